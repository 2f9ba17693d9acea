// The bot that knows nothing: every option is as good as any other.

#pragma once

#include "bots/bot.h"
#include "engine/luck.h"

namespace sidera {

// Uniform over the options, and over the range where an amount is asked with one.
template<Game G>
Choice pick_at_random(const typename G::Data& data,
                      typename G::ViewRef ref,
                      const CodeBuffer& codes,
                      QuickRandom& random) {
    const OptionCode code = codes[random.below(static_cast<std::uint32_t>(codes.size()))];
    const Range range = G::range(data, ref, code);
    if (range.lo == range.hi)
        return {code, 0};
    const auto amounts = static_cast<std::uint32_t>(range.hi - range.lo + 1);
    return {code, range.lo + static_cast<std::int32_t>(random.below(amounts))};
}

template<Game G>
class RandomBot final : public Bot<G> {
  public:
    explicit RandomBot(std::uint64_t seed) : random_(seed) {}

    Choice choose(const typename G::Data& data,
                  const typename G::View& view,
                  Channel,
                  const CodeBuffer& codes) override {
        return pick_at_random<G>(data, ref_of(view), codes, random_);
    }

    void reset(std::uint64_t seed) override { random_ = QuickRandom(seed); }

  private:
    QuickRandom random_;
};

}  // namespace sidera
