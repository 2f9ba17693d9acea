// Whether the unfinished business of a position fits the rest of it.

#pragma once

#include <optional>
#include <string>

#include "games/mlem/state.h"

namespace sidera::mlem {

// A sentence when the frames, the question or the selection cannot stand in this position.
// Positions played by the rules never break this; positions written by hand may.
std::optional<std::string> check_frames(const Data& data, const State& state);

}  // namespace sidera::mlem
