// Reading TOML.

#include "engine/toml.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

using Kind = TomlNode::Kind;

// "LINE: reason", or "fine".
std::string fault_of(std::string_view text) {
    const TomlLoad load = read_toml(text);
    return load.fault ? std::to_string(load.fault->line) + ": " + load.fault->reason : "fine";
}

const TomlNode& at(const TomlNode& table, std::string_view key) {
    static const TomlNode kNothing;
    const TomlNode* node = table.find(key);
    EXPECT_NE(node, nullptr) << key;
    return node == nullptr ? kNothing : *node;
}

TEST(Toml, AllThatDataSetsUse) {
    const TomlLoad load = read_toml(
        "# a remark\n"
        "whole = 1_000 # of them\n"
        "[a.b]\r\n"
        "text = \"say \\\"#\\\"\\n\"\r\n"
        "'odd name' = 'as \\ it is'\n"
        "[a]\n"
        "list = [ 1, -2, # two\n"
        "  [\"x\"], ]\n"
        "inline = { x = +3, y.z = true }\n"
        "no = false\n");
    ASSERT_FALSE(load.fault) << load.fault->reason;
    EXPECT_EQ(at(load.root, "whole").whole_number(), 1000);
    const TomlNode& a = at(load.root, "a");
    EXPECT_EQ(a.line, 3);
    EXPECT_EQ(at(at(a, "b"), "text").text, "say \"#\"\n");
    EXPECT_EQ(at(at(a, "b"), "odd name").text, "as \\ it is");
    const TomlNode& list = at(a, "list");
    ASSERT_EQ(list.members.size(), 3u);
    EXPECT_EQ(list.members[1].whole_number(), -2);
    EXPECT_EQ(list.members[2].line, 8);
    EXPECT_EQ(list.members[2].members[0].text, "x");
    EXPECT_EQ(at(at(a, "inline"), "x").whole_number(), 3);
    EXPECT_EQ(at(at(at(a, "inline"), "y"), "z").number, 1);
    EXPECT_TRUE(at(a, "no").is(Kind::flag));
    EXPECT_FALSE(at(a, "no").whole_number());
    EXPECT_EQ(load.root.find("b"), nullptr);
}

TEST(Toml, AMarkOfTheEditorAndAnEmptyFile) {
    EXPECT_EQ(fault_of("\xEF\xBB\xBFx = 1"), "fine");
    EXPECT_EQ(fault_of(""), "fine");
    EXPECT_EQ(fault_of("\r\n# nothing"), "fine");
}

TEST(Toml, WhatIsWrongIsSaidWithItsLine) {
    EXPECT_EQ(fault_of("\nx 1"), "2: = is expected after a name");
    EXPECT_EQ(fault_of("x = 1 2"), "1: something is left at the end of the line");
    EXPECT_EQ(fault_of("x = 1\nx = 2"), "2: x is there already");
    EXPECT_EQ(fault_of("[x]\n[y]\n[x]"), "3: this table is there already");
    EXPECT_EQ(fault_of("x = 1\n[x]"), "2: x is no table");
    EXPECT_EQ(fault_of("x = 1\n[x.y]"), "2: x is no table");
    EXPECT_EQ(fault_of("x.y = 1\nx.y.z = 2"), "2: y is no table");
    EXPECT_EQ(fault_of(" [?"), "1: a name is expected here");
    EXPECT_EQ(fault_of("[x"), "1: the bracket of a table is not closed");
    EXPECT_EQ(fault_of("[[x]]"), "1: lists of tables are not used in data sets");
    EXPECT_EQ(fault_of("x ="), "1: a value is expected here");
    EXPECT_EQ(fault_of("x = 1.5"), "1: '1.5' is no whole number, and texts stand in quotes");
    EXPECT_EQ(fault_of("x = 2020-01-01"),
              "1: '2020-01-01' is no whole number, and texts stand in quotes");
    EXPECT_EQ(fault_of("x = yes"), "1: 'yes' is no whole number, and texts stand in quotes");
    EXPECT_EQ(fault_of("x = 99999999999999999999"),
              "1: the number 99999999999999999999 is too large");
    EXPECT_EQ(fault_of("x = \"abc\ny = 1"), "1: a text has no end in its line");
    EXPECT_EQ(fault_of("x = \"\\q\""), "1: after \\ in a text stands one of \" \\ n t");
    EXPECT_EQ(fault_of("x = [1 2]"), "1: a comma or the end of the list is expected here");
    EXPECT_EQ(fault_of("x = [1,\n\n"), "3: a value is expected here");
    EXPECT_EQ(fault_of("x = {a = 1"), "1: a comma or the end of the table is expected here");
    EXPECT_EQ(fault_of("x = {a = 1\n}"), "1: a comma or the end of the table is expected here");
    EXPECT_EQ(fault_of("x = {a = 1, a = 2}"), "1: a is there already");
    EXPECT_EQ(fault_of("x = " + std::string(100'000, '[')), "1: too many brackets in brackets");
    EXPECT_EQ(fault_of("x" + std::string(40, '.')), "1: a name is expected here");
}

}  // namespace
}  // namespace sidera
