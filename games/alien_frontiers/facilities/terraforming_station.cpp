#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void TerraformingStation::use(Table& table) {
    table.push(LandFrame{});
}

}  // namespace sidera::alien_frontiers
