// MLEM alive: in random games every event, question, answer and ability occurs, and matters.

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "games/mlem/codes.h"
#include "games/mlem/game.h"
#include "tests/kit/setups.h"

namespace sidera::mlem {
namespace {

using Told = std::vector<ToldEvent<Mlem>>;

// How often each thing happened, by a name that a failure can print.
using Tally = std::map<std::string, int>;

// One random game; `watch(before, answer, after, told)` sees every answer with its events.
template<class Watch>
State play(const Data& data, const Setup& setup, std::uint64_t seed, Watch&& watch) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Told told;
    Sink<Mlem> out(told);
    State state = Mlem::start(data, setup, luck, out);
    watch(state, Answer{}, state, told);
    while (const auto answer = kit::random_answer<Mlem>(data, state, random)) {
        const State before = state;
        told.clear();
        Mlem::advance(data, state, *answer, luck, out);
        watch(before, *answer, state, told);
    }
    return state;
}

Setup lively_setup(std::uint64_t seed) {
    QuickRandom random(seed);
    auto setup = kit::random_setup<Mlem>(default_data(), random);
    if (seed % 2 == 0)
        setup.options[Mlem::failure_limit] = 11;  // long games reach the rare things
    return setup;
}

void count_options(const Data& data, const State& state, Tally& tally) {
    for (const Seat seat : Mlem::asked(state)) {
        CodeArray<Mlem::kMaxOptions> codes;
        Mlem::options(data, Mlem::ref(state, seat), Channel::main, codes);
        ++tally["question " + std::string(name_of(state.pub.asking))];
        for (const OptionCode offered : codes)
            ++tally["offered verb " + std::to_string(verb_of(offered))];
    }
}

// What cats can do, read from the answer and the events that follow it.
void count_cats(const State& before, const Answer& answer, const Told& told, Tally& tally) {
    if (before.pub.asking == Question::land && verb(answer.code) == Verb::land)
        ++tally["cat lands at " + std::to_string(land_offset(answer.code))];
    if (before.pub.asking == Question::deep_shift)
        ++tally["cat in deep space: verb " + std::to_string(verb_of(answer.code))];
    if (before.pub.asking == Question::parachute)
        ++tally["parachute: verb " + std::to_string(verb_of(answer.code))];
    for (const auto& event : told) {
        const PublicEvent& open = event.open;
        if (event.only != kNoSeat)
            continue;
        if (open.has(kHasCat) && open.has(kHasPoints))
            ++tally[std::string(name_of(open.cat)) + " scores at " +
                    std::string(name_of(open.kind))];
        if (open.kind == EventKind::landed_planet)
            ++tally[std::string(name_of(open.cat)) + " on a planet"];
        if (open.kind == EventKind::goal_claimed)
            ++tally["goal " + std::string(name_of(open.goal))];
    }
}

void count_tokens(const Data& data, const State& before, const Told& told, Tally& tally) {
    for (const auto& event : told) {
        if (event.only != kNoSeat) {
            ++tally["private " + std::string(name_of(event.own.kind))];
            continue;
        }
        ++tally["event " + std::string(name_of(event.open.kind))];
        if (event.open.kind == EventKind::token_revealed ||
            event.open.kind == EventKind::exploration_laid)
            ++tally["token " + std::string(event.open.place.view())];
        if (event.open.kind == EventKind::exploration_points)
            ++tally["discovery worth " + std::to_string(event.open.points)];
    }
    if (before.pub.orders != kNone<ExpeditionId> && before.pub.ability_ready())
        ++tally["ready " + std::string(name_of(data.token(before.pub.orders).ability))];
}

Tally play_many(std::uint64_t games) {
    const Data& data = default_data();
    Tally tally;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const State end = play(
            data,
            lively_setup(seed),
            seed,
            [&](const State& before, const Answer& answer, const State& after, const Told& told) {
                if (answer.seat != kNoSeat)
                    ++tally["answered verb " + std::to_string(verb_of(answer.code))];
                count_options(data, after, tally);
                count_cats(before, answer, told, tally);
                count_tokens(data, before, told, tally);
            });
        bool nobody_home = false;
        for (int i = 0; i < end.pub.rules.seats; ++i)
            nobody_home = nobody_home || end.pub.home[seat_at(i)].empty();
        ++tally[nobody_home ? "ends with the last astronaut" : "ends by failures"];
    }
    return tally;
}

// The random games are played once for all tests here.
const Tally& tally() {
    static const Tally kTally = play_many(kit::game_range(3000).second);
    return kTally;
}

void expect_happened(const std::string& what) {
    const auto found = tally().find(what);
    EXPECT_TRUE(found != tally().end()) << "never happened: " << what;
}

TEST(MlemLiveness, EveryEventIsTold) {
    for (const std::string_view name : EnumText<EventKind>::kNames)
        expect_happened("event " + std::string(name));
    for (const std::string_view name : EnumText<PrivateEventKind>::kNames)
        expect_happened("private " + std::string(name));
}

TEST(MlemLiveness, EveryQuestionIsAskedAndEveryVerbOfferedAndAnswered) {
    for (std::size_t i = 1; i < EnumText<Question>::kNames.size(); ++i)
        expect_happened("question " + std::string(EnumText<Question>::kNames[i]));
    for (int number = 1; number <= static_cast<int>(Verb::home); ++number) {
        expect_happened("offered verb " + std::to_string(number));
        expect_happened("answered verb " + std::to_string(number));
    }
}

TEST(MlemLiveness, EveryCatUsesItsAbility) {
    expect_happened("event satellite_start");
    for (const int offset : {-1, 0, 1})
        expect_happened("cat lands at " + std::to_string(offset));
    for (const Verb back : {Verb::land, Verb::deep})
        expect_happened("cat in deep space: verb " + std::to_string(static_cast<int>(back)));
    for (const Verb jump : {Verb::land, Verb::home})
        expect_happened("parachute: verb " + std::to_string(static_cast<int>(jump)));
    expect_happened("moon scores at landed_moon");
    expect_happened("planet on a planet");
    expect_happened("deep scores at landed_comet");
    expect_happened("deep scores at landed_galaxy");
    expect_happened("event siphoned");
    expect_happened("event booster_used");
}

TEST(MlemLiveness, EveryTokenGoalAndEndOccurs) {
    for (const ExpeditionToken& token : default_data().expeditions)
        expect_happened("token " + std::string(token.id.view()));
    for (const ExplorationToken& token : default_data().explorations)
        expect_happened("token " + std::string(token.id.view()));
    for (const std::string_view name : EnumText<Ability>::kNames)
        expect_happened("ready " + std::string(name));
    for (const int points : {1, 2, 3})
        expect_happened("discovery worth " + std::to_string(points));
    for (const std::string_view name : EnumText<Goal>::kNames)
        expect_happened("goal " + std::string(name));
    expect_happened("ends with the last astronaut");
    expect_happened("ends by failures");
}

// Switched off, each ability leaves a mark: through data where data decides it.

Setup all_variants() {
    Setup setup = default_setup<Mlem>(4);
    for (const auto key : {Mlem::ufo, Mlem::exploration, Mlem::secret_missions})
        setup.options[key] = 1;
    return setup;
}

// How many of the seeded games end otherwise with this data or this setup.
int games_changed(const Data& other, const Setup& setup) {
    int changed = 0;
    const auto ignore = [](const State&, const Answer&, const State&, const Told&) {};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State one = play(default_data(), all_variants(), seed, ignore);
        State two = play(other, setup, seed, ignore);
        two.pub.rules = one.pub.rules;  // of course
        const auto points_of_one = Mlem::outcome(default_data(), one).points;
        changed += !(one == two) || points_of_one != Mlem::outcome(other, two).points;
    }
    return changed;
}

TEST(MlemLiveness, EveryTokenAbilityMatters) {
    for (std::size_t off = 0; off < 3; ++off) {
        Data data = default_data();
        for (ExpeditionToken& token : data.expeditions)
            if (token.ability == static_cast<Ability>(off))
                token.ability = static_cast<Ability>((off + 1) % 2);
        EXPECT_GT(games_changed(data, all_variants()), 0) << EnumText<Ability>::kNames[off];
    }
    for (std::size_t off = 0; off < 5; ++off) {
        Data data = default_data();
        for (ExplorationToken& token : data.explorations)
            if (token.kind == static_cast<Discovery>(off))
                token.kind = off == 0 ? Discovery::points2 : Discovery::points1;
        EXPECT_GT(games_changed(data, all_variants()), 0) << EnumText<Discovery>::kNames[off];
    }
    Data no_extra = default_data();
    for (ExpeditionToken& token : no_extra.expeditions)
        token.extra.clear();
    EXPECT_GT(games_changed(no_extra, all_variants()), 0);
    Data no_ufo = default_data();
    for (ExpeditionToken& token : no_ufo.expeditions)
        token.ufo_moves = 0;
    EXPECT_GT(games_changed(no_ufo, all_variants()), 0);
}

TEST(MlemLiveness, TheSatelliteAndTheWorthOfPlacesMatter) {
    Data data = default_data();
    data.satellite_space = 0;
    EXPECT_GT(games_changed(data, all_variants()), 0);
    data = default_data();
    data.comet_points = data.galaxy_points;
    EXPECT_GT(games_changed(data, all_variants()), 0);
    data = default_data();
    data.ufo_values = {};
    EXPECT_GT(games_changed(data, all_variants()), 0);
}

TEST(MlemLiveness, EveryHouseRuleMatters) {
    for (const auto key :
         {Mlem::shift_from_space_5, Mlem::shift_back_from_deep, Mlem::goals_from_parachute}) {
        auto setup = all_variants();
        setup.options[key] ^= 1;
        EXPECT_GT(games_changed(default_data(), setup), 0) << Mlem::kOptions[key].key;
    }
    auto setup = all_variants();
    setup.options[Mlem::failure_limit] = 5;
    EXPECT_GT(games_changed(default_data(), setup), 0);
}

// Abilities of cats are no data: there, the cat is exchanged for one that has no ability here, and
// the options or what the answer leads to must differ.
std::string options_text(const Data& data, const State& state) {
    std::string text = std::string(name_of(state.pub.asking)) + ":";
    for (const Seat seat : Mlem::asked(state)) {
        CodeArray<Mlem::kMaxOptions> codes;
        Mlem::options(data, Mlem::ref(state, seat), Channel::main, codes);
        for (const OptionCode offered : codes)
            text += " " + Mlem::notation(data, offered);
    }
    return text;
}

// A word for every way in which the cat aboard made a difference to this answer.
std::set<std::string> differences(
    const Data& data, const State& before, const Answer& answer, Seat owner, Cat plain) {
    State other = before;
    other.pub.aboard[owner] = plain;
    std::set<std::string> found;
    if (options_text(data, before) != options_text(data, other))
        found.insert("options");
    CodeArray<Mlem::kMaxOptions> codes;
    Mlem::options(data, Mlem::ref(other, answer.seat), Channel::main, codes);
    if (!codes.contains(answer.code))
        return found;
    State with = before;
    Luck luck = Luck::seeded({7, 7});
    Sink<Mlem> out;
    Mlem::advance(data, with, answer, luck, out);
    Mlem::advance(data, other, answer, luck, out);
    if (with.pub.space != other.pub.space)
        found.insert("space");
    if (with.pub.pool != other.pub.pool)
        found.insert("pool");
    if (with.pub.asking != other.pub.asking)
        found.insert("question");
    if (Mlem::outcome(data, with).points != Mlem::outcome(data, other).points)
        found.insert("points");
    return found;
}

TEST(MlemLiveness, EveryCatMatters) {
    const Data& data = default_data();
    const std::map<Cat, std::string> wanted = {{Cat::satellite, "space"},
                                               {Cat::shift, "options"},
                                               {Cat::parachute, "question"},
                                               {Cat::moon, "points"},
                                               {Cat::planet, "points"},
                                               {Cat::deep, "points"},
                                               {Cat::siphon, "pool"},
                                               {Cat::booster, "options"}};
    std::map<Cat, std::set<std::string>> found;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        play(data,
             default_setup<Mlem>(4),
             seed,
             [&](const State& before, const Answer& answer, const State&, const Told&) {
                 if (answer.seat == kNoSeat)
                     return;
                 for (const Seat owner : before.pub.crew) {
                     const Cat cat = before.pub.aboard[owner];
                     const Cat plain = cat == Cat::deep ? Cat::moon : Cat::deep;
                     for (const std::string& word : differences(data, before, answer, owner, plain))
                         found[cat].insert(word);
                 }
             });
    for (const auto& [cat, word] : wanted)
        EXPECT_TRUE(found[cat].contains(word)) << name_of(cat) << " never changed " << word;
}

}  // namespace
}  // namespace sidera::mlem
