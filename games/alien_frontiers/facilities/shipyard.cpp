// Shipyard: a pair of ships builds another one.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-YARD-3 to AF-YARD-6, AF-BONUS-HERBERT-1
Price Shipyard::price(const Data& data, const Public& pub, Seat seat) {
    const int built = std::min(coloured_in_play(pub, seat) - kStartShips, kFleet - kStartShips - 1);
    Price price = data.ships[static_cast<std::size_t>(built)];
    if (built == kFleet - kStartShips - 1 && pub.rules.sixth_ship_ore > 0)
        price.ore = pub.rules.sixth_ship_ore;
    if (!has_bonus(pub, seat, Territory::herbert))
        return price;
    return {static_cast<std::uint8_t>(price.fuel > 0 ? price.fuel - 1 : 0),
            static_cast<std::uint8_t>(price.ore > 0 ? price.ore - 1 : 0)};
}

void Shipyard::use(Table& table) {
    table.build_ship();
}

}  // namespace sidera::alien_frontiers
