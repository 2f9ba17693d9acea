// The exact arithmetic of flying: every roll from every space, and what a flight is worth.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/mlem/data.h"

namespace sidera::mlem {

inline constexpr int kPools = kDice + 1;  // pools are 1..6; row 0 is never used
inline constexpr double kNoLanding = -1e9;

// Where the rocket stands after a travel phase, with the dice that are left.
struct Stop {
    std::uint8_t space = 0;
    std::uint8_t pool = 0;
    bool operator==(const Stop&) const = default;
};

// All rolls that leave the same choices, as one.
struct Roll {
    double chance = 0;
    std::uint16_t first = 0;  // of its stops
    std::uint16_t count = 0;  // 0: nothing is usable, the rocket crashes
};

// Every roll from every space with every pool, and the stops the commander can choose then. Fewer
// dice can be the better ones (a large group overshoots), so no stop is left out. Built once per
// data set.
class Flights {
  public:
    explicit Flights(const Data& data);

    std::span<const Roll> rolls(int space, int pool) const {
        const auto& range = ranges_[at(space, pool)];
        return {rolls_.data() + range.first, range.second};
    }

    std::span<const Stop> stops(const Roll& roll) const {
        return {stops_.data() + roll.first, roll.count};
    }

    // ML-AST-BOOSTER-1
    bool accepts_one(int space) const { return accepts_one_[static_cast<std::size_t>(space)]; }

  private:
    static std::size_t at(int space, int pool) {
        return static_cast<std::size_t>(space * kPools + pool);
    }

    void list_rolls(const Data& data, int space, int pool);
    void add_roll(double chance, std::span<const Stop> stops, std::size_t first_roll);

    std::vector<Roll> rolls_;
    std::vector<Stop> stops_;
    std::array<std::pair<std::uint16_t, std::uint16_t>, kSpaces * kPools> ranges_{};
    std::array<bool, kSpaces> accepts_one_{};
};

// What a lone flier gains by leaving on each space, and by crashing there.
struct FlightGains {
    std::array<double, kSpaces> leave{};  // kNoLanding where nobody can
    std::array<double, kSpaces> crash{};
};

// The worth of rolling on, by space and pool. Rolling from deep space is meaningless and 0.
struct FlightTable {
    std::array<std::array<double, kPools>, kSpaces> roll_on{};

    double on(int space, int pool) const {
        return roll_on[static_cast<std::size_t>(space)][static_cast<std::size_t>(pool)];
    }

    // Leave or roll on, whichever is better.
    double best(const FlightGains& gains, int space, int pool) const {
        const double leave = gains.leave[static_cast<std::size_t>(space)];
        return space == kDeepSpace || leave > on(space, pool) ? leave : on(space, pool);
    }
};

// The best a commander can do who decides alone: exact, by going through the spaces from the last.
FlightTable solve_flight(const Flights& flights, const FlightGains& gains);

// The best chance that some travel phase from (space, pool) ends on one of these spaces.
double reach_chance(const Flights& flights, int space, int pool, std::span<const int> targets);

}  // namespace sidera::mlem
