// What a raid may take.

#pragma once

#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {

bool may_take(const Public& pub, Seat victim, Resource resource);
CardSet stealable(const Public& pub, Seat victim);

// Tokens that can be taken, from this operand on.
void token_options(const Public& pub, int from, CodeBuffer& codes);
bool may_take_more(const Public& pub, const RaidFrame& frame);
void raid_pick_options(const Public& pub, const RaidFrame& frame, CodeBuffer& codes);
void steal_options(const Public& pub, CodeBuffer& codes);

}  // namespace sidera::alien_frontiers
