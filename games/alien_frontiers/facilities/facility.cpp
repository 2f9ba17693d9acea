// From a facility's name to what it does.

#include "games/alien_frontiers/facilities/facility.h"

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void use_facility(Table& table, const Docking& docking) {
    switch (docking.at) {
        case Facility::solar:
            return SolarConverter::use(table, docking.die.pips);
        case Facility::lunar:
            return LunarMine::use(table);
        case Facility::yard:
            return Shipyard::use(table);
        case Facility::constructor:
            return ColonyConstructor::use(table);
        case Facility::raiders:
            return RaidersOutpost::use(table);
        case Facility::hub:
            return ColonistHub::use(table);
        case Facility::terraform:
            return TerraformingStation::use(table);
        case Facility::market:    // trades are actions of their own (AF-MARKET-2)
        case Facility::artifact:  // so are cycles and claims (AF-ARTIFACT-7)
            return;
    }
}

std::string_view set_rule(Facility at) {
    switch (at) {
        case Facility::market:
            return "AF-MARKET-1";
        case Facility::yard:
            return "AF-YARD-1";
        case Facility::constructor:
            return "AF-CONSTRUCTOR-1";
        case Facility::raiders:
            return "AF-RAID-1";
        case Facility::terraform:
            return "AF-TERRA-1";
        default:
            return "AF-DOCK-1";
    }
}

}  // namespace sidera::alien_frontiers
