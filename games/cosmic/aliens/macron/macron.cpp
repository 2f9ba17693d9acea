// Macron: one ship at a time, and each as good as four.
//
// Alien 21, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kWorth = 4;

// Ships that re-establish a planet are not sent into an encounter.
bool sends(const Look& look) {
    return (look.encounter().bars & kResettles) == 0;
}

// CF-A-MACRON-1; CF-A-MACRON-S: as many as everybody.
Flow send_one(Play& play) {
    if (!play.frame.ridden)
        play.table.set_limit(play.me(), 1);
    return Flow::done;
}

// CF-A-MACRON-2
Flow weigh_in(Play& play) {
    play.mark(play.side());
    return Flow::done;
}

void weigh(Sum& sum, const Mark& mark, const Public& pub) {
    const int more = (kWorth - 1) * ships_in_encounter(pub, mark.seat);
    if (mark.seat == main_of(pub.encounter(), mark.side))
        sum[mark.side].own += more;
    else
        sum[mark.side].allies += more;
}

// CF-A-MACRON-W
bool attacks_with_ships(const Look& look) {
    return look.attack(look.side()) && ships_in_encounter(look.pub(), look.me()) > 0;
}

Flow grow(Play& play) {
    play.mark(play.side(), ships_in_encounter(play.pub(), play.me()));
    return Flow::done;
}

constexpr StepFn kSendOne[] = {send_one};
constexpr StepFn kWeighIn[] = {weigh_in};
constexpr StepFn kGrow[] = {grow};

constexpr Effect kPower[] = {{.rule = "CF-A-MACRON-1",
                              .moment = Moment::before_launch,
                              .roles = kOffense,
                              .use = Use::mandatory,
                              .can = sends,
                              .act = kSendOne},
                             {.rule = "CF-A-MACRON-1",
                              .moment = Moment::joining,
                              .roles = kAlly,
                              .use = Use::mandatory,
                              .act = kSendOne},
                             {.rule = "CF-A-MACRON-2",
                              .moment = Moment::revealed,
                              .roles = kMainOrAlly,
                              .use = Use::mandatory,
                              .act = kWeighIn,
                              .order = 5,
                              .modify = weigh}};

constexpr Effect kWild[] = {{.rule = "CF-A-MACRON-W",
                             .moment = Moment::revealed,
                             .roles = kMainOrAlly,
                             .can = attacks_with_ships,
                             .act = kGrow,
                             .order = 6,
                             .modify = add_value}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MACRON-S",
                              .moment = Moment::before_launch,
                              .roles = kOffense,
                              .super = SuperKind::rider,
                              .rides = 0},
                             {.rule = "CF-A-MACRON-S",
                              .moment = Moment::joining,
                              .roles = kAlly,
                              .super = SuperKind::rider,
                              .rides = 1}};

}  // namespace

// CF-A-MACRON-3 is `spoils_per_ship`.
constinit const Alien alien_macron{
    .id = AlienId::macron,
    .level = Level::green,
    .passive = {.spoils_per_ship = 2},
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 95,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .wild = {When::swing}}};

}  // namespace sidera::cosmic
