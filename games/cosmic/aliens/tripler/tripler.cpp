// Tripler: low cards count three times, high ones a third.
//
// Alien 41, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kHighest = 10;  // that is tripled
constexpr int kSuperHighest = 13;
constexpr int kTooHigh = 15;

constexpr int third(int value) {
    return (value + 2) / 3;
}

// CF-A-TRIPLER-1, CF-A-TRIPLER-S
void use(Play& play) {
    play.mark(play.side(), play.frame.ridden ? kSuperHighest : kHighest);
}

void triple(Sum& sum, const Mark& mark, const Public&) {
    int& value = sum[mark.side].card;
    value = value <= mark.value ? value * 3 : third(value);
}

// CF-A-TRIPLER-W: before anything else.
bool opponent_is_high(const Look& look) {
    const Card card = look.encounter().slots[other(look.side())].as;
    return is_attack(card) && value_of(card) >= kTooHigh;
}

void cut_down(Play& play) {
    play.mark(other(play.side()));
}

void divide(Sum& sum, const Mark& mark, const Public&) {
    int& value = sum[mark.side].card;
    if (value >= kTooHigh)
        value = third(value);
}

}  // namespace

constinit const Alien alien_tripler{
    .id = AlienId::tripler,
    .level = Level::red,
    .power = {{.rule = "CF-A-TRIPLER-1",
               .when = {revealed, kMain},
               .use = Use::mandatory,
               .can = attacks,
               .act = {use},
               .sum = {4, triple}}},
    .wild = {{.rule = "CF-A-TRIPLER-W",
              .when = {revealed, kMain},
              .can = opponent_is_high,
              .act = {cut_down},
              .sum = {2, divide}}},
    .super = {{.rule = "CF-A-TRIPLER-S", .when = {.roles = kMain}, .super = SuperKind::rider}},
    .rating = 152,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
