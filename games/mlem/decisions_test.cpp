// Tests of the questions: who is asked what, and what the clock answers (the specification's table
// of decisions).

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "games/mlem/codes.h"
#include "games/mlem/test_table.h"

namespace sidera::mlem {
namespace {

constexpr std::string_view kAllAtHome =
    "board satellite, board shift, board parachute, board moon, board planet, board deep, "
    "board siphon, board booster";

// A question of two players A and B: phase, space, pool, cats and rolled dice.
std::string flight(std::string_view phase,
                   int space,
                   int pool,
                   std::string_view cat_a,
                   std::string_view dice,
                   std::string_view more = {},
                   std::string_view options = {}) {
    return R"({"seats": 2, "options": {)" + std::string(options) + R"(}, "given": {"phase": ")" +
           std::string(phase) + R"(", "pub": {"crew": ["A", "B"], "aboard": {"A": ")" +
           std::string(cat_a) + R"(", "B": "siphon"}, "space": )" + std::to_string(space) +
           R"(, "pool": )" + std::to_string(pool) + std::string(more) + R"(}}, "luck": [["dice")" +
           std::string(dice) + "]]}";
}

std::string fallback_of(const std::string& scenario) {
    TestTable table(scenario);
    EXPECT_EQ(table.fault(), "") << scenario;
    return table.fallback();
}

TEST(MlemDecisions, mission_discard_asks_everybody_and_returns_the_first_one_dealt) {
    TestTable table(R"({"seats": 3, "options": {"secret_missions": true}})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.match().asked(), SeatSet::first(3));
    for (int i = 0; i < 3; ++i) {
        const Decision decision = table.match().decision(seat_at(i), Channel::main);
        EXPECT_EQ(decision.kind, "mission_discard");
        const Body first = table.match().whole_state().own[seat_at(i)].missions.front();
        EXPECT_EQ(decision.fallback, code(Verb::return_mission, static_cast<std::uint32_t>(first)));
    }
}

TEST(MlemDecisions, board_asks_one_after_the_other_in_a_fixed_order_of_preference) {
    TestTable table(R"({"seats": 3, "options": {"first_player": 1}})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.match().asked(), SeatSet::of(seat_at(1)));
    EXPECT_EQ(table.decision().kind, "board");
    EXPECT_EQ(table.options(), kAllAtHome);
    constexpr std::array<Cat, 8> kOrder = {Cat::booster,
                                           Cat::parachute,
                                           Cat::moon,
                                           Cat::planet,
                                           Cat::shift,
                                           Cat::siphon,
                                           Cat::satellite,
                                           Cat::deep};
    State state = table.match().whole_state();
    for (const Cat cat : kOrder) {
        const Decision decision =
            Mlem::decision(Mlem::default_data(), Mlem::ref(state, seat_at(1)), Channel::main);
        EXPECT_EQ(decision.fallback, code(Verb::board, static_cast<std::uint32_t>(cat)));
        state.pub.home[seat_at(1)].erase(cat);
    }
}

TEST(MlemDecisions, roll_is_a_button_for_people_only) {
    const std::string bot = flight("travel", 9, 2, "moon", R"(, "1", "4")");
    TestTable rolled(bot);
    EXPECT_EQ(rolled.decision().kind, "select");
    TestTable person(R"({"seats": 2, "given": {"phase": "travel", "pub": {"space": 9, "pool": 2,
        "rules": {"confirm": ["A"]}, "crew": ["A", "B"], "aboard": {"A": "moon", "B": "moon"}}}})");
    ASSERT_EQ(person.fault(), "");
    EXPECT_EQ(person.asked(), seat_at(0));
    EXPECT_EQ(person.decision().kind, "roll");
    EXPECT_TRUE(person.decision().confirm);
    EXPECT_EQ(person.options(), "roll");
    EXPECT_EQ(person.fallback(), "roll");
}

TEST(MlemDecisions, people_are_not_asked_about_the_only_usable_group) {
    TestTable table(R"({"seats": 2, "given": {"phase": "travel", "pub": {"space": 9, "pool": 1,
        "rules": {"confirm": ["A"]}, "crew": ["A", "B"], "aboard": {"A": "moon", "B": "moon"}}},
        "luck": [["dice", "4"]], "when": ["A: roll"]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.decision().kind, "land");
    EXPECT_EQ(table.pub().space, 13);
}

TEST(MlemDecisions, people_start_the_engines_when_all_is_picked) {
    TestTable table(R"({"seats": 2, "given": {"phase": "travel", "pub": {"space": 9, "pool": 2,
        "rules": {"confirm": ["A"]}, "crew": ["A", "B"], "aboard": {"A": "moon", "B": "moon"}}},
        "luck": [["dice", "1", "4"]], "when": ["A: roll", "A: use:1", "A: use:4"]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.decision().kind, "select");
    EXPECT_EQ(table.options(), "confirm");
    EXPECT_TRUE(table.decision().confirm);
    EXPECT_EQ(table.pub().space, 9);
}

TEST(MlemDecisions, post_roll_rolls_again_only_if_nothing_is_usable) {
    const auto rolled = [](std::string_view dice) {
        return flight("travel", 12, 2, "moon", dice, R"(, "orders": "X1")", R"("ufo": true)");
    };
    TestTable table(rolled(R"(, "1", "4")"));
    EXPECT_EQ(table.decision().kind, "post_roll");
    EXPECT_EQ(table.options(), "reroll, keep_result");
    EXPECT_EQ(table.fallback(), "keep_result");
    EXPECT_EQ(fallback_of(rolled(R"(, "1", "3")")), "reroll");
}

TEST(MlemDecisions, select_takes_the_usable_group_with_the_fewest_dice) {
    TestTable table(flight("travel", 9, 4, "moon", R"(, "1", "1", "T", "2")"));
    EXPECT_EQ(table.decision().kind, "select");
    EXPECT_EQ(table.options(), "use:1, use:T");
    EXPECT_EQ(table.fallback(), "use:T");
    EXPECT_EQ(fallback_of(flight("travel", 9, 3, "moon", R"(, "1", "1", "4")")), "use:4");
}

TEST(MlemDecisions, select_settles_ties_by_movement) {
    EXPECT_EQ(fallback_of(flight("travel", 9, 3, "moon", R"(, "1", "4", "T")")), "use:4");
    EXPECT_EQ(fallback_of(flight("travel", 17, 2, "moon", R"(, "2", "T")")), "use:T");
    EXPECT_EQ(fallback_of(flight("travel", 24, 2, "moon", R"(, "1", "T")")), "use:T");
}

TEST(MlemDecisions, select_confirms_a_single_group) {
    std::string scenario = flight("travel", 9, 3, "moon", R"(, "1", "4", "T")");
    scenario.back() = ',';
    EXPECT_EQ(fallback_of(scenario + R"("when": ["A: use:4"]})"), "confirm");
}

TEST(MlemDecisions, select_uses_substitutes_only_against_a_crash) {
    EXPECT_EQ(fallback_of(flight("travel", 11, 2, "booster", R"(, "3", "3")")), "use:3");
    EXPECT_EQ(fallback_of(flight("travel", 11, 1, "booster", R"(, "2")")), "use:booster:A");
    const auto extra = [](std::string_view dice) {
        return flight("travel", 12, 1, "moon", dice, R"(, "orders": "X7")", R"("ufo": true)");
    };
    EXPECT_EQ(fallback_of(extra(R"(, "2")")), "use:2");
    EXPECT_EQ(fallback_of(extra(R"(, "1")")), "use:extra");
    EXPECT_EQ(fallback_of(flight(
                  "travel", 12, 1, "moon", R"(, "2")", R"(, "orders": "X2")", R"("ufo": true)")),
              "use:2");
}

TEST(MlemDecisions, select_offers_its_steps_in_the_order_of_the_specification) {
    TestTable table(flight(
        "travel", 7, 3, "booster", R"(, "1", "3", "T")", R"(, "orders": "X3")", R"("ufo": true)"));
    EXPECT_EQ(table.options(), "use:1, use:3, use:T, use:booster:A, use:extra");
}

TEST(MlemDecisions, select_gives_the_same_result_in_every_order) {
    const std::string base = flight("travel", 7, 3, "booster", R"(, "1", "3", "T")");
    const auto after = [&base](std::string_view when) {
        TestTable table(base.substr(0, base.size() - 1) + R"(, "when": [)" + std::string(when) +
                        "]}");
        EXPECT_EQ(table.fault(), "");
        return table.match().hash();
    };
    const auto one = after(R"("A: use:1", "A: use:3", "A: use:T", "A: use:booster:A")");
    EXPECT_EQ(one, after(R"("A: use:booster:A", "A: use:T", "A: use:3", "A: use:1")"));
    EXPECT_EQ(one, after(R"("A: use:3", "A: use:booster:A", "A: use:1", "A: use:T")"));
}

TEST(MlemDecisions, land_goes_where_most_points_are_added_now) {
    TestTable table(flight("land", 9, 2, "shift", ""));
    EXPECT_EQ(table.decision().kind, "land");
    EXPECT_EQ(table.options(), "stay, land:-1, land, land:+1");
    EXPECT_EQ(table.fallback(), "land") << "a tie: first on P1 pays 4, and so does the moon";
    const auto with = [](int space, std::string_view cat, std::string_view sites) {
        return flight("land", space, 2, cat, "", R"(, "sites": )" + std::string(sites));
    };
    EXPECT_EQ(fallback_of(with(9, "shift", R"({"P1": {"rows": ["B"], "cats": {"B": ["moon"]}}})")),
              "land:+1")
        << "second on P1 pays 2, the moon 4";
    EXPECT_EQ(fallback_of(with(
                  10, "shift", R"({"M2": {"rows": ["B", "B"], "moon_cats": ["moon", "deep"]}})")),
              "land:-1")
        << "first on P1 pays 4, the moons left pay 2";
    EXPECT_EQ(fallback_of(with(25, "shift", R"({"P5": {"rows": ["A"], "cats": {"A": ["moon"]}}})")),
              "land:+1")
        << "A leads P5 already, the galaxy pays 5";
    EXPECT_EQ(fallback_of(flight("land", 25, 2, "shift", "")), "land");
    EXPECT_EQ(fallback_of(flight("land", 8, 2, "planet", "")), "land");
}

TEST(MlemDecisions, deep_shift_goes_to_deep_space) {
    TestTable table(flight("travel", 25, 1, "shift", R"(, "T")"));
    EXPECT_EQ(table.decision().kind, "deep_shift");
    EXPECT_EQ(table.options(), "land:-1, deep");
    EXPECT_EQ(table.fallback(), "deep");
}

TEST(MlemDecisions, parachute_lands) {
    TestTable table(flight("travel", 8, 1, "parachute", R"(, "1")"));
    EXPECT_EQ(table.decision().kind, "parachute");
    EXPECT_EQ(table.options(), "land, home");
    EXPECT_EQ(table.fallback(), "land");
}

TEST(MlemDecisions, seats_that_are_not_asked_have_no_question) {
    TestTable table(flight("land", 9, 2, "shift", ""));
    const Decision decision = table.match().decision(seat_at(1), Channel::main);
    EXPECT_TRUE(decision.options.empty());
    EXPECT_EQ(decision.fallback, kNoCode);
    EXPECT_TRUE(table.match().decision(seat_at(0), Channel::table).options.empty());
}

}  // namespace
}  // namespace sidera::mlem
