// The match of the game and its scenarios, compiled once (in match/kits): for tests, which all use
// them.

#pragma once

#include "engine/scenario.h"
#include "games/alien_frontiers/game.h"

namespace sidera {

extern template class TypedMatch<alien_frontiers::AlienFrontiers>;
extern template class ScenarioRunner<alien_frontiers::AlienFrontiers>;

}  // namespace sidera
