// Healer: brings lost ships home, whoever lost them, for a card.
//
// Alien 16, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

// CF-A-HEALER-2: each victim of a batch once. Without a colony there is nowhere to go.
SeatSet victims(const Look& look) {
    SeatSet seats;
    const LossFrame* loss = look.loss();
    if (loss == nullptr)
        return seats;
    for (const Seat seat : everybody(look.pub()))
        if (seat != look.me() && loss->batch[seat] + loss->removed[seat] > 0 &&
            !loss->healed.has(seat) && !colonies(look.pub(), seat).empty())
            seats.insert(seat);
    return seats;
}

// CF-A-HEALER-1: all ships of the batch, also those that left the game.
void heal(Play& play) {
    Table& table = play.table;
    const LossFrame& loss = play.loss();
    const Seat victim = play.frame.seat;
    const int lost = std::min<int>(loss.batch[victim], play.pub().players[victim].warp);
    const int gone = loss.removed[victim];
    table.ships.note_healed(victim);
    table.ships.from_warp(victim, lost);
    table.ships.bring_back(victim, gone);
    play.frame.count = static_cast<std::int8_t>(lost + gone);
    table.tell({.kind = EventKind::ships_home, .seat = victim, .count = play.frame.count});
    table.ships.send_home(victim, lost + gone, Planet::none, loss.fought);
}

// CF-A-HEALER-S: a card for each ship.
void take_fee(Play& play) {
    play.table.cards.draw(play.me(), play.frame.ridden ? play.frame.count : 1);
}

// A tech that answers the use of a power is a zap.
bool is_zapping_tech(const PlayFrame& play) {
    const Moment moment = effect(play.effect).when.moment;
    return is_of_tech(play.effect) &&
           (moment == Moment::power_used || moment == Moment::card_played);
}

// CF-A-HEALER-W: the zap itself is answered. Below its window lie the zap, the window it answers,
// and the use it is aimed at.
bool zapped_myself(const Look& look) {
    const PlayFrame* zap = look.answered();
    const Frames& frames = look.pub().frames;
    if (zap == nullptr || frames.size() < 4 ||
        (counts_as(*zap) != card(Plain::cosmic_zap) && !is_zapping_tech(*zap)))
        return false;
    const auto* target = std::get_if<PlayFrame>(&frames[frames.size() - 4]);
    return target != nullptr && target->owner == look.me();
}

void shrug_off(Play& play) {
    play.table.plays.cancel(play.answered());
}

}  // namespace

// CM-A-HEALER-1, CM-A-HEALER-W, CM-A-HEALER-S
constinit const Alien alien_healer{
    .id = AlienId::healer,
    .level = Level::yellow,
    .never_with = AlienSet::of(AlienId::masochist),
    .power = {{.rule = "CF-A-HEALER-1",
               .when = {lost},
               .often = true,
               .target = {.players = victims},
               .act = {heal, take_fee}}},
    .wild =
        {{.rule = "CF-A-HEALER-W", .when = {card_played}, .can = zapped_myself, .act = {shrug_off}},
         {.rule = "CF-A-HEALER-W", .when = {tech_used}, .can = zapped_myself, .act = {shrug_off}}},
    .super = {{.rule = "CF-A-HEALER-S", .when = {lost}, .super = SuperKind::rider}},
    .rating = 80,
    .hints = {.power = {When::healing}, .wild = {When::always, 0.3f}}};

}  // namespace sidera::cosmic
