// Playing a recorded game again.

#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/match.h"

namespace sidera {

// Plays one entry of a record; refused where it does not fit.
Status play_entry(const RecordEntry& entry, Match& match);

// Plays the first entries of a record; the sentence says where it parts from what was recorded.
std::optional<std::string> replay(const Record& record, Match& match, std::size_t entries);

}  // namespace sidera
