// The match of the game and its scenarios, compiled once (in match/kits): for tests, which all use
// them.

#pragma once

#include "engine/scenario.h"
#include "games/cosmic/game.h"

namespace sidera {

extern template class TypedMatch<cosmic::Cosmic>;
extern template class ScenarioRunner<cosmic::Cosmic>;

}  // namespace sidera
