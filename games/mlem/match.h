// The match of the game and its scenarios, compiled once (in match/kits): for tests, which all use
// them.

#pragma once

#include "engine/scenario.h"
#include "games/mlem/game.h"

namespace sidera {

extern template class TypedMatch<mlem::Mlem>;
extern template class ScenarioRunner<mlem::Mlem>;

}  // namespace sidera
