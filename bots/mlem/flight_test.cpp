// Tests of the exact solver: the chances of the specification, and what a flight is worth.
#include "bots/mlem/flight.h"

#include <gtest/gtest.h>

namespace sidera::mlem {
namespace {

constexpr double kTolerance = 0.0001;

const Flights& flights() {
    static const Flights kFlights(default_data());
    return kFlights;
}

double to_deep_space(int space, int pool) {
    constexpr std::array kTarget = {kDeepSpace};
    return reach_chance(flights(), space, pool, kTarget);
}

TEST(MlemFlight, ML_V39_chance_to_reach_deep_space) {
    EXPECT_NEAR(to_deep_space(25, 1), 0.5000, kTolerance);
    EXPECT_NEAR(to_deep_space(24, 1), 0.4167, kTolerance);
    EXPECT_NEAR(to_deep_space(23, 1), 0.3333, kTolerance);
    EXPECT_NEAR(to_deep_space(23, 2), 0.5833, kTolerance);
    EXPECT_NEAR(to_deep_space(20, 3), 0.5821, kTolerance);
    EXPECT_NEAR(to_deep_space(17, 3), 0.3542, kTolerance);
    EXPECT_NEAR(to_deep_space(12, 6), 0.5430, kTolerance);
    EXPECT_NEAR(to_deep_space(3, 6), 0.2283, kTolerance);
    EXPECT_NEAR(to_deep_space(0, 6), 0.1277, kTolerance);
}

TEST(MlemFlight, ML_V40_chance_to_stop_beside_a_body) {
    constexpr std::array kChances = {
        0.9037, 0.8674, 0.8217, 0.6908, 0.5818, 0.5043, 0.3833, 0.2719, 0.1801, 0.1432};
    const Data& data = default_data();
    ASSERT_EQ(data.bodies.size(), kChances.size());
    for (std::size_t i = 0; i < kChances.size(); ++i) {
        const std::array targets = {static_cast<int>(data.bodies[i].first_space),
                                    static_cast<int>(data.bodies[i].last_space)};
        EXPECT_NEAR(reach_chance(flights(), 0, 6, targets), kChances[i], kTolerance)
            << data.bodies[i].id.view();
    }
}

TEST(MlemFlight, chances_of_all_rolls_add_up) {
    for (int space = 0; space < kDeepSpace; ++space) {
        for (int pool = 1; pool <= kDice; ++pool) {
            double sum = 0;
            for (const Roll& roll : flights().rolls(space, pool))
                sum += roll.chance;
            EXPECT_NEAR(sum, 1.0, 1e-12) << space << " with " << pool;
        }
    }
}

TEST(MlemFlight, a_crash_pays_its_own_value) {
    FlightGains gains;
    gains.leave.fill(kNoLanding);
    gains.leave[kDeepSpace] = 2;
    gains.crash.fill(2);
    const FlightTable table = solve_flight(flights(), gains);
    for (int space = 0; space < kDeepSpace; ++space)
        EXPECT_NEAR(table.on(space, 3), 2, 1e-9);
}

TEST(MlemFlight, more_dice_help_to_reach_deep_space) {
    for (int space = 0; space < kDeepSpace; ++space)
        for (int pool = 2; pool <= kDice; ++pool)
            EXPECT_GE(to_deep_space(space, pool), to_deep_space(space, pool - 1) - 1e-12);
}

}  // namespace
}  // namespace sidera::mlem
