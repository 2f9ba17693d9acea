// Mirror: the digits of the attack cards change places.
//
// Alien 24, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// Two digits at least: 8 is 08 and becomes 80. More of them are read backwards too.
constexpr int reversed(int value) {
    if (value < 0)
        return -reversed(-value);
    int result = 0;
    for (int digits = 0; digits < 2 || value > 0; ++digits) {
        result = result * 10 + value % 10;
        value /= 10;
    }
    return result;
}

static_assert(reversed(15) == 51 && reversed(20) == 2 && reversed(8) == 80 && reversed(0) == 0);

Flow call(Play& play) {
    play.mark(play.frame.side);
    return Flow::done;
}

// CF-A-MIRROR-S: one card only, which is named before anybody answers.
Flow spare_other(Play& play) {
    play.carrier().side = play.frame.side;
    return Flow::done;
}

// CF-A-MIRROR-1
void reverse(Sum& sum, const Mark& mark, const Public&) {
    for (const Side side : {Side::offense, Side::defense})
        if ((mark.side == Side::none || mark.side == side) && is_attack(sum[side].as))
            sum[side].card = reversed(sum[side].card);
}

// CF-A-MIRROR-W: type and value of the other card.
Flow copy(Play& play) {
    const Side they = other(play.side());
    const int value = face_value(play.pub(), they);
    play.table.count_as(play.side(), play.encounter().slots[they].as);
    play.mark(play.side(), value);
    return Flow::done;
}

void copied(Sum& sum, const Mark& mark, const Public&) {
    if (is_attack(sum[mark.side].as))
        sum[mark.side].card = mark.value;
}

constexpr StepFn kCall[] = {call};
constexpr StepFn kAskSide[] = {ask_which_side, announce_side};
constexpr StepFn kSpareOther[] = {spare_other};
constexpr StepFn kCopy[] = {copy};

constexpr Effect kPower[] = {{.rule = "CF-A-MIRROR-1",
                              .moment = Moment::selected,
                              .roles = kMain,
                              .act = kCall,
                              .order = 3,
                              .modify = reverse}};

constexpr Effect kWild[] = {{.rule = "CF-A-MIRROR-W",
                             .moment = Moment::revealed,
                             .roles = kMain,
                             .act = kCopy,
                             .order = 1,
                             .modify = copied}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MIRROR-S",
                              .moment = Moment::selected,
                              .roles = kMain,
                              .super = SuperKind::rider,
                              .announce = kAskSide,
                              .act = kSpareOther}};

}  // namespace

constinit const Alien alien_mirror{
    .id = AlienId::mirror,
    .level = Level::yellow,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 108,
    .hints = {.power = {When::swing, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
