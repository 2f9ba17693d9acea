// Visionary: names the card that the opponent has to play.
//
// Alien 64, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool opponent_chooses(const Look& look) {
    return !look.encounter().slots[other(look.side())].selected;
}

Flow ask_any_card(Play& play) {
    return play.ask({.kind = Ask::pick_named});
}

// CM-A-VISIONARY-1, CM-X-16
void bind(Play& play) {
    if (play.table.own(play.opponent()).hand.has(play.frame.chosen))
        play.table.cards.oblige(play.opponent(), play.frame.chosen);
}

// CM-A-VISIONARY-W: shown to everybody.
void show(Play& play) {
    Table& table = play.table;
    const Card named = play.frame.chosen;
    if (!table.own(play.opponent()).hand.has(named))
        return;
    table.minds.learn_all(play.opponent(), named);
    table.tell({.kind = EventKind::card_opened, .seat = play.opponent(), .card = named});
}

// CM-A-VISIONARY-S
bool power_is_to_come(const Look& look) {
    return opponent_chooses(look) && power_unused(look, AlienId::visionary);
}

void look_in(Play& play) {
    play.table.minds.show_hand(play.me(), play.opponent());
    play.table.minds.show(play.me(), {});
}

}  // namespace

constinit const Alien alien_visionary{.id = AlienId::visionary,
                                      .power = {{.rule = "CM-A-VISIONARY-1",
                                                 .when = {selecting, kMain},
                                                 .can = opponent_chooses,
                                                 .announce = {ask_challenge_card, hear_named_card},
                                                 .act = {bind}}},
                                      .wild = {{.rule = "CM-A-VISIONARY-W",
                                                .when = {before_selection, kMain},
                                                .announce = {ask_any_card, hear_named_card},
                                                .act = {show}}},
                                      .super = {{.rule = "CM-A-VISIONARY-S",
                                                 .when = {selecting, kMain},
                                                 .can = power_is_to_come,
                                                 .act = {look_in}}},
                                      .rating = 100,
                                      .hints = {.power = {When::always, 0.1f, 0.4f},
                                                .wild = {When::always, 0.05f},
                                                .super = {When::always, 0.2f}}};

}  // namespace sidera::cosmic
