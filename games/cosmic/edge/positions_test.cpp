// Positions written by hand: whatever a file says is a position, or a sentence that names the
// fault.

#include <gtest/gtest.h>

#include "match/kit.h"

namespace sidera::cosmic {
namespace {

std::string fault_of(const std::string& phase, const std::string& table, const std::string& more) {
    const std::string text = R"({"id": "x", "game": "cosmic", "rules": [], "about": "", "seats": 3,
        "options": {"alien_choice": 1}, "given": {"phase": ")" +
                             phase + R"(", "table": )" + table + more +
                             R"(}, "then": {"pub": {"turn": 1}}})";
    const JsonParse parsed = parse_json(text);
    EXPECT_FALSE(parsed.error) << text;
    const GameKit* kit = find_game("cosmic");
    return kit->run_scenario(kit->default_data(), parsed.value);
}

constexpr std::string_view kWhole =
    R"({"aliens": {"A": "human", "B": "trader", "C": "zombie"},
        "hands": {"A": ["attack_04", "attack_08"], "B": ["attack_06"]},
        "encounter": {"offense": "A", "defense": "B", "target": "B1", "gate": 3}})";

TEST(CosmicPositions, a_whole_table_stands) {
    EXPECT_EQ(fault_of("planning", std::string(kWhole), ""), "");
}

struct Case {
    std::string phase, table, more, named;
};

const Case kWrong[] = {
    {"dinner", "{}", "", "unknown moment \"dinner\""},
    {"planning", "{}", "", "encounter.defense: this moment needs one"},
    {"planning", R"({"encounter": {"offense": "A", "defense": "B"}})", "", "encounter.target"},
    {"planning", R"({"encounter": {"offense": "A", "defense": "H"}})", "", "there is no seat H"},
    {"planning", R"({"encounter": {"offense": "A", "defense": "A"}})", "", "with oneself"},
    {"planning",
     R"({"encounter": {"offense": "A", "defense": "B", "target": "E1"}})",
     "",
     "planet E1"},
    {"destiny", R"({"encounter": {"offense": "A", "defense": "B"}})", "", "destiny has not spoken"},
    {"revealed",
     R"({"encounter": {"offense": "A", "defense": "B", "target": "B1"}})",
     "",
     "a card of both"},
    {"end",
     R"({"encounter": {"offense": "A", "defense": "B", "target": "B1"}})",
     "",
     "encounter.result"},
    {"destiny", R"({"encounter": {"gate": 255}})", "", "a number from 0 to 20"},
    {"destiny", R"({"encounter": {"gate": -1}})", "", "a number from 0 to 20"},
    {"destiny",
     R"({"ships": {"A": {"B1": 20}}, "encounter": {"gate": 4}})",
     "",
     "too many ships of A"},
    {"load",
     R"({"encounter":
               {"offense": "A", "defense": "B", "target": "B1", "allies": {"offense": {"B": 1}}}})",
     "",
     "two roles for B"},
    {"load",
     R"({"encounter":
               {"offense": "A", "defense": "B", "target": "B1", "cards": {"C": "attack_08"}}})",
     "",
     "no main player is C"},
    {"regroup", R"({"aliens": {"A": "nobody"}})", "", "there is no \"nobody\""},
    {"regroup", R"({"aliens": {"A": "human", "B": "human"}})", "", "too many aliens"},
    {"regroup", R"({"hands": {"A": ["attack_40", "attack_40"]}})", "", "too many cards"},
    {"regroup", R"({"hands": {"A": ["flare_human", "flare_human"]}})", "", "too many cards"},
    {"regroup", R"({"destinies": ["wild", "wild", "wild", "wild"]})", "", "too many cards wild"},
    {"regroup", R"({"tokens": {"D": 1}})", "", "there is no seat D"},
    {"regroup", R"({"kitchen": 1})", "", "table.kitchen"},
    {"regroup", "{}", R"(, "pub": {"frames": []})", "pub.frames: this cannot be given"},
    {"regroup", "{}", R"(, "own": {})", "own: this cannot be given"},
    {"regroup", "{}", R"(, "pub": {"planets": ["A1"]})", "not so A2"},
    {"regroup",
     "{}",
     R"(, "pub": {"players": {"A": {"sheets": [{"alien": "human", "lender": "H"}]}}})",
     "lender: unknown name"},
};

TEST(CosmicPositions, what_cannot_be_given_is_named) {
    for (const Case& one : kWrong) {
        const std::string fault = fault_of(one.phase, one.table, one.more);
        EXPECT_NE(fault.find(one.named), std::string::npos)
            << one.phase << ' ' << one.table << one.more << '\n'
            << fault;
    }
}

}  // namespace
}  // namespace sidera::cosmic
