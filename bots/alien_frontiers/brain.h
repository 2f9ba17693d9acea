// What the generic bots need to know about Alien Frontiers.

#pragma once

#include <memory>

#include "bots/alien_frontiers/weights.h"
#include "bots/brain.h"
#include "games/alien_frontiers/game.h"

namespace sidera {

// Judges a position by the points on the table and by what fleets, tokens, Hub, cards and bonuses
// will still bring in the time that is left.
template<>
class Brain<alien_frontiers::AlienFrontiers> {
  public:
    explicit Brain(const alien_frontiers::Data&) {}

    SeatValues shares(const alien_frontiers::ViewRef& ref) const;
    // The same between two turns, where it is much better.
    SeatValues turn_end_shares(const alien_frontiers::Public& pub) const;
    Choice policy(const alien_frontiers::ViewRef& ref,
                  const CodeBuffer& codes,
                  QuickRandom& random) const;
    void prune(const alien_frontiers::ViewRef& ref, CodeBuffer& codes) const;
    static bool takes_back(OptionCode option);

    // The dice of a turn lie in the hand, all of them.
    bool is_quiet(const alien_frontiers::State& state) const;

    static std::unique_ptr<Bot<alien_frontiers::AlienFrontiers>> make_expert(const Budget& budget,
                                                                             std::uint64_t seed);
};

}  // namespace sidera
