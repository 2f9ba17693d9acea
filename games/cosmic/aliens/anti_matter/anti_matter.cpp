// Anti-Matter: the lower total wins, and its own and all allied ships make totals smaller.
//
// Alien 1, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

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
void stop_flare(Play& play) {
    play.table.plays.cancel_flare(play.answered());
}

}  // namespace

// CM-A-ANTI-MATTER-1, CM-A-ANTI-MATTER-W, CM-A-ANTI-MATTER-S
constinit const Alien alien_anti_matter{
    .id = AlienId::anti_matter,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-ANTIMATTER-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = both_attack,
               .act = {mark_own_side},
               .sum = {5, subtract}}},
    .wild = {{.rule = "CF-A-ANTI-MATTER-W",
              .when = {card_played, kMainOrAlly},
              .can = others_wild_flare,
              .act = {stop_flare}}},
    .super = {{.rule = "CF-A-ANTI-MATTER-S",
               .when = {card_played},
               .can = others_flare,
               .act = {stop_flare}}},
    .rating = 99,
    .hints = {
        .power = {When::always, 0.1f, 0.4f}, .wild = {When::opposed}, .super = {When::opposed}}};

}  // namespace sidera::cosmic
