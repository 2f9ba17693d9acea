// Anti-Matter: the lower total wins, and its own and all allied ships make totals smaller.
//
// Alien 1, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-ANTIMATTER-1
bool totals_count(const Look& look) {
    return look.both_attack();
}

Flow negate(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

// CF-A-ANTIMATTER-1, CF-A-ANTIMATTER-2. Ties stay with the defense (CF-A-ANTIMATTER-3).
void subtract(Sum& sum, const Mark& mark, const Public&) {
    sum.lower_wins = true;
    sum[mark.side].own_less = true;
    for (SideSum& side : sum.sides)
        side.allies_less = true;
}

bool others_wild_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() && is_wild(play->effect);
}

bool others_flare(const Look& look) {
    const PlayFrame* play = look.answered();
    return play != nullptr && play->owner != look.me() && is_flare(play->card);
}

// CF-A-ANTI-MATTER-W, CF-A-ANTI-MATTER-S, CF-FLARE-8: back to its hand, not to be tried again.
Flow stop_flare(Play& play) {
    PlayFrame& stopped = play.answered();
    const AlienId flare = alien_of(stopped.card);
    stopped.cancelled = true;
    stopped.keep = true;
    play.table.forget_flare(stopped.owner, flare);
    play.table.enc().flares_stopped.insert(flare);
    play.table.tell({.kind = EventKind::play_cancelled, .seat = stopped.owner});
    return Flow::done;
}

constexpr StepFn kNegate[] = {negate};
constexpr StepFn kStopFlare[] = {stop_flare};

constexpr Effect kPower[] = {{.rule = "CF-A-ANTIMATTER-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = totals_count,
                              .act = kNegate,
                              .order = 5,
                              .modify = subtract}};

constexpr Effect kWild[] = {{.rule = "CF-A-ANTI-MATTER-W",
                             .moment = Moment::card_played,
                             .roles = kMainOrAlly,
                             .can = others_wild_flare,
                             .act = kStopFlare}};

constexpr Effect kSuper[] = {{.rule = "CF-A-ANTI-MATTER-S",
                              .moment = Moment::card_played,
                              .can = others_flare,
                              .act = kStopFlare}};

}  // namespace

constinit const Alien alien_anti_matter{
    .id = AlienId::anti_matter,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 99,
    .hints = {
        .power = {When::always, 0.1f, 0.4f}, .wild = {When::opposed}, .super = {When::opposed}}};

}  // namespace sidera::cosmic
