// The expert of MLEM: solves the running flight exactly, then checks the answer by playing it out.

#pragma once

#include "bots/mlem/crew_guide.h"
#include "bots/search_bot.h"

namespace sidera::mlem {

// Missions are chosen by the joint chance to fulfil them. In flight the solved policies of all
// players lead a search that judges by chances of victory instead of points; boarding is decided by
// the same search with the quick policies.
class ExpertBot final : public Bot<Mlem> {
  public:
    static constexpr std::uint32_t kUsualIterations = 2000;  // when the budget sets no limit

    ExpertBot(const Budget& budget, std::uint64_t seed);

    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override;

    void reset(std::uint64_t seed) override { search_.reset(seed); }

  private:
    SearchBot<Mlem, CrewGuide> search_;
    BrainHolder<Mlem> brains_;
};

}  // namespace sidera::mlem
