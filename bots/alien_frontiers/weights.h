// What things are worth to the bots of Alien Frontiers.

#pragma once

#include "bots/alien_frontiers/features.h"

namespace sidera::alien_frontiers {

// Worth of a feature at the end of the game and what it is worth more at its start, in between by
// the time left. The unit: one more halves the odds of all others together (log2).
struct Worth {
    float late = 0;
    float early = 0;
};

using FeatureWeights = std::array<Worth, kFeatures>;

// What the player at work has begun and not yet brought home, in the same unit.
struct BegunWeights {
    float die = 0.15f;  // still in the hand
    float landing = 1.2f;
    float raid = 0.55f;
    float claim = 0.35f;
    float surplus = 0.15f;
};

// A first guess that games between bots have corrected (tools/fit_weights).
inline constexpr FeatureWeights kWeights = {{
    {0.80f, 0.0f},   // points
    {0.10f, 0.10f},  // landed
    {0.20f, 0.0f},   // one_left
    {0.10f, 1.20f},  // ships
    {0.05f, 0.70f},  // relic
    {0.06f, 0.05f},  // fuel
    {0.03f, 0.02f},  // fuel_more
    {0.15f, 0.06f},  // ore
    {0.06f, 0.03f},  // ore_more
    {0.13f, 0.05f},  // hub
    {0.10f, 0.0f},   // hub_ready
    {0.10f, 0.0f},   // hub_paid
    {-0.15f, 0.0f},  // thin_control
    {-0.20f, 0.0f},  // contested
    {0.20f, 0.0f},   // near_control
    {0.05f, 0.0f},   // frozen
    {0.0f, 0.4f},    // heinlein
    {0.0f, 0.3f},    // pohl
    {0.0f, 0.4f},    // vanvogt
    {0.0f, 0.3f},    // bradbury
    {0.0f, 0.8f},    // asimov
    {0.0f, 0.5f},    // herbert
    {0.0f, 0.7f},    // lem
    {0.0f, 0.3f},    // burroughs
    {-0.20f, 0.0f},  // alien_city
    {-0.20f, 0.0f},  // alien_monument
    {0.15f, 0.2f},   // booster_pod
    {0.15f, 0.2f},   // data_crystal
    {0.10f, 0.1f},   // gravity_manipulator
    {0.15f, 0.2f},   // holographic_decoy
    {0.30f, 0.2f},   // orbital_teleporter
    {0.20f, 0.2f},   // plasma_cannon
    {0.20f, 0.2f},   // polarity_device
    {0.10f, 0.3f},   // resource_cache
    {0.15f, 0.2f},   // stasis_beam
    {0.10f, 0.1f},   // temporal_warper
    {0.0f, 0.0f},    // waits
}};

inline constexpr BegunWeights kBegun{};

}  // namespace sidera::alien_frontiers
