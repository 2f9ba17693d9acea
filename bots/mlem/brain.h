// What the generic bots need to know about MLEM.

#pragma once

#include <memory>

#include "bots/brain.h"
#include "bots/mlem/flight.h"
#include "bots/mlem/prospects.h"
#include "games/mlem/game.h"

namespace sidera {

// Judges a position by the points on the mat, the prospects of goals and of the cats at home, and
// for the cats aboard by tables of what a flight is worth on an average mat.
template<>
class Brain<mlem::Mlem> {
  public:
    explicit Brain(const mlem::Data& data);

    // Expected final points of every seat.
    SeatValues points(const mlem::ViewRef& ref) const;

    SeatValues shares(const mlem::ViewRef& ref) const;
    Choice policy(const mlem::ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const;
    void prune(const mlem::ViewRef& ref, CodeBuffer& codes) const;

    // Between two expeditions, when the next one is being boarded.
    bool is_quiet(const mlem::State& state) const {
        return state.pub.asking == mlem::Question::board && state.pub.crew.empty();
    }

    static std::unique_ptr<Bot<mlem::Mlem>> make_expert(const Budget& budget, std::uint64_t seed);

    const mlem::Flights& flights() const { return flights_; }

  private:
    struct CatTable {
        mlem::FlightGains gains;
        mlem::FlightTable table;
    };

    const CatTable& of(mlem::Cat cat) const { return tables_[static_cast<std::size_t>(cat)]; }

    // The worth of sitting in the rocket: about to roll, or free to leave first.
    float aboard(mlem::Cat cat, mlem::Stop stop, bool may_leave) const;
    void add_cats(const mlem::Public& pub, float expeditions, SeatValues& points) const;
    void add_crew(const mlem::Public& pub, SeatValues& points) const;
    void add_boarding(const mlem::Public& pub, SeatValues& points) const;
    mlem::TravelFrame best_selection(const mlem::Public& pub) const;
    OptionCode land_or_stay(const mlem::ViewRef& ref, const CodeBuffer& codes) const;

    const mlem::Data* data_;
    mlem::Flights flights_;
    std::array<CatTable, mlem::kCats> tables_;
};

}  // namespace sidera
