// Xenon Lasers: a little more, or a little less.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

void hear_whom_for(Play& play) {
    play.frame.number = play.said_side() == play.side() ? 1 : -1;
}

// On the own total, up for the own side or down for the other.
void shoot(Play& play) {
    play.mark(play.side(), play.frame.number);
}

}  // namespace

constinit const Tech tech_xenon_lasers{.id = TechId::xenon_lasers,
                                       .research = 3,
                                       .kind = TechKind::stays,
                                       .uses = {{.rule = "CF-CALC-1",
                                                 .when = {revealed, kMainOrAlly},
                                                 .can = totals_count,
                                                 .announce = {ask_which_side, hear_whom_for},
                                                 .act = {shoot},
                                                 .sum = {6, add_value}}}};

}  // namespace sidera::cosmic
