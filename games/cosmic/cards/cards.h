// The effects of artifacts and reinforcements.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

using enum Moment;  // in declarations of effects

extern const Effect kCardZap[1];
extern const Effect kCosmicZap[2];
extern const Effect kMobiusTubes[2];
extern const Effect kPlague[2];
extern const Effect kForceField[2];
extern const Effect kEmotionControl[1];
extern const Effect kQuash[1];
extern const Effect kIonicGas[1];
extern const Effect kReinforcement[2];

// Edicts.
extern const Effect kFlareZap[1];
extern const Effect kUnZap[1];
extern const Effect kWarpBreak[1];
extern const Effect kRebirth[1];
extern const Effect kKeeper[1];
extern const Effect kFinder[8];
extern const Effect kHandZap[1];
extern const Effect kSpaceJunk[8];
extern const Effect kVictoryBoon[1];
extern const Effect kSolarWind[1];
extern const Effect kLucreLevy[1];
extern const Effect kWildDestiny[1];
extern const Effect kKickerZap[1];
extern const Effect kTimegash[2];

void zap_power(Play& play);
bool answers_super_flare(const Look& look);

}  // namespace sidera::cosmic
