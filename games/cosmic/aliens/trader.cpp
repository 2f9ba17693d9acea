// Trader: exchanges whole hands with the opponent.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-TRADER-1
Flow trade(Play& play) {
    if (!play.frame.ridden) {
        play.table.swap_hands(play.me(), play.opponent());
        return Flow::done;
    }
    return play.ask_player(everybody(play.pub()).without(SeatSet::of(play.me())));
}

// CF-A-TRADER-S: with any player instead.
Flow trade_with(Play& play) {
    play.table.swap_hands(play.me(), play.said_seat());
    return Flow::done;
}

// CF-A-TRADER-W: a random card comes, any card goes back.
bool opponent_has_cards(const Look& look) {
    return look.pub().players[look.opponent()].hand > 0;
}

Flow take(Play& play) {
    play.table.take_random(play.opponent(), play.me());
    return Flow::next;
}

Flow ask_back(Play& play) {
    return play.ask_card();
}

Flow give_back(Play& play) {
    play.table.give(play.me(), play.opponent(), play.said_card());
    return Flow::done;
}

constexpr StepFn kTrade[] = {trade, trade_with};
constexpr StepFn kSwapOne[] = {take, ask_back, give_back};

constexpr Effect kPower[] = {
    {.rule = "CF-A-TRADER-1", .moment = Moment::before_selection, .roles = kMain, .act = kTrade}};

constexpr Effect kWild[] = {{.rule = "CF-A-TRADER-W",
                             .moment = Moment::before_invitations,
                             .roles = kMain,
                             .can = opponent_has_cards,
                             .act = kSwapOne}};

constexpr Effect kSuper[] = {{.rule = "CF-A-TRADER-S",
                              .moment = Moment::before_selection,
                              .roles = kMain,
                              .super = SuperKind::rider}};

}  // namespace

constinit const Alien alien_trader{
    .id = AlienId::trader, .level = Level::green, .power = kPower, .wild = kWild, .super = kSuper};

}  // namespace sidera::cosmic
