// What the generic bots need to know about Monolith.

#pragma once

#include <memory>

#include "bots/brain.h"
#include "bots/monolith/odds.h"
#include "bots/monolith/plan.h"
#include "games/monolith/game.h"

namespace sidera {

// Judges a position by planets, income, fleets and stocks; answers by scripts: an economy that
// grows, settlers for free planets, a siege when the fleet is strong enough.
template<>
class Brain<monolith::Monolith> {
  public:
    // A war may go on for ever (match/chances.h).
    static constexpr int kJudgedAfter = 8;

    explicit Brain(const monolith::Data& data) : data_(data) {}

    SeatValues shares(const monolith::ViewRef& ref) const;
    Choice policy(const monolith::ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const;
    // The same with a plan for the turn.
    Choice follow(const monolith::ViewRef& ref,
                  const CodeBuffer& codes,
                  const monolith::Plan& plan,
                  QuickRandom& random) const;
    void prune(const monolith::ViewRef& ref, CodeBuffer& codes) const;

    // Between two turns.
    bool is_quiet(const monolith::State& state) const;

    const monolith::Odds& odds() const { return odds_; }

    static std::unique_ptr<Bot<monolith::Monolith>> make_greedy(std::uint64_t seed);
    static std::unique_ptr<Bot<monolith::Monolith>> make_expert(const Budget& budget,
                                                                std::uint64_t seed);

  private:
    float strength(const monolith::ViewRef& ref, Seat seat) const;

    const monolith::Data& data_;
    monolith::Odds odds_;
};

}  // namespace sidera
