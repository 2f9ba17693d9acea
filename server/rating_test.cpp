// Ratings: who rises, by how much, and that strength is found out in the end.

#include "server/rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/luck.h"

namespace sidera::server {
namespace {

TEST(Rating, TheWinnerRisesAsMuchAsTheLoserFalls) {
    const std::vector<RatedSeat> seats = {{.rank = 2}, {.rank = 1}};
    const auto after = rate(seats);
    EXPECT_LT(after[0].mean, 1500);
    EXPECT_GT(after[1].mean, 1500);
    EXPECT_NEAR(after[0].mean + after[1].mean, 3000, 1e-9);
    EXPECT_LT(after[0].deviation, 350);
    EXPECT_DOUBLE_EQ(after[0].deviation, after[1].deviation);
    // By hand: c = 350 * sqrt(2.5); half of 350^2 / c goes from one to the other.
    EXPECT_NEAR(after[1].mean - 1500, 350 / std::sqrt(2.5) / 2, 1e-9);
    EXPECT_NEAR(after[1].deviation, 350 * std::sqrt(1 - std::pow(2.5, -1.5) / 4), 1e-9);
}

TEST(Rating, EqualsMoveByRankAndAddUpToZero) {
    for (std::size_t count = 2; count <= 8; ++count) {
        std::vector<RatedSeat> seats(count);
        for (std::size_t i = 0; i < count; ++i)
            seats[i].rank = static_cast<std::int32_t>(i);
        const auto after = rate(seats);
        ASSERT_EQ(after.size(), count);
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sum += after[i].mean - 1500;
            EXPECT_LT(after[i].deviation, 350);
            EXPECT_GT(after[i].deviation, 100);
            if (i > 0)
                EXPECT_GT(after[i - 1].mean, after[i].mean);
        }
        EXPECT_NEAR(sum, 0, 1e-9) << count;
        EXPECT_GT(after[0].mean, 1500);
        EXPECT_LT(after[count - 1].mean, 1500);
    }
}

TEST(Rating, ATieOfEqualsMovesNobody) {
    for (std::size_t count = 2; count <= 8; ++count)
        for (const Rating& rating : rate(std::vector<RatedSeat>(count)))
            EXPECT_NEAR(rating.mean, 1500, 1e-9);
    const std::vector<RatedSeat> seats = {{1700, 100, 1}, {1500, 100, 1}};
    const auto after = rate(seats);
    EXPECT_LT(after[0].mean, 1700);
    EXPECT_GT(after[1].mean, 1500);
    const std::vector<RatedSeat> shared = {{.rank = 1}, {.rank = 1}, {.rank = 2}};
    const auto two_won = rate(shared);
    EXPECT_DOUBLE_EQ(two_won[0].mean, two_won[1].mean);
    EXPECT_GT(two_won[0].mean, 1500);
    EXPECT_LT(two_won[2].mean, 1500);
}

TEST(Rating, TheUncertainMoveMore) {
    const std::vector<RatedSeat> seats = {{1500, 350, 1}, {1500, 60, 2}};
    const auto after = rate(seats);
    EXPECT_GT(after[0].mean - 1500, 10 * (1500 - after[1].mean));
    EXPECT_LT(after[1].mean, 1500);
}

TEST(Rating, AnUpsetMovesMoreThanWhatWasExpected) {
    const std::vector<RatedSeat> expected = {{1800, 100, 1}, {1200, 100, 2}};
    const std::vector<RatedSeat> upset = {{1800, 100, 2}, {1200, 100, 1}};
    EXPECT_GT(rate(upset)[1].mean - 1200, 2 * (rate(expected)[0].mean - 1800));
}

TEST(Rating, OnlyTheOrderOfRanksCounts) {
    const std::vector<RatedSeat> near = {{.rank = 1}, {.rank = 2}, {.rank = 3}};
    const std::vector<RatedSeat> far = {{.rank = -9}, {.rank = 0}, {.rank = 77}};
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_DOUBLE_EQ(rate(near)[i].mean, rate(far)[i].mean);
}

TEST(Rating, ExtremesStayNumbers) {
    EXPECT_TRUE(rate({}).empty());
    EXPECT_EQ(rate(std::vector<RatedSeat>(1))[0].mean, 1500);
    const std::vector<RatedSeat> seats = {{-1e6, 1e-3, 1}, {1e6, 350, 2}, {1500, 1e4, 2}};
    for (const Rating& rating : rate(seats)) {
        EXPECT_TRUE(std::isfinite(rating.mean));
        EXPECT_GT(rating.deviation, 0);
    }
}

// Ten players of known strength meet in games of four, each with a good or bad day.
TEST(Rating, StrengthIsFoundOut) {
    QuickRandom random(5);
    const auto uniform = [&] { return (static_cast<double>(random.below(1'000'000)) + 0.5) / 1e6; };
    std::vector<Rating> players(10);
    for (int game = 0; game < 3000; ++game) {
        std::vector<std::size_t> order(players.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t i = 0; i < 4; ++i)
            std::swap(order[i], order[i + random.below(static_cast<std::uint32_t>(10 - i))]);
        std::vector<std::pair<double, std::size_t>> day;
        for (std::size_t i = 0; i < 4; ++i)
            day.emplace_back(
                80.0 * static_cast<double>(order[i]) - 175 * std::log(-std::log(uniform())),
                order[i]);
        std::sort(day.rbegin(), day.rend());
        std::vector<RatedSeat> seats;
        for (std::size_t i = 0; i < 4; ++i)
            seats.push_back({players[day[i].second].mean,
                             players[day[i].second].deviation,
                             static_cast<std::int32_t>(i)});
        const auto after = rate(seats);
        for (std::size_t i = 0; i < 4; ++i)
            players[day[i].second] = after[i];
    }
    for (std::size_t i = 1; i < players.size(); ++i) {
        EXPECT_GT(players[i].mean, players[i - 1].mean) << i;
        EXPECT_LT(players[i].deviation, 120);
    }
}

}  // namespace
}  // namespace sidera::server
