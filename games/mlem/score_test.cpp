// Tests of counting points: planets, missions, and the lines of the final account.

#include "games/mlem/score.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/mlem/test_table.h"

namespace sidera::mlem {
namespace {

using Points = std::array<int, kMaxPlayers>;

BodyInfo planet_8_6_4() {
    BodyInfo planet;
    planet.points = {8, 6, 4};
    return planet;
}

// A planet with the given numbers of plain cats; seats arrive in the order of the list.
Site site_with(std::initializer_list<std::pair<int, int>> rows) {
    constexpr std::array<Cat, 4> kPlain = {Cat::shift, Cat::deep, Cat::siphon, Cat::booster};
    Site site;
    for (const auto& [seat, count] : rows) {
        site.rows.push_back(seat_at(seat));
        for (int i = 0; i < count; ++i)
            site.cats[seat_at(seat)].insert(kPlain[static_cast<std::size_t>(i)]);
    }
    return site;
}

TEST(Mlem, ML_SCORE_1_more_astronauts_first_then_earlier_arrival) {
    const BodyInfo planet = planet_8_6_4();
    EXPECT_EQ(planet_points(planet, site_with({{0, 1}, {1, 2}})), (Points{6, 8, 0, 0, 0}));
    EXPECT_EQ(planet_points(planet, site_with({{3, 2}, {1, 2}, {0, 2}})), (Points{4, 6, 0, 8, 0}));
    EXPECT_EQ(planet_points(planet, site_with({{4, 1}, {3, 1}, {2, 3}, {1, 2}, {0, 1}})),
              (Points{4, 6, 8, 4, 4}));
}

TEST(Mlem, ML_SCORE_2_a_lone_player_gets_the_first_value_only) {
    EXPECT_EQ(planet_points(planet_8_6_4(), site_with({{2, 4}})), (Points{0, 0, 8, 0, 0}));
    EXPECT_EQ(planet_points(planet_8_6_4(), Site{}), Points{});
}

TEST(Mlem, ML_SCORE_3_the_specialist_doubles_its_owners_rank_once) {
    Site site = site_with({{0, 2}, {1, 1}, {2, 1}});
    site.cats[seat_at(2)].insert(Cat::planet);  // now two, behind A by arrival
    EXPECT_EQ(planet_points(planet_8_6_4(), site), (Points{8, 4, 12, 0, 0}));
    site.cats[seat_at(1)] = CatSet::of(Cat::planet);
    EXPECT_EQ(planet_points(planet_8_6_4(), site), (Points{8, 8, 12, 0, 0}));
}

TEST(Mlem, ML_SEC_2_missions_pay_0_2_5_10) {
    EXPECT_EQ(mission_points(0), 0);
    EXPECT_EQ(mission_points(1), 2);
    EXPECT_EQ(mission_points(2), 5);
    EXPECT_EQ(mission_points(3), 10);
}

TEST(Mlem, ML_SEC_3_equal_tokens_count_each) {
    Public pub;
    pub.sites[Body{5}].cats[seat_at(1)].insert(Cat::deep);
    Missions missions;
    missions.push_back(Body{5});
    missions.push_back(Body{5});
    missions.push_back(Body{4});
    EXPECT_EQ(missions_fulfilled(pub, seat_at(1), missions), 2);
    EXPECT_EQ(missions_fulfilled(pub, seat_at(0), missions), 0);
}

TEST(Mlem, ML_SCORE_5_all_leaders_win_and_nobody_is_left_out) {
    TestTable table(R"({"seats": 3, "given": {"phase": "over", "pub": {"failures": 11}}})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.match().outcome().winners, SeatSet::first(3)) << "all have 0 points";
    EXPECT_TRUE(table.match().outcome().over);
}

constexpr std::string_view kRichEnd = R"({"seats": 3, "options": {"ufo": true, "exploration": true,
    "secret_missions": true}, "given": {"phase": "after_expedition", "pub": {"failures": 11,
    "orders": null, "ufo_taken": ["A", "B", "A"],
    "sites": {"M1": {"rows": ["A", "B"], "moon_cats": ["deep", "moon"]},
              "P1": {"rows": ["A", "C"], "cats": {"A": ["moon"], "C": ["planet"]}},
              "P2": {"rows": ["B"], "cats": {"B": ["siphon"]}}},
    "comet": {"A": ["planet"]}, "galaxy": {"A": ["shift"], "C": ["deep"]},
    "goals": {"goal_deep2": "A"}, "exploration_open": ["E6", "E7", "E8", "E9", "E10"],
    "exploration_kept": {"A": ["E12", "E20"], "B": ["E14"]}},
    "own": {"A": {"missions": ["M1", "P1", "P5"]}, "B": {"missions": ["M1", "P2", "P5"]},
            "C": {"missions": ["M2", "M2", "M3"]}}}})";

TEST(Mlem, ML_SCORE_4_the_lines_of_the_account_add_up_to_the_points) {
    TestTable table(kRichEnd);
    ASSERT_EQ(table.fault(), "");
    const Outcome outcome = table.match().outcome();
    EXPECT_TRUE(outcome.over);
    std::map<Seat, int> sums;
    std::map<std::string, int> of_a;
    for (const ScoreLine& line : table.match().score_lines()) {
        EXPECT_NE(line.points, 0) << line.what.key;
        sums[line.seat] += line.points;
        if (line.seat == seat_at(0))
            of_a[line.what.key] += line.points;
    }
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(sums[seat_at(i)], outcome.points[static_cast<std::size_t>(i)]) << i;
    EXPECT_EQ(of_a,
              (std::map<std::string, int>{{"score.moons", 3},
                                          {"score.deep", 12},
                                          {"score.planet", 4},
                                          {"score.goals", 5},
                                          {"score.ufo", 8},
                                          {"score.exploration", 4},
                                          {"score.missions", 5}}));
    EXPECT_EQ(outcome.points[1], 4 + 5 + 4 + 2 + 5);
    EXPECT_EQ(outcome.points[2], 2 * 2 + 10);
}

TEST(Mlem, ML_GOAL_3_every_goal_is_worth_five) {
    Public pub;
    EXPECT_EQ(goal_points(pub, seat_at(0)), 0);
    pub.goals[Goal::goal_deep2] = seat_at(0);
    EXPECT_EQ(goal_points(pub, seat_at(0)), 5);
    pub.goals[Goal::goal_planet3] = seat_at(0);
    pub.goals[Goal::goal_moons4] = seat_at(1);
    EXPECT_EQ(goal_points(pub, seat_at(0)), 10);
    EXPECT_EQ(goal_points(pub, seat_at(1)), 5);
}

}  // namespace
}  // namespace sidera::mlem
