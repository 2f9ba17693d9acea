// Energy Cloak: nobody sees the attack coming, and nobody is called to help.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

Flow cloak(Play& play) {
    play.table.bar(kDefenseMayNotInvite);
    return Flow::done;
}

constexpr StepFn kCloak[] = {cloak};

constexpr Effect kUses[] = {
    {.rule = "CF-ALLY-1", .moment = Moment::launched, .roles = kOffense, .act = kCloak}};

}  // namespace

constinit const Tech tech_energy_cloak{
    .id = TechId::energy_cloak, .research = 4, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
