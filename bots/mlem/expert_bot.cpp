// The expert's choice of missions; everything else is search led by CrewGuide.

#include "bots/mlem/expert_bot.h"

#include "bots/mlem/missions.h"

namespace sidera::mlem {
namespace {

Budget with_limit(Budget budget) {
    if (budget.iterations == 0 && (budget.milliseconds <= 0 || budget.now == nullptr))
        budget.iterations = ExpertBot::kUsualIterations;
    return budget;
}

}  // namespace

ExpertBot::ExpertBot(const Budget& budget, std::uint64_t seed)
    : search_(with_limit(budget), seed) {}

Choice ExpertBot::choose(const Data& data,
                         const View& view,
                         Channel channel,
                         const CodeBuffer& codes) {
    if (view.pub.asking != Question::mission_discard)
        return search_.choose(data, view, channel, codes);
    return {mission_to_return(data, brains_.of(data).flights(), view.own.missions, codes), 0};
}

}  // namespace sidera::mlem

namespace sidera {

std::unique_ptr<Bot<mlem::Mlem>> Brain<mlem::Mlem>::make_expert(const Budget& budget,
                                                                std::uint64_t seed) {
    return std::make_unique<mlem::ExpertBot>(budget, seed);
}

}  // namespace sidera
