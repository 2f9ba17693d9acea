// Scenarios that would hold whatever happens are refused: what is misspelt, misshapen or says
// nothing.

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "match/kit.h"
#include "tests/kit/each_game.h"
#include "tests/kit/source_dir.h"

namespace sidera {
namespace {

// A scenario of MLEM that holds, with these members beside or in place of its own.
std::string run(std::string_view members, std::string_view then = R"({"pub": {"space": 8}})") {
    const std::string text = R"({"id": "X", "game": "mlem", "seats": 2,
        "given": {"phase": "travel", "pub": {"space": 8, "pool": 2, "crew": ["A", "B"],
                                             "aboard": {"A": "moon", "B": "deep"}}},
        "luck": [["dice", "2", "3"]], "then": )" +
                             std::string(then) + "}";
    Json scenario = parse_json(text).value;
    const JsonParse more = parse_json(members);
    EXPECT_FALSE(more.error) << members;
    for (const auto& [key, value] : more.value.members())
        scenario.set(key, value);
    const GameKit& game = *find_game("mlem");
    return game.run_scenario(game.default_data(), scenario);
}

std::string expecting(std::string_view then) {
    return run("{}", then);
}

TEST(ScenarioWords, OfTheRightOneAreKnown) {
    EXPECT_EQ(run("{}"), "");
}

// "refused" holds for a refusal by that rule, never for an answer nobody understands.
TEST(ScenarioWords, AnAnswerNobodyUnderstandsIsNoRefusal) {
    constexpr std::string_view kRefused = R"({"refused": "ML-TRAV-2"})";
    EXPECT_EQ(run(R"({"when": ["A: use:1"]})", kRefused), "");
    EXPECT_EQ(run(R"({"when": ["A: use:1 "]})", kRefused),
              "when \"A: use:1 \": there is no option 'use:1 '");
    EXPECT_EQ(run(R"({"when": ["C: use:1"]})", kRefused),
              "when \"C: use:1\": an answer is written 'SEAT: option', with the seat as a letter");
    EXPECT_EQ(run(R"({"when": ["A: use:1 = x"]})", kRefused),
              "when \"A: use:1 = x\": an amount is written 'option = NUMBER'");
}

TEST(ScenarioWords, KeysHoldWhatIsReadThere) {
    EXPECT_EQ(run(R"({"seats": "2"})"), "seats must be a whole number");
    EXPECT_EQ(run(R"({"rules": "ML-TRAV-2"})"), "rules must be a list");
    EXPECT_EQ(run(R"({"luck": {"dice": ["2", "3"]}})"), "luck must be a list");
    EXPECT_EQ(run(R"({"setup": {"first_player": "A"}})"), "setup must be a list");
    EXPECT_EQ(run(R"({"options": ["ufo"]})"), "options must be an object");
    EXPECT_EQ(run(R"({"given": []})"), "given must be an object");
    EXPECT_EQ(run(R"({"file": "x.json"})"), "unknown key 'file'");
    EXPECT_EQ(expecting(R"({"options": ["A: use:2"]})"), "then.options must be an object");
    EXPECT_EQ(expecting(R"({"sees": ["A"]})"), "then.sees must be an object");
    EXPECT_EQ(expecting(R"({"hears": [{"kind": "rolled"}]})"), "then.hears must be an object");
    EXPECT_EQ(expecting(R"({"options": {"exclude": "A: land"}})"),
              "then.options.exclude must be a list");
    EXPECT_EQ(expecting(R"({"never": {"kind": "crashed"}})"),
              "then.never must be a list of events");
}

TEST(ScenarioWords, ACheckSaysSomething) {
    EXPECT_EQ(expecting(R"({"pub": {}})"), "then.pub says nothing");
    EXPECT_EQ(expecting(R"({"over": false, "options": {}})"), "then.options says nothing");
    EXPECT_EQ(expecting(R"({"options": {"include": ["A: use:2"], "exclude": []}})"),
              "then.options.exclude says nothing");
    EXPECT_EQ(expecting(R"({"events": [], "never": []})"),
              "then.events says nothing\nthen.never says nothing");
    EXPECT_EQ(expecting(R"({"sees": {"B": {}}, "hears": {"A": []}})"),
              "then.sees.B says nothing\nthen.hears.A says nothing");
    EXPECT_EQ(expecting(R"({"pub": {"sites": {"P1": {}}}})"), "then.pub.sites.P1 says nothing");
    // Nothing there, and nothing asked, are something.
    EXPECT_EQ(expecting(R"({"pub": {"home": {"A": []}}})").find("says nothing"), std::string::npos);
    EXPECT_EQ(expecting(R"({"asked": []})").find("says nothing"), std::string::npos);
}

TEST(ScenarioLuckStreams, AreAllOnThePage) {
    std::ifstream file(kit::source_dir() / "docs/scenarios.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string luck =
        page.substr(page.find("\n## luck\n"), page.find("\n## then\n") - page.find("\n## luck\n"));
    kit::with_each_game([&]<class G>() {
        for (const std::string_view stream : G::kStreams)
            EXPECT_NE(luck.find("`" + std::string(stream) + "`"), std::string::npos)
                << stream << " of " << G::kName;
    });
}

// Secret missions are dealt in the setup: two go to each body.
TEST(ScenarioLuckStreams, DealMissionsAndFlaresByName) {
    EXPECT_EQ(run(R"({"given": {}, "luck": [], "options": {"secret_missions": true},
                      "setup": [["first_player", "B"],
                                ["missions", "M1", "M1", "M2", "M2", "M3", "M3",
                                 "M4", "M4", "M5", "M5", "P1", "P1", "P2", "P2",
                                 "P3", "P3", "P4", "P4", "P5", "P5"]]})",
                  R"({"own": {"A": {"missions": ["P5", "P5", "P4", "P4"]},
                              "B": {"missions": ["P3", "P3", "P2", "P2"]}}})"),
              "");
    const std::string cut = run(R"({"given": {}, "luck": [], "options": {"secret_missions": true},
                                    "setup": [["first_player", "B"], ["missions", "X1"]]})");
    EXPECT_EQ(cut, "setup: 'X1' cannot come up on stream missions");
}

// A new game of MLEM with secret missions, which are dealt in the setup.
std::string dealt(std::string_view then) {
    const std::string text = R"({"id": "X", "game": "mlem", "seats": 2,
        "options": {"secret_missions": true}, "then": )" +
                             std::string(then) + "}";
    const GameKit& game = *find_game("mlem");
    return game.run_scenario(game.default_data(), parse_json(text).value);
}

// Also what was told in the setup, and what is told to one seat alone.
TEST(ScenarioEvents, OfTheSetupAndOfOneSeatAreHeard) {
    EXPECT_EQ(dealt(R"({"hears": {"A": [{"kind": "missions_dealt"}]}})"), "");
    EXPECT_EQ(dealt(R"({"hears": {"-": [{"kind": "missions_dealt"}]}})"),
              "then hears.-: {\"kind\":\"missions_dealt\"} was not told, or not in this order");
    EXPECT_EQ(dealt(R"({"events": [{"kind": "missions_dealt"}]})"),
              "then events: {\"kind\":\"missions_dealt\"} was not told, or not in this order");
    const std::string never = dealt(R"({"never": [{"kind": "missions_dealt"}]})");
    EXPECT_EQ(never.substr(0, never.rfind(": {")),
              "then never: {\"kind\":\"missions_dealt\"} was told");
}

// What an event of its kind never has would never be told, and hold for ever under "never".
TEST(ScenarioWords, APatternOfAnEventIsOneThatCanBeTold) {
    EXPECT_EQ(expecting(R"({"never": [{"seat": "B", "kind": "rolled"}]})"), "");
    const std::string other = expecting(R"({"never": [{"count": 1, "kind": "stayed"}]})");
    EXPECT_NE(other.find("event.count: there is no such field"), std::string::npos) << other;
    const std::string stranger = expecting(R"({"never": [{"kind": "rolled", "seat": "C"}]})");
    EXPECT_NE(stranger.find("event.seat: unknown name \"C\""), std::string::npos) << stranger;
    const std::string stop = run(R"({"stop": {"kind": "rolled", "seat": "E"}})");
    EXPECT_EQ(stop, "stop: event.seat: unknown name \"E\"");
}

}  // namespace
}  // namespace sidera
