// Fido: fetches a used encounter card and offers it to somebody.
//
// Alien 9, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

int find(const Encounter& e, Card card) {
    for (std::size_t i = 0; i < e.spent.size(); ++i)
        if (!e.spent[i].offered && (card == Card::none || e.spent[i].card == card))
            return static_cast<int>(i);
    return -1;
}

// CF-A-FIDO-1
bool something_to_fetch(const Look& look) {
    return find(look.encounter(), Card::none) >= 0;
}

// Steps that choose a card and whom it is offered to: announced, and again for CF-A-FIDO-S.
Flow ask_card(Play& play) {
    return play.ask({.kind = Ask::pick_open, .low = 1});
}

Flow ask_friend(Play& play) {
    if (play.said_stop())
        return Flow::done;
    play.frame.chosen = play.said_card();
    return play.ask_player(everybody(play.pub()).without(SeatSet::of(play.me())));
}

// CF-A-FIDO-S: only worth it with a second card.
bool more_to_fetch(const Look& look) {
    return look.encounter().spent.size() > 1;
}

// CF-A-FIDO-2: the other takes it or not.
Flow offer(Play& play) {
    const int at = find(play.encounter(), play.frame.chosen);
    if (at < 0)
        return Flow::done;
    play.table.slots.note_offered(static_cast<std::size_t>(at));
    return play.ask(play.frame.seat,
                    {.kind = Ask::pick_yes_no, .subject = play.me(), .card = play.frame.chosen});
}

void take(Play& play, Seat seat) {
    const auto& spent = play.encounter().spent;
    for (std::size_t i = 0; i < spent.size(); ++i)
        if (spent[i].offered && spent[i].card == play.frame.chosen) {
            const Card card = play.table.cards.fetch(i);
            if (card != Card::none)
                play.table.cards.take_openly(seat, card);
            return;
        }
}

// Accepted: nothing, a card or a ship for Fido. Refused: Fido may keep it.
Flow hear_offer(Play& play) {
    play.frame.count = play.said_yes() ? 1 : 0;
    if (!play.said_yes())
        return play.ask_yes_no();
    take(play, play.frame.seat);
    const bool ship =
        play.pub().players[play.me()].warp > 0 && !colonies(play.pub(), play.me()).empty();
    return play.ask_number(0, ship ? 2 : 1);
}

void hear_pay(Play& play) {
    if (play.frame.count == 0) {
        if (play.said_yes())
            take(play, play.me());
    } else if (play.said_number() == 1) {
        play.table.cards.draw(play.me(), 1);
    } else if (play.said_number() == 2) {
        play.table.ships.retrieve(play.me(), 1);
    }
}

// CF-A-FIDO-S: the next one of these cards.
Flow ask_next(Play& play) {
    if (!play.frame.ridden || find(play.encounter(), Card::none) < 0)
        return Flow::done;
    return play.ask({.kind = Ask::pick_open, .low = 1, .may_stop = true});
}

Flow hear_friend(Play& play) {
    play.frame.seat = play.said_seat();
    return play.go_to(offer);
}

// CF-A-FIDO-W: the opponent takes the top card of the pile, and one is drawn.
bool pile_is_not_empty(const Look& look) {
    return !look.pub().discards.empty();
}

void throw_bone(Play& play) {
    if (play.pub().discards.empty())  // answers have shuffled it into the deck
        return;
    const Card card = play.table.cards.take_from_pile(play.pub().discards.size() - 1);
    play.table.cards.take_openly(play.opponent(), card);
    play.table.cards.draw(play.me(), 1);
}

}  // namespace

constinit const Alien alien_fido{
    .id = AlienId::fido,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-FIDO-1",
               .when = {cards_discarded},
               .can = something_to_fetch,
               .announce = {ask_card, ask_friend, announce_player},
               .act = {offer, hear_offer, hear_pay, ask_next, ask_friend, hear_friend}}},
    .wild = {{.rule = "CF-A-FIDO-W",
              .when = {before_selection, kMain},
              .can = pile_is_not_empty,
              .act = {throw_bone}}},
    .super = {{.rule = "CF-A-FIDO-S",
               .when = {cards_discarded},
               .super = SuperKind::rider,
               .can = more_to_fetch}},
    .rating = 129,
    .hints = {.wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
