// Tests of the short texts of options: each code prints and parses to itself.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

std::string said(Verb verb, std::uint32_t operand = 0) {
    return AlienFrontiers::notation(AlienFrontiers::default_data(), code(verb, operand));
}

std::optional<OptionCode> parsed(std::string_view text) {
    return AlienFrontiers::parse(AlienFrontiers::default_data(), text);
}

TEST(AlienFrontiersNotation, every_code_prints_and_parses_to_itself) {
    std::set<std::string> texts;
    for (int number = 1; number <= static_cast<int>(Verb::give_back); ++number) {
        const auto verb = static_cast<Verb>(number);
        for (std::uint32_t i = 0; i < 1024; ++i) {
            const std::string text = said(verb, i);
            if (text == "?")
                continue;
            EXPECT_EQ(parsed(text), code(verb, i)) << text;
            EXPECT_TRUE(texts.insert(text).second) << text << " stands for two codes";
        }
    }
    const std::size_t plain = 15;
    const std::size_t docking = 9 * 12;
    const std::size_t card = 12;
    const std::size_t territory = 8;
    const std::size_t ships = 4 * 12;
    EXPECT_EQ(texts.size(),
              plain + 2 * docking + 3 * card + 2 * territory + 4 * 2 + 4 * card + 12 + 9 + ships +
                  9 * ships + 3 + territory * 4 + 256);
}

TEST(AlienFrontiersNotation, has_words_for_what_a_turn_is_made_of) {
    EXPECT_EQ(said(Verb::dock, operand_of(Docking{Facility::solar, {Pips::four, false}})),
              "dock solar 4");
    EXPECT_EQ(said(Verb::dock, operand_of(Docking{Facility::solar, {Pips::four, true}})),
              "dock solar 4R");
    EXPECT_EQ(said(Verb::power, 2), "power booster_pod");
    EXPECT_EQ(said(Verb::discard, 2), "discard booster_pod");
    EXPECT_EQ(said(Verb::cycle), "cycle");
    EXPECT_EQ(said(Verb::claim), "claim");
    EXPECT_EQ(said(Verb::trade), "trade");
    EXPECT_EQ(said(Verb::launch), "launch");
    EXPECT_EQ(said(Verb::buy_relic), "buy_relic");
    EXPECT_EQ(said(Verb::end_turn), "end_turn");
    EXPECT_EQ(said(Verb::roll), "roll");
    EXPECT_EQ(said(Verb::place, 6), "place lem");
    EXPECT_EQ(said(Verb::launch_now), "launch_now");
    EXPECT_EQ(said(Verb::let_go), "let_go");
    EXPECT_EQ(said(Verb::raid_nothing), "raid nothing");
    EXPECT_EQ(said(Verb::raid_resources), "raid resources");
    EXPECT_EQ(said(Verb::raid_card), "raid card");
    EXPECT_EQ(said(Verb::take, 2), "take B ore");
    EXPECT_EQ(said(Verb::stop), "stop");
    EXPECT_EQ(said(Verb::steal, 16 + 7), "steal B plasma_cannon");
    EXPECT_EQ(said(Verb::give_back, 2), "give_back 2");
}

TEST(AlienFrontiersNotation, has_words_for_what_cards_choose) {
    EXPECT_EQ(said(Verb::card, 8), "card polarity_device");
    EXPECT_EQ(said(Verb::ship, operand_of(Die{Pips::three, false})), "ship 3");
    EXPECT_EQ(said(Verb::ship, operand_of(Die{Pips::three, true})), "ship 3R");
    EXPECT_EQ(said(Verb::reroll), "reroll");
    EXPECT_EQ(said(Verb::territory, 6), "territory lem");
    EXPECT_EQ(said(Verb::lift, operand_of(Docking{Facility::lunar, {Pips::six, false}})),
              "lift lunar 6");
    EXPECT_EQ(said(Verb::aim, 1), "aim lunar");
    const auto b4 = static_cast<std::uint32_t>(ship_of(seat_at(1), Pips::four, false));
    const auto b4r = static_cast<std::uint32_t>(ship_of(seat_at(1), Pips::four, true));
    EXPECT_EQ(said(Verb::hit, b4), "hit B4");
    EXPECT_EQ(said(Verb::hit, b4r), "hit B4R");
    EXPECT_EQ(said(Verb::fire), "fire");
    EXPECT_EQ(said(Verb::put_back, 2), "put_back B ore");
    EXPECT_EQ(said(Verb::keep_ship, operand_of(Die{Pips::three, true})), "keep 3R");
    EXPECT_EQ(said(Verb::spare, b4), "spare B4");
    EXPECT_EQ(said(Verb::destroy, 64 + b4), "destroy lunar B4");
    EXPECT_EQ(said(Verb::remove_field, 1), "remove positron");
    EXPECT_EQ(said(Verb::colony, operand_of(ColonyAt{Territory::lem, seat_at(1)})), "colony lem B");
}

TEST(AlienFrontiersNotation, refuses_what_is_no_option) {
    for (const char* text : {"",
                             "fly",
                             "dock",
                             "dock ",
                             "dock solar",
                             "dock solar 0",
                             "dock solar 7",
                             "dock solar 4r",
                             "dock bay 4",
                             "power rocket",
                             "place nowhere",
                             "place  lem",
                             "raid",
                             "raid all",
                             "take E ore",
                             "take B gold",
                             "steal B",
                             "ship B4",
                             "hit x",
                             "hit ",
                             "hit B7",
                             "destroy lunar",
                             "destroy lunar x",
                             "colony lem",
                             "colony nowhere B",
                             "give_back",
                             "give_back 256",
                             "give_back 02",
                             "give_back -1",
                             "launch_now ",
                             "end_turn now"})
        EXPECT_EQ(parsed(text), std::nullopt) << text;
}

TEST(AlienFrontiersNotation, has_no_text_for_what_is_no_code) {
    EXPECT_EQ(AlienFrontiers::notation(AlienFrontiers::default_data(), kNoCode), "?");
    EXPECT_EQ(said(Verb::dock, 14), "?");  // solar, value 7
    EXPECT_EQ(said(Verb::dock, 9 * 16 + 2), "?");
    EXPECT_EQ(said(Verb::hit, 1), "?");  // a blocking die
    EXPECT_EQ(said(Verb::hit, kShipCodes), "?");
    EXPECT_EQ(said(Verb::place, 8), "?");  // nowhere
    EXPECT_EQ(said(Verb::colony, 8 * 8), "?");
    EXPECT_EQ(said(Verb::cycle, 1), "?");
    EXPECT_EQ(said(static_cast<Verb>(35)), "?");
}

}  // namespace
}  // namespace sidera::alien_frontiers
