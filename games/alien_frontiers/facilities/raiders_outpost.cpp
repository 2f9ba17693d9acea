// Raiders' Outpost: three ships in a row drive others away and steal.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void RaidersOutpost::use(Table& table) {
    table.push(RaidFrame{});
}

}  // namespace sidera::alien_frontiers
