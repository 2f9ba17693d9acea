// Calculator: takes the lower attack's value off the higher one's.
//
// Alien 3, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool both_attack(const Sum& sum) {
    return is_attack(sum[Side::offense].as) && is_attack(sum[Side::defense].as);
}

// CF-A-CALCULATOR-1
void declare(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.mark_as(power_effect(AlienId::calculator, 0), play.side());
}

// CF-A-CALCULATOR-1, CF-A-CALCULATOR-2
void equalize(Sum& sum, const Mark&, const Public&) {
    int& ours = sum[Side::offense].card;
    int& theirs = sum[Side::defense].card;
    if (!both_attack(sum) || ours == theirs)
        return;
    if (ours > theirs)
        ours -= theirs;
    else
        theirs -= ours;
}

// CF-A-CALCULATOR-W: "one" calls odd, "two" calls even.
Range parities(const Look&) {
    return {1, 2};
}

void check_call(Sum& sum, const Mark& mark, const Public&) {
    if (!both_attack(sum))
        return;
    int& mine = sum[mark.side].card;
    int& theirs = sum[other(mark.side)].card;
    const bool right = (mine + theirs) % 2 == 0 ? mark.value == 2 : mark.value == 1;
    if (right)
        theirs -= mine;
    else
        mine -= theirs;
}

}  // namespace

// CM-A-CALCULATOR-1, CM-A-CALCULATOR-W, CM-A-CALCULATOR-S
constinit const Alien alien_calculator{
    .id = AlienId::calculator,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-CALCULATOR-1",
               .when = {selected, kMain},
               .act = {declare},
               .sum = {3, equalize}}},
    .wild = {{.rule = "CF-A-CALCULATOR-W",
              .when = {selected, kMain},
              .target = {.amount = parities},
              .act = {mark_number},
              .sum = {3, check_call}}},
    .super = {{.rule = "CF-A-CALCULATOR-S",
               .when = {selected, kAlly},
               .super = SuperKind::enable,
               .can = unused<AlienId::calculator>,
               .act = {declare}}},
    .rating = 60,
    .hints = {.power = {When::swing, 0.1f, 0.3f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
