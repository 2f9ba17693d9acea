// Virus: its ships multiply its card instead of being added.
//
// Alien 43, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool attacks(const Look& look) {
    return look.attack(look.side());
}

// CF-A-VIRUS-1; CF-A-VIRUS-S: the allies' ships too.
Flow use(Play& play) {
    play.mark(play.side(), play.frame.ridden ? 1 : 0);
    return Flow::done;
}

void multiply(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].times_card = true;
    sum[mark.side].allies_too = mark.value != 0;
}

// CF-A-VIRUS-W: own ships times allied ships.
Flow team_up(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

void multiply_allies(Sum& sum, const Mark& mark, const Public&) {
    sum[mark.side].times_allies = true;
}

constexpr StepFn kUse[] = {use};
constexpr StepFn kTeamUp[] = {team_up};

constexpr Effect kPower[] = {{.rule = "CF-A-VIRUS-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = attacks,
                              .act = kUse,
                              .order = 5,
                              .modify = multiply}};

constexpr Effect kWild[] = {{.rule = "CF-A-VIRUS-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .can = attacks,
                             .act = kTeamUp,
                             .order = 5,
                             .modify = multiply_allies}};

constexpr Effect kSuper[] = {{.rule = "CF-A-VIRUS-S", .roles = kMain, .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_virus{
    .id = AlienId::virus,
    .level = Level::red,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 200,
    .hints = {.power = {When::always, 0.1f, 0.5f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
