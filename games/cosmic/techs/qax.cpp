// The Qax: a gift that cannot be refused.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

SeatSet guests(const Look& look) {
    return look.encounter().invited[look.side()];
}

// CF-TECH-14
void give(Play& play) {
    play.table.techs.press(play.frame.seat, play.side());
    play.table.techs.pass_tech(card_of(play), play.frame.seat);
}

}  // namespace

constinit const Tech tech_qax{.id = TechId::qax,
                              .research = 4,
                              .kind = TechKind::passes_on,
                              .uses = {{.rule = "CF-TECH-14",
                                        .when = {inviting, kMain},
                                        .target = {.players = guests},
                                        .act = {give}}}};

}  // namespace sidera::cosmic
