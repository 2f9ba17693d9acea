// Tests of message catalogues: loading, filling patterns, comparing two languages.
#include "engine/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace sidera {
namespace {

using Names = std::vector<std::string>;

constexpr std::string_view kNameFault = "a name needs letters, digits or '_'";
constexpr std::string_view kChoiceFault = "a choice needs two forms with one '|' between";
constexpr std::string_view kOpenFault = "a '{' is not closed; '{{' writes a brace";
constexpr std::string_view kCloseFault = "a '}' closes nothing; '}}' writes a brace";

std::string filled(std::string_view pattern, const std::vector<TextArg>& args) {
    return fill(pattern, args);
}

Catalogue loaded(std::string_view json_text) {
    Catalogue catalogue;
    EXPECT_EQ(Catalogue::load(json_text, catalogue), std::nullopt);
    return catalogue;
}

TEST(Fill, replaces_arguments) {
    const TextArg who = {.name = "who", .text = "Ada {n}"};
    EXPECT_EQ(filled("{who} vola con {who}.", {who}), "Ada {n} vola con Ada {n}.");
    EXPECT_EQ(filled("", {who}), "");
    EXPECT_EQ(filled("plain", {}), "plain");
}

TEST(Fill, chooses_plural_forms) {
    const std::string_view pattern = "{n} {n?astronauta|astronauti}{n?| e più}";
    EXPECT_EQ(filled(pattern, {number_arg("n", 1)}), "1 astronauta");
    EXPECT_EQ(filled(pattern, {number_arg("n", -1)}), "-1 astronauta");
    EXPECT_EQ(filled(pattern, {number_arg("n", 0)}), "0 astronauti e più");
    EXPECT_EQ(filled(pattern, {number_arg("n", 11)}), "11 astronauti e più");
    EXPECT_EQ(filled("{n?is it?|are they?}", {number_arg("n", 1)}), "is it?");
}

TEST(Fill, shows_the_name_of_a_missing_argument) {
    EXPECT_EQ(filled("{who} has {n} {n?card|cards}", {}), "{who} has {n} {n}");
    EXPECT_EQ(filled("{n?card|cards}", {{.name = "n", .text = "many"}}), "{n}");
}

TEST(Fill, writes_doubled_braces_once) {
    EXPECT_EQ(filled("{{n}} {{{n}}} }}{{", {number_arg("n", 2)}), "{n} {2} }{");
}

TEST(Fill, shows_a_malformed_pattern_as_it_is_from_the_fault_on) {
    EXPECT_EQ(filled("{n} } {n}", {number_arg("n", 2)}), "2 } {n}");
}

TEST(ArgumentNames, are_sorted_and_unique) {
    EXPECT_EQ(argument_names("{who} {n} {n?a|b} {card} {{x}} {m?|s}"),
              Names({"card", "m", "n", "who"}));
    EXPECT_EQ(argument_names("plain"), Names());
}

TEST(CheckPattern, accepts_and_refuses) {
    for (const char* pattern : {"", "plain | ?", "{a_1} {N}", "{n?|}", "{{", "}}", "{n?a?|b}"})
        EXPECT_EQ(check_pattern(pattern), std::nullopt) << pattern;
    for (const char* pattern : {"{}", "{a b}", "{ n}", "{?a|b}", "{a-b}", "{è}", "{a|b}"})
        EXPECT_EQ(check_pattern(pattern), kNameFault) << pattern;
    for (const char* pattern : {"{n?}", "{n?a}", "{n?a|b|c}"})
        EXPECT_EQ(check_pattern(pattern), kChoiceFault) << pattern;
    for (const char* pattern : {"{", "a {n", "{n {m}", "{n?a|{m}}", "{{{"})
        EXPECT_EQ(check_pattern(pattern), kOpenFault) << pattern;
    for (const char* pattern : {"}", "a } b", "{n}}", "}}}"})
        EXPECT_EQ(check_pattern(pattern), kCloseFault) << pattern;
}

TEST(Catalogue, merges_files) {
    Catalogue catalogue = loaded(R"({"b": "two", "a": "{n}"})");
    EXPECT_EQ(Catalogue::load(R"({"c": "three"})", catalogue), std::nullopt);
    EXPECT_EQ(catalogue.keys(), (std::vector<std::string_view>{"a", "b", "c"}));
    ASSERT_NE(catalogue.find("a"), nullptr);
    EXPECT_EQ(*catalogue.find("a"), "{n}");
    EXPECT_EQ(catalogue.find("d"), nullptr);
}

TEST(Catalogue, refuses_what_is_not_a_catalogue) {
    Catalogue catalogue = loaded(R"({"a": "one"})");
    EXPECT_EQ(Catalogue::load("{\n\"b\" 1}", catalogue),
              "line 2, column 5: expected ':' after a key");
    EXPECT_EQ(Catalogue::load("{\"b\": \"\", \"b\": \"\"}", catalogue),
              "line 1, column 11: the key 'b' occurs twice");
    EXPECT_EQ(Catalogue::load("[]", catalogue), "a catalogue must be an object of strings");
    EXPECT_EQ(Catalogue::load(R"({"c": {}})", catalogue), "the value of 'c' is not a string");
    EXPECT_EQ(Catalogue::load(R"({"b": "", "a": "again"})", catalogue),
              "the key 'a' is in the catalogue already");
    EXPECT_EQ(Catalogue::load(R"({"b": "{"})", catalogue),
              "the pattern of 'b': " + std::string(kOpenFault));
    EXPECT_EQ(catalogue.keys(), (std::vector<std::string_view>{"a"}));
}

TEST(CompareCatalogues, names_every_difference) {
    const Catalogue english = loaded(R"({"same": "{n} {n?card|cards}", "args": "{n} {who}",
                                         "bare": "all", "only_english": ""})");
    const Catalogue italian = loaded(R"({"same": "{n?carta|carte}: {n}", "args": "{m}",
                                         "bare": "{n}", "italian_only": ""})");
    EXPECT_EQ(compare_catalogues(english, italian),
              Names({"'args' has {n}, {who} in the first catalogue but {m} in the second",
                     "'bare' has no arguments in the first catalogue but {n} in the second",
                     "'italian_only' is missing from the first catalogue",
                     "'only_english' is missing from the second catalogue"}));
    EXPECT_EQ(compare_catalogues(english, english), Names());
}

RC_GTEST_PROP(TextProperty, text_with_doubled_braces_comes_back, (const std::string& text)) {
    std::string pattern;
    for (char c : text)
        pattern.append(c == '{' || c == '}' ? 2 : 1, c);
    RC_ASSERT(check_pattern(pattern) == std::nullopt);
    RC_ASSERT(fill(pattern, {}) == text);
}

RC_GTEST_PROP(TextProperty, any_pattern_is_filled_or_refused, ()) {
    const std::string pattern =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}?|na ")));
    const std::vector<TextArg> args = {number_arg("n", 1), number_arg("a", 2)};
    const std::string result = fill(pattern, args);
    if (check_pattern(pattern))
        RC_ASSERT(!result.empty());
    else if (argument_names(pattern).empty())
        RC_ASSERT(result.size() <= pattern.size());
}

}  // namespace
}  // namespace sidera
