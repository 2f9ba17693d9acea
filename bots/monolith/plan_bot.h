// The strongest bot of Monolith: it compares plans for its turn by playing them on.

#pragma once

#include <vector>

#include "bots/monolith/diplomat.h"

namespace sidera::monolith {

// At the beginning of its turn it makes plans (a target, how boldly, how much growth), plays each
// of them on over the next rounds against scripted opponents, halves the field again and again,
// and follows what is left through the turn. Dice that fall otherwise than expected need no new
// plan: scripts look at the board before every step.
class PlanBot final : public Bot<Monolith> {
  public:
    PlanBot(const Budget& budget, std::uint64_t seed);

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override;

    void reset(std::uint64_t seed) override;

  private:
    struct Candidate {
        Plan plan;
        float sum = 0;
        int games = 0;
        int place = 0;  // in the first field: equals keep their order on every machine

        float mean() const { return games == 0 ? 0.0f : sum / static_cast<float>(games); }
    };

    using Field = std::vector<Candidate>;

    Field plans(const View& view) const;
    Plan best_of(Field field, const Data& data, const Brain<Monolith>& brain, const View& view);
    float play_on(const Data& data,
                  const Brain<Monolith>& brain,
                  const State& start,
                  Seat seat,
                  const Plan& plan,
                  Luck& luck);

    bool has_clock() const { return budget_.milliseconds > 0 && budget_.now != nullptr; }

    Budget budget_;  // of a turn
    QuickRandom random_;
    BrainHolder<Monolith> brains_;
    Diplomat diplomat_;
    Plan plan_;
    int round_ = -1;  // of the turn the plan is for
};

}  // namespace sidera::monolith
