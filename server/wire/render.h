// A match as wire messages: what one audience may know, and nothing else.

#pragma once

#include "engine/match.h"
#include "server/wire/replies.h"

namespace sidera::wire {

// The game as this audience may know it, with all it was told after event number `since`.
Update render(const Match& match, Audience audience, Sequence since);

// What all audiences of one position are told alike, written once. For those who tell several of
// them; good until the match goes on.
class CommonText {
  public:
    explicit CommonText(const Match& match) : match_(match) {}

    const Written<Standing>& standing();
    Written<Said> of(const Message& message);

  private:
    const Match& match_;
    Written<Standing> standing_;  // empty: not asked for yet
    std::vector<std::pair<Message, Written<Said>>> texts_;
};

Update render(const Match& match, Audience audience, Sequence since, CommonText& common);
// What an answer said to the match it is given to; nothing for an undo or a note.
std::optional<Answered> answered_in(const Match& before, const RecordEntry& entry);

Standing standing_of(const Match& match);

std::vector<WireEvent> events_after(const Match& match, Audience audience, Sequence since);

}  // namespace sidera::wire
