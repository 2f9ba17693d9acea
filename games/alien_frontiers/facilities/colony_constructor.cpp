// Colony Constructor: three equal ships and some ore land a colony.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-CONSTRUCTOR-1, AF-BONUS-BRADBURY-1
Price ColonyConstructor::price(const Data& data, const Public& pub, Seat seat) {
    const bool cheaper = data.colony_ore > 0 && has_bonus(pub, seat, Territory::bradbury);
    return {0, static_cast<std::uint8_t>(data.colony_ore - (cheaper ? 1 : 0))};
}

void ColonyConstructor::use(Table& table) {
    table.push(LandFrame{});
}

}  // namespace sidera::alien_frontiers
