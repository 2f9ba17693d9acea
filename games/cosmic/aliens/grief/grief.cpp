// Grief: when it mourns, everybody in the challenge mourns with it.
//
// Alien 56, in Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

constexpr int kSorrow = 2;  // cards for the wild flare

int tokens_lost(const Look& look) {
    return look.loss() == nullptr ? 0 : look.loss()->batch[look.me()];
}

Seat winner_of(const Encounter& e) {
    return e.result == Result::offense_won   ? e.offense
           : e.result == Result::defense_won ? e.defense
                                             : kNoSeat;
}

// CM-A-GRIEF-1: one card of each; CM-A-GRIEF-S: of the winner one for each token.
int cards_due(const Play& play, Seat seat) {
    if (seat == play.me() || has_role(play.pub(), seat, kNotMainOrAlly))
        return 0;
    return play.frame.ridden && seat == winner_of(play.encounter()) ? tokens_lost(play.look()) : 1;
}

bool mourns(const Look& look) {
    if (tokens_lost(look) == 0)
        return false;
    for (const Seat seat : everybody(look.pub()))
        if (seat != look.me() && has_role(look.pub(), seat, kMainOrAlly) &&
            look.pub().players[seat].hand > 0)
            return true;
    return false;
}

// CM-POW-3: the last word of a power that goes with these tokens comes before they are gone.
bool mourns_for_itself(const Look& look) {
    return mourns(look) && !power_active(look.pub(), look.me());
}

void begin_mourning(Play& play) {
    play.answer_once();
}

// One after the other, with a card of their own choice.
Flow ask_mourner(Play& play) {
    for (const Seat seat : play.encounter().order)
        if (play.frame.tally[seat] < cards_due(play, seat) && play.pub().players[seat].hand > 0) {
            play.frame.seat = seat;
            return play.ask(seat, {.kind = Ask::pick_card});
        }
    return Flow::done;
}

Flow hear_mourner(Play& play) {
    ++play.frame.tally[play.frame.seat];
    play.table.cards.discard(play.frame.seat, play.said_card());
    return play.go_to(ask_mourner);
}

bool has_a_winner(const Look& look) {
    const Seat winner = winner_of(look.encounter());
    return winner != kNoSeat && winner != look.me() && tokens_lost(look) > 1;
}

// CM-A-GRIEF-W
SeatSet with_cards(const Look& look) {
    SeatSet found;
    for (const Seat seat : others(look))
        if (look.pub().players[seat].hand > 0)
            found.insert(seat);
    return found;
}

Flow ask_victim(Play& play) {
    if (play.frame.count == kSorrow || play.pub().players[play.frame.seat].hand == 0)
        return Flow::done;
    ++play.frame.count;
    return play.ask(play.frame.seat, {.kind = Ask::pick_card});
}

Flow hear_victim(Play& play) {
    play.table.cards.discard(play.frame.seat, play.said_card());
    return play.go_to(ask_victim);
}

constexpr Effect mourning(Moment moment, bool (*can)(const Look&)) {
    return {.rule = "CM-A-GRIEF-1",
            .when = {moment},
            .use = Use::mandatory,
            .often = true,
            .can = can,
            .act = {begin_mourning, ask_mourner, hear_mourner}};
}

constexpr Effect shared_mourning(std::uint8_t power) {
    return {.rule = "CM-A-GRIEF-S", .super = SuperKind::rider, .rides = power, .can = has_a_winner};
}

constexpr Effect sorrow(Moment moment) {
    return {.rule = "CM-A-GRIEF-W",
            .when = {moment},
            .target = {.players = with_cards},
            .act = {ask_victim, hear_victim}};
}

}  // namespace

constinit const Alien alien_grief{
    .id = AlienId::grief,
    .tier = Tier::third,
    .expansion = true,
    .power = {mourning(lost, mourns), mourning(losing, mourns_for_itself)},
    .wild = {sorrow(revealed), sorrow(winner_known), sorrow(resolved)},
    .super = {shared_mourning(0), shared_mourning(1)},
    .hints = {.power = {When::always, 0.1f, 0.2f}}};

}  // namespace sidera::cosmic
