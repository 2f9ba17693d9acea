// Omega Missile: a planet is no more.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

Flow ask_target(Play& play) {
    return play.ask_planet(play.pub().planets);
}

// CF-TECH-13
Flow destroy(Play& play) {
    play.table.remove_planet(play.frame.planet);
    return Flow::done;
}

constexpr StepFn kAskTarget[] = {ask_target, hear_planet};
constexpr StepFn kDestroy[] = {destroy};

constexpr Effect kUses[] = {{.rule = "CF-TECH-13",
                             .moment = Moment::encounter_begins,
                             .announce = kAskTarget,
                             .act = kDestroy}};

}  // namespace

constinit const Tech tech_omega_missile{
    .id = TechId::omega_missile, .research = 8, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
