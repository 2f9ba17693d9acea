// Plans a whole turn: all sequences of actions up to its end, each position once.

#pragma once

#include <vector>

#include "bots/alien_frontiers/brain.h"

namespace sidera::alien_frontiers {

struct PlanLimits {
    std::uint32_t positions = 20000;
    double milliseconds = 0;    // 0: no limit
    double (*now)() = nullptr;  // as in Budget
    int samples = 8;            // of what chance may bring
};

// One answer of a plan, and the position it is for (turn_key).
struct PlannedAnswer {
    std::uint64_t key = 0;
    OptionCode code = kNoCode;
};

// Depth first over the own turn; the value of a position is that of the best turn end reachable
// from it. Orders of independent dockings meet in the same position and are counted once. Behind
// chance (a new display, dice rolled again) the turn goes on one step at a time on a few samples:
// nothing is planned on cards and dice that nobody can know.
class TurnPlanner {
  public:
    using G = AlienFrontiers;

    explicit TurnPlanner(const PlanLimits& limits);

    // The answers from this view to the end of the turn, or to the first one that meets chance.
    const std::vector<PlannedAnswer>& plan(const Data& data,
                                           const Brain<G>& brain,
                                           const View& view,
                                           QuickRandom& random);

    std::uint32_t positions() const { return used_; }

  private:
    struct Entry {
        std::uint64_t key = 0;
        float value = 0;
        OptionCode best = kNoCode;
    };

    struct Child {
        OptionCode code = kNoCode;
        float value = 0;
    };

    bool is_time_up();
    bool is_turn_over(const State& state) const;
    float judge(const State& state) const;
    float solve(State& state, int depth);
    float after(const State& state, OptionCode option, int depth);
    float by_chance(const State& state, OptionCode option);
    float finish_greedily(State& state, Luck& luck);
    void options_of(const State& state, CodeBuffer& codes) const;
    void sort_by_promise(const State& state, std::vector<Child>& children) const;
    Entry* slot(std::uint64_t key);
    void read_plan(State state);

    PlanLimits limits_;
    const Data* data_ = nullptr;
    const Brain<G>* brain_ = nullptr;
    QuickRandom* random_ = nullptr;
    Seat me_ = kNoSeat;
    std::uint16_t turn_ = 0;
    double until_ = 0;
    std::uint32_t used_ = 0;
    std::vector<Entry> table_;  // open addressing, a power of two
    std::vector<PlannedAnswer> plan_;
};

}  // namespace sidera::alien_frontiers
