// What the generic bots need to know about Cosmic Encounter.

#pragma once

#include <memory>

#include "bots/brain.h"
#include "bots/cosmic/judging/odds.h"
#include "games/cosmic/editions/mayfair.h"

namespace sidera {

// Judges a position by colonies, ships, cards and powers; answers by rules of thumb.
template<>
class Brain<cosmic::Cosmic> {
  public:
    // A thousand answers to the end are too many to play on from each of them (match/chances.h).
    static constexpr int kJudgedAfter = 1;

    explicit Brain(const cosmic::Data& data) : data_(data), odds_(data) {}

    SeatValues shares(const cosmic::ViewRef& ref) const;
    Choice policy(const cosmic::ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const;

    // Leaves what is worth a closer look (candidates.h).
    void prune(const cosmic::ViewRef& ref, CodeBuffer& codes) const;

    // Between two encounters.
    bool is_quiet(const cosmic::State& state) const {
        return state.pub.question.kind == cosmic::Ask::second_encounter ||
               state.pub.phase == cosmic::Phase::start_turn ||
               state.pub.phase == cosmic::Phase::regroup ||
               state.pub.phase == cosmic::Phase::destiny;
    }

    const cosmic::Odds& odds() const { return odds_; }

    static std::unique_ptr<Bot<cosmic::Cosmic>> make_greedy(std::uint64_t seed);
    static std::unique_ptr<Bot<cosmic::Cosmic>> make_expert(const Budget& budget,
                                                            std::uint64_t seed);

  private:
    const cosmic::Data& data_;
    cosmic::Odds odds_;
};

// The other edition is judged by the same brain: what differs is data.
template<>
class Brain<cosmic::CosmicMayfair> : public Brain<cosmic::Cosmic> {
  public:
    using Brain<cosmic::Cosmic>::Brain;

    static std::unique_ptr<Bot<cosmic::CosmicMayfair>> make_greedy(std::uint64_t seed);
    static std::unique_ptr<Bot<cosmic::CosmicMayfair>> make_expert(const Budget& budget,
                                                                   std::uint64_t seed);
};

}  // namespace sidera
