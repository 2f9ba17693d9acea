// Cargo ships: legs of agreements, drills and habitats for asteroids.

#pragma once

#include "bots/monolith/tactics.h"

namespace sidera::monolith {

Order haul(const Data& data,
           const ViewRef& ref,
           const Atlas& atlas,
           const Ship& ship,
           const CodeBuffer& codes);

// How much a cargo ship has to do; 0: nothing.
float haul_gain(const Data& data, const ViewRef& ref, const Atlas& atlas, const Ship& ship);

// The structure of asteroids this faction can use best.
Thing wanted_freight(const Data& data, const ViewRef& ref);

}  // namespace sidera::monolith
