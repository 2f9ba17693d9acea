// When the bots use powers and flares: one hint for each effect.

#pragma once

#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {

Hint hint_for(EffectId id);

// What an effect would leave on the totals when `me` uses it: by whom, on which side, how much.
Mark mark_of(const Public& pub, Seat me, EffectId id);

}  // namespace sidera::cosmic
