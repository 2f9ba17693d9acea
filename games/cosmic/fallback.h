// What the clock plays for a player of Cosmic Encounter who says nothing.

#pragma once

#include "games/cosmic/game.h"

namespace sidera::cosmic {

OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes);

}  // namespace sidera::cosmic
