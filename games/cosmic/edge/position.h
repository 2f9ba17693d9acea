// The short form in which scenarios write positions of Cosmic Encounter.

#pragma once

#include <optional>
#include <string>

#include "engine/json.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {

using Fault = std::optional<std::string>;

// Lays the entry `table` of a scenario over a state. Whatever it says, the result is a position in
// which every seat, planet and card exists, or the sentence that tells what does not.
Fault lay_table(const Data& data, const Json& table, State& state);

}  // namespace sidera::cosmic
