// What the result of the running encounter is worth to a seat, in colonies.

#pragma once

#include "bots/cosmic/judging/worth.h"

namespace sidera::cosmic {

inline constexpr float kVictoryWorth = 4.0f;

// Whether a seat has this power and can use it.
inline bool has_power(const Public& pub, Seat seat, AlienId alien) {
    return usable_sheet(pub, seat, alien) >= 0;
}

// A ship more or less in the warp, for this seat: some do not mind.
float ship_worth(const Public& pub, Seat seat);

// What a successful defense or a deal costs `me` because somebody else waits for them and wins in
// the end.
float price_of_time(const Public& pub, Seat me);

// Whether landing now ends the game in favour of this seat.
bool wins_by_landing(const Public& pub, Seat seat);

// CF-RES-3, CM-P8-8, CM-P8-9: whether the allies of a side land if it wins; on the black side of
// the cone those of the defense do.
constexpr bool allies_land(const Encounter& e, Side side) {
    return (side == Side::offense) != e.reverse;
}

// Whose ships land on the target if this side wins.
SeatSet landing_for(const Encounter& e, Side side);

// What it is worth to `me` if these seats land on the target.
float landing_worth(const Public& pub, Seat me, SeatSet landing);

// How much better the offense's victory is for `me` than the defense's; below zero: worse.
float pull(const Public& pub, Seat me);

// The same for `me` joining a side with some ships: worth of each result.
struct Stakes {
    float offense = 0;  // if the offense wins
    float defense = 0;
};

Stakes stakes(const Public& pub, Seat me);
Stakes stakes_of_ally(const Public& pub, Seat me, Side side, int ships);

}  // namespace sidera::cosmic
