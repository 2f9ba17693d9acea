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
    if (!defense_is_rich(play.table.look(play.me())))
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
    table.unload(me, ships);
    table.put(me, target, ships);
    table.end_encounter(Result::settled);
    if (fresh)
        table.colony_event(SeatSet::of(me), target);
    return Flow::leave;
}

// The cards go at random, one after the other; CF-A-MITE-S: some of them may be taken.
Flow strip(Play& play) {
    Table& table = play.table;
    const Seat victim = play.encounter().defense;
    if (play.pub().players[victim].hand <= kEnough)
        return Flow::done;
    const Card card = table.random_card(victim);
    table.forget_hand(victim);
    play.frame.chosen = card;
    if (!play.frame.ridden) {
        table.discard(victim, card);
        return play.back_to(2);
    }
    for (const Seat seat : everybody(play.pub()))  // it lies open while the Mite thinks about it
        table.learn(seat, victim, card);
    return play.ask({.kind = Ask::pick_yes_no, .subject = victim, .card = card});
}

Flow keep_or_drop(Play& play) {
    Table& table = play.table;
    const Seat victim = play.encounter().defense;
    const Card card = play.frame.chosen;
    if (!play.said_yes()) {
        table.discard(victim, card);
    } else if (table.remove(victim, card)) {
        table.spot(victim, card);
        take_openly(table, play.me(), card);
    }
    return play.back_to(2);
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

Flow send_allies_home(Play& play) {
    const auto order = play.encounter().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (has_role(play.pub(), order[i - 1], kAlly))
            play.table.recall(order[i - 1]);
    return Flow::done;
}

constexpr StepFn kBluster[] = {demand, settle, strip, keep_or_drop};
constexpr StepFn kSendAlliesHome[] = {send_allies_home};

constexpr Effect kPower[] = {{.rule = "CF-A-MITE-1",
                              .moment = Moment::launched,
                              .roles = kOffense,
                              .use = Use::mandatory,
                              .can = defense_is_rich,
                              .act = kBluster}};

constexpr Effect kWild[] = {{.rule = "CF-A-MITE-W",
                             .moment = Moment::allied,
                             .roles = kMain,
                             .can = outnumbered,
                             .act = kSendAlliesHome}};

constexpr Effect kSuper[] = {{.rule = "CF-A-MITE-S",
                              .moment = Moment::launched,
                              .roles = kOffense,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_mite{.id = AlienId::mite,
                                 .level = Level::yellow,
                                 .power = kPower,
                                 .wild = kWild,
                                 .super = kSuper,
                                 .rating = 81,
                                 .hints = {.power = {When::always, 0.1f, 0.3f}}};

}  // namespace sidera::cosmic
