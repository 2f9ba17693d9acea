// Predicates of actions that belong to no facility and no card.

#pragma once

#include "games/alien_frontiers/dockings.h"

namespace sidera::alien_frontiers {

RuleId may_buy_relic(const Data& data, const Public& pub);

// AF-COLONY-1, AF-FIELD-6
RuleId may_place(const Public& pub, Territory territory);

}  // namespace sidera::alien_frontiers
