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

Flow hold_planet(Play& play) {
    LossFrame& loss = play.loss();
    if (loss.batch[play.me()] == 0)
        return Flow::done;
    --loss.batch[play.me()];
    play.table.put(play.me(), play.encounter().target);
    play.table.tell({.kind = EventKind::ships_saved, .seat = play.me(), .count = 1});
    return Flow::done;
}

constexpr StepFn kHoldPlanet[] = {hold_planet};

constexpr Effect kUses[] = {{.rule = "CF-LOSS-1",
                             .moment = Moment::losing,
                             .roles = kDefense,
                             .can = lost_narrowly,
                             .act = kHoldPlanet}};

}  // namespace

constinit const Tech tech_collapsium_hulls{
    .id = TechId::collapsium_hulls, .research = 4, .kind = TechKind::stays, .uses = kUses};

}  // namespace sidera::cosmic
