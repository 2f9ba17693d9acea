// Techs in positions written by hand.

#pragma once

#include <optional>
#include <string>

#include "engine/json.h"
#include "games/cosmic/model/state.h"
#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {

// Entries `techs`, `tech_deck`, `tech_discards` and `planet_made` of a table.
std::optional<std::string> lay_techs(const Json& table, State& state);

}  // namespace sidera::cosmic
