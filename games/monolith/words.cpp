// How things of the table are written.

#include "games/monolith/words.h"

namespace sidera::monolith {
namespace {

std::string listed(const Goods& goods, bool all) {
    std::string text;
    for (int i = 0; i < kResources; ++i) {
        const auto resource = static_cast<Resource>(i);
        if (goods[resource] > 0 || all)
            text += (text.empty() ? "" : ", ") + std::to_string(goods[resource]) + " " +
                    std::string(name_of(resource));
    }
    return text;
}

}  // namespace

std::string goods_text(const Goods& goods) {
    return goods.empty() ? "-" : listed(goods, false);
}

std::string stock_text(const Goods& goods) {
    return listed(goods, true);
}

std::string cell_text(Cell cell) {
    return WrittenText<Cell>::write(cell);
}

std::string spot_text(Spot spot) {
    return WrittenText<Spot>::write(spot);
}

std::string ship_text(Seat seat, std::uint32_t number) {
    return letter(seat) + std::to_string(number);
}

}  // namespace sidera::monolith
