#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-LUNAR-1 to AF-LUNAR-3, AF-BONUS-VANVOGT-1, AF-BONUS-VANVOGT-2
Fit LunarMine::fit(const Public& pub, Seat seat) {
    const bool free_choice = !pub.turn.mine_docked && has_bonus(pub, seat, Territory::vanvogt);
    const int threshold = free_choice ? 0 : highest(pub.docks[Facility::lunar]);
    return {at_least(threshold), "AF-LUNAR-1"};
}

void LunarMine::use(Table& table) {
    table.note_mine_docked();
    table.gain(table.seat(), 0, 1);
}

}  // namespace sidera::alien_frontiers
