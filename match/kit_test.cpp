// Game kits: records reopened or refused, simulations in parts and threads, duplicate luck.

#include "match/kit.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "bots/playout.h"
#include "match/typed_kit.h"
#include "tests/toy/mutants.h"

namespace sidera {

namespace {

struct LuckyState : toy::State {
    std::int32_t drawn = 0;

    bool operator==(const LuckyState&) const = default;
};

// A game whose points are nothing but luck, drawn before anybody answers.
struct Lucky : toy::Mutant {
    using State = LuckyState;

    static State start(const Data& data, const Setup& setup, Luck& luck, Out& out) {
        const std::uint32_t drawn = luck.below(1'000'000, Stream{2}, kNoSeat, 7);
        return {Mutant::start(data, setup, luck, out), static_cast<std::int32_t>(drawn)};
    }

    static State guess(const Data& data, const View& view, Luck& luck) {
        return {Sealed::guess(data, view, luck)};
    }

    static Outcome outcome(const Data& data, const State& state) {
        Outcome outcome = Sealed::outcome(data, state);
        outcome.points.fill(state.drawn);
        return outcome;
    }
};

}  // namespace

// The toys teach the bots nothing.
template<>
class Brain<toy::Sealed> {};

template<>
class Brain<Lucky> {};

namespace {

const TypedKit<toy::Sealed> kTyped;
const GameKit& kSealed = kTyped;

// The match of a game that bots play to its end.
std::unique_ptr<Match> played(const GameKit& game, int seats, std::uint64_t seed) {
    const DataSet set = game.default_data();
    auto match = game.open(set, game.setup(seats), {seed, 0}, {});
    const auto bot = game.make_bot("random", {}, seed);
    while (!match->asked().empty()) {
        const Seat seat = match->asked().lowest();
        EXPECT_TRUE(match->answer(bot->choose(*match, seat, Channel::main), By::bot).ok);
    }
    return match;
}

TEST(Kit, AllGamesAreFoundByName) {
    for (const GameKit* game : all_games())
        EXPECT_EQ(find_game(game->name()), game);
    EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Kit, ARecordIsReopened) {
    for (const GameKit* game : {find_game("mlem"), &kSealed}) {
        const auto match = played(*game, game->max_seats(), 3);
        const RecordRead read = read_record(write_record(match->record()));
        ASSERT_FALSE(read.error) << *read.error;
        const ReplayedMatch again = game->reopen(game->default_data(), read.record);
        ASSERT_EQ(again.error, std::nullopt);
        EXPECT_EQ(again.match->hash(), match->hash());
        EXPECT_EQ(write_record(again.match->record()), write_record(match->record()));
        const ReplayedMatch half = game->reopen(game->default_data(), read.record, 5);
        ASSERT_EQ(half.error, std::nullopt);
        EXPECT_EQ(half.match->record().entries.size(), 5u);
    }
}

std::string refused(const Record& record) {
    return kSealed.reopen(kSealed.default_data(), record).error.value_or("");
}

TEST(Kit, WhatDoesNotFitRulesOrDataIsNotReopened) {
    const Record record = played(kSealed, 3, 5)->record();
    EXPECT_EQ(refused(record), "");
    Record other = record;
    other.header.rules_version = 7;
    EXPECT_EQ(refused(other),
              "the record was made with version 7 of the rules, this program has version 1");
    other = record;
    other.header.seats = 5;
    EXPECT_EQ(refused(other), "sealed has 2 to 4 seats, not 5");
    other = record;
    other.header.data_hash = 2;
    EXPECT_EQ(refused(other),
              "the record was made with the data set sealed_default 0000000000000002, but loaded "
              "is sealed_default 0000000000000001");
    other = record;
    other.header.data_set = "mine";
    EXPECT_TRUE(refused(other).starts_with("the record was made with the data set mine"));
    other = record;
    other.header.options[1].second = "9";
    EXPECT_EQ(refused(other), "option rounds cannot be '9'; it takes 1 to 5");
    other.header.options[1] = {"tempo", "9"};
    EXPECT_EQ(refused(other), "there is no option 'tempo'; the options are trade, rounds, ties");
    other = record;
    other.finished = false;
    EXPECT_EQ(refused(other), "the record says the game goes on, but it is finished");
    other = record;
    other.entries.pop_back();
    other.hashes.clear();
    EXPECT_EQ(refused(other), "the record says the game is finished, but it is not");
    other = record;
    other.header.game = "chess";
    EXPECT_EQ(replay_record(other).error, "there is no game 'chess' in this program");
}

TEST(Kit, ASetThatIsTooSmallIsNotReopened) {
    const DataFile few{.name = "cards.csv", .text = "card;copies\n1;0\n2;0\n3;0\n4;0\n5;1\n"};
    const DataSetLoad load = kSealed.load_data("few", {&few, 1});
    ASSERT_TRUE(load.set);
    Record record;
    record.header.rules_version = 1;
    record.header.seats = 2;
    record.header.data_set = "few";
    record.header.data_hash = load.set->hash;
    EXPECT_EQ(kSealed.reopen(*load.set, record).error, "2 seats need 8 cards; data set few has 5");
}

SimulationRequest request_for(const GameKit& game, std::vector<std::string> bots) {
    SimulationRequest request{.setup = game.setup(game.default_seats()), .bots = std::move(bots)};
    request.seed = 11;
    request.details = true;
    request.budget.iterations = 20;
    return request;
}

void expect_same(const SimulationResult& a, const SimulationResult& b) {
    EXPECT_EQ(a.games, b.games);
    EXPECT_EQ(a.decisions, b.decisions);
    EXPECT_EQ(a.rounds, b.rounds);
    EXPECT_EQ(a.score_counts, b.score_counts);
    EXPECT_EQ(a.round_counts, b.round_counts);
    EXPECT_EQ(a.decision_counts, b.decision_counts);
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        EXPECT_NEAR(a.wins[i], b.wins[i], 1e-9);  // thirds of victories may round
        EXPECT_EQ(a.points[i], b.points[i]);
        EXPECT_EQ(a.squares[i], b.squares[i]);
    }
    ASSERT_EQ(a.earnings.size(), b.earnings.size());
    for (const auto& [key, sums] : a.earnings) {
        EXPECT_EQ(sums.times, b.earnings.at(key).times) << key;
        EXPECT_NEAR(sums.points, b.earnings.at(key).points, 1e-6) << key;
    }
    ASSERT_EQ(a.by_bot.size(), b.by_bot.size());
    for (const auto& [bot, sums] : a.by_bot)
        for (std::size_t i = 0; i < sums.size(); ++i)
            EXPECT_NEAR(sums[i], b.by_bot.at(bot)[i], 1e-9) << bot;
}

SimulationResult part(const GameKit& game,
                      SimulationRequest request,
                      std::uint64_t first,
                      std::uint64_t games) {
    request.first_game = first;
    request.games = games;
    return game.simulate(game.default_data(), request);
}

TEST(Simulation, WhatIsCountedDoesNotChangeWhatIsPlayed) {
    for (const GameKit* game : all_games())
        for (const char* bot : {"random", "greedy"}) {
            SimulationRequest request = request_for(*game, {bot});
            request.setup = game->setup(game->min_seats());
            for (std::size_t i = 0; i < request.setup.options.size(); ++i)
                if (game->options()[i].key == "round_limit")
                    request.setup.options[i] = 20;
            request.games = 3;
            const SimulationResult counted = game->simulate(game->default_data(), request);
            request.details = false;
            const SimulationResult plain = game->simulate(game->default_data(), request);
            EXPECT_EQ(counted.decisions, plain.decisions) << game->name() << " " << bot;
            EXPECT_EQ(counted.points, plain.points) << game->name() << " " << bot;
        }
}

TEST(Simulation, DoesNotDependOnHowTheRunIsCut) {
    const GameKit& mlem = *find_game("mlem");
    for (const auto& bots : {std::vector<std::string>{"random"},
                             std::vector<std::string>{"greedy", "random", "random"}}) {
        const SimulationRequest request = request_for(mlem, bots);
        const SimulationResult whole = part(mlem, request, 0, 36);
        SimulationResult sum;
        for (const auto& [first, games] :
             std::vector<std::pair<std::uint64_t, std::uint64_t>>{{0, 1}, {1, 10}, {11, 25}})
            sum.add(part(mlem, request, first, games));
        expect_same(whole, sum);
    }
    const SimulationRequest toy_request = request_for(kSealed, {"random"});
    SimulationResult sum = part(kSealed, toy_request, 0, 30);
    sum.add(part(kSealed, toy_request, 30, 90));
    expect_same(part(kSealed, toy_request, 0, 120), sum);
}

TEST(Simulation, GamesThatDoNotEndAreCutAndNamed) {
    const GameKit& monolith = *find_game("monolith");
    SimulationRequest request = request_for(monolith, {"random"});
    request.setup = monolith.setup(3);
    request.most_answers = 3000;
    const SimulationResult cut = part(monolith, request, 4, 2);
    EXPECT_EQ(cut.games, 2u);
    EXPECT_LE(cut.decisions, 2u * 3000);
    EXPECT_EQ(cut.cut, (std::vector{seed_of_game(11, 4), seed_of_game(11, 5)}));
    SimulationResult sum = part(monolith, request, 4, 1);
    sum.add(part(monolith, request, 5, 1));
    EXPECT_EQ(sum.cut, cut.cut);
}

TEST(Simulation, TheLimitDoesNotChangeGamesThatEnd) {
    const GameKit& mlem = *find_game("mlem");
    SimulationRequest request = request_for(mlem, {"random"});
    const SimulationResult usual = part(mlem, request, 0, 8);
    request.most_answers = 100'000'000;
    expect_same(usual, part(mlem, request, 0, 8));
    EXPECT_TRUE(usual.cut.empty());
}

TEST(Simulation, DoesNotDependOnThreads) {
    const GameKit& mlem = *find_game("mlem");
    const SimulationRequest request = request_for(mlem, {"greedy", "random"});
    std::array<SimulationResult, 4> results;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < results.size(); ++i)
        threads.emplace_back([&, i] { results[i] = part(mlem, request, i * 8, 8); });
    for (std::thread& thread : threads)
        thread.join();
    SimulationResult sum;
    for (const SimulationResult& result : results)
        sum.add(result);
    expect_same(part(mlem, request, 0, 32), sum);
}

// Every rotation of a group meets the same luck, whoever plays; the next group another.
TEST(Arena, RotationsOfAGroupMeetTheSameLuck) {
    Arena<Lucky> arena(Lucky::default_data(),
                       default_setup<Lucky>(3),
                       {"random", "search", "random"},
                       {.iterations = 5},
                       {5, 6});
    std::set<double> groups;
    for (std::uint64_t group = 0; group < 6; ++group) {
        std::vector<double> sums;
        ArenaResult result = arena.empty_result();
        arena.play(group, 1, result, [&sums](const ArenaResult& so_far) {
            sums.push_back(so_far.bots[0].points + so_far.bots[1].points);
            return true;
        });
        ASSERT_EQ(sums.size(), 3u);
        EXPECT_EQ(sums[1], 2 * sums[0]);
        EXPECT_EQ(sums[2], 3 * sums[0]);
        groups.insert(sums[0]);
    }
    EXPECT_EQ(groups.size(), 6u);
}

TEST(Kit, TheToyHasAScenario) {
    const Json scenario = parse_json(R"({
        "id": "TY-WIN-2", "game": "sealed", "seats": 2,
        "given": {"own": {"A": {"hand": {"1":0,"2":0,"3":1,"4":0,"5":0,"6":3}},
                          "B": {"hand": {"1":3,"2":0,"3":1,"4":0,"5":0,"6":0}}}},
        "luck": [["tie", 1]],
        "when": ["A: seal 3", "B: seal 3"],
        "then": {"pub": {"won": {"A": 0, "B": 6}, "discard": {"3": 2}}, "asked": ["A", "B"],
                 "events": [{"kind": "tie_drawn", "seat": "B"}, {"kind": "prize_won", "amount": 6}]}
    })")
                              .value;
    EXPECT_EQ(kSealed.run_scenario(kSealed.default_data(), scenario), "");
}

// Seats asked together: with few iterations the search may know nothing of its own answers yet.
TEST(Kit, SearchThinksBrieflyAboutSealedBids) {
    const SimulationRequest request = request_for(kSealed, {"search", "random"});
    EXPECT_EQ(part(kSealed, request, 0, 12).games, 12u);
}

TEST(Kit, BotsPlayTheToy) {
    for (const std::string_view name : kSealed.bots())
        EXPECT_NE(kSealed.make_bot(name, {.iterations = 10}, 1), nullptr) << name;
    EXPECT_EQ(kSealed.make_bot("oracle", {}, 1), nullptr);
    EXPECT_NE(kSealed.signature(kSealed.default_data()), 0u) << "without a greedy bot";
    EXPECT_GT(kSealed.perft(kSealed.default_data(), 2, 4), 16u);
    EXPECT_EQ(kSealed.position_schema(3).find("title")->as_string(), "A position of sealed");
}

}  // namespace
}  // namespace sidera
