// Mite: many cards or the colony.
//
// Alien 26, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kEnough = 3;  // cards the defense may keep

bool defense_is_rich(const Look& look) {
    return look.pub().players[look.encounter().defense].hand > kEnough;
}

// CF-A-MITE-1: "yes" lets the Mite land. An answer may have been the card too many.
Flow demand(Play& play) {
    if (!defense_is_rich(play.look()))
        return Flow::done;
    return play.ask(play.encounter().defense, {.kind = Ask::pick_yes_no, .subject = play.me()});
}

// CF-A-MITE-2: a colony beside everyone there, and the encounter is over.
Flow settle(Play& play) {
    Table& table = play.table;
    const Encounter& e = play.encounter();
    if (!play.said_yes())
        return Flow::next;
    const Seat me = play.me();  // this play ends with the encounter
    const bool fresh = ships_on(play.pub(), me, e.target) == 0;
    const int ships = e.sent[me];
    const Planet target = e.target;
    table.ships.unload(me, ships);
    table.ships.put(me, target, ships);
    table.encounters.end_encounter(Result::settled);
    if (fresh)
        table.ships.colony_event(SeatSet::of(me), target);
    return Flow::leave;
}

// The cards go at random, one after the other; CF-A-MITE-S: some of them may be taken.
Flow strip(Play& play) {
    Table& table = play.table;
    const Seat victim = play.encounter().defense;
    if (play.pub().players[victim].hand <= kEnough)
        return Flow::done;
    const Card card = table.cards.random_card(victim);
    table.minds.forget_hand(victim);
    play.frame.chosen = card;
    if (!play.frame.ridden) {
        table.cards.discard(victim, card);
        return Flow::again;
    }
    table.minds.learn_all(victim, card);  // it lies open while the Mite thinks about it
    return play.ask({.kind = Ask::pick_yes_no, .subject = victim, .card = card});
}

Flow keep_or_drop(Play& play) {
    Table& table = play.table;
    const Seat victim = play.encounter().defense;
    const Card card = play.frame.chosen;
    if (!play.said_yes()) {
        table.cards.discard(victim, card);
    } else if (table.cards.remove(victim, card)) {
        table.minds.spot(victim, card);
        table.cards.take_openly(play.me(), card);
    }
    return play.ask_again();
}

// CF-A-MITE-W: all allies go home if the opponent has more of them.
int allied_ships(const Public& pub, Side side) {
    int total = 0;
    for (const Seat ally : pub.encounter().allies[side])
        total += pub.encounter().sent[ally];
    return total;
}

bool outnumbered(const Look& look) {
    return allied_ships(look.pub(), other(look.side())) > allied_ships(look.pub(), look.side());
}

void send_allies_home(Play& play) {
    const auto order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (has_role(play.pub(), order[i - 1], kAlly))
            play.table.ships.recall(order[i - 1]);
}

}  // namespace

constinit const Alien alien_mite{
    .id = AlienId::mite,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-MITE-1",
               .when = {launched, kOffense},
               .use = Use::mandatory,
               .can = defense_is_rich,
               .act = {demand, settle, strip, keep_or_drop}}},
    .wild = {{.rule = "CF-A-MITE-W",
              .when = {allied, kMain},
              .can = outnumbered,
              .act = {send_allies_home}}},
    .super = {{.rule = "CF-A-MITE-S", .when = {launched, kOffense}, .super = SuperKind::rider}},
    .rating = 81,
    .hints = {.power = {When::always, 0.1f, 0.3f}}};

}  // namespace sidera::cosmic
