// The match of the game and its scenarios, compiled once (in match/kits): for tests, which all use
// them.

#pragma once

#include "engine/scenario.h"
#include "games/monolith/game.h"

namespace sidera {

extern template class TypedMatch<monolith::Monolith>;
extern template class ScenarioRunner<monolith::Monolith>;

}  // namespace sidera
