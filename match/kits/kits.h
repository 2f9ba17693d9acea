// One kit per game. Each is compiled by itself: together they take a compiler the better part of a
// minute.

#pragma once

#include "match/kit.h"

namespace sidera {

const GameKit& mlem_kit();
const GameKit& alien_frontiers_kit();
const GameKit& monolith_kit();
const GameKit& cosmic_kit();

}  // namespace sidera
