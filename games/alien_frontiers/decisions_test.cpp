// Tests of the questions: what people read, what a client lights up, and what the clock answers
// (the specification's table of decisions).

#include <gtest/gtest.h>

#include <string>

#include "engine/embedded.h"
#include "engine/narrate.h"
#include "games/alien_frontiers/game.h"
#include "tests/kit/test_table.h"

namespace sidera::alien_frontiers {
namespace {

using TestTable = kit::TestTable<AlienFrontiers>;

// A position in the actions of A, who is asked after these answers.
std::string actions(std::string_view pub, std::string_view answers = {}) {
    return R"({"seats": 4, "given": {"phase": "main", "pub": {)" + std::string(pub) +
           R"(}}, "when": [)" + std::string(answers) + "]}";
}

std::string fallback_of(const std::string& scenario) {
    TestTable table(scenario);
    EXPECT_EQ(table.fault(), "") << scenario;
    return table.fallback();
}

Option option_of(TestTable& table, std::string_view notation) {
    for (const Option& option : table.decision().options)
        if (option.notation == notation)
            return option;
    ADD_FAILURE() << notation << " is not offered; offered are " << table.options();
    return {};
}

std::string label_of(TestTable& table, std::string_view notation) {
    static const Catalogue texts = [] {
        Catalogue catalogue;
        EXPECT_FALSE(Catalogue::load(*find_embedded("alien_frontiers/text", "en.json"), catalogue));
        return catalogue;
    }();
    const std::array<std::string, 4> names = {"Ann", "Ben", "Cem", "Dora"};
    return Speaker(texts, names).say(option_of(table, notation).label);
}

std::string label_of(const std::string& scenario, std::string_view notation) {
    TestTable table(scenario);
    EXPECT_EQ(table.fault(), "") << scenario;
    return label_of(table, notation);
}

TEST(AlienFrontiersDecisions, dockings_tell_what_they_bring_and_cost) {
    TestTable table(actions(R"("hand": {"ships": {"2": 3, "3": 1, "4": 1, "6": 1}},
        "players": {"A": {"stock": 0, "fuel": 4, "ore": 4, "hub": 2}},
        "docks": {"raiders": ["B1", "", "B2"]})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "dock solar 3"), "Solar Converter with 3: +2 fuel");
    EXPECT_EQ(label_of(table, "dock lunar 6"), "Lunar Mine with 6: +1 ore");
    EXPECT_EQ(label_of(table, "dock market 2"), "Orbital Market with 2 2: ore for 2 fuel each");
    EXPECT_EQ(label_of(table, "dock constructor 2"),
              "Colony Constructor with 2 2 2: land a colony (-3 ore)");
    EXPECT_EQ(label_of(table, "dock raiders 2"),
              "Raiders' Outpost with 2 3 4: raid, 2 ships displaced");
    EXPECT_EQ(label_of(table, "dock artifact 6"), "Alien Artifact with 6: total 6");
    EXPECT_EQ(label_of(table, "dock hub 6"), "Colonist Hub with 6: circle 3");
    EXPECT_EQ(label_of(table, "dock terraform 6"),
              "Terraforming Station with 6: land a colony, lose the ship (-1 fuel, -1 ore)");
}

TEST(AlienFrontiersDecisions, a_teleported_ship_tells_what_its_docking_brings) {
    TestTable table(actions(R"("players": {"A": {"fuel": 3, "cards": ["orbital_teleporter"]}},
        "docks": {"lunar": ["A3"]})",
                            R"("A: power orbital_teleporter")"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "dock solar 3"), "Solar Converter with 3: +2 fuel");
}

TEST(AlienFrontiersDecisions, bonuses_are_in_the_numbers) {
    TestTable table(actions(R"("hand": {"ships": {"2": 2, "3": 1}, "relic": 2},
        "players": {"A": {"hub": 2}},
        "colonies": {"lem": {"A": 1}, "herbert": {"A": 1}, "asimov": {"A": 1},
                     "heinlein": {"A": 1}, "burroughs": {"A": 1}})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "dock solar 3"), "Solar Converter with 3: +3 fuel");
    EXPECT_EQ(label_of(table, "dock yard 2"), "Shipyard with 2 2: ship number 4 (0 fuel, 0 ore)");
    EXPECT_EQ(label_of(table, "dock yard 2R"), "Shipyard with 2R 2: ship number 4 (0 fuel, 0 ore)");
    EXPECT_EQ(label_of(table, "dock hub 3"), "Colonist Hub with 3: circle 4");
    EXPECT_EQ(label_of(table, "dock market 2"), "Orbital Market with 2 2: ore for 1 fuel each");
}

TEST(AlienFrontiersDecisions, a_landing_tells_whom_it_helps_and_hurts) {
    TestTable table(actions(R"("hand": {"ships": {"2": 3, "1": 1}},
        "players": {"A": {"ore": 3}},
        "colonies": {"lem": {"B": 1}, "pohl": {"B": 1, "C": 1}, "herbert": {"A": 1, "D": 1}},
        "fields": {"positron": "asimov"})",
                            R"("A: dock constructor 2")"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "place lem"), "Lem Badlands: +1 for you, -1 for Ben");
    EXPECT_EQ(label_of(table, "place pohl"), "Pohl Foothills: +1 for you");
    EXPECT_EQ(label_of(table, "place herbert"), "Herbert Valley: +2 for you");
    EXPECT_EQ(label_of(table, "place asimov"), "Asimov Crater: +3 for you");
    EXPECT_EQ(table.fallback(), "place asimov");
}

TEST(AlienFrontiersDecisions, cards_tell_their_price) {
    const std::string_view pub = R"("hand": {"ships": {"2": 1, "5": 1}, "relic": 3},
        "players": {"A": {"fuel": 3, "cards": ["booster_pod", "plasma_cannon", "stasis_beam"]}},
        "colonies": {"burroughs": {"A": 1}}, "docks": {"lunar": ["B4", "C5"]})";
    EXPECT_EQ(label_of(actions(pub), "power booster_pod"), "Booster Pod (1 fuel): one ship +1");
    EXPECT_EQ(label_of(actions(pub), "power plasma_cannon").find("Plasma Cannon (from 1 fuel): "),
              0u);
    EXPECT_EQ(label_of(actions(pub), "discard stasis_beam"),
              "Discard Stasis Beam: set up or move the Isolation Field");
    const std::string boost = actions(pub, R"("A: power booster_pod")");
    EXPECT_EQ(label_of(boost, "ship 5"), "Ship 5 becomes 6");
    EXPECT_EQ(label_of(boost, "ship 3R"), "Ship 3R becomes 4");
    const std::string fire = actions(pub, R"("A: power plasma_cannon", "A: hit B4")");
    EXPECT_EQ(label_of(fire, "fire"), "Fire at 1 ship (1 fuel)");
    EXPECT_EQ(label_of(fire, "hit C5"), "Cem's ship 5");
}

TEST(AlienFrontiersDecisions, options_name_their_object_on_the_table) {
    const std::string_view pub = R"("hand": {"ships": {"2": 1, "5": 1}, "relic": 3},
        "players": {"A": {"fuel": 3, "ore": 3, "hub": 7, "cards": ["booster_pod"]}},
        "colonies": {"burroughs": {"A": 1}}, "fields": {"positron": "lem"},
        "docks": {"artifact": ["A6", "A6"], "market": ["A1", "A1"]})";
    TestTable table(actions(pub));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(option_of(table, "dock solar 3R").about, "facility:solar");
    EXPECT_EQ(option_of(table, "power booster_pod").about, "card:booster_pod");
    EXPECT_EQ(option_of(table, "discard booster_pod").about, "card:booster_pod");
    EXPECT_EQ(option_of(table, "cycle").about, "artifact:cycle");
    EXPECT_EQ(option_of(table, "claim").about, "artifact:claim");
    EXPECT_EQ(option_of(table, "trade").about, "market");
    EXPECT_EQ(option_of(table, "launch").about, "hub");
    TestTable boost(actions(pub, R"("A: power booster_pod")"));
    EXPECT_EQ(option_of(boost, "ship 3R").about, "ship:3R");
    TestTable launch(actions(pub, R"("A: launch")"));
    EXPECT_EQ(option_of(launch, "place lem").about, "territory:lem");
    TestTable claim(actions(pub, R"("A: claim")"));
    EXPECT_EQ(option_of(claim, "card temporal_warper").about, "display:temporal_warper");
}

TEST(AlienFrontiersDecisions, people_roll_and_end_their_turn_themselves) {
    TestTable table(R"({"seats": 2, "given": {"phase": "turn", "pub": {
        "rules": {"confirm": ["A"]}}}})");
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.options(), "roll");
    EXPECT_TRUE(table.decision().confirm);
    EXPECT_EQ(label_of(table, "roll"), "Roll 3 ships");
    TestTable done(R"({"seats": 2, "given": {"phase": "main", "pub": {
        "rules": {"confirm": ["A"]}}}})");
    ASSERT_EQ(done.fault(), "");
    EXPECT_EQ(done.options(), "end_turn");
    EXPECT_TRUE(done.decision().confirm);
    TestTable open(R"({"seats": 2, "given": {"phase": "main", "pub": {
        "hand": {"ships": {"1": 1}}, "rules": {"confirm": ["A"]}}}})");
    EXPECT_FALSE(open.decision().confirm) << "several options are no button";
}

TEST(AlienFrontiersDecisions, the_clock_docks_the_lowest_ship_at_the_first_facility_of_a_list) {
    EXPECT_EQ(fallback_of(actions(R"("hand": {"ships": {"2": 1, "5": 1}})")), "dock solar 2");
    const std::string full = R"("docks": {"solar": ["B1", "B1", "B1", "C1", "C1", "C1", "D1", "D1"]
        , "lunar": ["B4"]})";
    EXPECT_EQ(fallback_of(actions(R"("hand": {"ships": {"2": 1, "5": 1}}, )" + full)),
              "dock hub 2");
    EXPECT_EQ(fallback_of(actions(
                  R"("hand": {"ships": {"2": 1, "5": 1}}, "players": {"A": {"hub": 7}}, )" + full)),
              "dock lunar 5");
    EXPECT_EQ(fallback_of(actions(R"("players": {"A": {"cards": ["stasis_beam"]}})")), "end_turn");
}

// AF-RAID-5, AF-WARP-1, AF-PLASMA-1: the clock goes on and never takes back.
TEST(AlienFrontiersDecisions, the_clock_ends_what_a_person_has_begun) {
    const std::string raid =
        R"("rules": {"confirm": ["A"]}, "hand": {"ships": {"1": 1, "2": 1, "3": 1}},
            "players": {"B": {"ore": 1}})";
    EXPECT_EQ(
        fallback_of(actions(raid, R"("A: dock raiders 1", "A: raid resources", "A: take B ore")")),
        "stop");
    const std::string warp = R"("rules": {"confirm": ["A"]}, "hand": {"ships": {"4": 1, "5": 1}},
            "players": {"A": {"fuel": 1, "cards": ["temporal_warper"]}})";
    EXPECT_EQ(fallback_of(actions(warp, R"("A: power temporal_warper", "A: ship 5", "A: ship 4")")),
              "reroll");
    const std::string plasma = R"("rules": {"confirm": ["A"]}, "hand": {"ships": {"4": 1}},
            "docks": {"solar": ["B5"]},
            "players": {"A": {"fuel": 1, "cards": ["plasma_cannon"]}})";
    EXPECT_EQ(fallback_of(actions(plasma, R"("A: power plasma_cannon", "A: hit B5")")), "fire");
}

TEST(AlienFrontiersDecisions, the_clock_launches_and_takes_ore_from_the_leader) {
    EXPECT_EQ(fallback_of(actions(R"("hand": {"ships": {"2": 1, "5": 1}},
        "players": {"A": {"hub": 6, "fuel": 1, "ore": 1}}, "colonies": {"asimov": {"A": 1}})",
                                  R"("A: dock hub 2")")),
              "launch_now");
    const std::string_view raid = R"("hand": {"ships": {"1": 1, "2": 1, "3": 1}},
        "players": {"B": {"fuel": 3, "ore": 1, "cards": ["stasis_beam"]},
                    "C": {"fuel": 1, "ore": 1, "cards": ["booster_pod", "plasma_cannon"]}},
        "colonies": {"lem": {"C": 1}})";
    EXPECT_EQ(fallback_of(actions(raid, R"("A: dock raiders 1")")), "raid resources");
    EXPECT_EQ(fallback_of(actions(raid, R"("A: dock raiders 1", "A: raid resources")")),
              "take C ore");
    EXPECT_EQ(
        fallback_of(actions(raid, R"("A: dock raiders 1", "A: raid resources", "A: take C ore")")),
        "take C fuel");
    EXPECT_EQ(fallback_of(actions(raid, R"("A: dock raiders 1", "A: raid card")")),
              "steal C plasma_cannon");
}

TEST(AlienFrontiersDecisions, the_clock_claims_the_best_card_and_returns_fuel_first) {
    EXPECT_EQ(fallback_of(actions(R"("docks": {"artifact": ["A6", "A6"]},
        "display": ["booster_pod", "orbital_teleporter", "temporal_warper"])",
                                  R"("A: claim")")),
              "card orbital_teleporter");
    EXPECT_EQ(fallback_of(R"({"seats": 2, "given": {"phase": "end", "pub": {
        "players": {"A": {"fuel": 6, "ore": 5}}}}})"),
              "give_back 3");
    EXPECT_EQ(fallback_of(R"({"seats": 2, "given": {"phase": "end", "pub": {
        "players": {"A": {"fuel": 2, "ore": 9}}}}})"),
              "give_back 2");
}

}  // namespace
}  // namespace sidera::alien_frontiers
