// Infinity Drive: an encounter at once, whoever's turn it is.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-NEST-1
bool could_meet_somebody(const Look& look) {
    return holds_encounter_card(look.pub(), look.ref.own, look.me()) &&
           !look.pub().encounters.full();
}

void leave(Play& play) {
    play.table.plays.dispose(play.frame);
}

// CF-NEST-2: the window it was used in goes on afterwards.
void begin(Play& play) {
    play.table.encounters.begin_encounter(play.me(), 1, true);
    play.table.push(EncounterFrame{});
}

}  // namespace

constinit const Tech tech_infinity_drive{.id = TechId::infinity_drive,
                                         .research = 6,
                                         .kind = TechKind::discarded,
                                         .uses = {{.rule = "CF-NEST-1",
                                                   .when = {encounter_ends},
                                                   .can = could_meet_somebody,
                                                   .act = {leave, begin}}}};

}  // namespace sidera::cosmic
