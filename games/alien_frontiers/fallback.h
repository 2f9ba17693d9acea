// What the clock answers for a player who does not (the specification's decision table).

#pragma once

#include "games/alien_frontiers/trial.h"

namespace sidera::alien_frontiers {

OptionCode fallback(const Public& pub, const Trial& trial, const CodeBuffer& codes);

}  // namespace sidera::alien_frontiers
