// What must hold between the frames, the question and the rest of a position.

#pragma once

#include <optional>
#include <string>

#include "games/alien_frontiers/state.h"

namespace sidera::alien_frontiers {

// A sentence when the unfinished business does not fit the table.
std::optional<std::string> check_frames(const Data& data, const State& state);

}  // namespace sidera::alien_frontiers
