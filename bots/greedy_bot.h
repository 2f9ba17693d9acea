// The bot that looks one answer ahead: each option is tried on a guess and what follows is judged.

#pragma once

#include "bots/brain.h"
#include "bots/random_bot.h"

namespace sidera {

// Tries every option on a few guesses with the same luck for all options and takes the one with the
// best average chance of victory.
template<HasBrain G>
class GreedyBot final : public Bot<G> {
  public:
    static constexpr int kGuesses = 16;

    explicit GreedyBot(std::uint64_t seed) : random_(seed) {}

    Choice choose(const typename G::Data& data,
                  const typename G::View& view,
                  Channel channel,
                  const CodeBuffer& codes) override {
        if (channel != Channel::main)
            return pick_at_random<G>(data, ref_of(view), codes, random_);
        const Brain<G>& brain = brains_.of(data);
        std::array<float, G::kMaxOptions> sums{};
        for (int i = 0; i < kGuesses; ++i)
            add_guess(data, view, codes, brain, sums);
        std::size_t best = 0;
        for (std::size_t k = 1; k < codes.size(); ++k)
            if (sums[k] > sums[best] && !takes_back(codes[k]))
                best = k;
        return {codes[best], middle(G::range(data, ref_of(view), codes[best]))};
    }

    void reset(std::uint64_t seed) override { random_ = QuickRandom(seed); }

  private:
    void add_guess(const typename G::Data& data,
                   const typename G::View& view,
                   const CodeBuffer& codes,
                   const Brain<G>& brain,
                   std::array<float, G::kMaxOptions>& sums) {
        Luck luck = Luck::seeded(random_.seed());
        const typename G::State guess = G::guess(data, view, luck);
        Sink<G> nowhere;
        for (std::size_t k = 0; k < codes.size(); ++k) {
            typename G::State after = guess;
            const std::int32_t value = middle(G::range(data, ref_of(view), codes[k]));
            G::advance(
                data, after, {.seat = view.seat, .code = codes[k], .value = value}, luck, nowhere);
            const SeatValues shares = G::asked(after).empty()
                                          ? final_shares(G::outcome(data, after))
                                          : brain.shares(G::ref(after, view.seat));
            sums[k] += shares[static_cast<std::size_t>(index(view.seat))];
        }
    }

    // The first option never does: what is picked comes before what is taken back.
    static bool takes_back(OptionCode option) {
        if constexpr (TakesBack<G>)
            return Brain<G>::takes_back(option);
        return false;
    }

    static std::int32_t middle(Range range) { return range.lo + (range.hi - range.lo) / 2; }

    QuickRandom random_;
    BrainHolder<G> brains_;
};

}  // namespace sidera
