// Spiff: loses so badly that one ship crash-lands on the planet.
//
// Alien 38, in Fantasy Flight and Mayfair.

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
void stay(Play& play) {
    Table& table = play.table;
    if (is_super(play.frame.effect))
        count_as_used(play);
    const Planet target = play.encounter().target;
    // The defense's ship never left: that is no new colony.
    const bool fresh = play.side() == Side::offense && ships_on(play.pub(), play.me(), target) == 0;
    table.ships.put(play.me(), target);
    table.ships.save(play.me(), 1);
    if (fresh)
        table.ships.colony_event(SeatSet::of(play.me()), target);
}

}  // namespace

// CM-A-SPIFF-1, CM-A-SPIFF-W, CM-A-SPIFF-S
constinit const Alien alien_spiff{
    .id = AlienId::spiff,
    .level = Level::green,
    .power =
        {{.rule = "CF-A-SPIFF-1", .when = {losing, kOffense}, .can = crashes_hard, .act = {stay}}},
    .wild =
        {{.rule = "CF-A-SPIFF-W", .when = {losing, kDefense}, .can = loses_here, .act = {stay}}},
    .super = {{.rule = "CF-A-SPIFF-S",
               .when = {losing, kOffense},
               .super = SuperKind::enable,
               .can = crashes_gently,
               .act = {stay}}},
    .rating = 109,
    .hints = {.power = {When::always, 0.4f, 0.5f},
              .wild = {When::always, 0.3f},
              .super = {When::always, 0.4f}}};

}  // namespace sidera::cosmic
