// What a match between bots came to: plain sums, so that parts of a match can be added.

#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/seat.h"

namespace sidera {

inline constexpr double kSlowMilliseconds = 100;

// The sums of one bot over all entries of the line-up that bear its name.
struct ArenaBot {
    std::string name;
    int entries = 0;       // seats it takes in each game
    double wins = 0;       // a victory shared by k counts 1/k
    double points = 0;     // of all its seats in all games
    double group_sum = 0;  // of the mean share per seat in each group
    double group_squares = 0;
    std::uint64_t decisions = 0;  // with two or more options
    std::uint64_t illegal = 0;    // answers that were not offered
    double milliseconds = 0;      // thinking; only when the budget has a clock
    double slowest = 0;
    std::uint64_t slow = 0;  // decisions that took longer than kSlowMilliseconds
};

struct Interval {
    double low = 0;
    double high = 0;
};

struct ArenaResult {
    int seats = 0;
    std::uint64_t games = 0;
    std::uint64_t groups = 0;
    std::array<double, kMaxSeats> seat_wins{};
    std::vector<ArenaBot> bots;

    // Adds another part of the same match.
    void add(const ArenaResult& part) {
        games += part.games;
        groups += part.groups;
        for (std::size_t i = 0; i < seat_wins.size(); ++i)
            seat_wins[i] += part.seat_wins[i];
        for (std::size_t i = 0; i < bots.size() && i < part.bots.size(); ++i) {
            ArenaBot& sum = bots[i];
            const ArenaBot& more = part.bots[i];
            sum.wins += more.wins;
            sum.points += more.points;
            sum.group_sum += more.group_sum;
            sum.group_squares += more.group_squares;
            sum.decisions += more.decisions;
            sum.illegal += more.illegal;
            sum.milliseconds += more.milliseconds;
            sum.slowest = sum.slowest > more.slowest ? sum.slowest : more.slowest;
            sum.slow += more.slow;
        }
    }

    // Share of the victories per seat of that bot; 1 / seats is chance.
    double win_share(std::size_t bot) const {
        return games == 0 ? 0 : bots[bot].wins / per_seat(bot);
    }

    double mean_points(std::size_t bot) const {
        return games == 0 ? 0 : bots[bot].points / per_seat(bot);
    }

    // Of the win share, over the groups of duplicate luck.
    double standard_error(std::size_t bot) const {
        if (groups < 2)
            return 0.5;
        const auto n = static_cast<double>(groups);
        const double mean = bots[bot].group_sum / n;
        const double variance = (bots[bot].group_squares - n * mean * mean) / (n - 1);
        return std::sqrt((variance > 0 ? variance : 0) / n);
    }

    Interval interval95(std::size_t bot) const {
        const double reach = 1.96 * standard_error(bot);
        const double share = win_share(bot);
        return {share > reach ? share - reach : 0, share + reach < 1 ? share + reach : 1};
    }

    // How far above equal opponents a bot with this share stands, on the scale of chess ratings.
    double rating(double share) const {
        const double inside = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;
        return 400 * std::log10(inside * (seats - 1) / (1 - inside));
    }

    double rating_difference(std::size_t bot) const { return rating(win_share(bot)); }

    double rating_error(std::size_t bot) const {
        const Interval interval = interval95(bot);
        return (rating(interval.high) - rating(interval.low)) / 2;
    }

  private:
    double per_seat(std::size_t bot) const {
        return static_cast<double>(games) * bots[bot].entries;
    }
};

}  // namespace sidera
