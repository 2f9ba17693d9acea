// Tests of the flight solved for a whole crew.
#include "bots/mlem/crew_flight.h"

#include <gtest/gtest.h>

namespace sidera::mlem {
namespace {

// One point on the first body of the mat, two on the second, and so on; deep space pays 20.
float worth_of(std::size_t body) {
    return static_cast<float>(body) + 1;
}

CrewGains simple_gains(const Data& data, int members) {
    CrewGains gains;
    for (int i = 0; i < members; ++i) {
        const auto at = static_cast<std::size_t>(i);
        gains.care[at][at] = 1;
        for (std::size_t body = 0; body < data.bodies.size(); ++body)
            for (SeatValues& won : gains.leave[at][body])
                won[at] = worth_of(body);
        gains.leave[at][CrewGains::kGalaxy][0][at] = 20;
        gains.leave[at][CrewGains::kComet][0][at] = 20;
    }
    return gains;
}

Crew crew_of(std::initializer_list<Cat> cats) {
    Crew crew;
    for (const Cat cat : cats) {
        if (crew.spare < 0 && row(cat).spare_die)
            crew.spare = static_cast<int>(crew.members.size());
        crew.members.push_back({seat_at(static_cast<int>(crew.members.size())), cat});
    }
    return crew;
}

FlightTable lone_flier(const Data& data, const Flights& flights) {
    FlightGains gains;
    for (int space = 0; space < kSpaces; ++space) {
        const Body body = data.space(space).body;
        gains.leave[static_cast<std::size_t>(space)] =
            space == kDeepSpace   ? 20
            : body == kNone<Body> ? kNoLanding
                                  : worth_of(static_cast<std::size_t>(body));
    }
    return solve_flight(flights, gains);
}

class CrewFlightTest : public testing::Test {
  protected:
    void solve(std::initializer_list<Cat> cats) {
        flight.solve(data,
                     flights,
                     pub,
                     crew_of(cats),
                     simple_gains(data, static_cast<int>(cats.size())),
                     {0, kDice});
    }

    const Data& data = default_data();
    Flights flights{data};
    Public pub;
    CrewFlight flight;
};

TEST_F(CrewFlightTest, a_crew_of_one_flies_as_the_lone_flier) {
    solve({Cat::satellite});
    const FlightTable table = lone_flier(data, flights);
    for (int space = 0; space < kDeepSpace; ++space)
        for (int pool = 1; pool <= kDice; ++pool)
            EXPECT_NEAR(
                flight.roll(1,
                            false,
                            {static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(pool)})[0],
                table.on(space, pool),
                1e-4);
}

TEST_F(CrewFlightTest, the_commander_fares_no_worse_than_his_passenger) {
    solve({Cat::satellite, Cat::satellite});
    const SeatValues both = flight.roll(3, false, {0, kDice});
    EXPECT_GE(both[0], both[1] - 1e-4f);
}

TEST_F(CrewFlightTest, ML_AST_BOOSTER_1_helps) {
    solve({Cat::booster});
    EXPECT_GT(flight.roll(1, true, {0, kDice})[0], flight.roll(1, false, {0, kDice})[0]);
}

TEST_F(CrewFlightTest, ML_AST_PARACHUTE_1_pays_in_a_crash) {
    solve({Cat::parachute, Cat::satellite});
    const SeatValues lost = flight.crash(3, 8);
    EXPECT_FLOAT_EQ(lost[0], worth_of(static_cast<std::size_t>(data.space(8).body)));
    EXPECT_FLOAT_EQ(lost[1], 0);
}

TEST_F(CrewFlightTest, ML_AST_SIPHON_1_hurts_those_who_stay) {
    solve({Cat::satellite, Cat::siphon});
    const SeatValues alone = flight.leave(3, false, {8, 3}, 1, 8, 0);
    solve({Cat::satellite, Cat::satellite});
    const SeatValues spared = flight.leave(3, false, {8, 3}, 1, 8, 0);
    EXPECT_LT(alone[0], spared[0]);
    EXPECT_FLOAT_EQ(alone[1], spared[1]);
}

TEST_F(CrewFlightTest, ML_MOON_3_full_moons_offer_no_landing) {
    const Body moons = data.space(6).body;
    for (std::size_t i = 0; i < data.body(moons).places; ++i)
        pub.sites[moons].rows.push_back(seat_at(0));
    solve({Cat::satellite});
    EXPECT_EQ(flight.arrive(1, false, {6, 2}), flight.roll(1, false, {6, 2}));
}

}  // namespace
}  // namespace sidera::mlem
