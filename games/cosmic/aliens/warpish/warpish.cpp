// Warpish: draws strength from all ships in the warp.
//
// Alien 46, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

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

}  // namespace

// CM-A-WARPISH-1, CM-A-WARPISH-W, CM-A-WARPISH-S
constinit const Alien alien_warpish{
    .id = AlienId::warpish,
    .level = Level::red,
    .expansion = true,
    .power = {{.rule = "CF-A-WARPISH-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = attacks,
               .act = {mark_own_side},
               .sum = {6, add_all_ghosts}}},
    .wild = {{.rule = "CF-A-WARPISH-W",
              .when = {revealed, kMain},
              .can = attacks,
              .act = {mark_own_side},
              .sum = {6, add_own_ghosts}}},
    .super = {{.rule = "CF-A-WARPISH-S",
               .when = {revealed, kMain},
               .act = {mark_own_side},
               .sum = {6, haunt}}},
    .rating = 225,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
