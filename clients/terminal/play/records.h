// Where the records of games played in the terminal are kept.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record.h"

namespace sidera::terminal {

// A new file under $XDG_STATE_HOME/sidera or ~/.local/state/sidera; empty when there is no home.
std::string new_record_file(std::string_view game);

// The newest record of a game that lies there, if it was left in the middle; empty otherwise.
std::string unfinished_record(std::string_view game);

// The command that goes on with a record, in one line for a shell.
std::string resuming(std::string_view game, const std::string& file, const std::string& flags);

// Whole or not at all: what stood in the file stays until the new text is written. A sentence when
// that fails.
std::optional<std::string> save_record(const Record& record, const std::string& file);

}  // namespace sidera::terminal
