#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-RAID-1 to AF-RAID-4: three in a row from `low` make 3 * low + 3.
Fit RaidersOutpost::fit(const Public& pub) {
    const int present = sum_of(pub.docks[Facility::raiders]);
    PipsSet lowest;
    for (int low = 1; low <= kSides - 2; ++low)
        if (3 * low + 3 > present)
            lowest.insert(pips_of(low));
    return {lowest, "AF-RAID-2"};
}

void RaidersOutpost::use(Table& table) {
    table.push(RaidFrame{});
}

}  // namespace sidera::alien_frontiers
