// Calculator: takes the lower attack's value off the higher one's.
//
// Alien 3, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool both_attack(const Sum& sum) {
    return is_attack(sum[Side::offense].as) && is_attack(sum[Side::defense].as);
}

// CF-A-CALCULATOR-1
Flow declare(Play& play) {
    if (is_super(play.frame.effect))
        count_as_used(play);
    play.mark_as(power_effect(AlienId::calculator, 0), play.side());
    return Flow::done;
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

// CF-A-CALCULATOR-S
bool not_declared(const Look& look) {
    return power_unused(look, AlienId::calculator);
}

// CF-A-CALCULATOR-W: "one" calls odd, "two" calls even.
Flow ask_parity(Play& play) {
    return play.ask_number(1, 2);
}

Flow hear_parity(Play& play) {
    play.frame.number = static_cast<std::int8_t>(play.said_number());
    return Flow::done;
}

Flow call(Play& play) {
    play.mark(play.side(), play.frame.number);
    return Flow::done;
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

constexpr StepFn kDeclare[] = {declare};
constexpr StepFn kAskParity[] = {ask_parity, hear_parity};
constexpr StepFn kCall[] = {call};

constexpr Effect kPower[] = {{.rule = "CF-A-CALCULATOR-1",
                              .moment = Moment::selected,
                              .roles = kMain,
                              .act = kDeclare,
                              .order = 3,
                              .modify = equalize}};

constexpr Effect kWild[] = {{.rule = "CF-A-CALCULATOR-W",
                             .moment = Moment::selected,
                             .roles = kMain,
                             .announce = kAskParity,
                             .act = kCall,
                             .order = 3,
                             .modify = check_call}};

constexpr Effect kSuper[] = {{.rule = "CF-A-CALCULATOR-S",
                              .moment = Moment::selected,
                              .roles = kAlly,
                              .super = SuperKind::enable,
                              .can = not_declared,
                              .act = kDeclare}};

}  // namespace

constinit const Alien alien_calculator{
    .id = AlienId::calculator,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 60,
    .hints = {.power = {When::swing, 0.1f, 0.3f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
