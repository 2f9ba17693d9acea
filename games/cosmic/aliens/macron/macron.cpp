// Macron: one ship at a time, and each as good as four.
//
// Alien 21, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kWorth = 4;

// Ships that re-establish a planet are not sent into an encounter.
bool sends(const Look& look) {
    return (look.encounter().bars & kResettles) == 0;
}

// CF-A-MACRON-1; CF-A-MACRON-S: as many as everybody.
void send_one(Play& play) {
    if (!play.frame.ridden)
        play.table.encounters.set_limit(play.me(), 1);
}

// CF-A-MACRON-2
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

void grow(Play& play) {
    play.mark(play.side(), ships_in_encounter(play.pub(), play.me()));
}

}  // namespace

// CF-A-MACRON-3 is `spoils_per_ship`.
// CM-A-MACRON-1, CM-A-MACRON-W, CM-A-MACRON-S
constinit const Alien alien_macron{
    .id = AlienId::macron,
    .level = Level::green,
    .passive = {.spoils_per_ship = 2},
    .power = {{.rule = "CF-A-MACRON-1",
               .when = {before_launch, kOffense},
               .use = Use::mandatory,
               .can = sends,
               .act = {send_one}},
              {.rule = "CF-A-MACRON-1",
               .when = {joining, kAlly},
               .use = Use::mandatory,
               .act = {send_one}},
              {.rule = "CF-A-MACRON-2",
               .when = {revealed, kMainOrAlly},
               .use = Use::mandatory,
               .act = {mark_own_side},
               .sum = {5, weigh}}},
    .wild = {{.rule = "CF-A-MACRON-W",
              .when = {revealed, kMainOrAlly},
              .can = attacks_with_ships,
              .act = {grow},
              .sum = {6, add_value}}},
    .super = {{.rule = "CF-A-MACRON-S",
               .when = {before_launch, kOffense},
               .super = SuperKind::rider,
               .rides = 0},
              {.rule = "CF-A-MACRON-S",
               .when = {joining, kAlly},
               .super = SuperKind::rider,
               .rides = 1}},
    .rating = 95,
    .hints = {.power = {When::always, 0.1f, 0.3f}, .wild = {When::swing}}};

}  // namespace sidera::cosmic
