// The matches of both editions and their scenarios, compiled once (in match/kits): for tests, which
// all use them.

#pragma once

#include "engine/scenario.h"
#include "games/cosmic/editions/mayfair.h"

namespace sidera {

extern template class TypedMatch<cosmic::Cosmic>;
extern template class ScenarioRunner<cosmic::Cosmic>;
extern template class TypedMatch<cosmic::CosmicMayfair>;
extern template class ScenarioRunner<cosmic::CosmicMayfair>;

}  // namespace sidera
