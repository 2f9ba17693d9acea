// Questions about a public position that many rules ask.

#pragma once

#include <cstring>

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

constexpr Seat main_of(const Encounter& e, Side side) {
    return side == Side::offense ? e.offense : e.defense;
}

// Who laid the card that lies before a main player.
constexpr Seat layer_of(const Encounter& e, Side side) {
    if (const Seat layer = e.slots[side].layer; layer != kNoSeat)
        return layer;
    return main_of(e, e.swapped ? other(side) : side);
}

// Whose turn it is while this encounter is played, whoever is the offense in it.
constexpr Seat turn_of(const Encounter& e) {
    return e.turn_of == kNoSeat ? e.offense : e.turn_of;
}

// Whose ships on the target defend it.
constexpr SeatSet garrison_of(const Encounter& e) {
    return e.garrison.empty() && e.defense != kNoSeat ? SeatSet::of(e.defense) : e.garrison;
}

// CM-KICK-2: by which a card of this side is multiplied; 1 where there is none, or none is open.
int kicker_of(const Encounter& e, Side side);
bool has_kicker(const Encounter& e, Side side);

// CF-ALLY-2: invited, or by an effect.
constexpr bool may_join(const Encounter& e, Seat seat, Side side) {
    return (e.invited[side].has(seat) || e.welcome[side].has(seat)) &&
           !e.vetoes.join[side].has(seat);
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

inline constexpr std::uint64_t kLowBits = 0x0101010101010101;

// One bit for each of eight bytes that is not zero, at the byte's lowest place.
constexpr std::uint64_t bytes_in_use(std::uint64_t eight) {
    constexpr std::uint64_t kHighBits = kLowBits << 7;
    return (((eight & ~kHighBits) + ~kHighBits) | eight) >> 7 & kLowBits;
}

PlanetSet colonies(const Public& pub, Seat seat);
PlanetSet home_colonies(const Public& pub, Seat seat);

inline int count_home_colonies(const Public& pub, Seat seat) {
    std::uint64_t system = 0;
    std::memcpy(&system, &pub.players[seat].ships[planet_at(seat, 0)], kMaxPlanets);
    return static_cast<int>(bytes_in_use(system) * kLowBits >> 56);  // their sum
}

int foreign_colonies(const Public& pub, Seat seat);
SeatSet with_enough_colonies(const Public& pub);  // to win (CF-WIN-1)
bool nobody_on(const Public& pub, Planet planet);
// CM-P2-4, CM-P2-7: the offense's: somebody else's colony, or an empty planet it can settle.
bool has_target_at_home(const Public& pub);
Seat pointed_by(const Public& pub, Destiny card);  // CF-DEST-1; none: by no card
SeatSet players_on(const Public& pub, Planet planet);

// Ships on colonies, in the game, in the running encounter (CF-A-GEN-1).
int ships_on_colonies(const Public& pub, Seat seat);
int ships_in_encounter(const Public& pub, Seat seat);

inline int ships_in_game(const Public& pub, Seat seat) {
    return pub.rules.ships + (pub.flagship.owner == seat ? 1 : 0) - pub.players[seat].removed;
}

// The techs of the table: all, or without the dearest ones.
TechSet techs_in_game(const Public& pub);

// Techs: the place in the public list of a card that lies face up, or of the nth of a player
// (from 1 on); the number of techs if there is none.
std::size_t find_tech(const Public& pub, TechId id);
std::size_t nth_tech(const Public& pub, Seat seat, int nth);
// The same for one's own card, face up or down; and which tech an own card is.
std::size_t own_tech(const ViewRef& ref, TechId id);
TechId tech_at(const ViewRef& ref, std::size_t at);
bool has_face_down_tech(const Public& pub, Seat seat);
int researching_ships(const Public& pub, Seat seat);

// CF-GEO-1: the next planet of the ring that is in the game; the last one is followed by the first.
Planet next_in_ring(const Public& pub, Planet planet);
bool is_next_to_cannon(const Public& pub, Planet planet);
// The planet that a tech made, wherever it is; none: nobody has made it.
Planet made_planet(const Public& pub);
// Whether the extra ship of a tech counts for this side.
bool has_flagship(const Public& pub, Side side);

// CM-A-AURA-1: whether everybody sees this hand.
inline bool hand_lies_open(const Public& pub, Seat seat) {
    return pub.open_hands.has(seat);
}

inline SeatSet everybody(const Public& pub) {
    return SeatSet::first(pub.rules.seats);
}

inline bool has_encounter(const Public& pub) {
    return !pub.encounters.empty();
}

// By the colonies as they stand (CF-POW-1). While ships are being lost powers still work:
// `in_force`.
bool power_active(const Public& pub, Seat seat);

// Whether a batch of lost ships is on its way to the warp.
bool ships_are_leaving(const Public& pub);

// Whether a sheet's text holds, zapped or not (CF-POW-7): not lost, hidden, lent away.
bool in_force(const Public& pub, Seat seat, const Sheet& sheet);

// Whether a sheet's power can be used now: not lost, zapped, hidden, lent away.
bool usable(const Public& pub, Seat seat, const Sheet& sheet);

// The seat that owns this alien, or nobody.
Seat owner_of(const Public& pub, AlienId alien);

// A sheet of this alien whose power the seat can use; -1: none.
int usable_sheet(const Public& pub, Seat seat, AlienId alien);

}  // namespace sidera::cosmic
