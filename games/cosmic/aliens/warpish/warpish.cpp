// Warpish: draws strength from all ships in the warp.
//
// Alien 46, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool attacks(const Look& look) {
    return look.attack(look.side());
}

Flow use(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

// CF-A-WARPISH-1: counted when the totals are.
void add_all_ghosts(Sum& sum, const Mark& mark, const Public& pub) {
    for (const Seat seat : everybody(pub))
        sum[mark.side].bonus += pub.players[seat].warp;
}

// CF-A-WARPISH-W
void add_own_ghosts(Sum& sum, const Mark& mark, const Public& pub) {
    sum[mark.side].bonus += pub.players[mark.seat].warp;
}

// CF-A-WARPISH-S: the opponent's ghosts count against it.
void haunt(Sum& sum, const Mark& mark, const Public& pub) {
    const Side against = other(mark.side);
    sum[against].bonus -= pub.players[main_of(pub.encounter(), against)].warp;
}

constexpr StepFn kUse[] = {use};

constexpr Effect kPower[] = {{.rule = "CF-A-WARPISH-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = attacks,
                              .act = kUse,
                              .order = 6,
                              .modify = add_all_ghosts}};

constexpr Effect kWild[] = {{.rule = "CF-A-WARPISH-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .can = attacks,
                             .act = kUse,
                             .order = 6,
                             .modify = add_own_ghosts}};

constexpr Effect kSuper[] = {{.rule = "CF-A-WARPISH-S",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .act = kUse,
                              .order = 6,
                              .modify = haunt}};

}  // namespace

constinit const Alien alien_warpish{
    .id = AlienId::warpish,
    .level = Level::red,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 225,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
