// Lunar Mine: ore for ships at least as high as all that are there.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void LunarMine::use(Table& table) {
    table.note_mine_docked();
    table.gain(table.seat(), 0, 1);
}

}  // namespace sidera::alien_frontiers
