// Virus: its ships multiply its card instead of being added.
//
// Alien 43, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-VIRUS-1; CF-A-VIRUS-S: the allies' ships too.
void use(Play& play) {
    play.mark(play.side(), play.frame.ridden ? 1 : 0);
}

void multiply(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].times_card = true;
    sum[mark.side].allies_too = mark.value != 0;
}

// CF-A-VIRUS-W: own ships times allied ships.
void multiply_allies(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].times_allies = true;
}

}  // namespace

// CM-A-VIRUS-1, CM-A-VIRUS-W, CM-A-VIRUS-S
constinit const Alien alien_virus{
    .id = AlienId::virus,
    .level = Level::red,
    .power = {{.rule = "CF-A-VIRUS-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = attacks,
               .act = {use},
               .sum = {5, multiply}}},
    .wild = {{.rule = "CF-A-VIRUS-W",
              .when = {revealed, kMain},
              .can = attacks,
              .act = {mark_own_side},
              .sum = {5, multiply_allies}}},
    .super = {{.rule = "CF-A-VIRUS-S", .when = {.roles = kMain}, .super = SuperKind::rider}},
    .rating = 200,
    .hints = {.power = {When::always, 0.1f, 0.5f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
