// Tests of the data set: what the default holds, and the sentence for everything refused.

#include "games/alien_frontiers/data.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/embedded.h"
#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

std::string standard(std::string_view file) {
    return std::string(*find_embedded("alien_frontiers/data", file));
}

// A file of the default set with one piece of text replaced.
std::string altered(std::string_view file, std::string_view from, std::string_view to) {
    std::string text = standard(file);
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

DataLoad<Data> load(std::string_view file, std::string_view text) {
    const DataFile changed{.name = file, .text = text};
    return AlienFrontiers::load_data("changed", {&changed, 1});
}

// The first complaint about such a file; it must be refused.
std::string complaint(std::string_view file, std::string_view from, std::string_view to) {
    const std::string text = altered(file, from, to);
    const auto loaded = load(file, text);
    EXPECT_FALSE(loaded.data) << to << " is accepted";
    EXPECT_FALSE(loaded.errors.empty());
    return loaded.errors.empty() ? std::string() : loaded.errors.front();
}

TEST(AlienFrontiersData, the_default_set_is_complete_and_needs_no_warning) {
    const auto loaded = AlienFrontiers::load_data("alien_frontiers_default", {});
    EXPECT_EQ(loaded.errors, std::vector<std::string>{});
    EXPECT_TRUE(loaded.warnings.empty());
    ASSERT_TRUE(loaded.data);
    EXPECT_EQ(loaded.data->name, "alien_frontiers_default");
    EXPECT_EQ(loaded.data->hash, AlienFrontiers::default_data().hash);
}

TEST(AlienFrontiersData, AF_SETUP_8_as_many_ports_are_blocked_as_there_are_unused_dice) {
    const Data& data = AlienFrontiers::default_data();
    int two = 0;
    int three = 0;
    int four = 0;
    for (const FacilityInfo& facility : data.facilities.values) {
        two += facility.blocked[2];
        three += facility.blocked[3];
        four += facility.blocked[4];
    }
    EXPECT_EQ(two, 12);
    EXPECT_EQ(three, 6);
    EXPECT_EQ(four, 0);
}

TEST(AlienFrontiersData, the_default_numbers_are_those_of_the_specification) {
    const Data& data = AlienFrontiers::default_data();
    int cards = 0;
    for (const CardInfo& card : data.cards.values)
        cards += card.copies;
    EXPECT_EQ(cards, 22);
    EXPECT_EQ(data.cards[Card::alien_city].points, 1);
    EXPECT_EQ(data.cards[Card::orbital_teleporter].cost, 2);
    EXPECT_EQ(data.sizes[2].colonies, 8);
    EXPECT_EQ(data.sizes[3].vp_target, 10);
    EXPECT_EQ(data.start[3], (Price{1, 1}));
    EXPECT_EQ(data.ships[0], (Price{1, 1}));
    EXPECT_EQ(data.ships[2], (Price{3, 2}));
    EXPECT_EQ(data.colony_ore, 3);
    EXPECT_EQ(data.relic, (Price{1, 1}));
}

TEST(AlienFrontiersData, a_corrected_file_changes_the_game_and_its_hash) {
    const auto loaded = load("prices.csv", altered("prices.csv", "ship_6;3;2", "ship_6;3;3"));
    ASSERT_TRUE(loaded.data);
    EXPECT_EQ(loaded.data->name, "changed");
    EXPECT_EQ(loaded.data->ships[2], (Price{3, 3}));
    EXPECT_NE(loaded.data->hash, AlienFrontiers::default_data().hash);
    const auto wider =
        load("facilities.csv", altered("facilities.csv", "yard;pair;6", "yard;pair;8"));
    ASSERT_TRUE(wider.data);
    EXPECT_EQ(wider.data->facilities[Facility::yard].ports, 8);
}

TEST(AlienFrontiersData, rows_must_stand_once_each_and_in_order) {
    EXPECT_EQ(complaint("facilities.csv", "lunar;single", "solar;single"),
              "facilities.csv, line 5: the rows must stand once each and in their order; this one "
              "should be 'lunar', not 'solar'");
    EXPECT_EQ(complaint("cards.csv", "booster_pod", "rocket_pod"),
              "cards.csv, line 6: the rows must stand once each and in their order; this one "
              "should be 'booster_pod', not 'rocket_pod'");
    EXPECT_EQ(complaint("players.csv", "3;7;10", "5;7;10"),
              "players.csv, line 4: the rows must stand once each and in their order; this one "
              "should be '3', not '5'");
    EXPECT_EQ(complaint("start.csv", "1;0;0", "0;0;0").find("start.csv, line 3: the rows"), 0u);
    EXPECT_EQ(complaint("prices.csv", "launch", "lunch").find("prices.csv, line 9: the rows"), 0u);
    EXPECT_EQ(complaint("start.csv", "4;1;1\n", ""),
              "start.csv: it ends after 3 rows, but there must be 4");
    EXPECT_EQ(complaint("start.csv", "4;1;1\n", "4;1;1\n5;2;2\n"),
              "start.csv, line 7: one row too many; there must be 4");
}

TEST(AlienFrontiersData, one_complaint_about_the_order_is_enough) {
    const auto loaded = load("cards.csv", altered("cards.csv", "alien_city;1;1;0\n", ""));
    ASSERT_EQ(loaded.errors.size(), 2u);
    EXPECT_EQ(loaded.errors[1], "cards.csv: it ends after 11 rows, but there must be 12");
}

TEST(AlienFrontiersData, facilities_have_the_shape_and_the_ports_of_the_rules) {
    const auto says = [](std::string_view from, std::string_view to) {
        return complaint("facilities.csv", from, to);
    };
    EXPECT_EQ(says("market;pair", "market;single"),
              "facilities.csv, line 6: shape must be pair by the rules, not 'single'");
    EXPECT_EQ(says("solar;single;8", "solar;single;13"),
              "facilities.csv, line 4: ports must be 1 to 12, not '13'");
    EXPECT_EQ(says("yard;pair;6", "yard;pair;5"),
              "facilities.csv, line 7: ports must be a multiple of 2, since the ports come in "
              "groups; not '5'");
    EXPECT_EQ(says("raiders;run;3", "raiders;run;6"),
              "facilities.csv, line 9: ports must be 3, not '6'");
    EXPECT_EQ(says("artifact;single;4", "artifact;single;5"),
              "facilities.csv, line 10: ports must be 1 to 4, not '5'");
    EXPECT_EQ(says("hub;single;12", "hub;single;9"),
              "facilities.csv, line 11: ports must be 12, not '9'");
    EXPECT_EQ(says("terraform;single;1", "terraform;single;2"),
              "facilities.csv, line 12: ports must be 1, not '2'");
}

TEST(AlienFrontiersData, whole_groups_are_blocked_and_only_where_the_rules_block) {
    const auto says = [](std::string_view from, std::string_view to) {
        return complaint("facilities.csv", from, to);
    };
    EXPECT_EQ(says("lunar;single;5;2", "lunar;single;5;6"),
              "facilities.csv, line 5: blocked_2 must be 0 to 5, not '6'");
    EXPECT_EQ(says("market;pair;4;2;2", "market;pair;4;2;1"),
              "facilities.csv, line 6: blocked_3 must be a multiple of 2, since the ports come in "
              "groups; not '1'");
    EXPECT_EQ(says("hub;single;12;0;0", "hub;single;12;3;0"),
              "facilities.csv, line 11: blocked_2 must be 0, not '3'");
    EXPECT_EQ(says("terraform;single;1;0;0", "terraform;single;1;0;1"),
              "facilities.csv, line 12: blocked_3 must be 0, not '1'");
}

TEST(AlienFrontiersData, cards_are_checked) {
    const auto says = [](std::string_view from, std::string_view to) {
        return complaint("cards.csv", from, to);
    };
    EXPECT_EQ(says("booster_pod;2", "booster_pod;9"),
              "cards.csv, line 6: copies must be 0 to 8, not '9'");
    EXPECT_EQ(says("alien_city;1;1", "alien_city;1;4"),
              "cards.csv, line 4: points must be 0 to 3, not '4'");
    EXPECT_EQ(says("stasis_beam;2;0", "stasis_beam;2;1"),
              "cards.csv, line 14: points must be 0, not '1'");
    EXPECT_EQ(says("stasis_beam;2;0;1", "stasis_beam;2;0;9"),
              "cards.csv, line 14: cost must be 0 to 8, not '9'");
    EXPECT_EQ(says("resource_cache;2;0;0", "resource_cache;2;0;1"),
              "cards.csv, line 13: cost must be 0, not '1'");
}

TEST(AlienFrontiersData, the_deck_is_neither_too_small_nor_too_big) {
    const auto of_copies = [](char copies) {
        std::string text = standard("cards.csv");
        for (std::size_t at = 0; (at = text.find(";2;0;", at)) != std::string::npos; ++at)
            text[at + 1] = copies;
        return text;
    };
    EXPECT_EQ(load("cards.csv", of_copies('0')).errors,
              std::vector<std::string>{"cards.csv: there are 2 cards, but must be 7 to 48 in all"});
    EXPECT_EQ(
        load("cards.csv", of_copies('5')).errors,
        std::vector<std::string>{"cards.csv: there are 52 cards, but must be 7 to 48 in all"});
    EXPECT_TRUE(load("cards.csv", of_copies('4')).data);
}

TEST(AlienFrontiersData, the_numbers_of_players_start_and_prices_are_checked) {
    EXPECT_EQ(complaint("players.csv", "2;8;12", "2;10;12"),
              "players.csv, line 3: colonies must be 1 to 9, not '10'");
    EXPECT_EQ(complaint("players.csv", "2;8;12", "2;8;4"),
              "players.csv, line 3: vp_target must be 5 to 20, not '4'");
    EXPECT_EQ(complaint("start.csv", "2;1;0", "2;6;0"),
              "start.csv, line 4: fuel must be 0 to 5, not '6'");
    EXPECT_EQ(complaint("start.csv", "2;1;0", "2;1;x"),
              "start.csv, line 4: ore must be 0 to 5, not 'x'");
    EXPECT_EQ(complaint("prices.csv", "ship_5;2;2", "ship_5;2;-1"),
              "prices.csv, line 5: ore must be 0 to 8, not '-1'");
    EXPECT_EQ(complaint("prices.csv", "constructor;0", "constructor;1"),
              "prices.csv, line 7: fuel must be 0, not '1'");
}

TEST(AlienFrontiersData, a_table_that_is_no_table_is_refused) {
    EXPECT_EQ(complaint("cards.csv", "copies;points", "copies;worth"),
              "cards.csv, line 3: the column 'worth' is unknown");
    const auto loaded = load("moons.csv", "a;b\n");
    ASSERT_FALSE(loaded.errors.empty());
    EXPECT_EQ(loaded.errors.front(),
              "moons.csv: unknown file; a set of alien_frontiers has cards.csv, facilities.csv, "
              "players.csv, prices.csv and start.csv");
}

TEST(AlienFrontiersData, all_faults_of_a_file_are_named_at_once) {
    std::string text = altered("cards.csv", "booster_pod;2", "booster_pod;9");
    text.replace(text.find("data_crystal;2"), 14, "data_crystal;x");
    EXPECT_EQ(load("cards.csv", text).errors.size(), 2u);
}

}  // namespace
}  // namespace sidera::alien_frontiers
