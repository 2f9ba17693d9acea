// Widths, cutting, wrapping, and the way from typed text to a choice.

#include "clients/terminal/play/style.h"

#include <gtest/gtest.h>

#include "clients/terminal/play/choices.h"

namespace sidera::terminal {
namespace {

TEST(Style, CountsColumnsNotBytes) {
    EXPECT_EQ(columns_of("è · ▶"), 5);
    EXPECT_EQ(columns_of("\x1b[1;38;5;214mA\x1b[0m b"), 3);
    EXPECT_EQ(columns_of("猫"), 2);
}

TEST(Style, CutsAndAbbreviates) {
    EXPECT_EQ(cut("Scratcher", 9), "Scratcher");
    EXPECT_EQ(cut("Scratcher", 5), "Scra…");
    EXPECT_EQ(abbreviated("Inner Moons III", 12), "I. Moons III");
    EXPECT_EQ(abbreviated("Palla di Corda", 12), "P. di Corda");
}

TEST(Style, WrapsAtSpaces) {
    EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("", 7), (std::vector<std::string>{""}));
    EXPECT_EQ(wrapped("unbreakable no", 5), (std::vector<std::string>{"unbreakable", "no"}));
}

TEST(Style, FindsTheNearestAscii) {
    EXPECT_EQ(to_ascii("è già ▶ 2 × [T]…"), "e gia > 2 x [T]~");
    EXPECT_EQ(to_ascii("猫"), "?");
}

std::vector<Option> options() {
    std::vector<Option> list;
    for (const char* notation : {"use:1", "use:T", "use:booster:A", "use:booster:B", "confirm"})
        list.push_back({.notation = notation});
    return list;
}

TEST(Choices, ByNumberOrNotation) {
    const auto list = options();
    EXPECT_EQ(pick_exactly("2", list).option, &list[1]);
    EXPECT_EQ(pick_exactly("use:1", list).option, &list[0]);
    EXPECT_EQ(pick_exactly("0", list).kind, Pick::Kind::no_such_number);
    EXPECT_EQ(pick_exactly("6", list).kind, Pick::Kind::no_such_number);
    EXPECT_EQ(pick_exactly("use", list).kind, Pick::Kind::none);
}

TEST(Choices, ByAUniqueBeginning) {
    const auto list = options();
    EXPECT_EQ(pick_by_start("c", list).option, &list[4]);
    EXPECT_EQ(pick_by_start("T", list).option, &list[1]);
    EXPECT_EQ(pick_by_start("use:b", list).kind, Pick::Kind::several);
    EXPECT_EQ(pick_by_start("fly", list).kind, Pick::Kind::none);
}

}  // namespace
}  // namespace sidera::terminal
