// The expert of Alien Frontiers.

#include "bots/alien_frontiers/expert_bot.h"

#include "bots/alien_frontiers/turn_key.h"

namespace sidera {

using namespace alien_frontiers;

std::unique_ptr<Bot<AlienFrontiers>> Brain<AlienFrontiers>::make_expert(const Budget& budget,
                                                                        std::uint64_t seed) {
    return std::make_unique<ExpertBot>(budget, seed);
}

}  // namespace sidera

namespace sidera::alien_frontiers {
namespace {

// A turn is planned once and has several answers: the plan may take the time of a few of them.
PlanLimits limits_of(const Budget& budget) {
    PlanLimits limits;
    limits.positions = budget.iterations > 0 ? budget.iterations * 10 : 40000;
    limits.milliseconds = budget.milliseconds * 3;
    limits.now = budget.now;
    return limits;
}

}  // namespace

ExpertBot::ExpertBot(const Budget& budget, std::uint64_t seed)
    : random_(seed), planner_(limits_of(budget)) {}

Choice ExpertBot::choose(const Data& data, const View& view, Channel, const CodeBuffer& codes) {
    const std::uint64_t key = turn_key(view.pub);
    const auto answer = [&]() -> OptionCode {
        for (const PlannedAnswer& planned : plan_)
            if (planned.key == key && codes.contains(planned.code))
                return planned.code;
        return kNoCode;
    };
    if (const OptionCode planned = answer(); planned != kNoCode)
        return {planned, 0};
    plan_ = planner_.plan(data, brains_.of(data), view, random_);
    const OptionCode planned = answer();
    return {planned == kNoCode ? codes[0] : planned, 0};
}

void ExpertBot::reset(std::uint64_t seed) {
    random_ = QuickRandom(seed);
    plan_.clear();
}

}  // namespace sidera::alien_frontiers
