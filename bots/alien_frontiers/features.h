// What the bots of Alien Frontiers look at in a position, one number per seat and feature.

#pragma once

#include <array>

#include "games/alien_frontiers/view.h"

namespace sidera::alien_frontiers {

enum class Feature : std::uint8_t {
    points,
    landed,
    one_left,  // a single colony to land
    ships,     // beyond the three of the start, the one at the Terraforming Station not counted
    relic,
    fuel,  // the first four
    fuel_more,
    ore,  // the first four
    ore_more,
    hub,  // circle
    hub_ready,
    hub_paid,      // ready, and its price lies there
    thin_control,  // a majority of one
    contested,     // a majority of one where somebody else is
    near_control,  // tied for most
    frozen,        // a majority under the Repulsor Field
    heinlein,      // bonuses
    pohl,
    vanvogt,
    bradbury,
    asimov,
    herbert,
    lem,
    burroughs,
    alien_city,  // cards
    alien_monument,
    booster_pod,
    data_crystal,
    gravity_manipulator,
    holographic_decoy,
    orbital_teleporter,
    plasma_cannon,
    polarity_device,
    resource_cache,
    stasis_beam,
    temporal_warper
};
inline constexpr int kFeatures = 36;
using FeatureValues = std::array<float, kFeatures>;

FeatureValues features_of(const Public& pub, Seat seat);

// Rounds that are probably left, as a share of a long game: 1 at the start, 0 at the end.
float time_left(const Public& pub);

}  // namespace sidera::alien_frontiers
