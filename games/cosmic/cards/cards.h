// The effects of artifacts and reinforcements.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

using enum Moment;  // in declarations of effects

extern const Effect kCardZap[1];
extern const Effect kCosmicZap[2];
extern const Effect kMobiusTubes[1];
extern const Effect kPlague[1];
extern const Effect kForceField[1];
extern const Effect kEmotionControl[1];
extern const Effect kQuash[1];
extern const Effect kIonicGas[1];
extern const Effect kReinforcement[1];

void zap_power(Play& play);
bool answers_super_flare(const Look& look);

}  // namespace sidera::cosmic
