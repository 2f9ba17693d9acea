// Spiff: loses so badly that one ship crash-lands on the planet.
//
// Alien 38, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kMargin = 10;
constexpr int kSuperMargin = 5;

bool loses_here(const Look& look) {
    const LossFrame* loss = look.loss();
    return loss != nullptr && loss->cause == Cause::encounter && loss->batch[look.me()] > 0;
}

bool crashes(const Look& look, int least) {
    return loses_here(look) && look.encounter().result == Result::defense_won &&
           look.encounter().margin >= least;
}

bool crashes_hard(const Look& look) {
    return crashes(look, kMargin);
}

bool crashes_gently(const Look& look) {
    return crashes(look, kSuperMargin) && power_unused(look, AlienId::spiff);
}

// CF-A-SPIFF-1, CF-A-SPIFF-S, CF-A-SPIFF-W: one ship of the batch stays on the planet.
Flow stay(Play& play) {
    Table& table = play.table;
    if (is_super(play.frame.effect))
        count_as_used(play);
    --play.loss().batch[play.me()];
    const Planet target = play.encounter().target;
    // The defense's ship never left: that is no new colony.
    const bool fresh = play.side() == Side::offense && ships_on(play.pub(), play.me(), target) == 0;
    table.put(play.me(), target);
    table.tell({.kind = EventKind::ships_saved, .seat = play.me(), .count = 1});
    if (fresh)
        table.colony_event(SeatSet::of(play.me()), target);
    return Flow::done;
}

constexpr StepFn kStay[] = {stay};

constexpr Effect kPower[] = {{.rule = "CF-A-SPIFF-1",
                              .moment = Moment::losing,
                              .roles = kOffense,
                              .can = crashes_hard,
                              .act = kStay}};

constexpr Effect kWild[] = {{.rule = "CF-A-SPIFF-W",
                             .moment = Moment::losing,
                             .roles = kDefense,
                             .can = loses_here,
                             .act = kStay}};

constexpr Effect kSuper[] = {{.rule = "CF-A-SPIFF-S",
                              .moment = Moment::losing,
                              .roles = kOffense,
                              .super = SuperKind::enable,
                              .can = crashes_gently,
                              .act = kStay}};

}  // namespace

constinit const Alien alien_spiff{.id = AlienId::spiff,
                                  .level = Level::green,
                                  .power = kPower,
                                  .wild = kWild,
                                  .super = kSuper,
                                  .rating = 109,
                                  .hints = {.power = {When::always, 0.4f, 0.5f},
                                            .wild = {When::always, 0.3f},
                                            .super = {When::always, 0.4f}}};

}  // namespace sidera::cosmic
