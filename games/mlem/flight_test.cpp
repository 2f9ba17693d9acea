// Tests of a flight that look at what does not happen, and at the dice themselves.

#include <gtest/gtest.h>

#include <array>

#include "games/mlem/movement.h"
#include "games/mlem/test_table.h"
#include "games/mlem/throws.h"

namespace sidera::mlem {
namespace {

TEST(Mlem, ML_TRAV_1_a_die_shows_1_2_2_3_4_T) {
    Throw sides;
    for (std::uint32_t side = 0; side < 6; ++side)
        for (int face = 0; face < kFaces; ++face)
            sides.values[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(
                sides.values[static_cast<std::size_t>(face)] +
                throw_from(side, 1).values[static_cast<std::size_t>(face)]);
    EXPECT_EQ(sides.values, (std::array<std::uint8_t, 5>{1, 2, 1, 1, 1}));
}

TEST(Mlem, ML_TRAV_1_all_dice_of_the_pool_are_rolled) {
    for (unsigned count = 1; count <= 6; ++count) {
        std::uint32_t outcomes = 1;
        for (unsigned i = 0; i < count; ++i)
            outcomes *= 6;
        for (std::uint32_t number = 0; number < outcomes; number += 1 + outcomes / 500) {
            int dice = 0;
            for (const std::uint8_t n : throw_from(number, count).values)
                dice += n;
            ASSERT_EQ(dice, static_cast<int>(count)) << number;
        }
    }
}

TEST(Mlem, ML_TRAV_2_one_die_succeeds_as_often_as_the_specification_says) {
    constexpr std::array<int, 26> kSixths = {4, 4, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3,
                                             2, 3, 3, 3, 3, 2, 3, 3, 2, 3, 3, 3, 3};
    for (std::size_t space = 0; space < kSixths.size(); ++space) {
        int good = 0;
        for (std::uint32_t side = 0; side < 6; ++side)
            good += usable_faces(Mlem::default_data().spaces[space], throw_from(side, 1)).empty()
                        ? 0
                        : 1;
        EXPECT_EQ(good, kSixths[space]) << "space " << space;
    }
}

TEST(Mlem, ML_TAKE_5_no_landing_phase_and_no_contact_at_takeoff) {
    TestTable table(R"({"seats": 2, "options": {"ufo": true}, "given": {"phase": "lift_off",
        "pub": {"crew": ["A", "B"], "aboard": {"A": "satellite", "B": "shift"}, "space": 0,
                "orders": "X2", "pool": 6, "ufo_space": 3}},
        "luck": [["dice", "2", "4", "1", "1", "1", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::satellite_start), 1);
    EXPECT_EQ(table.told(EventKind::ufo_contact), 0);
    EXPECT_EQ(table.told(EventKind::moved), 0);
    EXPECT_EQ(table.pub().asking, Question::select);
}

TEST(Mlem, ML_TAKE_3_a_second_satellite_cat_changes_nothing) {
    TestTable table(R"({"seats": 2, "options": {"first_player": 0}, "when": ["A: board satellite",
        "B: board satellite"], "luck": [["dice", "2", "4", "1", "1", "1", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::satellite_start), 1);
    EXPECT_EQ(table.pub().space, 3);
}

TEST(Mlem, ML_DEEP_3_a_siphon_takes_no_die_in_deep_space) {
    TestTable table(R"({"seats": 3, "given": {"phase": "travel", "pub": {"crew": ["A", "B", "C"],
        "aboard": {"A": "siphon", "B": "siphon", "C": "shift"}, "space": 25, "pool": 4}},
        "luck": [["dice", "T", "1", "1", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::landed_comet), 1);
    EXPECT_EQ(table.told(EventKind::landed_galaxy), 1);
    EXPECT_EQ(table.told(EventKind::siphoned), 0);
    EXPECT_EQ(table.told(EventKind::new_commander), 0);
    EXPECT_EQ(table.pub().pool, 4) << "C's jetpack is still asked";
}

TEST(Mlem, ML_DEEP_3_the_expedition_is_over_after_deep_space) {
    TestTable table(R"({"seats": 2, "given": {"phase": "travel", "pub": {"crew": ["A", "B"],
        "aboard": {"A": "siphon", "B": "moon"}, "space": 25, "pool": 4}},
        "luck": [["dice", "T", "1", "1", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::expedition_ended), 1);
    EXPECT_EQ(table.told(EventKind::rolled), 1);
    EXPECT_EQ(table.pub().expedition, 2);
}

TEST(Mlem, ML_AST_SIPHON_2_nothing_is_told_when_only_one_die_is_left) {
    TestTable table(R"({"seats": 2, "given": {"phase": "land", "pub": {"crew": ["A", "B"],
        "aboard": {"A": "siphon", "B": "moon"}, "space": 16, "pool": 1}}, "when": ["A: land"]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::siphoned), 0);
    EXPECT_EQ(table.pub().pool, 1);
}

TEST(Mlem, ML_AST_SIPHON_1_other_cats_take_no_die_along) {
    TestTable table(R"({"seats": 2, "given": {"phase": "land", "pub": {"crew": ["A", "B"],
        "aboard": {"A": "booster", "B": "moon"}, "space": 16, "pool": 4}}, "when": ["A: land"]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.pub().pool, 4);
}

TEST(Mlem, ML_CRASH_3_there_is_no_landing_phase_after_a_crash) {
    TestTable table(R"({"seats": 2, "given": {"phase": "travel", "pub": {"crew": ["A", "B"],
        "aboard": {"A": "shift", "B": "moon"}, "space": 8, "pool": 1}},
        "luck": [["dice", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::crashed), 1);
    EXPECT_EQ(table.told(EventKind::went_home), 2);
    EXPECT_EQ(table.told(EventKind::moved), 0);
    EXPECT_EQ(table.pub().asking, Question::board);
}

TEST(Mlem, ML_LAND_4_players_without_a_place_are_not_asked_and_not_mentioned) {
    TestTable table(R"({"seats": 2, "given": {"phase": "land", "pub": {"crew": ["A", "B"],
        "aboard": {"A": "siphon", "B": "moon"}, "space": 14, "pool": 2,
        "sites": {"M3": {"rows": ["A", "B"], "moon_cats": ["deep", "deep"]}}}},
        "luck": [["dice", "2", "3"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::stayed), 0);
    EXPECT_EQ(table.pub().asking, Question::select);
    EXPECT_EQ(table.pub().crew.size(), 2u);
}

TEST(Mlem, ML_UFO_4_kept_dice_are_not_discarded_and_none_comes_back) {
    TestTable table(R"({"seats": 2, "options": {"ufo": true}, "given": {"phase": "travel",
        "pub": {"crew": ["A", "B"], "aboard": {"A": "deep", "B": "moon"}, "space": 12,
        "pool": 1, "orders": "X2", "ufo_space": 20}},
        "luck": [["dice", "4"]], "when": ["A: use:4", "A: use:keep"]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.told(EventKind::dice_discarded), 0);
    EXPECT_EQ(table.told(EventKind::last_die_back), 0);
    EXPECT_EQ(table.told(EventKind::dice_kept), 1);
    EXPECT_EQ(table.pub().pool, 1);
}

TEST(Mlem, ML_EXP_3_no_replacement_is_laid_before_the_wormhole_chain_ends) {
    // E12 on top of the stack would be met at the end of the wormhole if it were laid at once.
    TestTable table(R"({"seats": 2, "options": {"exploration": true}, "given": {"phase": "travel",
        "pub": {"crew": ["A", "B"], "aboard": {"A": "deep", "B": "moon"}, "space": 5, "pool": 3,
        "exploration_open": ["E8", "E14", "E20", "E21", "E22"]},
        "secret": {"exploration_stack": ["E6", "E12"]}}, "luck": [["dice", "1", "1", "1"]]})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.pub().space, 12);
    EXPECT_EQ(table.told(EventKind::exploration_points), 0);
    EXPECT_EQ(table.told(EventKind::exploration_laid), 1);
}

}  // namespace
}  // namespace sidera::mlem
