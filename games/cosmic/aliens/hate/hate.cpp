// Hate: at the start of its turn everybody discards a card like its own or loses ships.
//
// Alien 15, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kShips = 3;
constexpr int kHighest = 127;

// CF-A-HATE-1
bool holds_cards(const Look& look) {
    return !look.hand().empty();
}

Flow ask_card(Play& play) {
    return play.ask_card();
}

// Everybody sees it, also if it goes back to the hand.
void hear_card(Play& play) {
    play.frame.chosen = play.said_card();
    play.table.minds.learn_all(play.me(), play.frame.chosen);
    play.table.tell({.kind = EventKind::card_opened, .seat = play.me(), .card = play.frame.chosen});
}

// CF-A-HATE-S: shown is enough. CF-RESP-5: without the card there is no rage; its owner may have
// played it as an answer.
Flow rage(Play& play) {
    if (play.frame.ridden)
        return Flow::next;
    if (!play.hand().has(play.frame.chosen))
        return Flow::done;
    play.table.cards.discard(play.me(), play.frame.chosen);
    return Flow::next;
}

// CF-A-HATE-2: an attack must be at least as high. Clockwise; "done" loses ships.
Flow ask_other(Play& play) {
    const int seats = play.pub().rules.seats;
    if (++play.frame.count >= seats)
        return play.skip_answer();
    play.frame.seat = seat_at((index(play.me()) + play.frame.count) % seats);
    const Card card = play.frame.chosen;
    const int low = is_attack(card) ? value_of(card) : static_cast<int>(type_of(card));
    return play.ask(play.frame.seat,
                    {.kind = Ask::pick_card,
                     .subject = play.frame.seat,
                     .pick = is_attack(card) ? Pick::attack : Pick::type,
                     .low = static_cast<std::int8_t>(low),
                     .high = kHighest,
                     .may_stop = true});
}

// CF-TECH-8: from colonies alone.
Flow hear_other(Play& play) {
    if (!play.said_stop()) {
        play.table.cards.discard(play.frame.seat, play.said_card());
        return play.ask_again();
    }
    play.table.ships.begin_loss(Cause::effect);
    play.table.ships.surrender(
        {.owner = play.frame.seat, .chooser = play.me(), .count = kShips, .colonies_only = true});
    return play.ask_again();
}

// CF-A-HATE-3
void calm_down(Play& play) {
    if (!holds_encounter_card(play.pub(), play.table.own(play.me()), play.me()))
        play.table.cards.renew_hand(play.me());
}

// CF-A-HATE-W
bool opponent_has_cards(const Look& look) {
    return look.pub().players[look.opponent()].hand > 0;
}

void burn_card(Play& play) {
    const Seat victim = play.opponent();
    const Card card = play.table.cards.random_card(victim);
    play.table.minds.forget_hand(victim);
    if (card != Card::none)  // an answer may have been its last one
        play.table.cards.discard(victim, card);
}

Flow look_for_more(Play& play) {
    const Seat victim = play.opponent();
    return holds_encounter_card(play.pub(), play.table.own(victim), victim) ? Flow::done
                                                                            : Flow::next;
}

Flow win(Play& play) {
    play.table.encounters.win_at_once(play.side());
    return Flow::leave;
}

}  // namespace

constinit const Alien alien_hate{
    .id = AlienId::hate,
    .level = Level::yellow,
    .power = {{.rule = "CF-A-HATE-1",
               .when = {start_of_turn, kOffense},
               .use = Use::mandatory,
               .can = holds_cards,
               .announce = {ask_card, hear_card},
               .act = {rage, ask_other, hear_other, calm_down}}},
    .wild = {{.rule = "CF-A-HATE-W",
              .when = {before_selection, kMain},
              .can = opponent_has_cards,
              .act = {burn_card, look_for_more, return_flare, answer_flare, win}}},
    .super = {{.rule = "CF-A-HATE-S",
               .when = {start_of_turn, kOffense},
               .super = SuperKind::rider}},
    .rating = 98,
    .hints = {.power = {When::always, 0.1f, 0.2f}, .wild = {When::always, 0.08f}}};

}  // namespace sidera::cosmic
