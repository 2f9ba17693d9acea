// Runs every worked example of every game: a test per scenario of vectors/ and scenarios.json.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "match/kit.h"
#include "tests/kit/source_dir.h"

namespace sidera {
namespace {

namespace fs = std::filesystem;

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
    const GameKit* kit = find_game(game);
    if (kit == nullptr)
        return "there is no game '" + game + "'";
    return kit->run_scenario(kit->default_data(), vector.scenario);
}

constexpr std::string_view kOfAThing = "scenarios.json";

std::vector<Vector> all_vectors() {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::recursive_directory_iterator(kit::source_dir() / "games"))
        if (const fs::path& path = entry.path();
            path.extension() == ".json" &&
            (path.parent_path().filename() == "vectors" || path.filename() == kOfAThing))
            paths.push_back(path);
    std::sort(paths.begin(), paths.end());
    std::vector<Vector> all;
    for (const fs::path& path : paths) {
        const fs::path name = path.filename() == kOfAThing
                                  ? path.parent_path().filename() / path.filename()
                                  : path.filename();
        for (Vector& vector : vectors_in(name.string(), text_of(path)))
            all.push_back(std::move(vector));
    }
    return all;
}

// Letters and digits only: "tick_tock" is "TICKTOCK".
std::string plain(std::string_view name) {
    std::string text;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            text += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

// A file is named after its scenario, or after the subject of several; a thing's own scenarios
// carry its name.
bool fits(const std::string& file, const std::string& id) {
    if (const std::size_t slash = file.find('/'); slash != std::string::npos)
        return plain(id).find(plain(file.substr(0, slash))) != std::string::npos;
    const std::string subject = file.substr(0, file.find('.'));
    return id.starts_with(subject) ||
           file.starts_with(id.substr(0, id.find_last_not_of("abcdefghijklmnopqrstuvw") + 1));
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
        EXPECT_TRUE(fits(vector.file, vector.id)) << vector.id << " stands in " << vector.file;
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
    expect_fault("A: use:2", "A: use:5", "there is no option 'use:5'");
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

TEST_F(WrongScenario, a_refusal_may_be_named_by_its_kind) {
    expect_fault("\"A: use:2\", \"A: confirm\"", "\"B: use:2\"", "seat B is not being asked");
    const auto refused = [](std::string_view kind) {
        std::string text(kRight);
        text.replace(text.find("\"A: use:2\", \"A: confirm\""), 24, "\"B: use:2\"");
        const std::size_t then = text.find("\"then\"");
        return play(vectors_in("x.json",
                               text.substr(0, then) + "\"then\": {\"refused\": \"" +
                                   std::string(kind) + "\"}}")
                        .front());
    };
    EXPECT_EQ(refused("not_your_turn"), "");
    EXPECT_EQ(refused("game_over"), "refused by not_your_turn instead of game_over");
    EXPECT_EQ(refused("ML-TRAV-3"), "");
    EXPECT_EQ(refused("ML-TRAV-2"), "refused by ML-TRAV-3 instead of ML-TRAV-2");
    EXPECT_EQ(refused(""), "then.refused: there is no rule ''");
    EXPECT_EQ(refused("ML-TRAV-99"), "then.refused: there is no rule 'ML-TRAV-99'");
}

// A check that nobody can fail is the worst kind of test.
TEST_F(WrongScenario, words_nobody_knows_are_faults) {
    expect_fault("[\"A: land:+1\"]", "[\"A: landd\"]", "then.options.exclude: \"A: landd\"");
    expect_fault("[\"A: land:+1\"]", "[\"C: land\"]", "then.options.exclude: \"C: land\"");
    expect_fault("[\"A: land\"]", "[\"land\"]", "then.options.include: \"land\"");
    expect_fault("\"exclude\"", "\"excludes\"", "unknown key 'then.options.excludes'");
    expect_fault("\"kind\": \"moved\"", "\"kind\": \"move\"", "unknown name \"move\"");
    expect_fault("\"count\": 2}]", "\"cuont\": 2}]", "event.cuont: there is no such field");
    expect_fault("{\"kind\": \"moved\", ", "{", "an event must say its 'kind'");
    expect_fault("\"over\"", "\"never\": [{\"kind\": \"moves\"}], \"over\"", "then.never");
    expect_fault("\"over\"", "\"sees\": {\"C\": {}}, \"over\"", "there is no seat 'C'");
    expect_fault("\"over\"", "\"hears\": {\"X\": []}, \"over\"", "there is no seat 'X'");
    expect_fault("\"score\": {\"A\"", "\"score\": {\"D\"", "there is no seat 'D'");
    expect_fault("\"asked\": [\"A\"]", "\"asked\": [\"Q\"]", "there is no seat \"Q\"");
    expect_fault("\"seats\": 2", "\"rules\": [\"ML-NO-1\"], \"seats\": 2", "no rule 'ML-NO-1'");
}

TEST_F(WrongScenario, all_that_does_not_hold_is_told_at_once) {
    const std::string all = fault("\"pub\": {\"space\": 10, \"pool\": 1}, \"asked\": [\"A\"]",
                                  "\"pub\": {\"space\": 11, \"pool\": 2}, \"asked\": [\"B\"]");
    EXPECT_EQ(all,
              "then pub.space: 11 against 10\nthen pub.pool: 2 against 1\n"
              "then asked.0: \"B\" against \"A\"");
}

TEST_F(WrongScenario, what_must_never_be_told_is_found) {
    EXPECT_EQ(fault("\"over\"", "\"never\": [{\"kind\": \"crashed\"}], \"over\""), "");
    expect_fault("\"over\"",
                 "\"never\": [{\"kind\": \"moved\", \"count\": 2}], \"over\"",
                 "never: {\"kind\":\"moved\",\"count\":2} was told");
}

// Two steps, with checks between; `stop` looks into the middle of an answer.
class Steps : public ::testing::Test {
  protected:
    static std::string with(std::string_view steps) {
        const std::string text = R"({
            "id": "X", "game": "mlem", "seats": 2,
            "given": {"phase": "travel",
                      "pub": {"space": 8, "pool": 2, "crew": ["A", "B"],
                              "aboard": {"A": "moon", "B": "deep"}}},
            "luck": [["dice", "2", "3"]], "steps": )" +
                                 std::string(steps) + "}";
        return play(vectors_in("x.json", text).front());
    }
};

TEST_F(Steps, CheckBetweenAnswers) {
    EXPECT_EQ(with(R"([{"then": {"options": {"include": ["A: use:2"]}}},
                       {"when": ["B: use:2"], "then": {"refused": "not_your_turn"}},
                       {"when": ["A: use:2"], "then": {"pub": {"space": 8}}},
                       {"when": ["A: confirm"], "then": {"pub": {"space": 10},
                           "events": [{"kind": "moved"}], "never": [{"kind": "rolled"}]}}])"),
              "");
    EXPECT_EQ(with(R"([{"when": ["A: use:2"], "then": {"pub": {"space": 9}}},
                       {"when": ["A: confirm"], "then": {"pub": {"space": 11}}}])"),
              "step 1: then pub.space: 9 against 8\nstep 2: then pub.space: 11 against 10");
    EXPECT_EQ(with(R"([{"when": ["A: use:1"], "then": {"asked": ["A"]}}])"),
              "step 1: when \"A: use:1\": 'use:1' is not possible now (ML-TRAV-2)");
}

TEST_F(Steps, AreReadWithCare) {
    EXPECT_EQ(with(R"([{"then": {"asked": ["A"]}, "wen": []}])"), "step 1: unknown key 'wen'");
    EXPECT_EQ(with("[]"), "'steps' must be a list of objects with 'when' and 'then'");
    EXPECT_EQ(with(R"([{"when": []}])"), "step 1: 'then' must say what holds at the end");
    EXPECT_EQ(with(R"([{"then": {"asked": ["A"]}}], "then": {})"),
              "a scenario has 'steps' or 'then', not both");
}

TEST_F(Steps, StopAtAMomentInTheMiddleOfAnAnswer) {
    // The dice leave the pool after the rocket has moved.
    EXPECT_EQ(with(R"([{"when": ["A: use:2", "A: confirm"], "stop": {"kind": "moved"},
                        "then": {"pub": {"space": 10, "pool": 2},
                                 "sees": {"B": {"pub": {"pool": 2}}},
                                 "never": [{"kind": "dice_discarded"}]}}])"),
              "");
    EXPECT_EQ(with(R"([{"when": ["A: use:2", "A: confirm"], "stop": {"kind": "crashed"},
                        "then": {"pub": {"space": 10}}}])"),
              "step 1: stop: {\"kind\":\"crashed\"} was not told");
    EXPECT_EQ(with(R"([{"stop": {"kind": "rolled"}, "then": {"pub": {"pool": 2}}},
                       {"when": ["A: use:2", "A: confirm"], "then": {"pub": {"pool": 1}}}])"),
              "");
    EXPECT_EQ(with(R"([{"stop": {"kind": "rolled"}, "then": {"asked": ["A"]}},
                       {"when": ["A: use:2", "A: confirm"], "then": {"over": false}}])"),
              "step 1: then.asked cannot be told at a 'stop'");
}

TEST(ScenarioLuck, OfTheSetupCanBeGiven) {
    const auto with = [](std::string_view setup) {
        return play(vectors_in("x.json",
                               R"({"id": "X", "game": "mlem", "seats": 3, "setup": )" +
                                   std::string(setup) + R"(, "then": {"pub": {"starter": "C"}}})")
                        .front());
    };
    EXPECT_EQ(with(R"([["first_player", "C"]])"), "");
    EXPECT_NE(with(R"([["first_player", "B"]])"), "");
    EXPECT_NE(with("[]").find("the script holds no further outcome"), std::string::npos);
    EXPECT_NE(with(R"([["first_player", "C", "B"]])").find("never used"), std::string::npos);
}

// A setup that looks for something until it finds it must not look for ever.
TEST(ScenarioLuck, OfTheSetupThatRunsOutEndsInEveryGame) {
    for (const GameKit* game : all_games()) {
        const std::string text = R"({"id": "X", "game": ")" + std::string(game->name()) +
                                 R"(", "setup": [], "then": {"over": false}})";
        EXPECT_NE(play(vectors_in("x.json", text).front()).find("holds no further outcome"),
                  std::string::npos)
            << game->name();
    }
}

TEST(ScenarioTrace, TellsEventsAndQuestionsAfterEachAnswer) {
    const Json scenario = parse_json(R"({
        "id": "X", "game": "mlem", "seats": 2,
        "given": {"phase": "travel", "pub": {"space": 8, "pool": 2, "crew": ["A", "B"],
                                             "aboard": {"A": "moon", "B": "deep"}}},
        "luck": [["dice", "2", "3"]],
        "when": ["A: use:2", "A: confirm"], "then": {"asked": ["A"]}})")
                              .value;
    std::string trace;
    const GameKit& game = *find_game("mlem");
    EXPECT_EQ(game.run_scenario(game.default_data(), scenario, &trace), "");
    for (const char* line : {"the game begins\n",
                             "  event       {\"kind\":\"rolled\"",
                             "A: confirm\n",
                             "  event       {\"kind\":\"moved\"",
                             ": stay, land\n"})
        EXPECT_NE(trace.find(line), std::string::npos) << line << " in\n" << trace;
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
