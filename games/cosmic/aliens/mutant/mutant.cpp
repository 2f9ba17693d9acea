// Mutant: fills its hand up, from the deck or from the hands of others.
//
// Alien 27, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kFull = 8;
constexpr int kMostDropped = 3;
constexpr int kMostDraws = 2 * kFull;  // even if there are hardly any cards left in the game

bool lacks_cards(const Look& look) {
    return look.player().hand < kFull;
}

// CF-A-MUTANT-S: some cards go first.
Flow ask_drop(Play& play) {
    if (play.frame.ridden && play.frame.count < kMostDropped && !play.hand().empty())
        return play.ask_card(Pick::any, 0, 0, true);
    return play.skip_answer();
}

Flow hear_drop(Play& play) {
    if (play.said_stop())
        return Flow::next;
    ++play.frame.count;
    play.table.cards.discard(play.me(), play.said_card());
    return play.ask_again();
}

// CF-A-MUTANT-1: card by card. Naming itself means the deck.
Flow ask_source(Play& play) {
    const Public& pub = play.pub();
    if (pub.players[play.me()].hand >= kFull || play.frame.number >= kMostDraws)
        return Flow::done;
    ++play.frame.number;
    SeatSet sources = SeatSet::of(play.me());
    for (const Seat seat : everybody(pub))
        if (pub.players[seat].hand > 0)
            sources.insert(seat);
    return play.ask_player(sources);
}

// What comes from the deck is one event for those who answer draws: `seats` notes the first card.
Flow hear_source(Play& play) {
    Table& table = play.table;
    const Seat source = play.said_seat();
    if (source == play.me()) {
        table.cards.draw(play.me(), 1, DrawFrame::To::hand, play.frame.seats.has(source));
        play.frame.seats.insert(source);
    } else {
        table.cards.take_random(source, play.me());
        table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = source, .count = 1});
    }
    return play.ask_again();
}

// CF-A-MUTANT-W: from the opponent and its allies, after a victory or a deal.
SeatSet payers(const Look& look) {
    const Encounter& e = look.encounter();
    const Side mine = look.side();
    SeatSet seats;
    if (!has_won_or_dealt(look))
        return seats;
    for (const Seat seat : SeatSet::of(look.opponent()) | e.allies[other(mine)])
        if (look.pub().players[seat].hand > 0)
            seats.insert(seat);
    return seats;
}

bool somebody_pays(const Look& look) {
    return !payers(look).empty();
}

void collect(Play& play) {
    for (const Seat seat : payers(play.look())) {
        play.table.cards.take_random(seat, play.me());
        play.table.tell(
            {.kind = EventKind::cards_taken, .seat = play.me(), .other = seat, .count = 1});
    }
}

}  // namespace

// CM-A-MUTANT-1, CM-A-MUTANT-W, CM-A-MUTANT-S
constinit const Alien alien_mutant{
    .id = AlienId::mutant,
    .level = Level::green,
    .power = {{.rule = "CF-A-MUTANT-1",
               .when = {before_invitations, kMain},
               .can = lacks_cards,
               .act = {ask_drop, hear_drop, ask_source, hear_source}}},
    .wild = {{.rule = "CF-A-MUTANT-W",
              .when = {aftermath, kMain},
              .can = somebody_pays,
              .act = {collect}}},
    .super = {{.rule = "CF-A-MUTANT-S",
               .when = {before_invitations, kMain},
               .super = SuperKind::rider}},
    .rating = 72,
    .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
