// Questions about a public position that many rules ask.

#pragma once

#include "games/cosmic/view.h"

namespace sidera::cosmic {

constexpr Seat main_of(const Encounter& e, Side side) {
    return side == Side::offense ? e.offense : e.defense;
}

// Who laid the card that lies before a main player.
constexpr Seat layer_of(const Encounter& e, Side side) {
    return main_of(e, e.swapped ? other(side) : side);
}

Role role_of(const Public& pub, Seat seat);
Side side_of(const Public& pub, Seat seat);

inline bool has_role(const Public& pub, Seat seat, Roles roles) {
    return (static_cast<Roles>(role_of(pub, seat)) & roles) != 0;
}

// Of a main player: the other one.
Seat opponent_of(const Public& pub, Seat seat);

inline int ships_on(const Public& pub, Seat seat, Planet planet) {
    return pub.players[seat].ships[planet];
}

PlanetSet colonies(const Public& pub, Seat seat);
PlanetSet home_colonies(const Public& pub, Seat seat);
int foreign_colonies(const Public& pub, Seat seat);
bool nobody_on(const Public& pub, Planet planet);
SeatSet players_on(const Public& pub, Planet planet);

// Ships on colonies, in the game, in the running encounter (CF-A-GEN-1).
int ships_on_colonies(const Public& pub, Seat seat);
int ships_in_encounter(const Public& pub, Seat seat);

inline int ships_in_game(const Public& pub, Seat seat) {
    return pub.rules.ships - pub.players[seat].removed;
}

inline SeatSet everybody(const Public& pub) {
    return SeatSet::first(pub.rules.seats);
}

inline bool has_encounter(const Public& pub) {
    return !pub.encounters.empty();
}

// CF-POW-1
bool power_active(const Public& pub, Seat seat);

// Whether a sheet's text holds, zapped or not (CF-POW-7): not lost, hidden, lent away.
bool in_force(const Public& pub, Seat seat, const Sheet& sheet);

// Whether a sheet's power can be used now: not lost, zapped, hidden, lent away.
bool usable(const Public& pub, Seat seat, const Sheet& sheet);

// The seat that owns this alien, or nobody.
Seat owner_of(const Public& pub, AlienId alien);

// A sheet of this alien whose power the seat can use; -1: none.
int usable_sheet(const Public& pub, Seat seat, AlienId alien);

}  // namespace sidera::cosmic
