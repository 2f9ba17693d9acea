// What can be computed of a data set against what the rulebook implies (MO-DATA-3).

#pragma once

#include <string>
#include <vector>

#include "games/monolith/data.h"

namespace sidera::monolith {

// A sentence for each constraint that fails; such a set is played all the same.
std::vector<std::string> warnings_about(const Data& data);

}  // namespace sidera::monolith
