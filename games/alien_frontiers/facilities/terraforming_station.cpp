// Terraforming Station: a 6 lands a colony and is lost.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void TerraformingStation::use(Table& table) {
    table.push(LandFrame{});
}

}  // namespace sidera::alien_frontiers
