// Infinity Drive: an encounter at once, whoever's turn it is.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

// CF-NEST-1
bool could_meet_somebody(const Look& look) {
    return holds_encounter_card(look.pub(), look.ref.own, look.me()) &&
           !look.pub().encounters.full();
}

Flow leave(Play& play) {
    play.table.dispose(play.frame);
    return Flow::next;
}

// CF-NEST-2: the window it was used in goes on afterwards.
Flow begin(Play& play) {
    play.table.begin_encounter(play.me(), 1, true);
    play.table.push(EncounterFrame{});
    return Flow::done;
}

constexpr StepFn kBegin[] = {leave, begin};

constexpr Effect kUses[] = {{.rule = "CF-NEST-1",
                             .moment = Moment::encounter_ends,
                             .can = could_meet_somebody,
                             .act = kBegin}};

}  // namespace

constinit const Tech tech_infinity_drive{
    .id = TechId::infinity_drive, .research = 6, .kind = TechKind::discarded, .uses = kUses};

}  // namespace sidera::cosmic
