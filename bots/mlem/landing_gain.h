// The quick worth of leaving the rocket on a space, for the player alone.

#pragma once

#include "games/mlem/view.h"

namespace sidera::mlem {

// Points of the moon or of deep space, change of the own points on the planet as it stands, and
// goals completed or approached. The space must be open to the cat.
float landing_gain(const Data& data, const Public& pub, Seat seat, Cat cat, int space);

}  // namespace sidera::mlem
