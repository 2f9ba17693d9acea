// What must hold between the frames, the question and the rest of a position.

#pragma once

#include <optional>
#include <string>

#include "games/monolith/state.h"

namespace sidera::monolith {

// A sentence when the unfinished business does not fit the table.
std::optional<std::string> broken_frame(const Data& data, const State& state);

}  // namespace sidera::monolith
