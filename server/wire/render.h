// A match as wire messages: what one audience may know, and nothing else.

#pragma once

#include "engine/match.h"
#include "server/wire/replies.h"

namespace sidera::wire {

// The game as this audience may know it, with all it was told after event number `since`.
Update render(const Match& match, Audience audience, Sequence since);

// The standing is the same for everybody: who tells several audiences makes it once.
Update render(const Match& match, Audience audience, Sequence since, Standing standing);
Standing standing_of(const Match& match);

std::vector<WireEvent> events_after(const Match& match, Audience audience, Sequence since);

}  // namespace sidera::wire
