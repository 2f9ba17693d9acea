// Tests of the short texts of options: each code prints and parses to itself.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/mlem/codes.h"
#include "games/mlem/game.h"

namespace sidera::mlem {
namespace {

const Data& data() {
    return Mlem::default_data();
}

TEST(MlemNotation, every_code_prints_and_parses_to_itself) {
    const auto operands = [](Verb said) -> std::uint32_t {
        switch (said) {
            case Verb::return_mission:
                return 10;
            case Verb::board:
                return kCats;
            case Verb::use_face:
                return kFaces;
            case Verb::use_booster:
                return kMaxPlayers;
            case Verb::land:
                return 3;
            default:
                return 1;
        }
    };
    std::set<std::string> texts;
    for (int number = 1; number <= static_cast<int>(Verb::home); ++number) {
        const auto said = static_cast<Verb>(number);
        for (std::uint32_t i = 0; i < operands(said); ++i) {
            const std::string text = Mlem::notation(data(), code(said, i));
            EXPECT_EQ(Mlem::parse(data(), text), code(said, i)) << text;
            EXPECT_TRUE(texts.insert(text).second) << text << " stands for two codes";
        }
    }
    EXPECT_EQ(texts.size(), 10u + 8 + 5 + 5 + 3 + 10);
}

TEST(MlemNotation, has_the_words_of_the_specification) {
    const auto said = [](Verb verb, std::uint32_t operand = 0) {
        return Mlem::notation(data(), code(verb, operand));
    };
    EXPECT_EQ(said(Verb::return_mission, 1), "return P1");
    EXPECT_EQ(said(Verb::board, static_cast<std::uint32_t>(Cat::siphon)), "board siphon");
    EXPECT_EQ(said(Verb::roll), "roll");
    EXPECT_EQ(said(Verb::reroll), "reroll");
    EXPECT_EQ(said(Verb::keep_result), "keep_result");
    EXPECT_EQ(said(Verb::use_face, 3), "use:4");
    EXPECT_EQ(said(Verb::use_face, 4), "use:T");
    EXPECT_EQ(said(Verb::use_booster, 2), "use:booster:C");
    EXPECT_EQ(said(Verb::use_extra), "use:extra");
    EXPECT_EQ(said(Verb::use_keep), "use:keep");
    EXPECT_EQ(said(Verb::confirm), "confirm");
    EXPECT_EQ(said(Verb::accept_crash), "accept_crash");
    EXPECT_EQ(said(Verb::stay), "stay");
    EXPECT_EQ(Mlem::notation(data(), land_code(-1)), "land:-1");
    EXPECT_EQ(Mlem::notation(data(), land_code(0)), "land");
    EXPECT_EQ(Mlem::notation(data(), land_code(1)), "land:+1");
    EXPECT_EQ(Mlem::notation(data(), far_landing(0)), "land@0");
    EXPECT_EQ(Mlem::parse(data(), "land@26"), far_landing(26));
    EXPECT_EQ(said(Verb::deep), "deep");
    EXPECT_EQ(said(Verb::home), "home");
}

TEST(MlemNotation, refuses_what_is_no_option) {
    for (const char* text : {"",
                             "fly",
                             "use:",
                             "use:5",
                             "use:t",
                             "use:booster:",
                             "use:booster:F",
                             "use:booster:a",
                             "land:0",
                             "land:+2",
                             "land@27",
                             "land ",
                             " land",
                             "board",
                             "board dog",
                             "return DS",
                             "return",
                             "stay aboard"})
        EXPECT_EQ(Mlem::parse(data(), text), std::nullopt) << text;
    EXPECT_EQ(Mlem::notation(data(), kNoCode), "?");
}

}  // namespace
}  // namespace sidera::mlem
