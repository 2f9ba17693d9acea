// Tests of the short texts of options: each code prints and parses to itself.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/monolith/codes.h"
#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

std::string said(Verb verb, std::uint32_t operand = 0) {
    return Monolith::notation(default_data(), code(verb, operand));
}

std::optional<OptionCode> parsed(std::string_view text) {
    return Monolith::parse(default_data(), text);
}

Cell at(int x, int y) {
    return cell_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

std::uint32_t cell(int x, int y) {
    return static_cast<std::uint32_t>(at(x, y));
}

TEST(MonolithNotation, EveryCodePrintsAndParsesToItself) {
    std::set<std::string> texts;
    for (int number = 0; number < 64; ++number) {
        const auto verb = static_cast<Verb>(number);
        // Small operands one by one, larger ones with both parts in many combinations.
        for (std::uint32_t i = 0; i < 1u << 24; i += i < 1u << 14 ? 1 : 251) {
            const std::string text = said(verb, i);
            if (text == "?")
                continue;
            ASSERT_EQ(parsed(text), code(verb, i)) << text;
            ASSERT_TRUE(texts.insert(text).second) << text << " stands for two codes";
        }
    }
    EXPECT_GT(texts.size(), 100'000u);
}

TEST(MonolithNotation, HasWordsForSetupStructuresAndShips) {
    EXPECT_EQ(said(Verb::faction, 2), "faction xenos");
    EXPECT_EQ(said(Verb::natural, on_panel(3, spot_at(1))), "natural P3:-1,1");
    EXPECT_EQ(said(Verb::cannon, on_panel(1, spot_at(7))), "cannon P1:-2,2");
    EXPECT_EQ(said(Verb::asteroid, cell(12, 3)), "asteroid 12,3");
    EXPECT_EQ(said(Verb::build, on_panel(1, Thing::furnace)), "build P1 furnace");
    EXPECT_EQ(said(Verb::demolish, 64), "demolish P64");
    EXPECT_EQ(said(Verb::clear, 5), "clear P5");
    EXPECT_EQ(said(Verb::built), "done_building");
    EXPECT_EQ(said(Verb::spot, on_panel(6, spot_at(0))), "at P6:0,0");
    EXPECT_EQ(said(Verb::ship, on_panel(1, Thing::enormous)), "ship P1 enormous");
    EXPECT_EQ(said(Verb::ship_at, at_cell(static_cast<std::uint32_t>(Thing::cargo), at(20, 12))),
              "yard 20,12 cargo");
    EXPECT_EQ(said(Verb::launched), "done_launching");
    EXPECT_EQ(said(Verb::dock, cell(103, 103)), "dock 103,103");
}

TEST(MonolithNotation, HasWordsForActions) {
    EXPECT_EQ(said(Verb::use_ship, 3), "use ship 3");
    EXPECT_EQ(said(Verb::use_turret, turret_at(1, spot_at(7)).id), "use turret P1:-2,2");
    EXPECT_EQ(said(Verb::use_station, cell(20, 12)), "use station 20,12");
    EXPECT_EQ(said(Verb::use_rock, cell(26, 17)), "use rock 26,17");
    EXPECT_EQ(said(Verb::bombard, 6), "bombard P6");
    EXPECT_EQ(said(Verb::end_turn), "end_turn");
    EXPECT_EQ(said(Verb::ask_to_share), "ask_to_share");
    EXPECT_EQ(said(Verb::move, cell(0, 5)), "move 0,5");
    EXPECT_EQ(said(Verb::attack, operand_of(attack_code(Target::defence, at(30, 19)))),
              "attack defence 30,19");
    EXPECT_EQ(said(Verb::raze, on_panel(6, spot_at(6))), "raze P6:-1,0");
    EXPECT_EQ(said(Verb::conquer, 6), "conquer P6");
    EXPECT_EQ(said(Verb::buy, 0), "buy drill");
    EXPECT_EQ(said(Verb::fetch, 1), "fetch habitat");
    EXPECT_EQ(said(Verb::pick_up, cell(26, 17)), "pick_up 26,17");
    EXPECT_EQ(said(Verb::place, cell(26, 17)), "place 26,17");
    for (const auto& [verb, text] : {std::pair(Verb::load, "load"),
                                     {Verb::store, "store"},
                                     {Verb::unload, "unload"},
                                     {Verb::seize, "seize"},
                                     {Verb::stop, "stop"},
                                     {Verb::yes, "yes"},
                                     {Verb::no, "no"}})
        EXPECT_EQ(said(verb), text);
}

TEST(MonolithNotation, HasWordsForTalk) {
    EXPECT_EQ(said(Verb::trade, 1), "trade B");
    EXPECT_EQ(said(Verb::with_ship, of_seat(seat_at(1), 3)), "with_ship B 3");
    EXPECT_EQ(said(Verb::first_giver, 1), "first B");
    EXPECT_EQ(said(Verb::gives, of_seat(seat_at(0), 3)), "gives A M");
    EXPECT_EQ(said(Verb::take_back, 5), "take_back F");
    EXPECT_EQ(said(Verb::accept, 0), "accept A");
    EXPECT_EQ(said(Verb::refuse, 0), "refuse A");
    EXPECT_EQ(said(Verb::withdraw, 12), "withdraw 12");
    EXPECT_EQ(said(Verb::woo, 2), "ally C");
    EXPECT_EQ(said(Verb::take_hand, 2), "take_hand C");
    EXPECT_EQ(said(Verb::turn_down, 2), "turn_down C");
    EXPECT_EQ(said(Verb::break_alliance, 2), "break_alliance C");
    for (const auto& [verb, text] : {std::pair(Verb::make_secret, "secret"),
                                     {Verb::make_open, "open"},
                                     {Verb::offer, "offer"},
                                     {Verb::drop, "drop"},
                                     {Verb::ask_always, "ask_always"},
                                     {Verb::ask_when_useful, "ask_when_useful"},
                                     {Verb::resign, "resign"}})
        EXPECT_EQ(said(verb), text);
}

TEST(MonolithNotation, RefusesWhatIsNoOption) {
    for (const char* text : {"",
                             "fly",
                             "move",
                             "move ",
                             "move 5",
                             "move 5,",
                             "move 05,5",
                             "move -1,5",
                             "move 5,5 ",
                             "move 104,0",
                             "move 0,104",
                             "move  5,5",
                             "build P1",
                             "build P0 furnace",
                             "build P65 furnace",
                             "build P1 none",
                             "build p1 furnace",
                             "at P1:",
                             "at P1:6,0",
                             "at P1:5,5",
                             "at P1:-1,+1",
                             "at 1:0,0",
                             "use ship 0",
                             "use ship 65536",
                             "use ship",
                             "attack ship",
                             "attack rock 1,1",
                             "attack ship1,1",
                             "buy cargo",
                             "trade G",
                             "trade",
                             "trade b",
                             "gives A X",
                             "gives AB",
                             "gives A B = 3",
                             "with_ship B",
                             "with_ship B 0",
                             "faction humans",
                             "withdraw 0",
                             "end_turn now",
                             "demolish P1:0,0",
                             "yes ",
                             "ship P1 drillx",
                             "yard 20,12"})
        EXPECT_EQ(parsed(text), std::nullopt) << text;
}

TEST(MonolithNotation, HasNoTextForWhatIsNoCode) {
    EXPECT_EQ(Monolith::notation(default_data(), kNoCode), "?");
    EXPECT_EQ(said(Verb::faction, 3), "?");
    EXPECT_EQ(said(Verb::end_turn, 1), "?");
    EXPECT_EQ(said(Verb::move, cell(104, 0)), "?");
    EXPECT_EQ(said(Verb::conquer, 0), "?");
    EXPECT_EQ(said(Verb::conquer, 65), "?");
    EXPECT_EQ(said(Verb::spot, on_panel(1, spot_at(91))), "?");
    EXPECT_EQ(said(Verb::build, on_panel(1, Thing::none)), "?");
    EXPECT_EQ(said(Verb::buy, 3), "?");
    EXPECT_EQ(said(Verb::trade, 6), "?");
    EXPECT_EQ(said(Verb::gives, of_seat(seat_at(1), 4)), "?");
    EXPECT_EQ(said(static_cast<Verb>(36)), "?");
    EXPECT_EQ(said(static_cast<Verb>(59)), "?");
}

}  // namespace
}  // namespace sidera::monolith
