// Where the records of games played in the terminal are kept.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"

namespace sidera::terminal {

// A new file under $XDG_STATE_HOME/sidera or ~/.local/state/sidera; empty when there is no home.
std::string new_record_file(std::string_view game);

// A sentence when it cannot be written.
std::optional<std::string> save_record(const Record& record, const std::string& file);

}  // namespace sidera::terminal
