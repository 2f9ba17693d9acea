// Ratings after a game of two to eight, by the Plackett-Luce model of Weng and Lin, "A Bayesian
// approximation method for online ranking", Journal of Machine Learning Research 12 (2011),
// algorithm 4.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sidera::server {

// Where everybody begins. The paper's 25, 25/3 and 25/6 on the scale chess players know.
inline constexpr double kFirstMean = 1500;
inline constexpr double kFirstDeviation = 350;
inline constexpr double kPerformanceDeviation = kFirstDeviation / 2;  // the paper's beta

struct RatedSeat {
    double mean = kFirstMean;
    double deviation = kFirstDeviation;
    std::int32_t rank = 0;  // lower is better, equal is a tie; only the order counts
};

struct Rating {
    double mean = kFirstMean;
    double deviation = kFirstDeviation;
};

// The ratings after the game, in the order of the seats. With fewer than two nothing changes.
std::vector<Rating> rate(std::span<const RatedSeat> seats);

}  // namespace sidera::server
