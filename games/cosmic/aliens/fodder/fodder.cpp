// Fodder: adds cards that lie between its own attack and the opponent's.
//
// Alien 11, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-FODDER-1: higher than the own card, lower than the other; CF-A-FODDER-S: just lower.
int lowest(const Public& pub, Side side, bool super) {
    return super ? 0 : face_value(pub, side) + 1;
}

int highest(const Public& pub, Side side) {
    return face_value(pub, other(side)) - 1;
}

bool holds_fodder(const Public& pub, const Cards& hand, Side side, bool super) {
    const int low = lowest(pub, side, super);
    const int high = highest(pub, side);
    bool found = false;
    hand.for_each([&](Card card, int) {
        found = found || (is_attack(card) && value_of(card) >= low && value_of(card) <= high);
    });
    return found;
}

bool can_overwhelm(const Look& look) {
    if (!look.both_attack())
        return false;
    const bool super =
        (look.hand().has_flare(AlienId::fodder) || look.ref.own.hoard.has_flare(AlienId::fodder)) &&
        flare_allowed(look.pub(), look.me(), AlienId::fodder);
    return holds_fodder(look.pub(), look.hand(), look.side(), super);
}

Flow ask_fodder(Play& play) {
    const Public& pub = play.pub();
    const Side side = play.side();
    const bool super = play.frame.ridden;
    if (!holds_fodder(pub, play.hand(), side, super))
        return Flow::done;
    return play.ask_card(Pick::attack, lowest(pub, side, super), highest(pub, side), true);
}

// All cards make one mark.
Flow hear_fodder(Play& play) {
    if (play.said_stop())
        return Flow::done;
    const Card card = play.said_card();
    if (play.frame.count++ == 0)
        play.mark(play.side(), value_of(card));
    else
        play.table.encounters.raise_mark(play.frame.effect, play.me(), value_of(card));
    play.table.tell({.kind = EventKind::reinforced,
                     .seat = play.me(),
                     .side = play.side(),
                     .value = static_cast<std::int16_t>(value_of(card))});
    play.table.cards.discard(play.me(), card);
    return play.ask_again();
}

// CF-A-FODDER-W: who was invited and stayed out joins now, with one ship.
bool may_join_late(const Look& look) {
    const Encounter& e = look.encounter();
    const SeatSet came = e.came[Side::offense] | e.came[Side::defense];
    return (e.invited[Side::offense] | e.invited[Side::defense]).has(look.me()) &&
           !came.has(look.me()) && ships_on_colonies(look.pub(), look.me()) > 0;
}

Flow ask_side(Play& play) {
    const Encounter& e = play.encounter();
    const bool offense = e.invited[Side::offense].has(play.me());
    if (offense && e.invited[Side::defense].has(play.me()))
        return ask_which_side(play);
    play.frame.side = offense ? Side::offense : Side::defense;
    return Flow::done;
}

Flow ask_source(Play& play) {
    return play.ask({.kind = Ask::pick_source,
                     .subject = play.me(),
                     .planets = colonies(play.pub(), play.me())});
}

void join(Play& play) {
    play.table.encounters.join(play.me(), play.frame.side);
    play.table.ships.load(play.me(), play.said_planet());
    play.table.tell(
        {.kind = EventKind::joined, .seat = play.me(), .side = play.frame.side, .count = 1});
}

}  // namespace

constinit const Alien alien_fodder{
    .id = AlienId::fodder,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-FODDER-1",
               .when = {revealed, kMain},
               .can = can_overwhelm,
               .act = {ask_fodder, hear_fodder},
               .sum = {6, add_value}}},
    .wild = {{.rule = "CF-A-FODDER-W",
              .when = {revealed, kNotMainOrAlly},
              .can = may_join_late,
              .announce = {ask_side, announce_side},
              .act = {ask_source, join}}},
    .super = {{.rule = "CF-A-FODDER-S", .when = {revealed, kMain}, .super = SuperKind::rider}},
    .rating = 65,
    .hints = {.power = {When::behind, 0.2f, 0.5f}, .wild = {When::joins, 0.3f}}};

}  // namespace sidera::cosmic
