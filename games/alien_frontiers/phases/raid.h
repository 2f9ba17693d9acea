// What a raid may take.

#pragma once

#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {

bool may_take(const Public& pub, Seat victim, Resource resource);
CardSet stealable(const Public& pub, Seat victim);

// `from`: the operand of the token taken last; each result has one path.
void token_options(const Public& pub, int from, CodeBuffer& codes);
void steal_options(const Public& pub, CodeBuffer& codes);

}  // namespace sidera::alien_frontiers
