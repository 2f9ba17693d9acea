// Tests of the data set: what the default holds, and the sentence for everything refused.

#include "games/mlem/data.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "engine/embedded.h"
#include "games/mlem/game.h"

namespace sidera::mlem {
namespace {

std::string standard(std::string_view file) {
    return std::string(*find_embedded("mlem/data", file));
}

// A file of the default set with one piece of text replaced.
std::string altered(std::string_view file, std::string_view from, std::string_view to) {
    std::string text = standard(file);
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

DataLoad<Data> load(std::string_view file, std::string_view text) {
    const DataFile changed{.name = file, .text = text};
    return Mlem::load_data("changed", {&changed, 1});
}

// The first complaint about such a file; it must be refused.
std::string complaint(std::string_view file, std::string_view from, std::string_view to) {
    const std::string text = altered(file, from, to);
    const auto loaded = load(file, text);
    EXPECT_FALSE(loaded.data) << to << " is accepted";
    EXPECT_FALSE(loaded.errors.empty());
    return loaded.errors.empty() ? std::string() : loaded.errors.front();
}

// A complaint that names the line of board.csv where this space stands, and the reason.
void expect_refused(std::string_view from, std::string_view to, int space, std::string_view says) {
    const std::string sentence = complaint("board.csv", from, to);
    const std::string place = "board.csv, line " + std::to_string(space + 5) + ": ";
    EXPECT_EQ(sentence.find(place), 0u) << sentence;
    EXPECT_NE(sentence.find(says), std::string::npos) << sentence;
}

TEST(MlemData, the_default_set_is_complete_and_needs_no_warning) {
    const auto loaded = Mlem::load_data("mlem_default", {});
    EXPECT_TRUE(loaded.errors.empty());
    EXPECT_TRUE(loaded.warnings.empty());
    ASSERT_TRUE(loaded.data);
    const Data& data = *loaded.data;
    int planets = 0;
    int moons = 0;
    for (const BodyInfo& body : data.bodies) {
        planets += body.moons ? 0 : 1;
        moons += body.places;
    }
    EXPECT_EQ(planets, 5);
    EXPECT_EQ(moons, 12);
    EXPECT_EQ(data.satellite_space, 3);
    EXPECT_EQ(data.comet_points, 7);
    EXPECT_EQ(data.galaxy_points, 5);
}

TEST(MlemData, the_default_tokens_are_those_of_the_specification) {
    const Data& data = Mlem::default_data();
    int moves = 0;
    std::array<int, 3> abilities{};
    for (const ExpeditionToken& token : data.expeditions) {
        moves += token.ufo_moves;
        ++abilities[static_cast<std::size_t>(token.ability)];
        EXPECT_EQ(token.extra.empty(), token.ability != Ability::extra) << token.id.view();
    }
    EXPECT_EQ(moves, 25);
    EXPECT_EQ(abilities, (std::array<int, 3>{4, 3, 7}));
    std::array<int, 5> kinds{};
    for (const ExplorationToken& token : data.explorations)
        ++kinds[static_cast<std::size_t>(token.kind)];
    EXPECT_EQ(kinds, (std::array<int, 5>{4, 4, 3, 5, 4}));
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        EXPECT_EQ(data.mission_copies[b], 2);
}

TEST(MlemData, a_corrected_board_changes_the_game_and_its_hash) {
    const auto loaded = load("board.csv", altered("board.csv", "6;2 T;1;", "6;2 T;3;"));
    ASSERT_TRUE(loaded.data);
    EXPECT_EQ(loaded.data->name, "changed");
    EXPECT_EQ(loaded.data->space(6).thruster, 3);
    EXPECT_EQ(Mlem::default_data().space(6).thruster, 1);
    EXPECT_NE(loaded.data->hash, Mlem::default_data().hash);
    const auto moved = load("board.csv", altered("board.csv", "26;;;DS;7/5", "26;;;DS;9/4"));
    ASSERT_TRUE(moved.data);
    EXPECT_EQ(moved.data->comet_points, 9);
    EXPECT_EQ(moved.data->galaxy_points, 4);
}

TEST(MlemData, rows_must_be_the_spaces_once_each_and_in_order) {
    expect_refused("\n9;1 4 T", "\n10;1 4 T", 9, "this one should be space 9");
    expect_refused("\n9;1 4 T", "\nnine;1 4 T", 9, "this one should be space 9");
    EXPECT_NE(complaint("board.csv", "26;;;DS;7/5;ufo_start;C;C", "").find("board.csv"),
              std::string::npos);
    EXPECT_NE(complaint("board.csv", "9;1 4 T;1;P1;4/2/1;;R;R\n", "").find("board.csv"),
              std::string::npos);
}

TEST(MlemData, faces_must_be_known_and_different) {
    expect_refused("\n8;2 3;", "\n8;;", 8, "faces must be");
    expect_refused("\n8;2 3;", "\n8;2 5;", 8, "'2 5'");
    expect_refused("\n8;2 3;", "\n8;2 2;", 8, "'2 2'");
    expect_refused("\n8;2 3;", "\n8;two;", 8, "'two'");
}

TEST(MlemData, the_thruster_value_stands_exactly_where_T_is_accepted) {
    expect_refused("\n9;1 4 T;1;", "\n9;1 4 T;;", 9, "thruster must be 1, 2 or 3");
    expect_refused("\n9;1 4 T;1;", "\n9;1 4 T;4;", 9, "thruster must be 1, 2 or 3");
    expect_refused("\n9;1 4 T;1;", "\n9;1 4 T;0;", 9, "thruster must be 1, 2 or 3");
    expect_refused("\n8;2 3;;", "\n8;2 3;1;", 8, "thruster must be empty");
}

TEST(MlemData, the_first_spaces_have_no_body) {
    expect_refused("\n5;1 4;;;;", "\n5;1 4;;M0;3 2;", 5, "spaces 0 to 5 have no body");
    expect_refused("\n0;1 2 T;1;;;", "\n0;1 2 T;1;P0;3/2/1;", 0, "spaces 0 to 5 have no body");
}

TEST(MlemData, rows_of_one_body_are_consecutive_and_agree) {
    expect_refused("\n10;2 T;2;M2;4 3 2", "\n10;2 T;2;M1;3 2 1", 10, "must be consecutive");
    expect_refused("\n9;1 4 T;1;P1;4/2/1", "\n9;1 4 T;1;P1;4/3/1", 9, "points differ");
    expect_refused("\n9;1 4 T;1;P1;4/2/1", "\n9;1 4 T;1;P1;4 2 1", 9, "points differ");
    expect_refused("\n9;1 4 T;1;P1;", "\n9;1 4 T;1;Planet-1;", 9, "at most 7 letters");
}

TEST(MlemData, a_body_may_not_go_on_behind_a_bare_space) {
    std::string text = altered("board.csv", "\n7;1 3 T;2;M1;3 2 1", "\n7;1 3 T;2;;");
    const std::string_view row = "\n8;2 3;;P1;4/2/1";
    text.replace(text.find(row), row.size(), "\n8;2 3;;M1;3 2 1");
    const auto loaded = load("board.csv", text);
    ASSERT_FALSE(loaded.errors.empty());
    EXPECT_EQ(loaded.errors.front(), "board.csv, line 13: rows of one body must be consecutive");
}

TEST(MlemData, moon_values_do_not_rise_and_are_one_to_five) {
    expect_refused("\n6;2 T;1;M1;3 2 1", "\n6;2 T;1;M1;2 3 1", 6, "points must be");
    expect_refused("\n6;2 T;1;M1;3 2 1", "\n6;2 T;1;M1;3 2 0", 6, "points must be");
    expect_refused("\n6;2 T;1;M1;3 2 1", "\n6;2 T;1;M1;", 6, "points must be");
    expect_refused("\n6;2 T;1;M1;3 2 1", "\n6;2 T;1;M1;6 5 4 3 2 1", 6, "points must be");
    expect_refused("\n6;2 T;1;M1;3 2 1", "\n6;2 T;1;M1;3 x", 6, "'3 x'");
}

TEST(MlemData, planet_values_are_three_and_do_not_rise) {
    expect_refused("\n8;2 3;;P1;4/2/1", "\n8;2 3;;P1;4/5/1", 8, "points must be");
    expect_refused("\n8;2 3;;P1;4/2/1", "\n8;2 3;;P1;4/2", 8, "points must be");
    expect_refused("\n8;2 3;;P1;4/2/1", "\n8;2 3;;P1;4/2/1/0", 8, "points must be");
    expect_refused("\n8;2 3;;P1;4/2/1", "\n8;2 3;;P1;4/2/-1", 8, "points must be");
    std::string zero = altered("board.csv", "\n8;2 3;;P1;4/2/1", "\n8;2 3;;P1;4/2/0");
    const std::string_view row = "\n9;1 4 T;1;P1;4/2/1";
    zero.replace(zero.find(row), row.size(), "\n9;1 4 T;1;P1;4/2/0");
    EXPECT_TRUE(load("board.csv", zero).data) << "0 is a planet value";
}

TEST(MlemData, exactly_one_satellite_among_1_to_5) {
    EXPECT_EQ(complaint("board.csv", "3;2 4 T;1;;;satellite", "3;2 4 T;1;;;"),
              "board.csv: exactly one space from 1 to 5 must have the mark satellite");
    expect_refused("\n4;1 2 T;1;;;;", "\n4;1 2 T;1;;;satellite;", 4, "exactly one space");
    expect_refused("\n6;2 T;1;M1;3 2 1;;", "\n6;2 T;1;M1;3 2 1;satellite;", 6, "exactly one space");
    expect_refused("\n0;1 2 T;1;;;start", "\n0;1 2 T;1;;;satellite", 0, "exactly one space");
    expect_refused("\n4;1 2 T;1;;;;", "\n4;1 2 T;1;;;moonbase;", 4, "unknown mark 'moonbase'");
    std::string text = altered("board.csv", "3;2 4 T;1;;;satellite", "3;2 4 T;1;;;");
    const std::string_view row = "\n5;1 4;;;;;";
    text.replace(text.find(row), row.size(), "\n5;1 4;;;;satellite;");
    const auto loaded = load("board.csv", text);
    ASSERT_TRUE(loaded.data);
    EXPECT_EQ(loaded.data->satellite_space, 5);
}

TEST(MlemData, space_26_is_deep_space) {
    expect_refused("26;;;DS;7/5", "26;;;P6;7/5", 26, "space 26 must be the body DS");
    expect_refused("26;;;DS;7/5", "26;;;DS;7", 26, "space 26 must be the body DS");
    expect_refused("26;;;DS;7/5", "26;;;;", 26, "space 26 must be the body DS");
}

TEST(MlemData, unusual_rows_are_taken_with_a_warning) {
    const auto warned = [](std::string_view from, std::string_view to) {
        const auto loaded = load("board.csv", altered("board.csv", from, to));
        EXPECT_TRUE(loaded.data) << to;
        EXPECT_EQ(loaded.warnings.size(), 1u) << to;
        return loaded.warnings.empty() ? std::string() : loaded.warnings.front();
    };
    EXPECT_EQ(warned("\n8;2 3;", "\n8;2;"),
              "board.csv, line 13: a space usually accepts two or three faces");
    EXPECT_EQ(warned("\n8;2 3;", "\n8;1 2 3 4;"),
              "board.csv, line 13: a space usually accepts two or three faces");
    EXPECT_EQ(warned("\n8;2 3;;", "\n8;1 2 3 4 T;1;"),
              "board.csv, line 13: a space usually accepts two or three faces");
    EXPECT_EQ(warned("\n8;2 3;;P1;4/2/1", "\n8;2 3;;;"),
              "board.csv, line 13: nobody can land here, since the space has no body");
}

TEST(MlemData, a_table_that_is_no_table_is_refused) {
    EXPECT_EQ(complaint("board.csv", "faces;thruster", "faces;engine"),
              "board.csv, line 4: the column 'engine' is unknown");
    EXPECT_EQ(complaint("board.csv", "\n9;1 4 T;1;P1;4/2/1;;R;R", "\n9;1 4 T"),
              "board.csv, line 14: the number of cells is 2 but should be 8");
    const auto loaded = load("moons.csv", "a;b\n");
    EXPECT_FALSE(loaded.data);
    EXPECT_EQ(loaded.errors.front().find("moons.csv: unknown file"), 0u);
}

TEST(MlemData, expedition_tokens_are_checked) {
    const auto says = [](std::string_view from, std::string_view to) {
        return complaint("expedition.csv", from, to);
    };
    EXPECT_EQ(says("X2;1;6;keep", "X2;4;6;keep"),
              "expedition.csv, line 4: ufo_moves must be 0 to 3, not '4'");
    EXPECT_EQ(says("X2;1;6;keep", "X2;1;3;keep"),
              "expedition.csv, line 4: dice must be 4 to 6, not '3'");
    EXPECT_EQ(says("X2;1;6;keep", "X2;1;6;sleep"),
              "expedition.csv, line 4: ability must be reroll, keep or extra, not 'sleep'");
    EXPECT_EQ(says("X2;1;6;keep", "X1;1;6;keep"),
              "expedition.csv, line 4: the id 'X1' occurs twice");
    EXPECT_EQ(says("X2;1;6;keep;", "X2;1;6;keep;1"),
              "expedition.csv, line 4: extra must list different faces for the ability extra, and "
              "be empty for others");
    EXPECT_EQ(says("extra;1 2;R", "extra;;R").find("expedition.csv, line 5: extra must"), 0u);
    EXPECT_EQ(says("extra;1 2;R", "extra;1 1;R").find("expedition.csv, line 5: extra must"), 0u);
    EXPECT_EQ(says("X14;3;4;extra;2 4 T;R\n", ""),
              "expedition.csv: it ends after 13 rows, but there must be 14");
}

TEST(MlemData, exploration_tokens_are_checked) {
    const auto says = [](std::string_view from, std::string_view to) {
        return complaint("exploration.csv", from, to);
    };
    EXPECT_EQ(says("\n7;recover", "\n5;recover"),
              "exploration.csv, line 4: space must be 6 to 25, not '5'");
    EXPECT_EQ(says("\n7;recover", "\n26;recover"),
              "exploration.csv, line 4: space must be 6 to 25, not '26'");
    EXPECT_EQ(says("\n7;recover", "\n6;recover"),
              "exploration.csv, line 4: space 6 has a token already");
    EXPECT_EQ(says("\n7;recover", "\n7;points4").find("exploration.csv, line 4: kind must be"), 0u);
    EXPECT_EQ(says("25;points3;R\n", ""),
              "exploration.csv: it ends after 19 rows, but there must be 20");
}

TEST(MlemData, missions_and_ufo_tokens_are_checked) {
    EXPECT_EQ(complaint("missions.csv", "P1;2", "P9;2"),
              "missions.csv, line 4: there is no body 'P9' on the board");
    EXPECT_EQ(complaint("missions.csv", "P1;2", "M1;2"),
              "missions.csv, line 4: body 'M1' occurs twice");
    EXPECT_EQ(complaint("missions.csv", "P1;2", "P1;x"),
              "missions.csv, line 4: copies must be 0 to 20, not 'x'");
    EXPECT_EQ(complaint("missions.csv", "P1;2", "P1;1"),
              "missions.csv: there are 19 tokens, but must be 20 in all");
    EXPECT_EQ(complaint("ufo.csv", "\n5;L", "\n-1;L"),
              "ufo.csv, line 3: value must be 0 to 20, not '-1'");
    EXPECT_EQ(complaint("ufo.csv", "1;L\n", ""),
              "ufo.csv: it ends after 4 rows, but there must be 5");
}

TEST(MlemData, all_faults_of_a_file_are_named_at_once) {
    std::string text = altered("board.csv", "\n8;2 3;", "\n8;2 2;");
    const std::string_view row = "\n9;1 4 T;1;";
    text.replace(text.find(row), row.size(), "\n9;1 4 T;7;");
    EXPECT_EQ(load("board.csv", text).errors.size(), 2u);
}

}  // namespace
}  // namespace sidera::mlem
