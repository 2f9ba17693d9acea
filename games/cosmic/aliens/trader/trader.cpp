// Trader: exchanges whole hands with the opponent.
//
// Alien 40, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-TRADER-1
void trade(Play& play) {
    play.table.cards.swap_hands(play.me(), play.frame.ridden ? play.frame.seat : play.opponent());
}

void change_partner(Play& play) {
    play.table.plays.point_at(play.carrier(), play.frame.seat);
}

// CF-A-TRADER-W: a random card comes, any card goes back. An answer may have been the last card:
// then none comes and none goes.
bool opponent_has_cards(const Look& look) {
    return look.pub().players[look.opponent()].hand > 0;
}

Flow take(Play& play) {
    const Card taken = play.table.cards.take_random(play.opponent(), play.me());
    return taken == Card::none ? Flow::done : Flow::next;
}

Flow ask_back(Play& play) {
    return play.ask_card();
}

void give_back(Play& play) {
    play.table.cards.give(play.me(), play.opponent(), play.said_card());
}

}  // namespace

// CM-A-TRADER-1, CM-A-TRADER-W, CM-A-TRADER-S
constinit const Alien alien_trader{
    .id = AlienId::trader,
    .level = Level::green,
    .power = {{.rule = "CF-A-TRADER-1", .when = {before_selection, kMain}, .act = {trade}}},
    .wild = {{.rule = "CF-A-TRADER-W",
              .when = {before_invitations, kMain},
              .can = opponent_has_cards,
              .act = {take, ask_back, give_back}}},
    .super = {{.rule = "CF-A-TRADER-S",
               .when = {before_selection, kMain},
               .super = SuperKind::rider,
               .target = {.players = others},
               .act = {change_partner}}},
    .rating = 106,
    .hints = {.power = {When::poor_hand, 0.1f, 0.3f}, .super = {When::poor_hand}}};

}  // namespace sidera::cosmic
