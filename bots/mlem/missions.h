// Which secret missions to keep.

#pragma once

#include "bots/mlem/flight.h"
#include "engine/decision.h"
#include "games/mlem/view.h"

namespace sidera::mlem {

// The expected points of these missions, given the chance to get to each body during the game.
// Equal missions are fulfilled together (ML-SEC-2, ML-SEC-3).
double mission_worth(const Missions& missions, const std::array<double, kMaxBodies>& chances);

// ML-SETUP-8: of the options, the token whose return leaves the best three.
OptionCode mission_to_return(const Data& data,
                             const Flights& flights,
                             const Missions& dealt,
                             const CodeBuffer& codes);

}  // namespace sidera::mlem
