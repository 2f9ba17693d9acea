// Structures and ships: what to build, and where it goes.

#pragma once

#include "bots/monolith/atlas.h"
#include "games/monolith/game.h"

namespace sidera::monolith {

// Goods per turn, without events.
Goods income_of(const Data& data, const Public& pub, Seat seat);

// How badly each resource is wanted: 1 where income and need are in balance.
using Prices = Keyed<Resource, float, kResources>;
Prices prices_of(const Data& data, const Public& pub, Seat seat, const Goods& stock);

// Who has one may want to demolish without being able to build.
bool has_full_planet(const Public& pub, Seat seat);

OptionCode best_structure(const Data& data,
                          const ViewRef& ref,
                          const Atlas& atlas,
                          const Plan& plan,
                          const CodeBuffer& codes);
OptionCode best_spot(const Data& data,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const CodeBuffer& codes);
OptionCode best_ship(const Data& data,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const Plan& plan,
                     const CodeBuffer& codes);
OptionCode best_berth(const ViewRef& ref, const Atlas& atlas, const CodeBuffer& codes);

}  // namespace sidera::monolith
