// A row of powers in positions written by hand.

#pragma once

#include <optional>
#include <string>

#include "engine/json.h"
#include "games/cosmic/model/data.h"
#include "games/cosmic/model/state.h"

namespace sidera::cosmic {

// The entry `forms` of a table; who has such a row gets its first power.
std::optional<std::string> lay_forms(const Data& data, const Json* given, State& state);

}  // namespace sidera::cosmic
