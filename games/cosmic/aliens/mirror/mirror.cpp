// Mirror: the digits of the attack cards change places.
//
// Alien 24, in Fantasy Flight and Mayfair.

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

void call(Play& play) {
    play.mark(play.frame.side);
}

// CF-A-MIRROR-S: one card only, which is named before anybody answers.
void spare_other(Play& play) {
    play.table.plays.point_at(play.carrier(), play.frame.side);
}

// CF-A-MIRROR-1; CM-A-MIRROR-1: every card that lies there, after the kicker (CM-X-10).
void reverse(Sum& sum, const Mark& mark, const Public& pub) {
    for (const Side side : {Side::offense, Side::defense}) {
        if ((mark.side != Side::none && mark.side != side) || !is_attack(sum[side].as))
            continue;
        sum[side].card = reversed(sum[side].card);
        if (sum[side].beside == 0)
            continue;
        sum[side].beside = 0;
        for (const Beside& beside : pub.encounter().beside)
            if (beside.side == side)
                sum[side].beside += reversed(value_beside(pub.encounter(), beside));
    }
}

// CF-A-MIRROR-W: type and value of the other card.
void copy(Play& play) {
    const Side they = other(play.side());
    const int value = face_value(play.pub(), they);
    play.table.slots.count_as(play.side(), play.encounter().slots[they].as);
    play.mark(play.side(), value);
}

void copied(Sum& sum, const Mark& mark, const Public&) {
    if (is_attack(sum[mark.side].as))
        sum[mark.side].card = mark.value;
}

}  // namespace

// CM-A-MIRROR-1, CM-A-MIRROR-W, CM-A-MIRROR-S
constinit const Alien alien_mirror{
    .id = AlienId::mirror,
    .level = Level::yellow,
    .power =
        {{.rule = "CF-A-MIRROR-1", .when = {selected, kMain}, .act = {call}, .sum = {3, reverse}}},
    .wild =
        {{.rule = "CF-A-MIRROR-W", .when = {revealed, kMain}, .act = {copy}, .sum = {1, copied}}},
    .super = {{.rule = "CF-A-MIRROR-S",
               .when = {selected, kMain},
               .super = SuperKind::rider,
               .target = {.side = true},
               .act = {spare_other}}},
    .rating = 108,
    .hints = {.power = {When::swing, 0.1f, 0.4f}, .wild = {When::swing}, .super = {When::swing}}};

}  // namespace sidera::cosmic
