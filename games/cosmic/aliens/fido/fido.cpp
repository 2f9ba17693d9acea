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
    play.table.enc().spent[static_cast<std::size_t>(at)].offered = true;
    return play.ask(play.frame.seat,
                    {.kind = Ask::pick_yes_no, .subject = play.me(), .card = play.frame.chosen});
}

void take(Play& play, Seat seat) {
    const auto& spent = play.encounter().spent;
    for (std::size_t i = 0; i < spent.size(); ++i)
        if (spent[i].offered && spent[i].card == play.frame.chosen) {
            const Card card = play.table.fetch(i);
            if (card != Card::none)
                take_openly(play.table, seat, card);
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

Flow hear_pay(Play& play) {
    if (play.frame.count == 0) {
        if (play.said_yes())
            take(play, play.me());
    } else if (play.said_number() == 1) {
        play.table.draw(play.me(), 1);
    } else if (play.said_number() == 2) {
        play.table.retrieve(play.me(), 1);
    }
    return Flow::next;
}

// CF-A-FIDO-S: the next one of these cards.
Flow ask_next(Play& play) {
    if (!play.frame.ridden || find(play.encounter(), Card::none) < 0)
        return Flow::done;
    return play.ask({.kind = Ask::pick_open, .low = 1, .may_stop = true});
}

Flow hear_friend(Play& play) {
    play.frame.seat = play.said_seat();
    return play.back_to(0);
}

// CF-A-FIDO-W: the opponent takes the top card of the pile, and one is drawn.
bool pile_is_not_empty(const Look& look) {
    return !look.pub().discards.empty();
}

Flow throw_bone(Play& play) {
    if (play.pub().discards.empty())  // answers have shuffled it into the deck
        return Flow::done;
    const Card card = play.table.take_from_pile(play.pub().discards.size() - 1);
    take_openly(play.table, play.opponent(), card);
    play.table.draw(play.me(), 1);
    return Flow::done;
}

constexpr StepFn kChoose[] = {ask_card, ask_friend, announce_player};
constexpr StepFn kFetch[] = {offer, hear_offer, hear_pay, ask_next, ask_friend, hear_friend};
constexpr StepFn kThrowBone[] = {throw_bone};

constexpr Effect kPower[] = {{.rule = "CF-A-FIDO-1",
                              .moment = Moment::cards_discarded,
                              .can = something_to_fetch,
                              .announce = kChoose,
                              .act = kFetch}};

constexpr Effect kWild[] = {{.rule = "CF-A-FIDO-W",
                             .moment = Moment::before_selection,
                             .roles = kMain,
                             .can = pile_is_not_empty,
                             .act = kThrowBone}};

constexpr Effect kSuper[] = {{.rule = "CF-A-FIDO-S",
                              .moment = Moment::cards_discarded,
                              .super = SuperKind::rider,
                              .can = more_to_fetch}};

}  // namespace

constinit const Alien alien_fido{.id = AlienId::fido,
                                 .level = Level::yellow,
                                 .power = kPower,
                                 .wild = kWild,
                                 .super = kSuper,
                                 .rating = 129,
                                 .hints = {.wild = {When::always, 0.05f}}};

}  // namespace sidera::cosmic
