// Leads the expert's search: the running flight solved for its whole crew, as everybody's policy.

#pragma once

#include "bots/mlem/brain.h"
#include "bots/mlem/crew_flight.h"
#include "bots/mlem/outlook.h"

namespace sidera::mlem {

// `prepare` works out what every possible landing would change in the expected final points of all
// players and solves the flight backwards with these figures. From then on `policy` answers any
// question of that flight, for any seat. While the rocket is being boarded the quick policy of the
// brain answers instead.
class CrewGuide {
  public:
    static constexpr bool kJudges = true;

    void prepare(const Data& data, const View& view);

    void prune(const ViewRef& ref, CodeBuffer& codes) const { brain_->prune(ref, codes); }

    Choice policy(const ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const;

    bool is_quiet(const State& state) const { return brain_->is_quiet(state); }

    SeatValues shares(const ViewRef& ref) const { return brain_->shares(ref); }

  private:
    // Where the flight stands, in the terms of the solver.
    struct Position {
        CrewMask aboard = 0;
        bool spare = false;
        Stop stop;
    };

    Position position(const Public& pub) const;

    int member(Seat seat) const { return places_[static_cast<std::size_t>(index(seat))]; }

    int landed_since(const Public& pub) const;
    void solve(const ViewRef& ref);

    OptionCode select(const Public& pub) const;
    float best_selection(const Public& pub, TravelFrame& best) const;
    OptionCode post_roll(const Public& pub) const;
    OptionCode land(const ViewRef& ref, const CodeBuffer& codes) const;
    OptionCode deep_shift(const ViewRef& ref) const;
    OptionCode parachute(const ViewRef& ref) const;

    const Data* data_ = nullptr;
    BrainHolder<Mlem> brains_;
    const Brain<Mlem>* brain_ = nullptr;
    bool solved_ = false;
    Public root_;  // when the flight was solved
    CrewFlight flight_;
    CrewGains gains_;
    Crew crew_;
    std::array<int, kMaxPlayers> places_{};  // of each seat in the crew
};

}  // namespace sidera::mlem
