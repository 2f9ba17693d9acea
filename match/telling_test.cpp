// The most telling moments first, and what lies between them.

#include "match/telling.h"

#include <gtest/gtest.h>

#include <numeric>

namespace sidera {
namespace {

// A game of two in which the first seat's chance jumps at one moment.
double chance_at(std::size_t moment, std::size_t jump) {
    return moment < jump ? 0.2 : 0.9;
}

std::vector<MomentChances> unmeasured(std::size_t count) {
    std::vector<MomentChances> moments(count);
    for (std::size_t i = 0; i < count; ++i)
        moments[i] = {.entry = i, .win = {}, .points = {}, .measured = false};
    return moments;
}

TEST(Telling, FindsTheJumpLongBeforeAllIsMeasured) {
    constexpr std::size_t kMoments = 1000;
    constexpr std::size_t kJump = 713;
    auto moments = unmeasured(kMoments);
    std::vector<std::size_t> chosen(kMoments);
    std::iota(chosen.begin(), chosen.end(), 0u);
    int left = 40;
    in_telling_order(chosen, moments, [&](std::size_t at) {
        if (left-- == 0)
            return false;
        EXPECT_FALSE(moments[at].measured);
        const double win = chance_at(at, kJump);
        moments[at].win = {win, 1 - win};
        moments[at].measured = true;
        return true;
    });
    EXPECT_TRUE(moments.front().measured);
    EXPECT_TRUE(moments.back().measured);
    EXPECT_TRUE(moments[kJump - 1].measured);
    EXPECT_TRUE(moments[kJump].measured);
    fill_between(moments);
    for (std::size_t i = 0; i < kMoments; ++i) {
        ASSERT_EQ(moments[i].win.size(), 2u);
        EXPECT_NEAR(moments[i].win[0], chance_at(i, kJump), 1e-9) << i;
        EXPECT_NEAR(moments[i].win[0] + moments[i].win[1], 1, 1e-9);
    }
}

TEST(Telling, EveryChosenMomentOnceWhenThereIsTime) {
    for (const std::size_t count : {1u, 2u, 3u, 10u, 64u}) {
        auto moments = unmeasured(3 * count);
        std::vector<std::size_t> chosen;
        for (std::size_t i = 0; i < count; ++i)
            chosen.push_back(3 * i);
        std::vector<std::size_t> met;
        in_telling_order(chosen, moments, [&](std::size_t at) {
            met.push_back(at);
            moments[at].win = {0.5};
            return moments[at].measured = true;
        });
        std::sort(met.begin(), met.end());
        EXPECT_EQ(met, chosen);
    }
}

TEST(Telling, BetweenMeansInProportion) {
    auto moments = unmeasured(6);
    fill_between(moments);
    EXPECT_TRUE(moments[0].win.empty());  // nothing is known
    moments[1] = {.entry = 1, .win = {0.2}, .points = {}, .measured = true};
    moments[4] = {.entry = 4, .win = {0.8}, .points = {}, .measured = true};
    fill_between(moments);
    const double expected[] = {0.2, 0.2, 0.4, 0.6, 0.8, 0.8};
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_NEAR(moments[i].win[0], expected[i], 1e-9) << i;
    EXPECT_FALSE(moments[2].measured);
}

}  // namespace
}  // namespace sidera
