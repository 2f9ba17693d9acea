// Predicates of actions that belong to no facility and no card.

#pragma once

#include "games/alien_frontiers/dockings.h"

namespace sidera::alien_frontiers {

// All dockings, with the lifted ship if there is one; yields whether one of them keeps the turn
// from ending (AF-DOCK-5).
bool docking_options(const Data& data, const Public& pub, const Lifted* lifted, CodeBuffer& codes);

RuleId may_buy_relic(const Data& data, const Public& pub);

// AF-COLONY-1, AF-FIELD-6
RuleId may_place(const Public& pub, Territory territory);

}  // namespace sidera::alien_frontiers
