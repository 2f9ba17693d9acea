// Decisive moments: the largest swings, one per moment, in order.

#include "match/decisive.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

TEST(Decisive, LargestChangesFirstAndOnePerMoment) {
    const std::vector<MomentChances> moments = {{.entry = 0, .win = {0.5, 0.3, 0.2}},
                                                {.entry = 2, .win = {0.4, 0.5, 0.1}},
                                                {.entry = 3, .win = {0.4, 0.5, 0.1}},
                                                {.entry = 7, .win = {0.1, 0.1, 0.8}},
                                                {.entry = 8, .win = {0.0, 0.0, 1.0}}};
    const auto swings = decisive_moments(moments);
    ASSERT_EQ(swings.size(), 3u);  // nothing happened at entry 3
    EXPECT_EQ(swings[0].entry, 7u);
    EXPECT_EQ(swings[0].seat, seat_at(2));
    EXPECT_EQ(swings[0].before, 0.1);
    EXPECT_EQ(swings[0].after, 0.8);
    EXPECT_EQ(swings[1].entry, 2u);
    EXPECT_EQ(swings[1].seat, seat_at(1));
    EXPECT_EQ(swings[2].entry, 8u);
    EXPECT_EQ(decisive_moments(moments, 1).size(), 1u);
    EXPECT_TRUE(decisive_moments({}).empty());
}

TEST(Decisive, AtMostFiveAndTheEarlierOfEquals) {
    std::vector<MomentChances> moments;
    for (std::size_t i = 0; i < 20; ++i)
        moments.push_back({.entry = i, .win = {i % 2 == 0 ? 0.25 : 0.75, 0.25}});
    const auto swings = decisive_moments(moments);
    ASSERT_EQ(swings.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(swings[i].entry, i + 1);
}

}  // namespace
}  // namespace sidera
