// Tests of "why can't I?": each verb and cause names the rule that forbids it.

#include <gtest/gtest.h>

#include <string>

#include "engine/embedded.h"
#include "games/mlem/test_table.h"

namespace sidera::mlem {
namespace {

// Two players in flight, A commanding.
std::string flight(std::string_view phase, std::string_view pub, std::string_view rest = {}) {
    return R"({"seats": 2, "given": {"phase": ")" + std::string(phase) +
           R"(", "pub": {"crew": ["A", "B"], )" + std::string(pub) + "}}" + std::string(rest) + "}";
}

TEST(MlemRefusals, while_boarding) {
    TestTable table(R"({"seats": 2, "given": {"phase": "board", "pub": {"starter": "A",
        "comet": {"A": ["moon"]}}}})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.why_not("board deep"), "");
    EXPECT_EQ(table.why_not("board moon"), "ML-TAKE-2");
    EXPECT_EQ(table.why_not(seat_at(1), "board deep"), "ML-TAKE-2") << "not B's turn";
    EXPECT_EQ(table.why_not("roll"), "ML-TRAV-1");
    EXPECT_EQ(table.why_not("return M1"), "ML-SETUP-8");
    EXPECT_EQ(table.why_not("reroll"), "ML-UFO-3");
    EXPECT_EQ(table.why_not("keep_result"), "ML-UFO-3");
    EXPECT_EQ(table.why_not("stay"), "ML-LAND-2");
    EXPECT_EQ(table.why_not("land"), "ML-LAND-2");
    EXPECT_EQ(table.why_not("deep"), "ML-AST-SHIFT-5");
    EXPECT_EQ(table.why_not("home"), "ML-AST-PARACHUTE-1");
    for (const char* step :
         {"use:1", "use:booster:A", "use:extra", "use:keep", "confirm", "accept_crash"})
        EXPECT_EQ(table.why_not(step), "ML-TRAV-9") << step;
}

TEST(MlemRefusals, while_choosing_missions) {
    TestTable table(R"({"seats": 2, "options": {"secret_missions": true}})");
    ASSERT_EQ(table.fault(), "");
    const auto& own = table.match().whole_state().own[seat_at(0)].missions;
    int refused = 0;
    for (const char* body : {"M1", "P1", "M2", "P2", "M3", "P3", "M4", "P4", "M5", "P5"}) {
        const auto code = table.match().parse("return " + std::string(body));
        ASSERT_TRUE(code);
        const bool held = own.contains(static_cast<Body>(operand_of(*code)));
        EXPECT_EQ(table.why_not(seat_at(0), "return " + std::string(body)),
                  held ? "" : "ML-SETUP-8");
        refused += held ? 0 : 1;
    }
    EXPECT_GE(refused, 6);
}

TEST(MlemRefusals, while_selecting) {
    TestTable table(flight("travel",
                           R"("space": 9, "pool": 3, "aboard": {"A": "moon", "B": "booster"})",
                           R"(, "luck": [["dice", "1", "1", "3"]])"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.why_not("use:1"), "");
    EXPECT_EQ(table.why_not("use:booster:B"), "");
    EXPECT_EQ(table.why_not("use:3"), "ML-TRAV-2") << "rolled, but not accepted";
    EXPECT_EQ(table.why_not("use:2"), "ML-TRAV-2") << "neither rolled nor accepted";
    EXPECT_EQ(table.why_not("use:4"), "ML-TRAV-1") << "accepted, but not rolled";
    EXPECT_EQ(table.why_not("use:booster:A"), "ML-AST-BOOSTER-1");
    EXPECT_EQ(table.why_not("use:booster:E"), "ML-AST-BOOSTER-1");
    EXPECT_EQ(table.why_not("use:extra"), "ML-UFO-2");
    EXPECT_EQ(table.why_not("use:keep"), "ML-UFO-4");
    EXPECT_EQ(table.why_not("confirm"), "ML-TRAV-3");
    EXPECT_EQ(table.why_not("accept_crash"), "ML-CRASH-4");
    EXPECT_EQ(table.why_not("land"), "ML-LAND-2");
    EXPECT_EQ(table.why_not("board moon"), "ML-TAKE-2");
}

TEST(MlemRefusals, after_the_first_pick) {
    TestTable table(flight("travel",
                           R"("space": 9, "pool": 1, "aboard": {"A": "booster", "B": "booster"})",
                           R"(, "luck": [["dice", "3"]], "when": ["A: use:booster:A"])"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.options(), "use:booster:B, confirm");
    EXPECT_EQ(table.why_not("use:booster:A"), "ML-AST-BOOSTER-1");
    EXPECT_EQ(table.why_not("accept_crash"), "ML-CRASH-4");
    TestTable faces(flight("travel",
                           R"("space": 9, "pool": 2, "aboard": {"A": "moon", "B": "moon"})",
                           R"(, "luck": [["dice", "1", "4"]], "when": ["A: use:1"])"));
    EXPECT_EQ(faces.why_not("use:1"), "ML-TRAV-3");
}

TEST(MlemRefusals, of_abilities) {
    const auto with = [](std::string_view orders) {
        return R"({"seats": 2, "options": {"ufo": true}, "given": {"phase": "travel", "pub": {
            "crew": ["A", "B"], "aboard": {"A": "moon", "B": "moon"}, "space": 9, "pool": 2, )" +
               std::string(orders) + R"(}}, "luck": [["dice", "1", "4"]])";
    };
    TestTable none_accepted(with(R"("orders": "X5")") + "}");
    EXPECT_EQ(none_accepted.why_not("use:extra"), "ML-UFO-5");
    TestTable picked(with(R"("orders": "X3")") + R"(, "when": ["A: use:extra"]})");
    EXPECT_EQ(picked.fault(), "");
    EXPECT_EQ(picked.why_not("use:extra"), "ML-UFO-2");
    TestTable spent(with(R"("orders": "X3", "ability_spent": true)") + "}");
    EXPECT_EQ(spent.why_not("use:extra"), "ML-UFO-2");
    TestTable kept(with(R"("orders": "X2")") + R"(, "when": ["A: use:keep"]})");
    EXPECT_EQ(kept.why_not("use:keep"), "ML-UFO-2") << "once in an expedition";
    EXPECT_EQ(kept.why_not("confirm"), "ML-TRAV-3");
    TestTable reroll_spent(with(R"("orders": "X1", "ability_spent": true)") + "}");
    EXPECT_EQ(reroll_spent.why_not("reroll"), "ML-UFO-3");
}

TEST(MlemRefusals, of_landings) {
    TestTable plain(flight("land", R"("space": 9, "aboard": {"A": "moon", "B": "moon"})"));
    EXPECT_EQ(plain.why_not("land"), "");
    EXPECT_EQ(plain.why_not("land:+1"), "ML-AST-SHIFT-1");
    EXPECT_EQ(plain.why_not("land:-1"), "ML-AST-SHIFT-1");
    EXPECT_EQ(plain.why_not(seat_at(1), "land"), "ML-LAND-2") << "not B's turn";
    EXPECT_EQ(plain.why_not("deep"), "ML-AST-SHIFT-5");
    EXPECT_EQ(plain.why_not("home"), "ML-AST-PARACHUTE-1");
    EXPECT_EQ(plain.why_not("use:1"), "ML-TRAV-9");
    TestTable first(flight("land", R"("space": 6, "aboard": {"A": "shift", "B": "moon"})"));
    EXPECT_EQ(first.why_not("land:-1"), "ML-AST-SHIFT-3");
    TestTable full(flight("land",
                          R"("space": 15, "aboard": {"A": "shift", "B": "moon"},
        "sites": {"M3": {"rows": ["A", "B"], "moon_cats": ["deep", "deep"]}})"));
    EXPECT_EQ(full.options(), "stay, land:+1");
    EXPECT_EQ(full.why_not("land"), "ML-MOON-3");
    EXPECT_EQ(full.why_not("land:-1"), "ML-MOON-3");
}

// A space of the mat that is pointed at answers for itself.
TEST(MlemRefusals, of_a_far_space) {
    const std::string_view sites =
        R"(, "sites": {"M3": {"rows": ["A", "B"], "moon_cats": ["deep", "deep"]}})";
    const auto at_nine = [&](std::string_view phase, std::string_view cat, std::string_view rest) {
        return flight(phase,
                      R"("space": 9, "pool": 2, "aboard": {"A": ")" + std::string(cat) +
                          R"(", "B": "moon"})" + std::string(sites),
                      rest);
    };
    TestTable plain(at_nine("land", "moon", {}));
    ASSERT_EQ(plain.fault(), "");
    EXPECT_EQ(plain.why_not("land@3"), "ML-LAND-1") << "nothing to land on there";
    EXPECT_EQ(plain.why_not("land@14"), "ML-MOON-3") << "all its moons are taken";
    EXPECT_EQ(plain.why_not("land@17"), "ML-LAND-3") << "the rocket is not beside it";
    EXPECT_EQ(plain.why_not("land@26"), "ML-DEEP-1");
    EXPECT_EQ(plain.why_not(seat_at(1), "land@17"), "ML-LAND-2") << "not B's turn";
    EXPECT_EQ(plain.why_not(seat_at(1), "land@14"), "ML-MOON-3");
    TestTable jetpack(at_nine("land", "shift", {}));
    EXPECT_EQ(jetpack.why_not("land@17"), "ML-AST-SHIFT-1") << "one space on, not eight";
    EXPECT_EQ(jetpack.why_not("land@15"), "ML-MOON-3");
    TestTable selecting(at_nine("travel", "moon", R"(, "luck": [["dice", "1", "4"]])"));
    EXPECT_EQ(selecting.why_not("land@17"), "ML-TRAV-4") << "no dice carry that far";
    EXPECT_EQ(selecting.why_not("land@8"), "ML-TRAV-5") << "never back";
}

// ML-UFO-2: an ability is used once; ML-UFO-4: there must be one.
TEST(MlemRefusals, ML_UFO_2_of_dice_kept_before) {
    const auto with = [](std::string_view orders) {
        return R"({"seats": 2, "options": {"ufo": true}, "given": {"phase": "travel", "pub": {
            "crew": ["A", "B"], "aboard": {"A": "moon", "B": "moon"}, "space": 9, "pool": 2, )" +
               std::string(orders) + R"(}}, "luck": [["dice", "1", "4"]]})";
    };
    TestTable spent(with(R"("orders": "X2", "ability_spent": true)"));
    EXPECT_EQ(spent.why_not("use:keep"), "ML-UFO-2");
    TestTable other(with(R"("orders": "X3")"));
    EXPECT_EQ(other.why_not("use:keep"), "ML-UFO-4");
}

TEST(MlemRefusals, ML_LAND_3_of_a_space_without_a_body) {
    std::string board(*find_embedded("mlem/data", "board.csv"));
    const std::string_view row = "8;2 3;;P1;4/2/1";
    board.replace(board.find(row), row.size(), "8;2 3;;;");
    const DataFile file{.name = "board.csv", .text = board};
    const auto loaded = Mlem::load_data("bare", {&file, 1});
    ASSERT_TRUE(loaded.data);
    const auto data = std::make_shared<const Data>(*loaded.data);
    TestTable jetpack(flight("land", R"("space": 8, "aboard": {"A": "shift", "B": "moon"})"), data);
    ASSERT_EQ(jetpack.fault(), "");
    EXPECT_EQ(jetpack.options(), "stay, land:-1, land:+1");
    EXPECT_EQ(jetpack.why_not("land"), "ML-LAND-3");
    TestTable others(flight("land",
                            R"("space": 8, "pool": 2, "aboard": {"A": "deep", "B": "moon"})",
                            R"(, "luck": [["dice", "2", "3"]])"),
                     data);
    EXPECT_EQ(others.fault(), "");
    EXPECT_EQ(others.decision().kind, "select") << "nobody can land, so nobody is asked";
}

TEST(MlemRefusals, in_deep_space_and_in_a_crash) {
    TestTable deep(flight("travel",
                          R"("space": 25, "pool": 1, "aboard": {"A": "shift", "B": "moon"})",
                          R"(, "luck": [["dice", "T"]])"));
    EXPECT_EQ(deep.why_not("deep"), "");
    EXPECT_EQ(deep.why_not("stay"), "ML-LAND-2") << "everybody must leave";
    TestTable crash(flight("travel",
                           R"("space": 8, "pool": 1, "aboard": {"A": "parachute", "B": "moon"})",
                           R"(, "luck": [["dice", "1"]])"));
    EXPECT_EQ(crash.why_not("home"), "");
    EXPECT_EQ(crash.why_not("stay"), "ML-LAND-2");
    EXPECT_EQ(crash.why_not(seat_at(1), "home"), "ML-AST-PARACHUTE-1");
}

TEST(MlemRefusals, leave_the_state_alone_and_say_what_was_refused) {
    TestTable table(flight("land", R"("space": 9, "aboard": {"A": "moon", "B": "moon"})"));
    const State before = table.match().whole_state();
    const Status status = table.match().answer({.seat = seat_at(0),
                                                .serial = table.decision().serial,
                                                .code = *table.match().parse("land:+1")},
                                               By::person);
    EXPECT_FALSE(status);
    EXPECT_EQ(status.rule, "ML-AST-SHIFT-1");
    EXPECT_EQ(status.why, "'land:+1' is not possible now");
    EXPECT_EQ(table.match().whole_state(), before);
}

}  // namespace
}  // namespace sidera::mlem
