// The quick bot of Monolith: follows the scripts of its brain, and talks.

#pragma once

#include "bots/monolith/diplomat.h"
#include "bots/random_bot.h"

namespace sidera::monolith {

class ScriptedBot final : public Bot<Monolith> {
  public:
    explicit ScriptedBot(std::uint64_t seed) : random_(seed) {}

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override {
        const Brain<Monolith>& brain = brains_.of(data);
        if (channel != Channel::main)
            return pick_at_random<Monolith>(data, ref_of(view), codes, random_);
        if (const auto word = diplomat_.speak(data, brain, view, random_))
            return *word;
        return brain.policy(ref_of(view), codes, random_);
    }

    void reset(std::uint64_t seed) override {
        random_ = QuickRandom(seed);
        diplomat_.reset();
    }

  private:
    QuickRandom random_;
    BrainHolder<Monolith> brains_;
    Diplomat diplomat_;
};

}  // namespace sidera::monolith
