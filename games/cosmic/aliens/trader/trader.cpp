// Trader: exchanges whole hands with the opponent.
//
// Alien 40, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-TRADER-1
Flow trade(Play& play) {
    play.table.swap_hands(play.me(), play.frame.ridden ? play.frame.seat : play.opponent());
    return Flow::done;
}

// CF-A-TRADER-S: with any player instead, who is named before anybody answers.
Flow ask_partner(Play& play) {
    return play.ask_player(everybody(play.pub()).without(SeatSet::of(play.me())));
}

Flow change_partner(Play& play) {
    play.carrier().seat = play.frame.seat;
    return Flow::done;
}

// CF-A-TRADER-W: a random card comes, any card goes back. An answer may have been the last card:
// then none comes and none goes.
bool opponent_has_cards(const Look& look) {
    return look.pub().players[look.opponent()].hand > 0;
}

Flow take(Play& play) {
    const Card taken = play.table.take_random(play.opponent(), play.me());
    return taken == Card::none ? Flow::done : Flow::next;
}

Flow ask_back(Play& play) {
    return play.ask_card();
}

Flow give_back(Play& play) {
    play.table.give(play.me(), play.opponent(), play.said_card());
    return Flow::done;
}

constexpr StepFn kTrade[] = {trade};
constexpr StepFn kAskPartner[] = {ask_partner, announce_player};
constexpr StepFn kChangePartner[] = {change_partner};
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
                              .super = SuperKind::rider,
                              .announce = kAskPartner,
                              .act = kChangePartner}};

}  // namespace

constinit const Alien alien_trader{
    .id = AlienId::trader,
    .level = Level::green,
    .power = kPower,
    .wild = kWild,
    .super = kSuper,
    .rating = 106,
    .hints = {.power = {When::poor_hand, 0.1f, 0.3f}, .super = {When::poor_hand}}};

}  // namespace sidera::cosmic
