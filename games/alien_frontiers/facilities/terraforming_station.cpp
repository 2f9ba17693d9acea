#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-TERRA-1 to AF-TERRA-3
Fit TerraformingStation::fit(const Public& pub, Seat seat, bool relic) {
    if (!relic && coloured_in_play(pub, seat) <= kStartShips)
        return {{}, "AF-TERRA-2"};
    return {PipsSet::of(Pips::six), "AF-TERRA-1"};
}

void TerraformingStation::use(Table& table) {
    table.push(LandFrame{});
}

}  // namespace sidera::alien_frontiers
