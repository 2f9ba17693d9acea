// Xenon Lasers: a little more, or a little less.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

Flow hear_whom_for(Play& play) {
    play.frame.number = play.said_side() == play.side() ? 1 : -1;
    return Flow::done;
}

// On the own total, up for the own side or down for the other.
Flow shoot(Play& play) {
    play.mark(play.side(), play.frame.number);
    return Flow::done;
}

constexpr StepFn kAskWhomFor[] = {ask_which_side, hear_whom_for};
constexpr StepFn kShoot[] = {shoot};

constexpr Effect kUses[] = {{.rule = "CF-CALC-1",
                             .moment = Moment::revealed,
                             .roles = kMainOrAlly,
                             .can = totals_count,
                             .announce = kAskWhomFor,
                             .act = kShoot,
                             .order = 6,
                             .modify = add_value}};

}  // namespace

constinit const Tech tech_xenon_lasers{
    .id = TechId::xenon_lasers, .research = 3, .kind = TechKind::stays, .uses = kUses};

}  // namespace sidera::cosmic
