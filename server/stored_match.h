// A stored match as a record, or why this server cannot play it.

#pragma once

#include <optional>
#include <string>

#include "engine/record.h"
#include "server/store/store.h"
#include "server/wire/words.h"

namespace sidera::server {

// Why a match with this header cannot be played here: it belongs to another game, other rules or
// another data set than this program has. A match is never played with anything else than what it
// was begun with.
std::optional<wire::Said> why_foreign(const std::string& header);

// How many seats a match with this header has; 0 when it is broken.
int seats_in(const std::string& header);

// The record of a stored match with its hashes, or nothing if it cannot be replayed; `why` then
// says the cause. Whether the game came to its end (and was not conceded) is found by playing it.
std::optional<Record> stored_record(const StoredMatch& match, wire::Said* why = nullptr);

}  // namespace sidera::server
