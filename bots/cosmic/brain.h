// What the generic bots need to know about Cosmic Encounter.

#pragma once

#include <memory>

#include "bots/brain.h"
#include "bots/cosmic/odds.h"
#include "games/cosmic/game.h"

namespace sidera {

// Judges a position by colonies, ships, cards and powers; answers by rules of thumb.
template<>
class Brain<cosmic::Cosmic> {
  public:
    explicit Brain(const cosmic::Data& data) : data_(data), odds_(data) {}

    SeatValues shares(const cosmic::ViewRef& ref) const;
    Choice policy(const cosmic::ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const;

    void prune(const cosmic::ViewRef&, CodeBuffer&) const {}

    // Between two encounters.
    bool is_quiet(const cosmic::State& state) const {
        return state.pub.question.kind == cosmic::Ask::second_encounter ||
               state.pub.phase == cosmic::Phase::start_turn;
    }

    static std::unique_ptr<Bot<cosmic::Cosmic>> make_greedy(std::uint64_t seed);

  private:
    const cosmic::Data& data_;
    cosmic::Odds odds_;
};

}  // namespace sidera
