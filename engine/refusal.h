// Refusals that all games share, and how they are said where there are no texts: in scenarios,
// replays and on the command line.

#pragma once

#include <string>

#include "engine/decision.h"

namespace sidera {

// Why, with the rule behind it where there is one.
inline std::string sentence_of(const Status& status) {
    return status.rule.empty() ? status.why : status.why + " (" + status.rule + ")";
}

inline Status refused_as_over(RuleId rule) {
    return Status::refused("the game is over", rule.id, "game_over");
}

inline Status refused_as_not_asked(Seat seat, RuleId rule) {
    return Status::refused(
        std::string("seat ") + letter(seat) + " is not being asked now", rule.id, "not_your_turn");
}

inline Status refused_amount(Range range, RuleId rule) {
    return Status::refused(
        "the amount must be " + std::to_string(range.lo) + " to " + std::to_string(range.hi),
        rule.id,
        "bad_amount");
}

}  // namespace sidera
