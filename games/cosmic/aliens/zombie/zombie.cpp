// Zombie: ships that would go to the warp go home instead.
//
// Alien 49, in Fantasy Flight and Mayfair.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool loses_ships(const Look& look) {
    return look.loss() != nullptr && look.loss()->batch[look.me()] > 0 &&
           !colonies(look.pub(), look.me()).empty();
}

Flow save(Play& play, int ships) {
    play.table.ships.save(play.me(), ships);
    play.table.ships.send_home(play.me(), ships, Planet::none, play.loss().fought);
    return Flow::done;
}

// CF-A-ZOMBIE-1. By a house rule these ships count for compensation all the same.
Flow go_home(Play& play) {
    const LossFrame& loss = play.loss();
    const int ships = loss.batch[play.me()];
    if (play.pub().rules.zombie_compensation && loss.cause == Cause::encounter &&
        has_role(play.pub(), play.me(), kMain))
        play.table.ships.count_lost(play.side(), ships);
    return save(play, ships);
}

// CF-A-ZOMBIE-W
Flow save_one(Play& play) {
    return save(play, 1);
}

// CF-A-ZOMBIE-S: each ally may add a ship from the warp, one after the other.
SeatSet willing(const Look& look) {
    SeatSet seats;
    for (const Seat ally : look.encounter().allies[look.side()])
        if (look.pub().players[ally].warp > 0)
            seats.insert(ally);
    return seats;
}

bool allies_in_warp(const Look& look) {
    return !willing(look).empty();
}

Flow ask_ally(Play& play) {
    const SeatSet left = willing(play.look()).without(play.frame.seats);
    for (const Seat seat : play.encounter().order)
        if (left.has(seat)) {
            play.frame.seat = seat;
            return play.ask(seat, {.kind = Ask::pick_yes_no, .subject = play.me()});
        }
    return Flow::done;
}

Flow hear_ally(Play& play) {
    play.frame.seats.insert(play.frame.seat);
    if (play.said_yes())
        play.table.ships.send_from_warp(play.frame.seat);
    return play.ask_again();
}

}  // namespace

// CF-A-ZOMBIE-2 is a term of deals: `may_free_ships`.
// CM-A-ZOMBIE-1, CM-A-ZOMBIE-W, CM-A-ZOMBIE-S
constinit const Alien alien_zombie{
    .id = AlienId::zombie,
    .level = Level::green,
    .passive = {.may_free_ships = true},
    .power = {{.rule = "CF-A-ZOMBIE-1",
               .when = {losing},
               .use = Use::mandatory,
               .often = true,
               .can = loses_ships,
               .act = {go_home}}},
    .wild = {{.rule = "CF-A-ZOMBIE-W", .when = {losing}, .can = loses_ships, .act = {save_one}}},
    .super = {{.rule = "CF-A-ZOMBIE-S",
               .when = {allied, kMain},
               .can = allies_in_warp,
               .act = {ask_ally, hear_ally}}},
    .rating = 90};

}  // namespace sidera::cosmic
