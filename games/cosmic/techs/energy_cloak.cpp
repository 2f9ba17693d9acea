// Energy Cloak: nobody sees the attack coming, and nobody is called to help.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

void cloak(Play& play) {
    play.table.encounters.bar(kDefenseMayNotInvite);
}

}  // namespace

constinit const Tech tech_energy_cloak{
    .id = TechId::energy_cloak,
    .research = 4,
    .kind = TechKind::discarded,
    .uses = {{.rule = "CF-ALLY-1", .when = {launched, kOffense}, .act = {cloak}}}};

}  // namespace sidera::cosmic
