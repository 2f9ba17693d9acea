// A flight with everybody aboard, solved backwards: who steers it where and who leaves when.

#pragma once

#include <array>
#include <vector>

#include "bots/brain.h"
#include "bots/mlem/flight.h"
#include "games/mlem/view.h"

namespace sidera::mlem {

using CrewMask = std::uint32_t;  // bit i: the i-th of the crew at the start is still aboard

// What each end of the flight would change, in expected final points of every seat.
struct CrewGains {
    // How much one seat cares for the points of each: itself 1, the others less than 0.
    std::array<SeatValues, kMaxPlayers> care{};
    // By member of the crew, body (one more: galaxy, comet), and cats landing there just before.
    static constexpr std::size_t kGalaxy = kMaxBodies;
    static constexpr std::size_t kComet = kMaxBodies + 1;
    using Leaving = std::array<std::array<SeatValues, kMaxPlayers>, kMaxBodies + 2>;
    std::array<Leaving, kMaxPlayers> leave{};
    SeatValues crash{};  // everybody goes home
};

struct Crew {
    struct Member {
        Seat seat = kNoSeat;
        Cat cat = Cat::booster;
    };

    FixedVec<Member, kMaxPlayers> members;  // top to bottom
    int spare = -1;                         // the member whose booster is ready, or -1
};

// The exact result of a flight when in every position each player does what he cares for most:
// the commander chooses among the rolled dice, then all decide in crew order to leave or to stay.
// What lands during the flight changes the worth of what lands later only within one landing phase,
// tokens are met once, and one booster is followed. Reuses its memory.
class CrewFlight {
  public:
    CrewFlight();

    // Solves all positions that can follow from `from`.
    void solve(const Data& data,
               const Flights& flights,
               const Public& pub,
               const Crew& crew,
               const CrewGains& gains,
               Stop from);

    // Before a roll.
    const SeatValues& roll(CrewMask aboard, bool spare, Stop stop) const {
        return rolls_[at(aboard, spare, stop)];
    }

    // At the end of a movement: tokens, then the landing phase or deep space.
    const SeatValues& arrive(CrewMask aboard, bool spare, Stop stop) const {
        return arrivals_[at(aboard, spare, stop)];
    }

    // In a landing phase, when the members before `next` have decided.
    SeatValues landing(CrewMask aboard, bool spare, Stop stop, int next, int landed) const;

    // The member leaves for `space` and the landing phase goes on behind him.
    SeatValues leave(
        CrewMask aboard, bool spare, Stop stop, int member, int space, int landed) const;

    // The rocket is lost on the space; parachutes open where it pays.
    SeatValues crash(CrewMask aboard, int space) const;

    // How much the member likes such a result.
    float liking(int member, const SeatValues& result) const;

  private:
    static std::size_t at(CrewMask aboard, bool spare, Stop stop) {
        return (((spare ? 32u : 0u) + aboard) * kSpaces + stop.space) * kPools + stop.pool;
    }

    void solve_rolls(CrewMask aboard, bool spare, int space);
    void solve_roll(CrewMask aboard, bool spare, Stop stop);
    void solve_arrivals(CrewMask aboard, bool spare, int space);
    SeatValues deep_space(CrewMask aboard) const;
    const SeatValues* gain(int member, int space, int landed) const;
    bool is_beside(Stop stop, int space) const;
    bool may_leave(int member, Stop stop, int offset, int landed) const;

    const Data* data_ = nullptr;
    const Flights* flights_ = nullptr;
    const Public* pub_ = nullptr;
    Crew crew_;
    CrewGains gains_;
    int most_dice_ = kDice;
    std::vector<SeatValues> rolls_;
    std::vector<SeatValues> arrivals_;
    std::vector<float> likings_;  // of the commander, for arrivals_
};

}  // namespace sidera::mlem
