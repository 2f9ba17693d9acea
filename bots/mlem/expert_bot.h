// The expert of MLEM: solves the running flight exactly for everybody aboard.

#pragma once

#include <memory>
#include <optional>

#include "bots/mlem/brain.h"
#include "bots/mlem/crew_flight.h"
#include "bots/mlem/outlook.h"

namespace sidera::mlem {

// For each decision it works out what every possible landing would change in the expected final
// points of all players, solves the flight backwards with these figures, and takes the answer it
// likes most. It uses no chance at all.
class ExpertBot final : public Bot<Mlem> {
  public:
    Choice choose(const Data& data,
                  const View& view,
                  Channel channel,
                  const CodeBuffer& codes) override;

    void reset(std::uint64_t) override {}

  private:
    OptionCode decide(const ViewRef& ref, const CodeBuffer& codes);
    OptionCode board(const ViewRef& ref, const CodeBuffer& codes);
    OptionCode select(const ViewRef& ref);
    OptionCode post_roll(const ViewRef& ref);
    OptionCode land(const ViewRef& ref, const CodeBuffer& codes);
    OptionCode deep_shift(const ViewRef& ref);
    OptionCode parachute(const ViewRef& ref);
    OptionCode return_mission(const ViewRef& ref, const CodeBuffer& codes);

    // Solves the flight of the present crew; the own place in it is `me_`.
    void solve(const ViewRef& ref);
    float flight_worth(const ViewRef& ref, const Crew& crew, int from);
    float best_selection(const Public& pub, TravelFrame& best) const;

    const Data* data_ = nullptr;
    const Brain<Mlem>* brain_ = nullptr;
    BrainHolder<Mlem> brains_;
    CrewFlight flight_;
    CrewGains gains_;
    Crew crew_;
    int me_ = 0;
};

}  // namespace sidera::mlem
