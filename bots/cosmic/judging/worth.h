// What things are worth in Cosmic Encounter, in colonies: the price list of the bots.

#pragma once

#include <array>

#include "games/cosmic/game.h"

namespace sidera::cosmic {

inline constexpr float kShipWorth = 0.06f;
inline constexpr float kRandomCardWorth = 0.10f;

// The next foreign colony of somebody who has `held` of `needed`.
float colony_worth(int held, int needed);

float card_worth(Card card);
float hand_worth(const Cards& hand);

// How well an alien does, in points of the chance to win: for the choice of one.
inline float alien_rating(AlienId alien) {
    return 0.2f * static_cast<float>(cosmic::alien(alien).rating);
}

// How a seat stands, as everybody sees it: colonies, ships, power, number of cards.
float standing(const Public& pub, Seat seat);

// Whose next foreign colony ends the game.
bool is_about_to_win(const Public& pub, Seat seat);

// Whether the offense's landing would be a new foreign colony of this seat.
bool would_gain_colony(const Public& pub, Seat seat);

// The rival one would like to see fail most.
Seat leader_but(const Public& pub, Seat me, SeatSet among);

}  // namespace sidera::cosmic
