// Collapsium Hulls: after a narrow defeat one ship holds the planet.

#include "games/cosmic/techs/tech.h"

namespace sidera::cosmic {
namespace {

constexpr int kNarrow = 5;

// CF-LOSS-1 step 2. A margin exists only between attacks (CF-CALC-3).
bool lost_narrowly(const Look& look) {
    const LossFrame* loss = look.loss();
    const Encounter& e = look.encounter();
    return loss != nullptr && loss->cause == Cause::encounter && loss->batch[look.me()] > 0 &&
           e.result == Result::offense_won && e.margin >= 0 && e.margin <= kNarrow;
}

void hold_planet(Play& play) {
    if (play.loss().batch[play.me()] == 0)
        return;
    play.table.ships.put(play.me(), play.encounter().target);
    play.table.ships.save(play.me(), 1);
}

}  // namespace

constinit const Tech tech_collapsium_hulls{.id = TechId::collapsium_hulls,
                                           .research = 4,
                                           .kind = TechKind::stays,
                                           .uses = {{.rule = "CF-LOSS-1",
                                                     .when = {losing, kDefense},
                                                     .can = lost_narrowly,
                                                     .act = {hold_planet}}}};

}  // namespace sidera::cosmic
