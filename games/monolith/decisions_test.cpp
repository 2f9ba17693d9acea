// Tests of the questions: what people read, what a client lights up, and what the clock answers
// (the specification's table of decisions).

#include <gtest/gtest.h>

#include <string>

#include "engine/embedded.h"
#include "engine/narrate.h"
#include "games/monolith/game.h"
#include "games/monolith/labels.h"
#include "tests/kit/test_table.h"

namespace sidera::monolith {
namespace {

using TestTable = kit::TestTable<Monolith>;

// The fixture T1 of the specification: A has P1, B has P6, P3 and P5 are free.
std::string t1(std::string_view phase,
               std::string_view table,
               std::string_view rest = {},
               std::string_view answers = {},
               std::string_view built_by_b = R"("cannon": ["-2,0"])") {
    return R"({"seats": 2, "given": {"phase": ")" + std::string(phase) +
           R"(", "table": {"planets": [
        {"panel": 1, "size": "small", "biome": "Fair", "owner": "A", "forests": 2, "mountains": 3,
         "built": {"spaceport": ["-1,0"], "tower": ["2,0"]}},
        {"panel": 3, "size": "medium", "biome": "Water", "forests": 7},
        {"panel": 6, "size": "small", "biome": "Harsh", "owner": "B", "mountains": 5,
         "built": {)" +
           std::string(built_by_b) + R"(}},
        {"panel": 5, "size": "large", "biome": "Harsh", "mountains": 9}])" +
           (table.empty() ? "" : ", " + std::string(table)) + "}" +
           (rest.empty() ? "" : ", " + std::string(rest)) + R"(}, "when": [)" +
           std::string(answers) + "]}";
}

Option option_of(const Decision& decision, std::string_view notation) {
    std::string all;
    for (const Option& option : decision.options) {
        if (option.notation == notation)
            return option;
        all += option.notation + ", ";
    }
    ADD_FAILURE() << notation << " is not offered; offered are " << all;
    return {};
}

std::string said(const Message& message) {
    static const Catalogue texts = [] {
        Catalogue catalogue;
        EXPECT_FALSE(Catalogue::load(*find_embedded("monolith/text", "en.json"), catalogue));
        return catalogue;
    }();
    const std::array<std::string, 3> names = {"Ann", "Ben", "Cem"};
    return Speaker(texts, names).say(message);
}

std::string label_of(TestTable& table, std::string_view notation) {
    return said(option_of(table.decision(), notation).label);
}

std::string about(TestTable& table, std::string_view notation) {
    return option_of(table.decision(), notation).about;
}

std::string prompt_of(TestTable& table) {
    return said(table.decision().prompt);
}

Setup chosen_naturals() {
    Setup setup = default_setup<Monolith>(2);
    setup.options[Monolith::first_player] = 2;  // seat A
    setup.options[Monolith::resource_layout] = 1;
    return setup;
}

TEST(MonolithDecisions, setup_asks_for_factions_naturals_cannons_and_asteroids) {
    TypedMatch<Monolith> match(TestTable::default_set(), chosen_naturals(), {});
    // The clock answers until such a question comes.
    const auto next = [&match](std::string_view kind) {
        Decision decision = match.decision(match.asked().lowest(), Channel::main);
        while (decision.kind != kind) {
            const Answer answer{
                .seat = decision.seat, .serial = decision.serial, .code = decision.fallback};
            if (!match.answer(answer, By::clock) || match.asked().empty())
                break;
            decision = match.decision(match.asked().lowest(), Channel::main);
        }
        EXPECT_EQ(decision.kind, kind);
        return decision;
    };
    const Decision faction = next("choose_faction");
    EXPECT_EQ(said(option_of(faction, "faction digitali").label), "Digitals (home: Harsh)");
    EXPECT_EQ(option_of(faction, "faction digitali").about, "faction:digitali");
    EXPECT_EQ(faction.fallback, option_of(faction, "faction umani").code);
    const Decision natural = next("place_natural");
    const std::string home = std::to_string(match.whole_state().pub.planets[0].panel);
    EXPECT_TRUE(
        said(natural.prompt).starts_with("Where does a forest go on P" + home + "? To place: "));
    EXPECT_EQ(natural.options.front().about, "spot:" + home + ":-1,1");
    EXPECT_EQ(said(natural.options.front().label), "Forest on [-1,1]");
    EXPECT_EQ(natural.fallback, natural.options.front().code) << "the next cell of the rings";
    const Decision cannon = next("place_cannon");
    EXPECT_EQ(said(cannon.prompt), "Where does your free cannon go on P" + home + "?");
    EXPECT_TRUE(cannon.options.front().about.starts_with("spot:" + home + ":"));
    const Decision asteroid = next("place_asteroid");
    EXPECT_TRUE(asteroid.options.front().about.starts_with("cell:"));
    EXPECT_EQ(asteroid.fallback, asteroid.options.front().code);
    EXPECT_TRUE(said(asteroid.prompt).starts_with("Where does the asteroid go in panel "));
}

TEST(MonolithDecisions, the_clock_puts_the_cannon_on_the_corner_nearest_another_home) {
    const auto cannon = [](const std::string& panels) {
        TestTable table(R"({"seats": 2, "options": {"first_player": "0"}, "luck": [["panel", )" +
                        panels + R"(], ["size", "1", "1", "1", "1"], ["biome", "1", "1"],
            ["natural", "2", "2", "2", "2"]],
            "when": ["A: faction digitali", "B: faction digitali"]})");
        return table.fault() == "" ? table.fallback() : table.fault();
    };
    EXPECT_EQ(cannon(R"("1", "3", "2", "6")"), "cannon P1:2,0");
    EXPECT_EQ(cannon(R"("2", "3", "1", "6")"), "cannon P2:-2,0");
    EXPECT_EQ(cannon(R"("1", "3", "6", "2")"), "cannon P1:0,2") << "of two the first";
    EXPECT_EQ(cannon(R"("5", "3", "1", "2")"), "cannon P5:0,-2");
}

TEST(MonolithDecisions, structures_name_their_price) {
    TestTable table(t1("structures", "", R"("own": {"A": {"stock": {"B": 40, "C": 90}}})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.decision().kind, "structure");
    EXPECT_EQ(prompt_of(table), "Build structures? Your stock: 40 B, 90 C, 0 F, 0 M.");
    EXPECT_EQ(label_of(table, "build P1 furnace"), "Furnace on P1 (9 C)");
    EXPECT_EQ(label_of(table, "build P1 cannon"), "Cannon on P1 (4 B, 9 C)");
    EXPECT_EQ(about(table, "build P1 furnace"), "planet:1");
    EXPECT_EQ(about(table, "demolish P1"), "planet:1");
    EXPECT_EQ(about(table, "done_building"), "turn");
    EXPECT_EQ(table.fallback(), "done_building");
}

TEST(MonolithDecisions, cells_of_structures_are_spots_of_their_planet) {
    const std::string_view rich = R"("own": {"A": {"stock": {"B": 40, "C": 90}}})";
    TestTable build(t1("structures", "", rich, R"("A: build P1 furnace")"));
    ASSERT_EQ(build.fault(), "");
    EXPECT_EQ(build.decision().kind, "structure_cell");
    EXPECT_EQ(prompt_of(build), "Where does the furnace go on P1? (9 C)");
    EXPECT_EQ(label_of(build, "at P1:0,2"), "On [0,2]");
    EXPECT_EQ(about(build, "at P1:0,2"), "spot:1:0,2");
    TestTable demolish(t1("structures", "", rich, R"("A: demolish P1")"));
    ASSERT_EQ(demolish.fault(), "");
    EXPECT_EQ(label_of(demolish, "at P1:2,0"), "Demolish the tower on [2,0]");
    EXPECT_EQ(prompt_of(demolish), "Which structure of P1 do you demolish? You get nothing back.");
    TestTable clear(t1("structures", "", rich, R"("A: clear P1")"));
    ASSERT_EQ(clear.fault(), "");
    EXPECT_EQ(label_of(clear, "at P1:0,1"), "Destroy the forest on [0,1]");
}

TEST(MonolithDecisions, ships_name_their_price_and_their_yard) {
    const std::string_view table_with_station = R"("stations": {"A": ["20,12"]})";
    const std::string_view rich = R"("own": {"A": {"stock": {"B": 9, "C": 9, "F": 9, "M": 9}}})";
    TestTable table(t1("ships", table_with_station, rich));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.decision().kind, "ship");
    EXPECT_EQ(prompt_of(table), "Build ships? Your stock: 9 B, 9 C, 9 F, 9 M.");
    EXPECT_EQ(label_of(table, "ship P1 large"), "Large ship at P1 (2 B, 3 C, 6 F, 6 M)");
    EXPECT_EQ(label_of(table, "yard 20,12 small"),
              "Small ship at the station on (20,12) (2 B, 3 C, 2 M)");
    EXPECT_EQ(about(table, "ship P1 large"), "planet:1");
    EXPECT_EQ(about(table, "yard 20,12 small"), "cell:20,12");
    EXPECT_EQ(about(table, "done_launching"), "turn");
    EXPECT_EQ(table.fallback(), "done_launching");
    TestTable dock(t1("ships", table_with_station, rich, R"("A: ship P1 large")"));
    ASSERT_EQ(dock.fault(), "");
    EXPECT_EQ(dock.decision().kind, "ship_cell");
    EXPECT_EQ(prompt_of(dock), "Where does the large ship appear? (2 B, 3 C, 6 F, 6 M)");
    EXPECT_EQ(about(dock, "dock 9,6"), "cell:9,6");
}

TEST(MonolithDecisions, units_are_chosen_by_their_object) {
    TestTable table(t1("actions",
                       R"("ships": {"A": ["large 12,6"], "B": ["small 9,6", "small 15,12"]},
        "stations": {"A": ["16,12"]}, "asteroids": ["drill A 20,3"])",
                       R"("pub": {"turn": {"event": "none"}})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.decision().kind, "activate");
    EXPECT_EQ(prompt_of(table), "Which unit acts?");
    EXPECT_EQ(label_of(table, "use ship 1"), "Large ship 1 on (12,6)");
    EXPECT_EQ(about(table, "use ship 1"), "ship:A1");
    EXPECT_EQ(label_of(table, "use turret P1:2,0"), "Tower on P1 [2,0]");
    EXPECT_EQ(about(table, "use turret P1:2,0"), "spot:1:2,0");
    EXPECT_EQ(label_of(table, "use station 16,12"), "Station on (16,12)");
    EXPECT_EQ(about(table, "use station 16,12"), "cell:16,12");
    EXPECT_EQ(about(table, "end_turn"), "turn");
    EXPECT_EQ(table.fallback(), "end_turn");
}

TEST(MonolithDecisions, the_prompt_tells_the_unit_and_what_it_has_left) {
    const std::string_view ships = R"("ships": {"A": ["large 12,6", "enormous 10,10"],
        "B": ["small 9,6", "small 10,12"]})";
    TestTable large(t1("actions", ships, "", R"("A: use ship 1")"));
    ASSERT_EQ(large.fault(), "");
    EXPECT_EQ(large.decision().kind, "unit_action");
    EXPECT_EQ(prompt_of(large), "What does the large ship 1 on (12,6) do? Actions left: 2.");
    EXPECT_EQ(label_of(large, "move 11,6"), "Move to (11,6)");
    EXPECT_EQ(about(large, "move 11,6"), "cell:11,6");
    EXPECT_EQ(label_of(large, "move 8,7"), "Move to (8,7), docked at P1");
    EXPECT_EQ(about(large, "stop"), "turn");
    EXPECT_EQ(large.fallback(), "stop");
    TestTable enormous(t1("actions", ships, "", R"("A: use ship 2", "A: move 10,11")"));
    ASSERT_EQ(enormous.fault(), "");
    EXPECT_EQ(prompt_of(enormous),
              "What does the enormous ship 2 on (10,11) do? Left: 0 moves, 4 attacks.");
    TestTable tower(t1("actions", ships, "", R"("A: use turret P1:2,0")"));
    ASSERT_EQ(tower.fault(), "");
    EXPECT_EQ(prompt_of(tower), "What does the tower on (8,6) do? Attacks left: 2.");
}

// "Chance that one attack destroys its target", by classes and in whole percent.
TEST(MonolithDecisions, MO_CMB_2_the_chances_are_those_of_the_table) {
    const Data& data = Monolith::default_data();
    const auto chance = [&data](Thing attacker, Thing defender) {
        const UnitInfo& unit = data.unit(Faction::umani, defender);
        return chance_of(data.unit(Faction::umani, attacker).die,
                         {.thing = defender, .die = unit.die, .shield = unit.shield});
    };
    EXPECT_EQ(chance(Thing::cargo, Thing::cargo), 38);        // 3/8
    EXPECT_EQ(chance(Thing::small, Thing::large), 7);         // 5/72
    EXPECT_EQ(chance(Thing::small, Thing::cannon), 19);       // 3/16
    EXPECT_EQ(chance(Thing::medium, Thing::cannon), 34);      // 11/32
    EXPECT_EQ(chance(Thing::cannon, Thing::medium), 39);      // 25/64
    EXPECT_EQ(chance(Thing::large, Thing::cannon), 56);       // 9/16
    EXPECT_EQ(chance(Thing::large, Thing::large), 39);        // 7/18
    EXPECT_EQ(chance(Thing::large, Thing::tower), 35);        // 17/48
    EXPECT_EQ(chance(Thing::large, Thing::enormous), 16);     // 19/120
    EXPECT_EQ(chance(Thing::tower, Thing::station), 37);      // 11/30
    EXPECT_EQ(chance(Thing::enormous, Thing::tower), 61);     // 49/80
    EXPECT_EQ(chance(Thing::enormous, Thing::enormous), 41);  // 81/200
    EXPECT_EQ(chance(Thing::station, Thing::drill), 68);      // 27/40
    EXPECT_EQ(chance(Thing::drill, Thing::small), 21);        // 5/24
    EXPECT_EQ(chance_of(20, {.target = Target::asteroid, .die = 0, .shield = 18}), 10);
}

TEST(MonolithDecisions, attacks_tell_their_chance) {
    TestTable table(t1("actions",
                       R"("ships": {"A": ["enormous 28,19"], "B": ["large 3 27,19"]},
        "stations": {"B": ["29,19"]}, "asteroids": ["drill B 28,18"])",
                       "",
                       R"("A: use ship 1")"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "attack ship 27,19"), "Attack the large ship 3 of Ben (63 %)");
    EXPECT_EQ(label_of(table, "attack station 29,19"),
              "Attack the station of Ben on (29,19) (62 %)");
    EXPECT_EQ(label_of(table, "attack structure 28,18"),
              "Attack the drill of Ben on (28,18) (84 %)");
    EXPECT_EQ(label_of(table, "attack asteroid 28,18"), "Attack the asteroid on (28,18) (10 %)");
    EXPECT_EQ(about(table, "attack structure 28,18"), "cell:28,18");
    TestTable siege(t1("actions", R"("ships": {"A": ["large 29,19"]})", "", R"("A: use ship 1")"));
    ASSERT_EQ(siege.fault(), "");
    EXPECT_EQ(label_of(siege, "attack defence 30,19"),
              "Attack the cannon of Ben on (30,19) (56 %)");
}

TEST(MonolithDecisions, razing_conquest_and_bombardment_name_their_planet) {
    const std::string_view six = R"("ships": {"A": ["enormous 35,19", "enormous 34,16",
        "enormous 31,16", "enormous 29,19", "enormous 31,22", "enormous 34,22", "small 32,22",
        "small 28,6"]})";
    TestTable table(t1("actions", six));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "bombard P6"), "Bombard P6 of Ben: 1 structure gone");
    EXPECT_EQ(about(table, "bombard P6"), "planet:6");
    TestTable free(t1("actions", six, "", R"("A: use ship 8")"));
    ASSERT_EQ(free.fault(), "");
    EXPECT_EQ(label_of(free, "conquer P3"), "Conquer P3");
    TestTable taken(t1("actions", six, "", R"("A: bombard P6", "A: use ship 7")"));
    ASSERT_EQ(taken.fault(), "");
    EXPECT_EQ(label_of(taken, "conquer P6"), "Conquer P6 of Ben");
    EXPECT_EQ(about(taken, "conquer P6"), "planet:6");
    TestTable raze(t1("actions", six, "", R"("A: use ship 7")", R"("furnace": ["1,1"])"));
    ASSERT_EQ(raze.fault(), "");
    EXPECT_EQ(label_of(raze, "raze P6:1,1"), "Raze the furnace on [1,1] of P6");
    EXPECT_EQ(about(raze, "raze P6:1,1"), "spot:6:1,1");
}

TEST(MonolithDecisions, freight_names_its_price_and_its_place) {
    const std::string_view rich = R"("pub": {"players": {"A": {"depot": {"station": 1}}}},
        "own": {"A": {"stock": {"C": 20}}})";
    const std::string_view cargo = R"("ships": {"A": ["cargo 9,6"]}, "asteroids": ["10,5"])";
    TestTable table(t1("actions", cargo, rich, R"("A: use ship 1")"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "buy drill"), "Buy a drill and load it (18 C)");
    EXPECT_EQ(about(table, "buy drill"), "freight:drill");
    EXPECT_EQ(label_of(table, "fetch station"), "Load a station from the depot");
    EXPECT_EQ(about(table, "fetch station"), "freight:station");
    TestTable loaded(t1("actions", cargo, rich, R"("A: use ship 1", "A: fetch station")"));
    ASSERT_EQ(loaded.fault(), "");
    EXPECT_EQ(label_of(loaded, "place 10,6"), "Place the station on (10,6)");
    EXPECT_EQ(about(loaded, "place 10,6"), "cell:10,6");
    EXPECT_EQ(label_of(loaded, "store"), "Put the station into the depot");
    EXPECT_EQ(about(loaded, "store"), "freight:station");
    TestTable near(t1("actions",
                      R"("ships": {"A": ["cargo 20,12"]}, "stations": {"A": ["21,12"]})",
                      "",
                      R"("A: use ship 1")"));
    ASSERT_EQ(near.fault(), "");
    EXPECT_EQ(label_of(near, "pick_up 21,12"), "Take the station on (21,12) aboard");
}

// A's cargo ship carries 20 B of A for 10 M of B.
std::string barter(int legs, std::string_view at, bool aboard) {
    const std::string bill = R"({"number": 4, "giver": "A", "other": "B", "carrier": "A",
        "ship": 1, "first": {"B": 20}, "second": {"M": 10}, "legs": )" +
                             std::to_string(legs) + "}";
    const std::string hold = aboard ? R"("holds": [{"ship": 1, "bundle": {"B": 20}}], )" : "";
    const std::string loads = aboard
                                  ? R"("players": {"A": {"ships": [{"cell": ")" + std::string(at) +
                                        R"(", "number": 1, "kind": "cargo", "loads": 1}],
        "last_number": 1}}, )"
                                  : "";
    return t1("actions",
              aboard ? "" : R"("ships": {"A": ["cargo )" + std::string(at) + R"("]})",
              R"("pub": {)" + loads + R"("agreements": [{"number": 4, "low": "A", "high": "B",
        "terms": )" +
                  bill + R"(}]}, "own": {"A": {)" + hold +
                  R"("stock": {"B": 30}}, "B": {"stock": {"M": 10}}})",
              R"("A: use ship 1")");
}

TEST(MonolithDecisions, bundles_name_their_bill) {
    TestTable load(barter(0, "9,6", false));
    ASSERT_EQ(load.fault(), "");
    EXPECT_EQ(label_of(load, "load"), "Load 20 B (bill 4 with Ben)");
    EXPECT_EQ(about(load, "load"), "bill:4");
    TestTable unload(barter(1, "29,19", true));
    ASSERT_EQ(unload.fault(), "");
    EXPECT_EQ(label_of(unload, "unload"), "Unload 20 B (bill 4 with Ben)");
    EXPECT_EQ(about(unload, "unload"), "bill:4");
    TestTable seize(barter(1, "9,6", true));
    ASSERT_EQ(seize.fault(), "");
    EXPECT_EQ(label_of(seize, "seize"), "Keep 20 B for yourself: breaks bill 4 with Ben");
}

TEST(MonolithDecisions, a_bundle_without_a_bill_is_kept) {
    TestTable table(t1("actions",
                       "",
                       R"("pub": {"players": {"A": {"ships": [{"cell": "9,6", "number": 1,
        "kind": "cargo", "loads": 1}], "last_number": 1}}},
        "own": {"A": {"holds": [{"ship": 1, "bundle": {"C": 5}}]}})",
                       R"("A: use ship 1")"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(label_of(table, "seize"), "Unload 5 C into your stock");
    EXPECT_EQ(about(table, "seize"), "");
}

TEST(MonolithDecisions, the_clock_does_not_share_the_victory) {
    TestTable table(R"({"seats": 3, "given": {"phase": "actions", "table": {"planets": [
        {"panel": 1, "size": "small", "biome": "Fair", "owner": "A", "mountains": 5},
        {"panel": 2, "size": "small", "biome": "Fair", "owner": "B", "mountains": 5},
        {"panel": 3, "size": "small", "biome": "Fair", "owner": "C", "mountains": 5},
        {"panel": 4, "size": "small", "biome": "Fair"},
        {"panel": 5, "size": "small", "biome": "Fair"},
        {"panel": 6, "size": "small", "biome": "Fair"}], "ships": {"C": ["small 5,12"]}},
        "pub": {"turn": {"seat": "C"},
        "players": {"A": {"allies": ["B"]}, "B": {"allies": ["A"]}}}},
        "when": ["C: resign"]})");
    ASSERT_EQ(table.fault(), "");
    const Decision decision = table.decision();
    EXPECT_EQ(decision.kind, "share_victory");
    EXPECT_EQ(said(decision.prompt), "All survivors are allied. Do you share the victory?");
    EXPECT_EQ(table.fallback(), "no");
    EXPECT_EQ(about(table, "yes"), "");
}

TEST(MonolithDecisions, at_the_table_nobody_is_waited_for) {
    const std::string_view ships = R"("ships": {"A": ["cargo 9,6"], "B": ["cargo 2 29,19"]})";
    TestTable table(t1("actions", ships));
    ASSERT_EQ(table.fault(), "");
    const Decision ben = table.match().decision(seat_at(1), Channel::table);
    EXPECT_EQ(ben.kind, "talk");
    EXPECT_EQ(ben.fallback, kNoCode);
    EXPECT_FALSE(ben.confirm);
    EXPECT_EQ(option_of(ben, "trade A").about, "seat:A");
    EXPECT_EQ(said(option_of(ben, "trade A").label), "Offer Ann a barter");
    EXPECT_EQ(option_of(ben, "ask_always").about, "");
}

TEST(MonolithDecisions, an_offer_is_written_down_step_by_step) {
    const std::string_view ships = R"("ships": {"A": ["cargo 9,6"], "B": ["cargo 2 29,19"]})";
    const std::string_view words = R"("A: trade B", "A: gives A B = 20", "A: gives B M = 10",
        "A: with_ship B 2", "A: secret")";
    TestTable draft(t1("actions", ships, "", words));
    ASSERT_EQ(draft.fault(), "");
    const Decision ann = draft.match().decision(seat_at(0), Channel::table);
    EXPECT_EQ(said(ann.prompt),
              "Your offer: Ann gives first: 20 B; then Ben gives: 10 M; ship: B2; secret.");
    const Option metal = option_of(ann, "gives B M");
    EXPECT_EQ(said(metal.label), "Ben gives metal (now 10)");
    EXPECT_EQ(metal.about, "seat:B");
    EXPECT_EQ(metal.range, (Range{0, kMostOfBundle}));
    EXPECT_EQ(option_of(ann, "with_ship A 1").about, "ship:A1");
    EXPECT_EQ(option_of(ann, "first B").about, "seat:B");
    EXPECT_EQ(option_of(ann, "offer").about, "");
    TestTable sent(t1("actions", ships, "", std::string(words) + R"(, "A: offer")"));
    ASSERT_EQ(sent.fault(), "");
    const Option accept = option_of(sent.match().decision(seat_at(1), Channel::table), "accept A");
    EXPECT_EQ(accept.about, "seat:A");
    EXPECT_EQ(said(accept.label),
              "Accept from Ann: you give 10 M, you get 20 B (ship B2, first to give: Ann, secret)");
    TestTable signed_bill(
        t1("actions", ships, "", std::string(words) + R"(, "A: offer", "B: accept A")"));
    ASSERT_EQ(signed_bill.fault(), "");
    const Option withdraw =
        option_of(signed_bill.match().decision(seat_at(0), Channel::table), "withdraw 1");
    EXPECT_EQ(withdraw.about, "bill:1");
    EXPECT_EQ(said(withdraw.label), "Ask Ben to withdraw secret bill 1 together");
    TestTable asked(t1("actions",
                       ships,
                       "",
                       std::string(words) + R"(, "A: offer", "B: accept A", "A: withdraw 1")"));
    ASSERT_EQ(asked.fault(), "");
    const Option agree =
        option_of(asked.match().decision(seat_at(1), Channel::table), "withdraw 1");
    EXPECT_EQ(said(agree.label), "Withdraw secret bill 1, as Ann asks");
}

TEST(MonolithDecisions, people_end_their_turn_themselves) {
    TestTable table(t1("actions", "", R"("pub": {"rules": {"confirm": ["A"]}})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(table.options(), "end_turn");
    EXPECT_TRUE(table.decision().confirm);
    TestTable open(t1(
        "actions", R"("ships": {"A": ["small 12,6"]})", R"("pub": {"rules": {"confirm": ["A"]}})"));
    ASSERT_EQ(open.fault(), "");
    EXPECT_FALSE(open.decision().confirm) << "several options are no button";
}

TEST(MonolithDecisions, MO_ACT_2_a_unit_is_put_back_before_its_first_action) {
    const char* ships = R"("ships": {"A": ["small 12,6"]})";
    TestTable picked(t1("actions", ships, "", R"("A: use ship 1")"));
    ASSERT_EQ(picked.fault(), "");
    EXPECT_EQ(said(option_of(picked.decision(), "stop").label), "Put it back: it has not acted");
    TestTable moved(t1("actions", ships, "", R"("A: use ship 1", "A: move 13,6")"));
    ASSERT_EQ(moved.fault(), "");
    EXPECT_EQ(said(option_of(moved.decision(), "stop").label), "Done with this unit");
}

TEST(MonolithDecisions, stellar_wind_is_in_the_prompt) {
    TestTable table(t1("actions",
                       R"("ships": {"A": ["small 12,6"], "B": ["small 9,6"]})",
                       R"("pub": {"turn": {"event": "stellar_wind"}})"));
    ASSERT_EQ(table.fault(), "");
    EXPECT_EQ(prompt_of(table), "Stellar wind: your ships stay still. Which other unit acts?");
}

}  // namespace
}  // namespace sidera::monolith
