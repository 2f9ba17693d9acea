// Zombie: ships that would go to the warp go home instead.
//
// Alien 49, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool loses_ships(const Look& look) {
    return look.loss() != nullptr && look.loss()->batch[look.me()] > 0 &&
           !colonies(look.pub(), look.me()).empty();
}

Flow save(Play& play, int ships) {
    LossFrame& loss = play.loss();
    loss.batch[play.me()] = static_cast<std::uint8_t>(loss.batch[play.me()] - ships);
    play.table.tell({.kind = EventKind::ships_saved,
                     .seat = play.me(),
                     .count = static_cast<std::int16_t>(ships)});
    play.table.send_home(play.me(), ships, Planet::none, loss.fought);
    return Flow::done;
}

// CF-A-ZOMBIE-1. By a house rule these ships count for compensation all the same.
Flow go_home(Play& play) {
    const LossFrame& loss = play.loss();
    const int ships = loss.batch[play.me()];
    if (play.pub().rules.zombie_compensation && loss.cause == Cause::encounter &&
        has_role(play.pub(), play.me(), kMain)) {
        auto& lost = play.table.enc().lost[play.side()];
        lost = static_cast<std::uint8_t>(lost + ships);
    }
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
    const SeatSet left = willing(play.table.look(play.me())).without(play.frame.seats);
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
        play.table.send_from_warp(play.frame.seat);
    return play.back_to(0);
}

constexpr StepFn kGoHome[] = {go_home};
constexpr StepFn kSaveOne[] = {save_one};
constexpr StepFn kRaise[] = {ask_ally, hear_ally};

// CF-A-ZOMBIE-2 is a term of deals: `may_free_ships`.
constexpr Effect kPower[] = {{.rule = "CF-A-ZOMBIE-1",
                              .moment = Moment::losing,
                              .use = Use::mandatory,
                              .often = true,
                              .can = loses_ships,
                              .act = kGoHome}};

constexpr Effect kWild[] = {
    {.rule = "CF-A-ZOMBIE-W", .moment = Moment::losing, .can = loses_ships, .act = kSaveOne}};

constexpr Effect kSuper[] = {{.rule = "CF-A-ZOMBIE-S",
                              .moment = Moment::allied,
                              .roles = kMain,
                              .can = allies_in_warp,
                              .act = kRaise}};

}  // namespace

constinit const Alien alien_zombie{.id = AlienId::zombie,
                                   .level = Level::green,
                                   .passive = {.may_free_ships = true},
                                   .power = kPower,
                                   .wild = kWild,
                                   .super = kSuper,
                                   .rating = 90};

}  // namespace sidera::cosmic
