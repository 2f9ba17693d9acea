// Many games at once: what is asked for and what came out, as plain sums that can be added.

#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "engine/game.h"
#include "engine/luck.h"

namespace sidera {

// Games of bots that never come to an end are cut.
inline constexpr std::uint32_t kMostAnswers = 200'000;

struct SimulationRequest {
    Setup setup;
    std::vector<std::string> bots;  // one per seat
    std::uint64_t first_game = 0;   // games are numbered: a part of a run is a range of numbers
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    Budget budget;
    std::uint32_t most_answers = kMostAnswers;  // in one game; then it counts as it stands
    bool details = false;                       // distributions, earnings, traits, happenings
};

struct EarningSums {
    double points = 0;
    std::uint64_t times = 0;
};

using ReportKey = std::pair<std::string, std::string>;  // a heading, and a line under it

struct TraitSums {
    double seats = 0;  // that had it; games, for a fact of a whole game
    double wins = 0;
};

struct HappeningSums {
    double times = 0;
    double by_winners = 0;
    double games = 0;  // in which it happened at all
};

struct SimulationResult {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;           // with two or more options
    std::array<double, kMaxSeats> wins{};  // a shared victory counts in parts
    std::array<double, kMaxSeats> points{};
    std::array<double, kMaxSeats> squares{};  // of points
    std::uint64_t rounds = 0;
    std::map<int, std::uint64_t> score_counts;
    std::map<int, std::uint64_t> round_counts;
    std::map<int, std::uint64_t> decision_counts;
    std::map<std::string, EarningSums> earnings;  // by text key, "cat.moon"
    std::map<ReportKey, TraitSums> traits;
    std::map<ReportKey, HappeningSums> happenings;
    std::map<std::string, std::array<double, 3>> by_bot;  // seats played, wins, points
    std::vector<Seed> cut;                                // games that were not over

    void add(const SimulationResult& other);
};

}  // namespace sidera
