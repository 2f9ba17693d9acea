// Ratings after a game of two to eight, by the Plackett-Luce model of Weng and Lin (2011).

#include "server/rating.h"

#include <algorithm>
#include <cmath>

namespace sidera::server {
namespace {

constexpr double kLeastVarianceKept = 0.0001;  // the paper's kappa: a variance stays positive

// What the game says about a seat: how its mean moves, and how much surer one may be of it, both in
// units that do not know the seat's own deviation yet.
struct Evidence {
    double push = 0;
    double weight = 0;
};

class Table {
  public:
    explicit Table(std::span<const RatedSeat> seats) : seats_(seats) {
        double variance = 0;
        double best = seats[0].mean;
        for (const RatedSeat& seat : seats) {
            variance +=
                seat.deviation * seat.deviation + kPerformanceDeviation * kPerformanceDeviation;
            best = std::max(best, seat.mean);
        }
        spread_ = std::sqrt(variance);
        for (const RatedSeat& seat : seats)
            strengths_.push_back(std::exp((seat.mean - best) / spread_));
    }

    Rating after(std::size_t seat) const {
        const Evidence found = evidence(seat);
        const double deviation = seats_[seat].deviation;
        const double share = deviation / spread_;
        const double kept = 1 - share * share * share * found.weight;
        return {.mean = seats_[seat].mean + deviation * share * found.push,
                .deviation = deviation * std::sqrt(std::max(kept, kLeastVarianceKept))};
    }

  private:
    // The model picks the first among all, then the second among the rest, and so on. A seat takes
    // part in every pick up to its own.
    Evidence evidence(std::size_t seat) const {
        Evidence sum;
        for (std::size_t pick = 0; pick < seats_.size(); ++pick) {
            if (seats_[pick].rank > seats_[seat].rank)
                continue;
            double rest = 0;
            double tied = 0;
            for (std::size_t i = 0; i < seats_.size(); ++i) {
                rest += seats_[i].rank >= seats_[pick].rank ? strengths_[i] : 0;
                tied += seats_[i].rank == seats_[pick].rank ? 1 : 0;
            }
            const double chance = strengths_[seat] / rest;
            sum.push += ((pick == seat ? 1 : 0) - chance) / tied;
            sum.weight += chance * (1 - chance) / tied;
        }
        return sum;
    }

    std::span<const RatedSeat> seats_;
    double spread_ = 0;  // the paper's c
    std::vector<double> strengths_;
};

}  // namespace

std::vector<Rating> rate(std::span<const RatedSeat> seats) {
    std::vector<Rating> ratings;
    if (seats.size() < 2) {
        for (const RatedSeat& seat : seats)
            ratings.push_back({seat.mean, seat.deviation});
        return ratings;
    }
    const Table table(seats);
    for (std::size_t i = 0; i < seats.size(); ++i)
        ratings.push_back(table.after(i));
    return ratings;
}

}  // namespace sidera::server
