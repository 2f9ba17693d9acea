// What the features of a position are worth to the bots of Cosmic Encounter.

#pragma once

#include "bots/cosmic/judging/features.h"

namespace sidera::cosmic {

// Worth of a feature when somebody is about to win, and what it is worth more at the start, in
// between by the time left. The unit: one more doubles the weight of a seat (log2).
struct Weight {
    float late = 0;
    float early = 0;
};

using Weights = std::array<Weight, kFeatures>;

// Fitted to the outcomes of 30,000 games of greedy bots (3 to 6 players, one answer in fifty at
// random; 370,000 positions between two encounters), by the likelihood of who won. This can be done
// again: `sidera_fit_cosmic cosmic`.
inline constexpr Weights kFantasyFlightWeights = {{
    {0.477f, -0.095f},   // four_missing
    {0.475f, -0.061f},   // three_missing
    {0.867f, -0.423f},   // two_missing
    {0.811f, 0.000f},    // one_missing
    {-0.002f, -0.129f},  // thin
    {0.046f, -0.015f},   // homes
    {0.316f, 0.221f},    // power
    {-0.032f, -0.145f},  // power_edge
    {0.847f, 0.474f},    // alien
    {0.663f, -0.092f},   // ships
    {-1.992f, 0.365f},   // few_ships
    {0.308f, 0.007f},    // cards
    {-0.761f, 0.054f},   // own_cards
    {0.904f, -0.064f},   // own_hand
    {0.103f, -0.157f},   // own_attack
    {-0.142f, 0.329f},   // own_negotiate
    {0.409f, -0.301f},   // on_turn
    {0.517f, 0.000f},    // on_turn_near
    {-0.380f, 0.206f},   // last_chance
    {0.263f, -0.215f},   // next
    {0.297f, 0.000f},    // next_near
    {0.748f, 1.540f},    // clock
    {0.463f, 0.097f},    // clock_end
    {1.057f, 2.732f},    // martyr
    {4.181f, 1.173f},    // martyr_end
}};

// The same for Mayfair: 12,000 games with all aliens, half of them with the expansion's cards,
// kickers and reinforcements; 233,000 positions: `sidera_fit_cosmic cosmic_mayfair 12000`.
inline constexpr Weights kMayfairWeights = {{
    {0.630f, -0.212f},   // four_missing
    {0.621f, -0.255f},   // three_missing
    {0.953f, -0.423f},   // two_missing
    {0.928f, 0.000f},    // one_missing
    {-0.013f, 0.063f},   // thin
    {0.037f, -0.004f},   // homes
    {0.295f, 0.534f},    // power
    {0.026f, -0.624f},   // power_edge
    {0.816f, 0.643f},    // alien
    {0.724f, -0.266f},   // ships
    {-1.538f, -1.061f},  // few_ships
    {0.382f, 0.191f},    // cards
    {-0.330f, 0.253f},   // own_cards
    {0.611f, -0.127f},   // own_hand
    {0.118f, -0.096f},   // own_attack
    {-0.183f, 0.205f},   // own_negotiate
    {0.377f, -0.316f},   // on_turn
    {0.342f, 0.000f},    // on_turn_near
    {-0.309f, 0.253f},   // last_chance
    {0.277f, -0.254f},   // next
    {0.102f, 0.000f},    // next_near
    {0.000f, 0.000f},    // clock
    {0.000f, 0.000f},    // clock_end
    {0.000f, 0.000f},    // martyr
    {0.000f, 0.000f},    // martyr_end
}};

constexpr const Weights& weights_of(const Edition& edition) {
    return edition.id == kMayfair ? kMayfairWeights : kFantasyFlightWeights;
}

}  // namespace sidera::cosmic
