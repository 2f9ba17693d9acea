// Runs every worked example of every game: one test per scenario below games/*/vectors.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/scenario.h"
#include "games/alien_frontiers/game.h"
#include "games/cosmic/game.h"
#include "games/mlem/game.h"
#include "games/monolith/game.h"
#include "tests/kit/source_dir.h"

namespace sidera {
namespace {

namespace fs = std::filesystem;

template<Game G>
std::string run_scenario(const Json& scenario) {
    const std::shared_ptr<const typename G::Data> data(&G::default_data(), [](const auto*) {});
    return ScenarioRunner<G>(data, scenario).run();
}

// A further game is one line.
const std::map<std::string, std::function<std::string(const Json&)>> kGames = {
    {"mlem", run_scenario<mlem::Mlem>},
    {"alien_frontiers", run_scenario<alien_frontiers::AlienFrontiers>},
    {"monolith", run_scenario<monolith::Monolith>},
    {"cosmic", run_scenario<cosmic::Cosmic>},
};

// One scenario, or a file that holds none because it cannot be read.
struct Vector {
    std::string file;
    std::string id;
    Json scenario;
    std::string fault;
};

void PrintTo(const Vector& vector, std::ostream* out) {
    *out << vector.file;
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string string_of(const Json& scenario, std::string_view key) {
    const Json* found = scenario.find(key);
    return found != nullptr ? found->as_string() : std::string();
}

// The file's scenarios; a text that is no list of scenarios yields one entry with its fault.
std::vector<Vector> vectors_in(const std::string& file, std::string_view text) {
    const JsonParse parsed = parse_json(text);
    if (parsed.error)
        return {{.file = file,
                 .id = file,
                 .scenario = {},
                 .fault = file + ", line " + std::to_string(parsed.error->line) + ": " +
                          parsed.error->message}};
    std::vector<Json> scenarios = parsed.value.items();
    if (!parsed.value.is_array())
        scenarios.push_back(parsed.value);
    std::vector<Vector> vectors;
    for (const Json& scenario : scenarios) {
        Vector vector{.file = file, .id = string_of(scenario, "id"), .scenario = scenario};
        if (vector.id.empty())
            vector.fault = file + ": a scenario has no id";
        vectors.push_back(vector);
    }
    if (vectors.empty())
        vectors.push_back({.file = file, .id = file, .fault = file + ": it holds no scenario"});
    return vectors;
}

std::string play(const Vector& vector) {
    if (!vector.fault.empty())
        return vector.fault;
    const std::string game = string_of(vector.scenario, "game");
    const auto found = kGames.find(game);
    if (found == kGames.end())
        return "there is no game '" + game + "'";
    return found->second(vector.scenario);
}

std::vector<Vector> all_vectors() {
    std::vector<fs::path> paths;
    for (const auto& game : fs::directory_iterator(kit::source_dir() / "games"))
        if (fs::is_directory(game.path() / "vectors"))
            for (const auto& entry : fs::directory_iterator(game.path() / "vectors"))
                if (entry.path().extension() == ".json")
                    paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Vector> all;
    for (const fs::path& path : paths)
        for (Vector& vector : vectors_in(path.filename().string(), text_of(path)))
            all.push_back(std::move(vector));
    return all;
}

std::vector<std::string> repeated_ids(const std::vector<Vector>& vectors) {
    std::set<std::string> seen;
    std::vector<std::string> twice;
    for (const Vector& vector : vectors)
        if (!seen.insert(vector.id).second)
            twice.push_back(vector.id + " in " + vector.file);
    return twice;
}

class Vectors : public ::testing::TestWithParam<Vector> {};

TEST_P(Vectors, Holds) {
    EXPECT_EQ(play(GetParam()), "") << "in " << GetParam().file;
}

// The number keeps names apart when an id is there twice, which is a fault of its own below.
std::string test_name(const ::testing::TestParamInfo<Vector>& info) {
    static const std::vector<Vector> all = all_vectors();
    std::string name = info.param.id;
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0)
            c = '_';
    for (std::size_t i = 0; i < info.index; ++i)
        if (all[i].id == info.param.id)
            return name + "_again_" + std::to_string(info.index);
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, ::testing::ValuesIn(all_vectors()), test_name);

TEST(VectorFiles, have_different_ids_and_each_names_its_rules) {
    const std::vector<Vector> all = all_vectors();
    EXPECT_FALSE(all.empty());
    EXPECT_EQ(repeated_ids(all), std::vector<std::string>());
    for (const Vector& vector : all) {
        const Json* rules = vector.scenario.find("rules");
        EXPECT_TRUE(rules != nullptr && !rules->items().empty()) << vector.id;
        EXPECT_FALSE(string_of(vector.scenario, "about").empty()) << vector.id;
        // A file is named after its scenario, or after the subject of several.
        const std::string subject = vector.file.substr(0, vector.file.find('.'));
        EXPECT_TRUE(vector.id.starts_with(subject) ||
                    vector.file.starts_with(vector.id.substr(
                        0, vector.id.find_last_not_of("abcdefghijklmnopqrstuvw") + 1)))
            << vector.id << " stands in " << vector.file;
    }
}

// What a wrong scenario comes to. The right one below holds; each case alters one part of it.
class WrongScenario : public ::testing::Test {
  protected:
    static constexpr std::string_view kRight = R"({
        "id": "X", "game": "mlem", "seats": 2, "options": {"failure_limit": 7},
        "given": {"phase": "travel",
                  "pub": {"space": 8, "pool": 2, "crew": ["A", "B"],
                          "aboard": {"A": "moon", "B": "deep"}}},
        "luck": [["dice", "2", "3"]],
        "when": ["A: use:2", "A: confirm"],
        "then": {"pub": {"space": 10, "pool": 1}, "asked": ["A"], "over": false,
                 "score": {"A": 0}, "events": [{"kind": "moved", "count": 2}],
                 "options": {"are": ["A: stay", "A: land"], "include": ["A: land"],
                             "exclude": ["A: land:+1"]}}})";

    // The sentence for the right scenario with one piece of text replaced.
    static std::string fault(std::string_view from, std::string_view to) {
        std::string text(kRight);
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        const std::vector<Vector> vectors = vectors_in("x.json", text);
        EXPECT_EQ(vectors.size(), 1u);
        return play(vectors.front());
    }

    static void expect_fault(std::string_view from, std::string_view to, std::string_view says) {
        const std::string sentence = fault(from, to);
        EXPECT_NE(sentence.find(says), std::string::npos) << to << " gives: " << sentence;
    }
};

TEST_F(WrongScenario, the_right_one_holds) {
    EXPECT_EQ(fault("X", "X"), "");
}

TEST_F(WrongScenario, an_altered_expectation_fails_with_its_path) {
    expect_fault("\"space\": 10", "\"space\": 11", "then pub.space: 11 against 10");
    expect_fault("\"pool\": 1}", "\"pool\": 2}", "then pub.pool: 2 against 1");
    expect_fault("\"asked\": [\"A\"]", "\"asked\": [\"B\"]", "then asked.0: \"B\" against \"A\"");
    expect_fault("\"asked\": [\"A\"]", "\"asked\": []", "then asked: []");
    expect_fault("\"over\": false", "\"over\": true", "then over: true against false");
    expect_fault("\"score\": {\"A\": 0}", "\"score\": {\"A\": 1}", "then score.A: 1 against 0");
    expect_fault("\"count\": 2}]", "\"count\": 3}]", "was not told");
    expect_fault("\"A: stay\", \"A: land\"]", "\"A: stay\"]", "options.are");
    expect_fault("[\"A: land\"]", "[\"A: home\"]", "\"A: home\" is not offered");
    expect_fault("[\"A: land:+1\"]", "[\"A: stay\"]", "\"A: stay\" is offered");
}

TEST_F(WrongScenario, events_must_come_in_the_given_order) {
    expect_fault("[{\"kind\": \"moved\", \"count\": 2}]",
                 "[{\"kind\": \"moved\"}, {\"kind\": \"rolled\"}]",
                 "{\"kind\":\"rolled\"} was not told, or not in this order");
}

TEST_F(WrongScenario, unknown_keys_are_named) {
    expect_fault("\"when\"", "\"wen\"", "unknown key 'wen'");
    expect_fault("\"asked\"", "\"ask\"", "unknown key 'then.ask'");
    expect_fault("\"space\": 8", "\"spac\": 8", "given.pub.spac: there is no such field");
    expect_fault("\"space\": 10", "\"spac\": 10", "then pub.spac: there is no such field");
    expect_fault("\"failure_limit\": 7", "\"limit\": 7", "there is no option 'limit'");
}

TEST_F(WrongScenario, a_scenario_must_claim_something) {
    expect_fault("\"then\": {", "\"about\": {", "'then' must say what holds");
}

TEST_F(WrongScenario, values_that_cannot_be_are_named) {
    expect_fault("\"A\": \"moon\"", "\"A\": \"dog\"", "given.pub.aboard.A: unknown name \"dog\"");
    expect_fault("\"failure_limit\": 7", "\"failure_limit\": 4", "it takes 5 to 11");
    expect_fault("\"seats\": 2", "\"seats\": 6", "mlem has 2 to 5 seats");
    expect_fault("\"seats\": 2", "\"seats\": 1", "mlem has 2 to 5 seats");
    expect_fault(
        "\"phase\": \"travel\"", "\"phase\": \"lunch\"", "given.phase: unknown moment \"lunch\"");
    expect_fault("\"game\": \"mlem\"", "\"game\": \"chess\"", "there is no game 'chess'");
    expect_fault("\"id\": \"X\", ", "", "x.json: a scenario has no id");
}

TEST_F(WrongScenario, impossible_positions_are_refused_with_their_cause) {
    const std::string_view crew = "\"crew\": [\"A\", \"B\"]";
    const auto refused = [](std::string_view from, std::string_view to, std::string_view says) {
        expect_fault(from, to, "given: this position is impossible: " + std::string(says));
    };
    refused("\"pool\": 2", "\"pool\": 7", "the pool must hold 1 to 6 dice, not 7");
    refused("\"pool\": 2", "\"pool\": 0", "the pool must hold 1 to 6 dice, not 0");
    refused("\"space\": 8", "\"space\": 27", "the rocket is on space 27");
    refused("\"pool\": 2", "\"pool\": 2, \"failures\": 8", "there are 8 failures");
    refused("\"pool\": 2", "\"pool\": 2, \"thrown\": {\"1\": 3}", "3 dice show a result");
    refused(crew,
            "\"starter\": \"A\", \"crew\": [\"B\", \"A\"]",
            "the crew does not stand in boarding order");
    refused(crew, "\"crew\": [\"A\", \"A\"]", "player A is aboard twice");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"home\": {\"A\": [\"moon\"]}",
            "player A has 2 astronauts on the table, or one of them twice");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"comet\": {\"A\": [\"moon\"]}",
            "player A has 9 astronauts on the table, or one of them twice");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"boosters_used\": [\"A\"]",
            "player A has a used booster but no booster aboard");
    refused(
        crew, "\"crew\": [\"A\", \"B\"], \"scored\": {\"A\": 1}", "player A has scored 1 points");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"goals\": {\"goal_deep2\": \"A\"}",
            "player A holds goal_deep2 without fulfilling it");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"sites\": {\"P1\": {\"cats\": {\"A\": [\"deep\"]}}}",
            "P1 must list each player present once");
    refused(crew,
            "\"crew\": [\"A\", \"B\"], \"sites\": {\"M3\": {\"rows\": [\"A\", \"A\", \"A\"], "
            "\"moon_cats\": [\"deep\", \"shift\", \"planet\"]}}",
            "M3 must have one astronaut per taken moon and at most 2");
}

TEST_F(WrongScenario, impossible_tokens_are_refused_with_their_cause) {
    const std::string_view none = "\"failure_limit\": 7";
    const std::string_view crew = "\"crew\": [\"A\", \"B\"]";
    const auto refused = [&](std::string_view option, std::string_view to, std::string_view says) {
        std::string text(kRight);
        text.replace(text.find(none), none.size(), option);
        text.replace(text.find(crew), crew.size(), std::string(crew) + ", " + std::string(to));
        const std::string sentence = play(vectors_in("x.json", text).front());
        EXPECT_NE(sentence.find(says), std::string::npos) << to << " gives: " << sentence;
    };
    refused("\"ufo\": true", "\"ufo_space\": 27", "the UFO is on space 27");
    refused("\"exploration\": true",
            "\"exploration_open\": [\"E6\", \"E7\", \"E9\"]",
            "there are 3 exploration tokens on the mat instead of 5");
    refused("\"exploration\": true",
            "\"exploration_open\": [\"E6\", \"E7\", \"E9\", \"E10\", \"E11\"], "
            "\"exploration_kept\": {\"A\": [\"E22\"]}",
            "player A keeps an exploration token without points");
    refused("\"exploration\": true",
            "\"exploration_open\": [\"E6\", \"E7\", \"E9\", \"E10\", \"E11\"], "
            "\"exploration_kept\": {\"A\": [\"E12\"], \"B\": [\"E12\"]}",
            "an exploration token is in two places");
}

TEST_F(WrongScenario, answers_that_are_not_possible_fail) {
    expect_fault("A: use:2", "A: use:5", "unknown option 'use:5'");
    expect_fault("A: use:2", "use:2", "an answer is written 'SEAT: option'");
    expect_fault("A: use:2", "E: use:2", "an answer is written 'SEAT: option'");
    expect_fault("A: use:2", "B: use:2", "seat B is not being asked now");
    expect_fault("A: use:2", "A: use:1", "'use:1' is not possible now (ML-TRAV-2)");
    expect_fault("\"asked\"", "\"refused\": \"ML-TRAV-2\", \"asked\"", "should have been refused");
}

TEST_F(WrongScenario, a_refusal_must_name_the_expected_rule) {
    std::string text(kRight);
    text.replace(text.find("\"A: confirm\""), 12, "\"A: use:1\"");
    const std::size_t then = text.find("\"then\"");
    const auto with = [&](std::string_view rule) {
        return play(vectors_in("x.json",
                               text.substr(0, then) + "\"then\": {\"refused\": \"" +
                                   std::string(rule) + "\"}}")
                        .front());
    };
    EXPECT_EQ(with("ML-TRAV-2"), "");
    EXPECT_EQ(with("ML-TRAV-3"), "refused by ML-TRAV-2 instead of ML-TRAV-3");
}

TEST_F(WrongScenario, luck_must_fit_and_be_used_up) {
    expect_fault("\"2\", \"3\"]", "\"2\", \"3\", \"4\"]", "1 scripted outcomes were never used");
    expect_fault("\"2\", \"3\"]", "\"2\"]", "the script holds no further outcome");
    expect_fault("\"2\", \"3\"]", "\"2\", \"5\"]", "'5' cannot come up on stream dice");
    expect_fault("[\"dice\"", "[\"cards\"", "there is no stream 'cards'");
}

TEST(VectorFiles, that_cannot_be_read_fail) {
    EXPECT_EQ(play(vectors_in("x.json", "{\n \"id\": }").front()).find("x.json, line 2: "), 0u);
    EXPECT_EQ(play(vectors_in("x.json", "[]").front()), "x.json: it holds no scenario");
    EXPECT_EQ(play(vectors_in("x.json", "7").front()), "x.json: a scenario has no id");
}

TEST(VectorFiles, with_one_id_twice_are_found) {
    const auto vectors = vectors_in("x.json", R"([{"id": "a"}, {"id": "b"}, {"id": "a"}])");
    EXPECT_EQ(repeated_ids(vectors), std::vector<std::string>{"a in x.json"});
}

}  // namespace
}  // namespace sidera
