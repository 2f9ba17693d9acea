// Described values: hashes, JSON both ways, partial positions, faults with their path, schemas.

#include "engine/codec.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "engine/schema.h"

namespace sidera {
namespace {

enum class Fruit : std::uint8_t { apple, pear };
enum class Town : std::uint8_t {};  // names come from a data set

struct Walk {
    static constexpr std::string_view kName = "walk";
    std::int8_t steps = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("steps", self.steps);
    }

    bool operator==(const Walk&) const = default;
};

struct Rest {
    static constexpr std::string_view kName = "rest";
    bool long_one = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("long_one", self.long_one);
    }

    bool operator==(const Rest&) const = default;
};

// One field of every kind there is.
struct Sample {
    bool yes = false;
    std::uint8_t small = 0;
    std::int32_t wide = 0;
    ShortText text;
    Seat seat = kNoSeat;
    SeatSet seats;
    Fruit fruit = Fruit::apple;
    Town town{0xFF};
    FixedVec<Town, 3> towns;
    std::array<std::uint8_t, 2> pair{};
    Keyed<Fruit, std::uint8_t, 2> fruits;
    Keyed<Seat, std::uint8_t, kMaxSeats> coins;
    std::variant<Walk, Rest> doing;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("yes", self.yes);
        visit("small", self.small);
        visit("wide", self.wide);
        visit("text", self.text);
        visit("seat", self.seat);
        visit("seats", self.seats);
        visit("fruit", self.fruit);
        visit("town", self.town);
        visit("towns", self.towns);
        visit("fruits", self.fruits);
        visit("coins", self.coins);
        visit("doing", self.doing);
    }

    bool operator==(const Sample&) const = default;
};

}  // namespace

template<>
struct EnumText<Fruit> : NamesInCode<Fruit::pear> {};

template<>
struct DataText<Town> {
    static constexpr std::size_t kDomain = 0;
};

namespace {

const Names kNames{.seats = 3, .domains = {{{"rome", "oslo"}}}};

Sample full_sample() {
    Sample sample;
    sample.yes = true;
    sample.small = 7;
    sample.wide = -12;
    sample.text = ShortText("E7");
    sample.seat = seat_at(1);
    sample.seats = SeatSet::from_bits(5);
    sample.fruit = Fruit::pear;
    sample.town = Town{1};
    sample.towns.push_back(Town{0});
    sample.fruits[Fruit::pear] = 4;
    sample.coins[seat_at(2)] = 9;
    sample.doing = Rest{true};
    return sample;
}

constexpr std::string_view kFullText =
    R"({"yes":true,"small":7,"wide":-12,"text":"E7","seat":"B","seats":["A","C"],"fruit":"pear",)"
    R"("town":"oslo","towns":["rome"],"fruits":{"apple":0,"pear":4},"coins":{"A":0,"B":0,"C":9},)"
    R"("doing":{"kind":"rest","long_one":true}})";

std::string fault_of(std::string_view json, Sample& sample) {
    DescribedReader reader(kNames);
    const auto fault = reader.read(parse_json(json).value, sample, "given");
    return fault.value_or("");
}

std::string fault_of(std::string_view json) {
    Sample sample;
    return fault_of(json, sample);
}

TEST(Codec, WritesNamesLettersAndNulls) {
    EXPECT_EQ(to_json_text(full_sample(), kNames), kFullText);
    const std::string empty = to_json_text(Sample{}, kNames);
    EXPECT_NE(empty.find(R"("seat":null)"), std::string::npos);
    EXPECT_NE(empty.find(R"("town":null)"), std::string::npos);
    EXPECT_NE(empty.find(R"("doing":{"kind":"walk","steps":0})"), std::string::npos);
}

TEST(Codec, ReadsBackWhatItWrote) {
    Sample read;
    EXPECT_EQ(fault_of(kFullText, read), "");
    EXPECT_TRUE(read == full_sample());
    EXPECT_EQ(first_difference(read, full_sample(), kNames), "");
}

TEST(Codec, WhatIsNotGivenKeepsItsValue) {
    Sample sample = full_sample();
    EXPECT_EQ(fault_of(R"({"small":8,"fruits":{"apple":1},"coins":{"A":2}})", sample), "");
    Sample wanted = full_sample();
    wanted.small = 8;
    wanted.fruits[Fruit::apple] = 1;
    wanted.coins[seat_at(0)] = 2;
    EXPECT_TRUE(sample == wanted) << first_difference(sample, wanted, kNames);
}

TEST(Codec, ListsAndAlternativesAreReplaced) {
    Sample sample = full_sample();
    EXPECT_EQ(
        fault_of(R"({"towns":["oslo","oslo"],"seats":["B"],"doing":{"kind":"walk"}})", sample), "");
    EXPECT_EQ(sample.towns.size(), 2u);
    EXPECT_EQ(sample.seats, SeatSet::of(seat_at(1)));
    EXPECT_TRUE(sample.doing == (std::variant<Walk, Rest>{Walk{}}));
}

TEST(Codec, NullMeansNone) {
    Sample sample = full_sample();
    EXPECT_EQ(fault_of(R"({"seat":null,"town":null})", sample), "");
    EXPECT_EQ(sample.seat, kNoSeat);
    EXPECT_EQ(sample.town, kNone<Town>);
}

TEST(Codec, FaultsAreNamedWithTheirPath) {
    EXPECT_EQ(fault_of("[]"), "given: expected an object");
    EXPECT_EQ(fault_of(R"({"smal":1})"), "given.smal: there is no such field");
    EXPECT_EQ(fault_of(R"({"small":256})"), "given.small: expected a whole number that fits");
    EXPECT_EQ(fault_of(R"({"small":-1})"), "given.small: expected a whole number that fits");
    EXPECT_EQ(fault_of(R"({"small":"7"})"), "given.small: expected a whole number that fits");
    EXPECT_EQ(fault_of(R"({"yes":1})"), "given.yes: expected true or false");
    EXPECT_EQ(fault_of(R"({"fruit":"plum"})"), "given.fruit: unknown name \"plum\"");
    EXPECT_EQ(fault_of(R"({"fruit":null})"), "given.fruit: unknown name null");
    EXPECT_EQ(fault_of(R"({"seat":"D"})"), "given.seat: unknown name \"D\"");
    EXPECT_EQ(fault_of(R"({"seats":["A","D"]})"), "given.seats: unknown name \"D\"");
    EXPECT_EQ(fault_of(R"({"seats":"A"})"), "given.seats: expected a list");
    EXPECT_EQ(fault_of(R"({"town":"bonn"})"), "given.town: unknown name \"bonn\"");
    EXPECT_EQ(fault_of(R"({"towns":["rome","bonn"]})"), "given.towns.1: unknown name \"bonn\"");
    EXPECT_EQ(fault_of(R"({"towns":["rome","rome","rome","rome"]})"),
              "given.towns: expected a list of at most 3");
    EXPECT_EQ(fault_of(R"({"fruits":{"plum":1}})"), "given.fruits.plum: there is no such key");
    EXPECT_EQ(fault_of(R"({"coins":{"D":1}})"), "given.coins.D: there is no such key");
    EXPECT_EQ(fault_of(R"({"coins":[]})"), "given.coins: expected an object");
    EXPECT_EQ(fault_of(R"({"doing":{"steps":1}})"), "given.doing: expected an object with a kind");
    EXPECT_EQ(fault_of(R"({"doing":{"kind":"fly"}})"), "given.doing: unknown kind \"fly\"");
    EXPECT_EQ(fault_of(R"({"doing":{"kind":"walk","long_one":true}})"),
              "given.doing.long_one: there is no such field");
    EXPECT_EQ(fault_of(R"({"doing":{"kind":"walk","steps":128}})"),
              "given.doing.steps: expected a whole number that fits");
    EXPECT_EQ(fault_of(R"({"text":7})"), "given.text: expected a text of at most 7 bytes");
    EXPECT_EQ(fault_of(R"({"text":"12345678"})"), "given.text: expected a text of at most 7 bytes");
}

TEST(Codec, TheFirstDifferenceIsNamed) {
    Sample other = full_sample();
    other.coins[seat_at(1)] = 3;
    EXPECT_EQ(first_difference(full_sample(), other, kNames), "coins.B: 0 against 3");
    other = full_sample();
    other.towns.push_back(Town{1});
    EXPECT_EQ(first_difference(full_sample(), other, kNames),
              R"(towns: ["rome"] against ["rome","oslo"])");
    other = full_sample();
    other.doing = Walk{2};
    EXPECT_EQ(first_difference(full_sample(), other, kNames),
              R"(doing.kind: "rest" against "walk")");
}

TEST(Codec, AMismatchForgivesWhatIsNotWanted) {
    const Json have = parse_json(R"({"a":{"b":1,"c":2},"d":[1]})").value;
    EXPECT_EQ(first_mismatch(parse_json(R"({"a":{"c":2}})").value, have), "");
    EXPECT_EQ(first_mismatch(parse_json(R"({"a":{"x":2}})").value, have),
              "a.x: there is no such field");
    EXPECT_EQ(first_mismatch(parse_json(R"({"d":[2]})").value, have), "d.0: 2 against 1");
    EXPECT_EQ(first_mismatch(parse_json("3").value, parse_json("4").value), "value: 3 against 4");
}

enum class Metal : std::uint8_t { iron, tin, gold };
using Ore = Keyed<Metal, std::uint8_t, 4>;

}  // namespace

template<>
struct EnumText<Metal> {
    static constexpr auto kNames =
        names_with_room<5>(std::array<std::string_view, 3>{"iron", "tin", "gold"}, "none");

    static constexpr bool is_later(Metal metal) { return metal > Metal::iron; }
};

namespace {

// A mine as it was, and with what came later.
struct OldMine {
    std::uint8_t depth = 2;
    Keyed<Metal, std::uint8_t, 1> ore;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("depth", self.depth);
        visit("ore", self.ore);
    }
};

struct NewMine {
    std::uint8_t depth = 2;
    std::uint8_t lifts = 1;
    Ore ore;
    bool flooded = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("depth", self.depth);
        visit("lifts", later(self.lifts, 1));
        visit("ore", self.ore);
        visit("flooded", later(self.flooded));
    }

    bool operator==(const NewMine&) const = default;
};

TEST(Later, AddsNothingAtItsDefaultValue) {
    EXPECT_EQ(hash_of(NewMine{}), hash_of(OldMine{}));
    EXPECT_EQ(to_json_text(NewMine{}, kNames), to_json_text(OldMine{}, kNames));
}

TEST(Later, IsThereAtAnyOther) {
    std::set<std::uint64_t> hashes = {hash_of(NewMine{})};
    const std::pair<NewMine, std::string> kinds[] = {
        {{.lifts = 0}, R"({"depth":2,"lifts":0,"ore":{"iron":0}})"},
        {{.ore = {{0, 1, 0, 0}}}, R"({"depth":2,"ore":{"iron":0,"tin":1}})"},
        {{.ore = {{0, 0, 1, 0}}}, R"({"depth":2,"ore":{"iron":0,"gold":1}})"},
        {{.flooded = true}, R"({"depth":2,"ore":{"iron":0},"flooded":true})"}};
    for (const auto& [mine, text] : kinds) {
        EXPECT_TRUE(hashes.insert(hash_of(mine)).second) << text;
        EXPECT_EQ(to_json_text(mine, kNames), text);
        NewMine read;
        EXPECT_EQ(DescribedReader(kNames).read(parse_json(text).value, read, ""), std::nullopt);
        EXPECT_EQ(read, mine);
    }
}

TEST(Later, ANumberThatIsKeptFreeHasNoName) {
    NewMine read;
    EXPECT_EQ(DescribedReader(kNames).read(parse_json(R"({"ore":{"-":1}})").value, read, ""),
              "ore.-: there is no such key");
    Metal metal{};
    EXPECT_FALSE(enum_from("-", metal));
    EXPECT_TRUE(enum_from("none", metal));
    EXPECT_EQ(static_cast<int>(metal), 4);
}

TEST(Later, TheSchemaNamesItsDefault) {
    const std::string schema = SchemaWriter(kNames).of(NewMine{}).dump();
    EXPECT_NE(schema.find(R"("lifts":{"type":"integer","minimum":0,"maximum":255,"default":1})"),
              std::string::npos)
        << schema;
    EXPECT_EQ(schema.find(R"("-")"), std::string::npos) << schema;
}

// Every described field changes the hash, whatever kind it is.
TEST(Hash, SeesEveryField) {
    std::set<std::uint64_t> seen = {hash_of(Sample{})};
    const Sample full = full_sample();
    for (int field = 0; field < 12; ++field) {
        Sample sample;
        int at = 0;
        Sample::fields(sample, [&](std::string_view name, auto& mine) {
            if (at++ != field)
                return;
            Sample::fields(full, [&](std::string_view other_name, const auto& other) {
                if constexpr (std::same_as<std::remove_cvref_t<decltype(mine)>,
                                           std::remove_cvref_t<decltype(other)>>)
                    if (other_name == name)
                        mine = other;
            });
        });
        EXPECT_TRUE(seen.insert(hash_of(sample)).second) << "field " << field;
    }
}

TEST(Hash, TellsListsFromTheirParts) {
    FixedVec<FixedVec<std::uint8_t, 2>, 2> one_two;
    FixedVec<FixedVec<std::uint8_t, 2>, 2> two_one;
    one_two.push_back({});
    two_one.push_back({});
    two_one.back().push_back(0);
    EXPECT_NE(hash_of(one_two), hash_of(two_one));
}

RC_GTEST_PROP(Hash, IsAFunctionOfTheContents, (std::uint8_t a, std::uint8_t b)) {
    Sample one;
    Sample two;
    one.small = a;
    two.small = b;
    RC_ASSERT((hash_of(one) == hash_of(two)) == (a == b));
}

// The same number on every build: it stands in records.
TEST(Hash, KnownValues) {
    EXPECT_EQ(hash_of(Sample{}), 3482411648180696711u);
    EXPECT_EQ(hash_of(full_sample()), 15951372270939280538u);
}

TEST(Schema, SaysWhatMayBeWritten) {
    const Json schema = SchemaWriter(kNames).of(Sample{});
    const auto property = [&schema](std::string_view name) {
        return schema.find("properties")->find(name)->dump();
    };
    EXPECT_EQ(schema.find("additionalProperties")->dump(), "false");
    EXPECT_EQ(property("yes"), R"({"type":"boolean"})");
    EXPECT_EQ(property("small"), R"({"type":"integer","minimum":0,"maximum":255})");
    EXPECT_EQ(property("text"), R"({"type":"string"})");
    EXPECT_EQ(property("seat"), R"({"enum":["A","B","C",null]})");
    EXPECT_EQ(property("fruit"), R"({"enum":["apple","pear"]})");
    EXPECT_EQ(property("town"), R"({"enum":["rome","oslo",null]})");
    EXPECT_EQ(property("towns"),
              R"({"type":"array","items":{"enum":["rome","oslo",null]},"maxItems":3})");
    EXPECT_EQ(schema.find("properties")->find("coins")->find("properties")->members().size(), 3u);
    const Json& doing = *schema.find("properties")->find("doing")->find("oneOf");
    ASSERT_EQ(doing.items().size(), 2u);
    EXPECT_EQ(doing.items()[0].find("properties")->find("kind")->dump(), R"({"const":"walk"})");
    EXPECT_EQ(doing.items()[0].find("required")->dump(), R"(["kind"])");
}

}  // namespace
}  // namespace sidera
