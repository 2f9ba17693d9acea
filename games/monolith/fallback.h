// What the clock answers for a player who does not (the specification's decision table).

#pragma once

#include "games/monolith/codes.h"

namespace sidera::monolith {

OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes);

}  // namespace sidera::monolith
