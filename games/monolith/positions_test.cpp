// Positions written by hand and written wrong: every one gets a sentence or a game, and none a
// crash.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/scenario.h"
#include "games/monolith/test_positions.h"
#include "tests/kit/setups.h"
#include "tests/kit/source_dir.h"

namespace sidera::monolith {
namespace {

namespace fs = std::filesystem;

std::string run(const Json& scenario) {
    const std::shared_ptr<const Data> data(&default_data(), [](const Data*) {});
    return ScenarioRunner<Monolith>(data, scenario).run();
}

// All scenarios of the game, as seeds.
std::vector<Json> seeds() {
    std::vector<Json> all;
    for (const auto& entry : fs::directory_iterator(kit::source_dir() / "games/monolith/vectors")) {
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const Json json = parse_json(text).value;
        if (!json.is_array())
            all.push_back(json);
        for (const Json& scenario : json.items())
            all.push_back(scenario);
    }
    std::sort(
        all.begin(), all.end(), [](const Json& a, const Json& b) { return a.dump() < b.dump(); });
    return all;
}

// Rewrites a value here and there: numbers, names, cells, lists, whole branches.
class Mutator {
  public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    Json changed(const Json& json, int chance) {
        if (below(chance) == 0)
            return odd(json);
        if (json.is_object()) {
            Json copy = Json::object();
            for (const auto& [key, value] : json.members())
                if (below(chance) > 0)
                    copy.set(key, changed(value, chance));
            return copy;
        }
        if (!json.is_array())
            return json;
        Json copy = Json::array();
        for (const Json& item : json.items()) {
            copy.push(changed(item, chance));
            if (below(chance) == 0)
                copy.push(changed(item, chance));
        }
        return copy;
    }

  private:
    int below(int choices) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(choices)));
    }

    Json odd(const Json& json) {
        constexpr std::array kNumbers = {0,
                                         1,
                                         2,
                                         3,
                                         5,
                                         7,
                                         13,
                                         60,
                                         61,
                                         127,
                                         128,
                                         255,
                                         256,
                                         60'000,
                                         65'535,
                                         65'536,
                                         -1,
                                         1'000'000};
        constexpr std::array kTexts = {
            "",          "A",           "B",           "C",
            "F",         "G",           "0,0",         "9,6",
            "6,6",       "38,25",       "103,103",     "127,127",
            "200,3",     "-1,1",        "5,-5",        "small",
            "large",     "Fair",        "tower",       "cargo 1 9,6",
            "small 9,6", "drill B 9,6", "drill 12,3",  "enormous 1 1 1,1",
            "none",      "xenos",       "turn",        "ships",
            "actions",   "over",        "stellar_wind"};
        if (json.is_int())
            return kNumbers[static_cast<std::size_t>(below(kNumbers.size()))];
        if (json.is_string())
            return kTexts[static_cast<std::size_t>(below(kTexts.size()))];
        switch (below(5)) {
            case 0:
                return {};
            case 1:
                return Json::array();
            case 2:
                return Json::object();
            case 3:
                return kTexts[static_cast<std::size_t>(below(kTexts.size()))];
            default:
                return true;
        }
    }

    QuickRandom random_;
};

Json broken(const Json& seed, const Json& given, std::uint64_t number) {
    Mutator mutator(number);
    Json parts = Json::object();  // in whose place nothing else is read
    for (const auto& [key, part] : given.members())
        parts.set(key, mutator.changed(part, 12 + static_cast<int>(number % 40)));
    Json scenario = seed;
    scenario.set("given", std::move(parts));
    return scenario;
}

TEST(MonolithPositions, BrokenOnesGetASentenceAndNoCrash) {
    const std::vector<Json> all = seeds();
    ASSERT_GT(all.size(), 200u);
    int refused = 0;
    int played = 0;
    for (std::uint64_t i = 0; i < 4000; ++i) {
        const Json& seed = all[i % all.size()];
        if (const Json* given = seed.find("given"))
            ++(run(broken(seed, *given, i)).starts_with("given") ? refused : played);
    }
    EXPECT_GT(refused, 1000);
    EXPECT_GT(played, 500);
}

// What is accepted can be played, and stays in order.
TEST(MonolithPositions, OddOnesThatAreAcceptedCanBePlayed) {
    const std::shared_ptr<const Data> data(&default_data(), [](const Data*) {});
    const std::vector<Json> all = seeds();
    int played = 0;
    for (std::uint64_t i = 0; i < 1500; ++i) {
        const Json* given = all[i % all.size()].find("given");
        if (given == nullptr)
            continue;
        const Json scenario = broken(all[i % all.size()], *given, i);
        ScenarioRunner<Monolith> runner(data, scenario);
        if (!runner.open({}).empty())
            continue;
        State state = runner.match().whole_state();
        Luck luck = Luck::seeded({.low = i});
        Sink<Monolith> out;
        QuickRandom random(i);
        for (int n = 0; n < 40; ++n) {
            const auto answer = kit::random_answer<Monolith>(*data, state, random);
            if (!answer)
                break;
            Monolith::advance(*data, state, *answer, luck, out);
            const auto fault = Monolith::broken_invariant(*data, state);
            ASSERT_FALSE(fault) << *fault << " after " << Monolith::notation(*data, answer->code)
                                << " in " << scenario.dump();
        }
        ++played;
    }
    EXPECT_GT(played, 200);
}

// The right one holds; each case alters one part of it.
constexpr std::string_view kRight = R"({"id": "X", "game": "monolith", "seats": 2, "given":
    {"phase": "actions", "table": {"planets": [
        {"panel": 1, "size": "small", "biome": "Fair", "owner": "A", "forests": 2, "mountains": 3},
        {"panel": 3, "size": "medium", "biome": "Water", "forests": 7},
        {"panel": 5, "size": "large", "biome": "Harsh", "mountains": 9},
        {"panel": 6, "size": "small", "biome": "Harsh", "owner": "B",
         "built": {"cannon": ["2,0"]}}],
     "ships": {"A": ["large 2,2", "cargo 3 9,6"]}, "stations": {"B": ["20,12"]},
     "asteroids": ["12,3", "drill B 26,17"]}, "own": {"A": {"stock": {"B": 40}}}},
    "then": {"asked": ["A"]}})";

void expect_fault(std::string_view from, std::string_view to, std::string_view says) {
    std::string text(kRight);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const JsonParse parsed = parse_json(text);
    ASSERT_FALSE(parsed.error) << text;
    const std::string sentence = run(parsed.value);
    EXPECT_NE(sentence.find(says), std::string::npos) << to << " gives: " << sentence;
}

TEST(MonolithPositions, TheRightOneHolds) {
    EXPECT_EQ(run(parse_json(kRight).value), "");
}

TEST(MonolithPositions, WhatIsWrittenWrongIsNamed) {
    expect_fault("\"actions\"", "\"lunch\"", "unknown moment \"lunch\"");
    expect_fault("\"panel\": 5", "\"panel\": 7", "the board has panels 1 to 6");
    expect_fault("\"medium\"", "\"huge\"", "size must be small");
    expect_fault("\"Water\"", "\"Nice\"", "biome Fair, Harsh or Water");
    expect_fault("\"forests\": 7", "\"forests\": 37", "do not fit");
    expect_fault("\"cannon\": [\"2,0\"]", "\"castle\": [\"2,0\"]", "there is no such thing");
    expect_fault("\"cannon\": [\"2,0\"]", "\"cannon\": [\"3,0\"]", "no cell of this planet");
    expect_fault("large 2,2", "large 2", "is no ship");
    expect_fault("large 2,2", "drill 2,2", "is no ship");
    expect_fault("large 2,2", "large 39,2", "is no ship");
    expect_fault("cargo 3 9,6", "cargo 1 9,6", "is no ship");
    expect_fault("\"20,12\"", "\"20,26\"", "is no station");
    expect_fault("drill B 26,17", "cargo B 26,17", "is no asteroid");
    expect_fault("\"ships\": {\"A\"", "\"ships\": {\"Z\"", "there is no such seat");
}

TEST(MonolithPositions, ImpossibleOnesAreRefusedWithTheirCause) {
    const auto refused = [](std::string_view from, std::string_view to, std::string_view says) {
        expect_fault(from, to, "given: this position is impossible: " + std::string(says));
    };
    refused("\"panel\": 5", "\"panel\": 3", "two planets overlap");
    refused("large 2,2", "large 6,6", "a ship of A stands on something");
    refused("large 2,2", "large 20,12", "a station of B stands on something");
    refused("large 2,2", "large 12,3", "a ship of A stands on something");
    refused("\"12,3\"", "\"8,5\"", "an asteroid touches");
    refused("\"12,3\"", "\"27,17\"", "an asteroid touches");
    refused("\"12,3\"", "\"0,5\"", "an asteroid touches");
    refused("drill B", "drill C", "an asteroid holds what it cannot hold");
    refused("\"owner\": \"B\"", "\"owner\": \"C\"", "planet 6 belongs to nobody");
    refused("\"owner\": \"B\",", "", "planet 6 is uninhabited");
    refused("{\"cannon\": [\"2,0\"]}", "{\"cannon\": [\"1,0\"]}", "planet 6 has a turret");
    refused("{\"cannon\": [\"2,0\"]}", "{\"greenhouse\": [\"1,0\"]}", "planet 6 has a building");
    refused("{\"cannon\": [\"2,0\"]}", "{\"forest\": [\"0,0\"]}", "planet 6: the centre");
    refused("\"stock\": {\"B\": 40}", "\"stock\": {\"B\": 60001}", "the stock of A is too large");
    refused("\"own\": {\"A\": {",
            "\"own\": {\"A\": {\"allies\": [\"B\"], ",
            "the alliances of A are not mutual");
    refused("\"own\": {\"A\": {",
            "\"own\": {\"A\": {\"holds\": [{\"ship\": 3, \"structure\": \"drill\"}], ",
            "what A's ship 3 carries is not what was seen");
}

}  // namespace
}  // namespace sidera::monolith
