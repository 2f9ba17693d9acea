// Tests of the choice of secret missions.
#include "bots/mlem/missions.h"

#include <gtest/gtest.h>

#include "games/mlem/codes.h"

namespace sidera::mlem {
namespace {

Missions missions_of(std::initializer_list<int> bodies) {
    Missions missions;
    for (const int body : bodies)
        missions.push_back(static_cast<Body>(body));
    return missions;
}

TEST(MlemMissions, ML_SEC_2_worth_follows_the_table_of_points) {
    std::array<double, kMaxBodies> chances{};
    chances[0] = chances[1] = chances[2] = 1;
    EXPECT_DOUBLE_EQ(mission_worth(missions_of({0, 1, 2}), chances), 10);
    EXPECT_DOUBLE_EQ(mission_worth(missions_of({0, 1, 3}), chances), 5);
    EXPECT_DOUBLE_EQ(mission_worth(missions_of({3, 4, 5}), chances), 0);
}

TEST(MlemMissions, ML_SEC_3_equal_missions_are_fulfilled_together) {
    std::array<double, kMaxBodies> chances{};
    chances[0] = 0.5;
    EXPECT_DOUBLE_EQ(mission_worth(missions_of({0, 0, 1}), chances), 2.5);
}

TEST(MlemMissions, ML_SETUP_8_returns_the_farthest_body) {
    const Data& data = default_data();
    const Flights flights(data);
    CodeArray<4> codes;
    for (const std::uint32_t body : {0u, 1u, 2u, 9u})
        codes.add(code(Verb::return_mission, body));
    EXPECT_EQ(mission_to_return(data, flights, missions_of({9, 0, 1, 2}), codes),
              code(Verb::return_mission, 9));
}

}  // namespace
}  // namespace sidera::mlem
