// Doppelganger: plays with the cards of somebody it haunts.
//
// Alien 80, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kWanted = 2;

// CM-A-DOPPELGANGER-1
SeatSet haunted(const Look& look) {
    return others(look).without(SeatSet::of(look.opponent()));
}

void drop_own_cards(Play& play) {
    const Cards hand = play.hand();
    hand.for_each(
        [&](Card card, int n) {
            for (int i = 0; i < n; ++i)
                play.table.cards.discard(play.me(), card);
        },
        kEncounterCards);
}

Card highest_attack(const Cards& hand) {
    Card best = Card::none;
    hand.for_each(
        [&best](Card card, int) {
            if (best == Card::none || value_of(card) > value_of(best))
                best = card;
        },
        kAttackCards);
    return best;
}

// One of each kind that there is: the highest attack, a compromise.
void haunt(Play& play) {
    Table& table = play.table;
    const Seat victim = play.frame.seat;
    const Card attack = highest_attack(table.own(victim).hand);
    const Card peace = card(Plain::negotiate);
    for (const Card wanted : {attack, peace})
        if (wanted != Card::none && table.own(victim).hand.has(wanted)) {
            table.cards.borrow(victim, play.me(), wanted);
            table.tell({.kind = EventKind::card_given, .seat = victim, .other = play.me()});
        }
    play.mark(play.side(), index(victim));
}

// CM-A-DOPPELGANGER-S: a third one, whichever the victim likes.
Flow ask_third(Play& play) {
    const Seat victim = play.frame.seat;
    if (!play.frame.ridden || !play.table.own(victim).hand.any_of(kEncounterCards))
        return play.skip_answer();
    return play.ask(victim,
                    {.kind = Ask::pick_card, .subject = play.me(), .pick = Pick::encounter});
}

void hear_third(Play& play) {
    const Seat victim = play.frame.seat;
    play.table.cards.borrow(victim, play.me(), play.said_card());
    play.table.tell({.kind = EventKind::card_given, .seat = victim, .other = play.me()});
}

// Until there are two, or no more in deck and pile.
Flow draw_up(Play& play) {
    int held = 0;
    play.hand().for_each([&held](Card, int n) { held += n; }, kEncounterCards);
    if (held >= kWanted || !play.table.cards.can_draw_encounter_card())
        return Flow::done;
    play.table.cards.draw(play.me(), 1);
    return Flow::again;
}

// What was not used goes back after the reveal, and at the latest when the challenge is over.
bool has_borrowed(const Look& look) {
    return !look.ref.own.borrowed.empty();
}

void give_back(Table& table, const Mark& mark) {
    table.cards.return_borrowed(mark.seat, seat_at(mark.value));
}

void give_back_now(Play& play) {
    for (const Mark& mark : play.encounter().marks)
        if (mark.by == power_effect(AlienId::doppelganger, 0) && mark.seat == play.me()) {
            give_back(play.table, mark);
            break;
        }
}

// CM-A-DOPPELGANGER-W
SeatSet bystanders_with_cards(const Look& look) {
    SeatSet seats;
    for (const Seat seat : others(look))
        if (has_role(look.pub(), seat, kNotMainOrAlly) && look.pub().players[seat].hand > 0)
            seats.insert(seat);
    return seats;
}

void take_one(Play& play) {
    if (play.table.cards.take_random(play.frame.seat, play.me()) != Card::none)
        play.table.tell({.kind = EventKind::cards_taken,
                         .seat = play.me(),
                         .other = play.frame.seat,
                         .count = 1});
}

}  // namespace

constinit const Alien alien_doppelganger{
    .id = AlienId::doppelganger,
    .expansion = true,
    .passive = {.waits_for_cards = true},
    .power = {{.rule = "CM-A-DOPPELGANGER-1",
               .when = {before_selection, kMain},
               .use = Use::mandatory,
               .target = {.players = haunted},
               .act = {drop_own_cards, haunt, ask_third, hear_third, draw_up},
               .when_over = give_back},
              {.rule = "CM-A-DOPPELGANGER-1",
               .when = {revealed, kMain},
               .use = Use::automatic,
               .lasting = true,
               .can = has_borrowed,
               .act = {give_back_now}}},
    .wild = {{.rule = "CM-A-DOPPELGANGER-W",
              .when = {before_selection},
              .target = {.players = bystanders_with_cards},
              .act = {take_one}}},
    .super = {{.rule = "CM-A-DOPPELGANGER-S",
               .when = {before_selection, kMain},
               .super = SuperKind::rider}},
    .rating = 100,
    .hints = {.power = {When::always, 0.1f, 0.4f}, .wild = {When::always, 0.1f}}};

}  // namespace sidera::cosmic
