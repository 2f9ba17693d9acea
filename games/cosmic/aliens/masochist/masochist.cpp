// Masochist: wins when all its ships are lost.
//
// Alien 22, in Fantasy Flight.

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic {
namespace {

bool lost_all(const Look& look) {
    return look.player().warp == ships_in_game(look.pub(), look.me());
}

// CF-A-MASOCHIST-1
Flow win(Play& play) {
    play.table.encounters.end_game(SeatSet::of(play.me()));
    return Flow::leave;
}

bool will_retrieve(const Look& look) {
    const Encounter& e = look.encounter();
    return look.pub().players[e.offense].warp > 0 && (e.bars & kNoRetrieval) == 0;
}

// CF-A-MASOCHIST-W: players who can take a ship back.
SeatSet candidates(const Look& look) {
    const Public& pub = look.pub();
    SeatSet seats;
    for (const Seat seat : everybody(pub))
        if (seat != pub.encounter().offense && pub.players[seat].warp > 0 &&
            !colonies(pub, seat).empty())
            seats.insert(seat);
    return seats;
}

// The offense must keep a ship to launch.
bool another_can(const Look& look) {
    const Encounter& e = look.encounter();
    return will_retrieve(look) && ships_on_colonies(look.pub(), e.offense) + e.sent[e.offense] > 0;
}

// An answer may have cost who was named the last colony.
void retrieve_for(Play& play) {
    if (!candidates(play.look()).has(play.frame.seat))
        return;
    play.table.encounters.bar(kNoRetrieval);
    play.table.ships.retrieve(play.frame.seat, 1);
}

// CF-A-MASOCHIST-S, CF-WARP-3
bool can_spare_ship(const Look& look) {
    return will_retrieve(look) && ships_in_game(look.pub(), look.me()) > look.pub().rules.to_win;
}

void remove_ship(Play& play) {
    play.table.encounters.bar(kNoRetrieval);
    play.table.ships.from_warp(play.me(), 1);
    play.table.ships.remove_from_game(play.me(), 1);
}

}  // namespace

// CF-A-MASOCHIST-2 is `keeps_power`.
constinit const Alien alien_masochist{.id = AlienId::masochist,
                                      .level = Level::red,
                                      .never_with = AlienSet::of(AlienId::healer),
                                      .passive = {.keeps_power = true},
                                      .power = {{.rule = "CF-A-MASOCHIST-1",
                                                 .when = {before_anything},
                                                 .use = Use::mandatory,
                                                 .can = lost_all,
                                                 .act = {win}}},
                                      .wild = {{.rule = "CF-A-MASOCHIST-W",
                                                .when = {before_retrieval},
                                                .can = another_can,
                                                .target = {.players = candidates},
                                                .act = {retrieve_for}}},
                                      .super = {{.rule = "CF-A-MASOCHIST-S",
                                                 .when = {before_retrieval, kOffense},
                                                 .can = can_spare_ship,
                                                 .act = {remove_ship}}},
                                      .rating = 72,
                                      .hints = {.power = {When::always, 0.1f, 1.0f},
                                                .wild = {When::in_warp, 0.06f},
                                                .super = {When::plenty, 0.02f}}};

}  // namespace sidera::cosmic
