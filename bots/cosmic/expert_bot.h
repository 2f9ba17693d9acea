// The strongest bot of Cosmic Encounter: it tries answers on guessed worlds and plays them on.

#pragma once

#include "bots/cosmic/answers/candidates.h"
#include "bots/cosmic/brain.h"

namespace sidera::cosmic {

// Each world is a guess of what cannot be seen. All answers that are still in the race meet the
// same worlds with the same luck; everybody, the bot itself included, goes on by rules of thumb
// from its own view of that world, until the encounter is over and the chances of victory can be
// judged. The race ends when one answer is left, when the rest makes no difference, or with the
// budget.
class ExpertBot final : public Bot<Cosmic> {
  public:
    static constexpr std::uint32_t kUsualIterations = 400;  // when the budget sets no limit

    ExpertBot(const Budget& budget, std::uint64_t seed);

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override;

    void reset(std::uint64_t seed) override;

  private:
    // How much better than the first answer, world by world.
    struct Runner {
        Steps steps;
        float sum = 0;
        float squares = 0;

        float mean(int worlds) const { return sum / static_cast<float>(worlds); }

        float error(int worlds) const;
    };

    using Race = FixedVec<Runner, kMostCandidates>;

    std::optional<Choice> next_step(const View& view, const CodeBuffer& codes);
    const Steps& best_of(Race& race, const Data& data, const View& view);
    float play_on(const Data& data, const State& world, Seat me, const Steps& steps, Seed seed);
    void drop_losers(Race& race, int worlds) const;

    bool has_clock() const { return budget_.milliseconds > 0 && budget_.now != nullptr; }

    Budget budget_;
    QuickRandom random_;
    BrainHolder<Cosmic> brains_;
    State state_{};
    Steps rest_;              // of an answer in several steps
    std::size_t said_ = 0;    // of these
    std::uint16_t turn_ = 0;  // when it was begun
};

}  // namespace sidera::cosmic
