// What a scenario expects, compared with what holds.

#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json.h"
#include "engine/match.h"

namespace sidera {

using Faults = std::vector<std::string>;

// How many events each audience had heard; the spectators come last.
using HeardSoFar = std::array<Sequence, kMaxSeats + 1>;

HeardSoFar heard_so_far(const Match& match);

// What there is to compare with: the match, or a moment in the middle of an answer.
struct ComparedMoment {
    const Match* match = nullptr;
    Json state;                                   // pub, own, secret
    std::function<std::string(Audience)> view{};  // as JSON
    HeardSoFar since{};                           // what was told before does not count
    HeardSoFar until{};                           // nor what was told after
    bool passed = false;                          // the match has gone on since
};

// What is wrong with "then" itself, whatever holds: names nobody knows would make checks that
// cannot fail. `check_event` says what is wrong with a pattern of an event.
Faults faults_in_expectations(const Json& then,
                              const Match& match,
                              std::string_view game,
                              const std::function<std::string(const Json&)>& check_event);

// All that does not hold. "refused" is for the player of the answers.
Faults unmet_expectations(const Json& then, const ComparedMoment& moment);

// Whether the game has a rule of this id; any if it has no text of its rules.
bool is_rule(std::string_view game, const std::string& id);

// What was told since then and what is asked now, in lines.
std::string trace_of(const Match& match, const HeardSoFar& since);

}  // namespace sidera
