// The answers to a question of Cosmic Encounter that are worth a closer look.

#pragma once

#include "bots/cosmic/thinking.h"
#include "engine/fixed_vec.h"

namespace sidera::cosmic {

inline constexpr std::size_t kMostSteps = 8;
inline constexpr std::size_t kMostCandidates = 24;

// One answer, or several in a row that belong together: the terms of an offer and its proposal.
using Steps = FixedVec<Choice, kMostSteps>;
using Candidates = FixedVec<Steps, kMostCandidates>;

// The first one is `usual`, the answer by rules of thumb; nothing else where a search would be
// wasted: ships that come home, cards to keep, an alien to play.
Candidates candidates_for(const Thought& thought, const Choice& usual);

}  // namespace sidera::cosmic
