// Tests of JSON: what the writer writes, what the tree answers, what the parser refuses and how.
#include "engine/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace sidera {
namespace {

std::string written(double number) {
    std::string out;
    JsonWriter(out).value(number);
    return out;
}

std::string written(std::string_view text) {
    std::string out;
    JsonWriter(out).value(text);
    return out;
}

// "line:column message", or what was understood.
std::string outcome(std::string_view text, std::size_t max_depth = 64) {
    const JsonParse parse = parse_json(text, max_depth);
    if (!parse.error)
        return parse.value.dump();
    EXPECT_TRUE(parse.value.is_null());
    return std::to_string(parse.error->line) + ":" + std::to_string(parse.error->column) + " " +
           parse.error->message;
}

TEST(JsonWriter, places_commas) {
    std::string out = "> ";
    JsonWriter writer(out);
    writer.begin_object();
    writer.key("seat").value(3);
    writer.key("cards");
    writer.begin_array();
    writer.value("a");
    writer.begin_object();
    writer.end_object();
    writer.raw("[1,2]");
    writer.null();
    writer.end_array();
    writer.key("over").value(false);
    writer.end_object();
    EXPECT_EQ(out, R"(> {"seat":3,"cards":["a",{},[1,2],null],"over":false})");
}

TEST(JsonWriter, indents) {
    const Json json =
        Json::object().set("a", Json::array().push(1).push(Json::object())).set("b", Json::array());
    EXPECT_EQ(json.dump(2), "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}");
    EXPECT_EQ(Json("plain").dump(2), "\"plain\"");
}

TEST(JsonWriter, writes_every_integer_type) {
    std::string out;
    JsonWriter writer(out);
    writer.begin_array();
    writer.value(std::int8_t{-5});
    writer.value(std::numeric_limits<std::int64_t>::min());
    writer.value(std::numeric_limits<std::uint64_t>::max());
    writer.value(std::size_t{7});
    writer.end_array();
    EXPECT_EQ(out, "[-5,-9223372036854775808,18446744073709551615,7]");
}

TEST(JsonWriter, writes_real_numbers_shortly_and_recognisably) {
    EXPECT_EQ(written(1.0), "1.0");
    EXPECT_EQ(written(-0.1), "-0.1");
    EXPECT_EQ(written(1.0 / 3.0), "0.3333333333333333");
    EXPECT_EQ(written(1e300), "1e+300");
    EXPECT_EQ(written(std::numeric_limits<double>::infinity()), "null");
    EXPECT_EQ(written(std::numeric_limits<double>::quiet_NaN()), "null");
}

TEST(JsonWriter, escapes_strings) {
    EXPECT_EQ(written("\"\\/\b\f\n\r\t\x1f\x7f"),
              "\"\\\"\\\\/\\u0008\\u000c\\n\\r\\t\\u001f\x7f\"");
    EXPECT_EQ(written(std::string_view("\0", 1)), "\"\\u0000\"");
    EXPECT_EQ(written("così \xF0\x9F\x9A\x80"), "\"così \xF0\x9F\x9A\x80\"");
    std::string out;
    JsonWriter(out).key("\n");
    EXPECT_EQ(out, "\"\\n\":");
}

TEST(Json, knows_its_kind) {
    EXPECT_TRUE(Json().is_null());
    EXPECT_TRUE(Json(nullptr).is_null());
    EXPECT_TRUE(Json(true).is_bool());
    EXPECT_TRUE(Json(std::int8_t{1}).is_int());
    EXPECT_TRUE(Json(1.5F).is_real());
    EXPECT_TRUE(Json("text").is_string());
    EXPECT_TRUE(Json(std::string_view("text")).is_string());
    EXPECT_TRUE(Json::array().is_array());
    EXPECT_TRUE(Json::object().is_object());
    EXPECT_TRUE(Json(1).is_number() && Json(1.0).is_number() && !Json("1").is_number());
    EXPECT_EQ(Json(std::string("text")).kind(), Json::Kind::string);
}

TEST(Json, answers_wrong_questions_with_nothing) {
    const Json json = "text";
    EXPECT_FALSE(json.as_bool());
    EXPECT_EQ(json.as_int(), 0);
    EXPECT_EQ(json.as_double(), 0.0);
    EXPECT_TRUE(json.items().empty());
    EXPECT_TRUE(json.members().empty());
    EXPECT_EQ(json.find("text"), nullptr);
    EXPECT_EQ(Json(1).as_string(), "");
    EXPECT_EQ(Json(1.5).as_int(), 0);
    EXPECT_EQ(Json(2).as_double(), 2.0);
}

TEST(Json, sets_replaces_and_finds_members) {
    Json json;
    json.set("b", 1).set("a", 2).set("b", 3);
    EXPECT_EQ(json.dump(), R"({"b":3,"a":2})");
    ASSERT_NE(json.find("a"), nullptr);
    EXPECT_EQ(json.find("a")->as_int(), 2);
    EXPECT_EQ(json.find("c"), nullptr);
    EXPECT_EQ(json.push(1).dump(), "[1]");
}

TEST(Json, compares_objects_without_regard_to_order) {
    const Json ab = Json::object().set("a", 1).set("b", 2);
    EXPECT_EQ(ab, Json::object().set("b", 2).set("a", 1));
    EXPECT_NE(ab, Json::object().set("a", 1).set("b", 3));
    EXPECT_NE(ab, Json::object().set("a", 1).set("c", 2));
    EXPECT_NE(ab, Json::object().set("a", 1));
    EXPECT_NE(Json::array().push(1).push(2), Json::array().push(2).push(1));
    EXPECT_NE(Json(1), Json(1.0));
    EXPECT_NE(Json(0), Json(false));
}

TEST(ParseJson, accepts_what_the_standard_accepts) {
    EXPECT_EQ(outcome(" \t\r\n{ \"a\" : [ 1 , true , false , null ] , \"\" : { } } \n"),
              R"({"a":[1,true,false,null],"":{}})");
    EXPECT_EQ(outcome("[]"), "[]");
    EXPECT_EQ(outcome("[ ]"), "[]");
    EXPECT_EQ(outcome(R"(["\"\\\/\b\f\n\r\t\u0041"])"), R"(["\"\\/\u0008\u000c\n\r\tA"])");
    EXPECT_EQ(outcome("0"), "0");
    EXPECT_EQ(outcome("-0"), "0");
    EXPECT_EQ(outcome("9223372036854775807"), "9223372036854775807");
    EXPECT_EQ(outcome("-9223372036854775808"), "-9223372036854775808");
    EXPECT_EQ(outcome("[0.5,-1.25e2,1E3,2e-1]"), "[0.5,-125.0,1000.0,0.2]");
    EXPECT_EQ(parse_json("5e-324").value.as_double(), 5e-324);
}

TEST(ParseJson, reads_unicode_escapes) {
    EXPECT_EQ(parse_json(R"("\u00E8\u20ac\ud83D\uDE80")").value.as_string(),
              "\xC3\xA8\xE2\x82\xAC\xF0\x9F\x9A\x80");
    EXPECT_EQ(parse_json(R"("\u0000")").value.as_string(), std::string(1, '\0'));
    EXPECT_EQ(parse_json(R"("\uDBFF\uDFFF\u007f\u07ff\uffff")").value.as_string(),
              "\xF4\x8F\xBF\xBF\x7F\xDF\xBF\xEF\xBF\xBF");
}

TEST(ParseJson, refuses_what_is_not_a_value) {
    EXPECT_EQ(outcome(""), "1:1 expected a value, but the text ends");
    EXPECT_EQ(outcome(" \n "), "2:2 expected a value, but the text ends");
    for (const char* text :
         {"tru", "nul", "False", "+1", ".5", "'a'", "// no", "NaN", "\xEF\xBB\xBF"})
        EXPECT_EQ(outcome(text), "1:1 expected a value");
    EXPECT_EQ(outcome("1 2"), "1:3 unexpected text after the value");
    EXPECT_EQ(outcome("truex"), "1:5 unexpected text after the value");
    EXPECT_EQ(outcome(std::string_view("1\0", 2)), "1:2 unexpected text after the value");
}

TEST(ParseJson, refuses_broken_arrays_and_objects) {
    EXPECT_EQ(outcome("[1 2]"), "1:4 expected ',' or ']' after an item");
    EXPECT_EQ(outcome("[1,]"), "1:4 expected a value");
    EXPECT_EQ(outcome("[1"), "1:3 expected ',' or ']' after an item, but the text ends");
    EXPECT_EQ(outcome("[/* no */]"), "1:2 expected a value");
    EXPECT_EQ(outcome("{\"a\":1 \"b\":2}"), "1:8 expected ',' or '}' after a member");
    EXPECT_EQ(outcome("{\"a\":1]"), "1:7 expected ',' or '}' after a member");
    EXPECT_EQ(outcome("{\"a\":1,}"), "1:8 expected a key in double quotes");
    EXPECT_EQ(outcome("{a:1}"), "1:2 expected a key in double quotes");
    EXPECT_EQ(outcome("{"), "1:2 expected a key in double quotes, but the text ends");
    EXPECT_EQ(outcome("{\"a"), "1:2 the string is not closed");
    EXPECT_EQ(outcome("{\"a\" 1}"), "1:6 expected ':' after a key");
    EXPECT_EQ(outcome("{\"a\":}"), "1:6 expected a value");
}

TEST(ParseJson, refuses_repeated_keys) {
    EXPECT_EQ(outcome("{\"a\":1,\n \"b\":{\"a\":2},\n \"\\u0061\":3}"),
              "3:2 the key 'a' occurs twice");
}

TEST(ParseJson, refuses_broken_numbers) {
    EXPECT_EQ(outcome("-"), "1:2 expected a digit in a number, but the text ends");
    EXPECT_EQ(outcome("-a"), "1:2 expected a digit in a number");
    EXPECT_EQ(outcome("01"), "1:1 a number must not have leading zeros");
    EXPECT_EQ(outcome("[-00.5]"), "1:2 a number must not have leading zeros");
    EXPECT_EQ(outcome("[1.]"), "1:4 expected a digit after '.'");
    EXPECT_EQ(outcome("[1.e5]"), "1:4 expected a digit after '.'");
    EXPECT_EQ(outcome("[1e+]"), "1:5 expected a digit in an exponent");
    EXPECT_EQ(outcome("1e+-5"), "1:4 expected a digit in an exponent");
    for (const char* text : {"9223372036854775808",
                             "-9223372036854775809",
                             "18446744073709551615",
                             "1e400",
                             "-1e400",
                             "1e-400"})
        EXPECT_EQ(outcome(text), "1:1 number out of range");
}

TEST(ParseJson, refuses_broken_strings) {
    EXPECT_EQ(outcome("\"abc"), "1:1 the string is not closed");
    EXPECT_EQ(outcome("\"abc\\\""), "1:1 the string is not closed");
    EXPECT_EQ(outcome("\"a\nb\""), "1:3 a control character in a string must be escaped");
    EXPECT_EQ(outcome("\"\\x41\""), "1:2 unknown escape in a string");
    EXPECT_EQ(outcome("\"\\"), "1:2 unknown escape in a string");
    for (const char* text : {"\"\\u12\"", "\"\\u12g4\"", "\"\\u-123\"", "\"\\u", "\"\\ud83d\\u1\""})
        EXPECT_NE(outcome(text).find("\\u needs four hexadecimal digits"), std::string::npos)
            << text;
    for (const char* text :
         {R"("\ud83d")", R"("\ude80")", R"("\ud83dx")", R"("\ud83d\n")", R"("\ud83d\u0041")"})
        EXPECT_EQ(outcome(text), "1:2 a \\u surrogate without its partner");
}

TEST(ParseJson, refuses_invalid_utf8) {
    for (const char* bytes : {"\x80",              // continuation first
                              "\xC3",              // cut short
                              "\xC3(",             // no continuation
                              "\xC0\xAF",          // overlong
                              "\xE0\x80\xAF",      // overlong
                              "\xF0\x80\x80\xAF",  // overlong
                              "\xED\xA0\x80",      // surrogate
                              "\xF4\x90\x80\x80",  // beyond the last character
                              "\xF8\x88\x80\x80\x80",
                              "\xFF"})
        EXPECT_EQ(outcome("\"\xC3\xA8" + std::string(bytes) + "\""),
                  "1:3 the text is not valid UTF-8");
}

TEST(ParseJson, refuses_deep_nesting) {
    EXPECT_EQ(outcome("[{\"a\":[]},[[]]]", 3), "[{\"a\":[]},[[]]]");
    EXPECT_EQ(outcome("[[[]]]", 2), "1:3 nested deeper than 2 levels");
    EXPECT_EQ(outcome("{\"a\":{}}", 1), "1:6 nested deeper than 1 levels");
    EXPECT_EQ(outcome(std::string(100000, '[')), "1:65 nested deeper than 64 levels");
    EXPECT_EQ(outcome("7", 0), "7");
}

rc::Gen<std::string> any_text() {
    const auto character = rc::gen::element<std::string>(
        "a", "z", "\"", "\\", "/", "\n", "\x01", "\x7F", "è", "€", "\xF0\x9F\x9A\x80", "{", ",");
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(character),
                        [](const std::vector<std::string>& characters) {
                            std::string text;
                            for (const std::string& c : characters)
                                text += c;
                            return text;
                        });
}

rc::Gen<Json> any_json(int depth) {
    const auto of = [](auto gen) {
        return rc::gen::map(std::move(gen), [](auto value) { return Json(std::move(value)); });
    };
    const auto leaf = rc::gen::oneOf(rc::gen::just(Json()),
                                     of(rc::gen::arbitrary<bool>()),
                                     of(rc::gen::arbitrary<std::int64_t>()),
                                     of(rc::gen::arbitrary<double>()),
                                     of(any_text()));
    if (depth == 0)
        return leaf;
    const auto items = rc::gen::container<std::vector<Json>>(any_json(depth - 1));
    const auto members = rc::gen::container<std::vector<Json::Member>>(
        rc::gen::pair(any_text(), any_json(depth - 1)));
    const auto collect = [](std::vector<Json::Member> list) {
        Json object = Json::object();
        for (auto& [key, value] : list)
            object.set(std::move(key), std::move(value));
        return object;
    };
    return rc::gen::oneOf(
        leaf,
        rc::gen::map(items, [](std::vector<Json> list) { return Json::array(std::move(list)); }),
        rc::gen::map(members, collect));
}

void expect_same_after_parsing(const Json& json, int indent) {
    const JsonParse parse = parse_json(json.dump(indent));
    RC_ASSERT(!parse.error);
    RC_ASSERT(parse.value == json);
    RC_ASSERT(parse.value.dump(indent) == json.dump(indent));
}

RC_GTEST_PROP(JsonProperty, dump_and_parse_are_inverse, ()) {
    const Json json = *rc::gen::resize(12, any_json(3));
    expect_same_after_parsing(json, -1);
    expect_same_after_parsing(json, 2);
}

RC_GTEST_PROP(JsonProperty, every_bit_pattern_of_a_double_survives, (std::uint64_t bits)) {
    const double number = std::bit_cast<double>(bits);
    RC_PRE(std::isfinite(number));
    expect_same_after_parsing(Json(number), -1);
}

RC_GTEST_PROP(JsonProperty, any_text_is_refused_with_a_place_or_understood, ()) {
    const std::string text = *rc::gen::container<std::string>(
        rc::gen::elementOf(std::string("{}[]\",:\\u0d8c1-.eE+ntl\n\xC3\xA8")));
    const JsonParse parse = parse_json(text);
    if (parse.error) {
        RC_ASSERT(parse.error->line >= 1U && parse.error->column >= 1U);
        RC_ASSERT(!parse.error->message.empty());
    } else {
        expect_same_after_parsing(parse.value, -1);
    }
}

}  // namespace
}  // namespace sidera
