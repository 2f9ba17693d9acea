// What things are worth to the bots of Alien Frontiers, at two kinds of moments.

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

// In the middle of a turn, for bots that look one answer ahead: made by hand. It must not be greedy
// for what a whole turn brings better.
inline constexpr FeatureWeights kMidTurn = {{
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
}};

// Between two turns: fitted to the outcomes of games between bots (some 1,700 games, 80,000
// positions), by the likelihood of who won.
inline constexpr FeatureWeights kTurnEnd = {{
    {0.808f, -0.576f},   // points
    {0.464f, 0.207f},    // landed
    {0.404f, 0.159f},    // one_left
    {0.844f, 0.720f},    // ships
    {0.223f, 0.622f},    // relic
    {0.038f, 0.103f},    // fuel
    {0.002f, 0.054f},    // fuel_more
    {0.086f, 0.160f},    // ore
    {-0.106f, 0.232f},   // ore_more
    {0.281f, -0.121f},   // hub
    {-0.153f, -0.085f},  // hub_ready
    {-0.049f, 0.169f},   // hub_paid
    {-0.254f, -0.367f},  // thin_control
    {-0.072f, -0.509f},  // contested
    {0.004f, 0.384f},    // near_control
    {0.080f, 0.210f},    // frozen
    {-0.212f, 0.302f},   // heinlein
    {0.072f, 0.318f},    // pohl
    {-0.157f, 0.291f},   // vanvogt
    {0.074f, 0.332f},    // bradbury
    {0.515f, 0.286f},    // asimov
    {0.316f, 1.055f},    // herbert
    {-0.003f, 0.572f},   // lem
    {0.362f, 0.263f},    // burroughs
    {0.244f, -0.265f},   // alien_city
    {0.238f, -0.413f},   // alien_monument
    {0.118f, 0.146f},    // booster_pod
    {0.128f, 0.128f},    // data_crystal
    {0.206f, 0.219f},    // gravity_manipulator
    {0.362f, 0.588f},    // holographic_decoy
    {0.261f, 0.029f},    // orbital_teleporter
    {0.044f, 0.264f},    // plasma_cannon
    {0.303f, 0.185f},    // polarity_device
    {0.256f, 0.496f},    // resource_cache
    {0.222f, 0.003f},    // stasis_beam
    {0.487f, 0.120f},    // temporal_warper
}};

// What the player at work has begun and not yet brought home, in the same unit.
struct BegunWeights {
    float die = 0.15f;  // still in the hand
    float landing = 1.3f;
    float raid = 0.6f;
    float claim = 0.35f;
    float surplus = 0.15f;
};

inline constexpr BegunWeights kBegun{};

}  // namespace sidera::alien_frontiers
