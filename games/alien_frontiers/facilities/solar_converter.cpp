// Solar Converter: fuel for any ship.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-SOLAR-1, AF-SOLAR-2, AF-BONUS-LEM-1
void SolarConverter::use(Table& table, Pips pips) {
    const Seat seat = table.seat();
    const int bonus = has_bonus(table.pub(), seat, Territory::lem) ? 1 : 0;
    table.gain(seat, (value_of(pips) + 1) / 2 + bonus, 0);
}

}  // namespace sidera::alien_frontiers
