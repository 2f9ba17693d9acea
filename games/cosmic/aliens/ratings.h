// How strong the aliens are, for whoever lets the clock choose one.

#pragma once

#include "games/cosmic/things.h"

namespace sidera::cosmic {

// 100 is as strong as the others on the whole.
int rating_of(AlienId id);

}  // namespace sidera::cosmic
