// What the clock plays for a player of Cosmic Encounter who says nothing.

#pragma once

#include "games/cosmic/game.h"

namespace sidera::cosmic {

// One of the options.
OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes);

// Whether it names as much as it can instead of as little.
bool fallback_most(const ViewRef& ref);

}  // namespace sidera::cosmic
