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

bool attacks(const Look& look) {
    return look.attack(look.side());
}

// CF-A-TRIPLER-1, CF-A-TRIPLER-S
Flow use(Play& play) {
    play.mark(play.side(), play.frame.ridden ? kSuperHighest : kHighest);
    return Flow::done;
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

Flow cut_down(Play& play) {
    play.mark(other(play.side()));
    return Flow::done;
}

void divide(Sum& sum, const Mark& mark, const Public&) {
    int& value = sum[mark.side].card;
    if (value >= kTooHigh)
        value = third(value);
}

constexpr StepFn kUse[] = {use};
constexpr StepFn kCutDown[] = {cut_down};

constexpr Effect kPower[] = {{.rule = "CF-A-TRIPLER-1",
                              .moment = Moment::revealed,
                              .roles = kMain,
                              .use = Use::mandatory,
                              .can = attacks,
                              .act = kUse,
                              .order = 4,
                              .modify = triple}};

constexpr Effect kWild[] = {{.rule = "CF-A-TRIPLER-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .can = opponent_is_high,
                             .act = kCutDown,
                             .order = 2,
                             .modify = divide}};

constexpr Effect kSuper[] = {{.rule = "CF-A-TRIPLER-S", .roles = kMain, .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_tripler{
    .id = AlienId::tripler,
    .level = Level::red,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 152,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
