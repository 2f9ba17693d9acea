// The bots of Cosmic Encounter stop a seat that would win the game in this encounter.

#include <gtest/gtest.h>

#include "bots/bots.h"
#include "bots/cosmic/brain.h"
#include "bots/playout.h"
#include "engine/json.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {
namespace {

// A holds four foreign colonies and attacks B on B1: the others can stop it, each time otherwise.
struct Threat {
    std::string_view about;
    std::string_view phase;
    std::string_view aliens;     // of some seats; the others have harmless ones
    std::string_view hands;      // of A, B, C, D, E
    std::string_view encounter;  // besides offense, defense and target
};

constexpr std::string_view kHarmless =
    R"("A":"filch","B":"clone","C":"mind","D":"reserve","E":"hacker")";

constexpr Threat kThreats[] = {
    {"many join the defense", "alliance", "", R"("A":["attack_14"],"B":["attack_08"])", ""},
    {"they bring enough ships", "alliance", "", R"("A":["attack_20"],"B":["attack_15"])", ""},
    {"a middle card will do", "alliance", "", R"("A":["attack_15"],"B":["attack_10"])", ""},
    {"a low card too", "alliance", "", R"("A":["attack_10"],"B":["attack_04"])", ""},
    {"with a weak gate", "alliance", "", R"("A":["attack_20"],"B":["attack_12"])", R"("gate":2)"},
    {"an empty planet",
     "alliance",
     "",
     R"("A":["attack_12"],"B":["attack_10"])",
     R"("gate":4,"target":"B5")"},
    {"against a tripled card",
     "alliance",
     R"("A":"tripler")",
     R"("A":["attack_07"],"B":["attack_15"])",
     ""},
    {"against more than human",
     "alliance",
     R"("A":"human")",
     R"("A":["attack_10"],"B":["attack_10"])",
     ""},
    {"the best card is laid",
     "selection",
     "",
     R"("A":["attack_20"],"B":["attack_04","attack_30"])",
     ""},
    {"the higher of two",
     "selection",
     "",
     R"("A":["attack_08"],"B":["attack_06","attack_12"])",
     ""},
    {"the cards change places",
     "selection",
     R"("B":"sorcerer")",
     R"("A":["attack_30"],"B":["attack_04","attack_05"])",
     ""},
    {"ten is thirty",
     "selection",
     R"("B":"tripler")",
     R"("A":["attack_20"],"B":["attack_04","attack_10"])",
     ""},
    {"eight is eighty",
     "selection",
     R"("B":"mirror")",
     R"("A":["attack_20"],"B":["attack_08","attack_10"])",
     ""},
    {"peace wins",
     "selection",
     R"("B":"pacifist")",
     R"("A":["attack_40"],"B":["negotiate","attack_08"])",
     ""},
    {"a reinforcement of the defense",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["reinforcement_3","attack_06"])",
     R"("open":{"A":"attack_10","B":"attack_08"})"},
    {"a reinforcement of an ally",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["attack_06"],"C":["reinforcement_5","attack_04"])",
     R"("allies":{"defense":{"C":1}},"open":{"A":"attack_12","B":"attack_08"})"},
    {"two reinforcements",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["reinforcement_2","reinforcement_3","attack_06"])",
     R"("open":{"A":"attack_12","B":"attack_08"})"},
    {"a traitor among the attackers",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["attack_06"],"D":["reinforcement_5","attack_05"])",
     R"("allies":{"offense":{"D":1}},"open":{"A":"attack_10","B":"attack_08"})"},
    {"low cards reinforce",
     "revealed",
     R"("B":"reserve","D":"clone")",
     R"("A":["attack_04"],"B":["attack_06","attack_05"])",
     R"("open":{"A":"attack_12","B":"attack_06"})"},
    {"a bystander calms both",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["attack_06"],"E":["emotion_control"])",
     R"("open":{"A":"attack_30","B":"attack_08"})"},
    {"the defense calms both",
     "revealed",
     "",
     R"("A":["attack_04"],"B":["attack_06","emotion_control"])",
     R"("open":{"A":"attack_20","B":"attack_08"})"},
    {"allies of the offense are sent home",
     "allied",
     "",
     R"("A":["attack_10"],"B":["attack_14"],"E":["force_field"])",
     R"("allies":{"offense":{"C":4,"D":4}})"},
    {"the defense sends them home",
     "allied",
     "",
     R"("A":["attack_10"],"B":["attack_12","force_field"])",
     R"("allies":{"offense":{"C":4}})"},
    {"the multiplied ships are zapped",
     "revealed",
     R"("A":"virus")",
     R"("A":["attack_04"],"B":["attack_06"],"C":["cosmic_zap"])",
     R"("open":{"A":"attack_08","B":"attack_14"})"},
    {"the ghosts are zapped",
     "revealed",
     R"("A":"warrior")",
     R"("A":["attack_04"],"B":["attack_06","cosmic_zap"])",
     R"("open":{"A":"attack_08","B":"attack_10"})"},
    {"the peace is zapped",
     "revealed",
     R"("A":"pacifist")",
     R"("A":["attack_04"],"B":["attack_06"],"D":["cosmic_zap"])",
     R"("open":{"A":"negotiate","B":"attack_10"})"},
    {"the prophet is zapped",
     "selection",
     R"("A":"oracle")",
     R"("A":["attack_10","attack_14"],"B":["attack_12"],"C":["cosmic_zap"])",
     ""},
    {"a flare is zapped",
     "revealed",
     "",
     R"("A":["flare_human"],"B":["attack_06"],"C":["card_zap"])",
     R"("open":{"A":"attack_06","B":"attack_20"})"},
    {"low cards in heaps",
     "revealed",
     R"("B":"fodder")",
     R"("A":["attack_04"],"B":["attack_08","attack_10"])",
     R"("open":{"A":"attack_20","B":"attack_04"})"},
    {"all ships go down together",
     "resolution",
     "",
     R"("A":["attack_04"],"B":["attack_06","flare_shadow"])",
     R"("open":{"A":"attack_20","B":"attack_08"},"result":"offense_won")"},
    {"both lose",
     "planning",
     "",
     R"("A":["attack_40"],"B":["attack_04","attack_06","flare_loser"])",
     ""},
};

std::string with_defaults(std::string_view given, std::string_view defaults) {
    // What is given comes first; a default is used where its seat is not named.
    std::string text(given);
    for (std::size_t at = 0; at < defaults.size();) {
        std::size_t end = at;
        int depth = 0;
        while (end < defaults.size() && (defaults[end] != ',' || depth > 0)) {
            depth += defaults[end] == '[' ? 1 : defaults[end] == ']' ? -1 : 0;
            ++end;
        }
        const std::string_view one = defaults.substr(at, end - at);
        if (text.find(one.substr(0, 4)) == std::string::npos)
            text += (text.empty() ? "" : ",") + std::string(one);
        at = end + 1;
    }
    return text;
}

std::string written(const Threat& threat) {
    std::string poor;
    for (const std::string_view seat : {"A", "B", "C", "D", "E"})
        poor += (poor.empty() ? "\"" : ",\"") + std::string(seat) + "\":[\"negotiate\"]";
    std::string encounter = R"("offense":"A","defense":"B")";
    if (!threat.encounter.empty())
        encounter += "," + std::string(threat.encounter);
    if (threat.encounter.find("target") == std::string_view::npos)
        encounter += R"(,"target":"B1")";
    if (threat.encounter.find("gate") == std::string_view::npos)
        encounter += R"(,"gate":4)";
    return R"({"phase":")" + std::string(threat.phase) + R"(","table":{"aliens":{)" +
           with_defaults(threat.aliens, kHarmless) + R"(},"hands":{)" +
           with_defaults(threat.hands, poor) +
           R"(},"tokens":{"A":6},"ships":{"A":{"B2":1,"C1":1,"D1":1,"E1":1,)" +
           R"("A1":2,"A2":2},"B":{"B5":0}},)" + R"("encounter":{)" + encounter + "}}}";
}

bool may_go_on(const State& state) {
    return !state.pub.over && has_encounter(state.pub) &&
           state.pub.encounter().offense == seat_at(0) && state.pub.encounter().number == 1 &&
           state.pub.question.kind != Ask::second_encounter;
}

// Says no wherever it can.
Choice idle_answer(const CodeBuffer& codes) {
    for (const Verb verb : {Verb::pass, Verb::no, Verb::done, Verb::fail})
        if (codes.contains(code(verb)))
            return {code(verb), 0};
    return {codes[0], 0};
}

// A position with that threat. Faults of it are told.
State begin(const Threat& threat, Luck& luck) {
    const Data& data = default_data();
    Setup setup = default_setup<Cosmic>(5);
    setup.options[Cosmic::alien_choice] = 1;
    Sink<Cosmic> out;
    State state = Cosmic::start(data, setup, luck, out);
    const JsonParse parsed = parse_json(written(threat));
    EXPECT_FALSE(parsed.error) << threat.about << ": " << written(threat);
    if (const auto fault = Cosmic::complete_position(data, parsed.value, state))
        ADD_FAILURE() << threat.about << ": " << *fault;
    if (const auto fault = Cosmic::broken_invariant(data, state))
        ADD_FAILURE() << threat.about << ": " << *fault;
    Cosmic::resume(data, state, luck, out);
    return state;
}

// Whether A, who answers by rules of thumb, has not won when the encounter is over. Without a name
// the others are idle.
bool is_stopped(const Threat& threat, std::uint64_t seed, std::string_view bot) {
    const Data& data = default_data();
    Luck luck = Luck::seeded({seed, 3});
    State state = begin(threat, luck);
    const auto attacker = make_bot<Cosmic>("greedy", {}, seed * 31 + 7);
    const auto others = make_bot<Cosmic>(bot, {.iterations = 60}, seed * 37 + 5);
    Sink<Cosmic> out;
    for (int i = 0; i < 500 && may_go_on(state); ++i)
        play_step<Cosmic>(data, state, luck, out, [&](const ViewRef& ref, const CodeBuffer& codes) {
            if (ref.seat != seat_at(0) && others == nullptr)
                return idle_answer(codes);
            return (ref.seat == seat_at(0) ? attacker : others)
                ->choose(data, Cosmic::see(state, ref.seat), Channel::main, codes);
        });
    return !state.pub.winners.has(seat_at(0));
}

// Threats stopped in more than half of the games.
int stopped_by(std::string_view bot, int games) {
    int stopped = 0;
    for (const Threat& threat : kThreats) {
        int times = 0;
        for (int seed = 1; seed <= games; ++seed)
            times += is_stopped(threat, static_cast<std::uint64_t>(seed), bot) ? 1 : 0;
        stopped += 2 * times > games ? 1 : 0;
    }
    return stopped;
}

TEST(CosmicThreats, AreStopped) {
    EXPECT_GE(std::size(kThreats), 30u);
    EXPECT_GE(stopped_by("greedy", 9), static_cast<int>(std::size(kThreats)) * 8 / 10);
}

TEST(CosmicThreats, AreStoppedBySearch) {
    EXPECT_GE(stopped_by("expert", 5), stopped_by("greedy", 9));
}

// Otherwise they would be none.
TEST(CosmicThreats, WinAgainstIdlePlayers) {
    for (const Threat& threat : kThreats)
        EXPECT_FALSE(is_stopped(threat, 1, "")) << threat.about;
}

}  // namespace
}  // namespace sidera::cosmic
