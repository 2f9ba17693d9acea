// The expert of Alien Frontiers: plans its whole turn, then carries the plan out.

#pragma once

#include "bots/alien_frontiers/turn_planner.h"

namespace sidera::alien_frontiers {

class ExpertBot final : public Bot<AlienFrontiers> {
  public:
    ExpertBot(const Budget& budget, std::uint64_t seed);

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override;

    void reset(std::uint64_t seed) override;

  private:
    QuickRandom random_;
    BrainHolder<AlienFrontiers> brains_;
    TurnPlanner planner_;
    std::vector<PlannedAnswer> plan_;
};

}  // namespace sidera::alien_frontiers
