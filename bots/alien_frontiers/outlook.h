// Expected final points of every seat, from what lies on the table.

#pragma once

#include "bots/alien_frontiers/weights.h"
#include "bots/brain.h"
#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {

float rounds_left(const Weights& weights, const Public& pub);

SeatValues expected_points(const Weights& weights, const Data& data, const Public& pub);

}  // namespace sidera::alien_frontiers
