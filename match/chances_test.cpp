// Chances of winning through a recorded game: sums, ends, repeatability, answers taken back.

#include "match/chances.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

Record played(std::uint64_t seed, bool people) {
    const GameKit& game = *find_game("mlem");
    Setup setup = game.setup(3);
    setup.options[2] = 1;  // secret missions: answers that others do not see
    setup.options[9] = 5;  // few failures: a short game
    const auto match = game.open(game.default_data(), setup, {seed, 1}, {});
    const auto bot = game.make_bot("greedy", {}, seed);
    QuickRandom random(seed);
    while (!match->asked().empty()) {
        const auto at = random.below(static_cast<std::uint32_t>(match->asked().size()));
        Seat seat = match->asked().lowest();
        std::uint32_t i = 0;
        for (const Seat asked : match->asked())
            seat = i++ == at ? asked : seat;
        match->answer(bot->choose(*match, seat, Channel::main), people ? By::person : By::bot);
        if (people && random.below(3) == 0)
            match->undo(seat_at(static_cast<int>(random.below(3))));
    }
    return match->record();
}

std::vector<MomentChances> chances_of(const Record& record, std::uint32_t playouts) {
    const GameKit& game = *find_game(record.header.game);
    return game.chances(game.default_data(), record, {.playouts = playouts});
}

TEST(Chances, OneMomentPerAnswerAndTheEndIsCertain) {
    const Record record = played(1, false);
    const auto moments = chances_of(record, 8);
    ASSERT_EQ(moments.size(), record.entries.size() + 1);
    const Outcome outcome = replay_record(record).match->outcome();
    for (std::size_t i = 0; i < moments.size(); ++i) {
        EXPECT_EQ(moments[i].entry, i);
        double sum = 0;
        for (const double win : moments[i].win)
            sum += win;
        EXPECT_NEAR(sum, 1, 1e-6);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        const bool won = outcome.winners.has(seat_at(static_cast<int>(i)));
        EXPECT_NEAR(moments.back().win[i], won ? 1.0 / outcome.winners.size() : 0.0, 1e-6);
        EXPECT_EQ(moments.back().points[i], outcome.points[i]);
    }
}

TEST(Chances, AreTheSameAgain) {
    const Record record = played(2, false);
    const auto first = chances_of(record, 8);
    const auto again = chances_of(record, 8);
    ASSERT_EQ(first.size(), again.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        EXPECT_EQ(first[i].win, again[i].win);
}

// A playout of a long game takes seconds: it must be possible to stop in the middle of one.
TEST(Chances, StopInTheMiddleOfAPlayout) {
    const Record record = played(2, false);
    const GameKit& game = *find_game("mlem");
    int asked = 0;
    const auto moments =
        game.chances(game.default_data(),
                     record,
                     {.playouts = 8,
                      .onward = [&] { return ++asked < 3 ? Onward::go_on : Onward::stop; },
                      .progress = [](std::size_t, std::size_t) { ADD_FAILURE(); }});
    EXPECT_EQ(asked, 3);
    EXPECT_TRUE(moments.empty());
}

TEST(Chances, AnswersTakenBackNeverWere) {
    std::size_t undone = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Record record = played(seed, true);
        const auto held = answers_that_hold(record);
        undone += record.entries.size() - held.size();
        const auto moments = chances_of(record, 1);
        ASSERT_EQ(moments.size(), held.size() + 1);
        for (std::size_t i = 0; i < held.size(); ++i)
            EXPECT_EQ(moments[i + 1].entry, held[i] + 1);
        // The same game in which nobody ever took anything back.
        Record straight = record;
        straight.entries.clear();
        straight.hashes.clear();
        for (const std::size_t at : held)
            straight.entries.push_back(record.entries[at]);
        const ReplayedMatch both[] = {replay_record(record), replay_record(straight)};
        ASSERT_TRUE(both[0].match && both[1].match) << both[1].error.value_or("");
        EXPECT_EQ(both[0].match->hash(), both[1].match->hash());
        const auto plain = chances_of(straight, 1);
        ASSERT_EQ(plain.size(), moments.size());
        for (std::size_t i = 0; i < plain.size(); ++i)
            EXPECT_EQ(plain[i].win, moments[i].win);
    }
    EXPECT_GT(undone, 20u);
}

TEST(Chances, NothingForARecordThatCannotBePlayed) {
    Record record = played(3, false);
    record.hashes.back().hash ^= 1;
    EXPECT_TRUE(chances_of(record, 8).empty());
    record.header.rules_version = 99;
    EXPECT_TRUE(chances_of(record, 8).empty());
}

Record long_game(const char* name, int seats, std::uint64_t seed) {
    const GameKit& game = *find_game(name);
    const auto match = game.open(game.default_data(), game.setup(seats), {seed, 1}, {});
    const auto bot = game.make_bot("greedy", {}, seed);
    while (!match->asked().empty())
        match->answer(bot->choose(*match, match->asked().lowest(), Channel::main), By::bot);
    return match->record();
}

// Long games are judged on the way: who is told to be ahead late in the game wins more often than
// not, and the winners were told chances far above an equal share.
void expect_good_judgement(const char* name, int seats, int games, double least) {
    int told_right = 0;
    double late = 0;
    int winners = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        const Record record = long_game(name, seats, seed);
        const auto moments = chances_of(record, 8);
        ASSERT_EQ(moments.size(), record.entries.size() + 1);
        for (const MomentChances& moment : moments) {
            double sum = 0;
            for (const double win : moment.win)
                sum += win;
            EXPECT_NEAR(sum, 1, 1e-4);
        }
        const Outcome outcome = replay_record(record).match->outcome();
        const auto& told = moments[moments.size() - moments.size() / 10].win;
        const auto best = std::max_element(told.begin(), told.end()) - told.begin();
        told_right += outcome.winners.has(seat_at(static_cast<int>(best)));
        for (const Seat seat : outcome.winners) {
            const auto at = static_cast<std::size_t>(index(seat));
            EXPECT_NEAR(moments.back().win[at], 1.0 / outcome.winners.size(), 1e-6);
            late += told[at];
            ++winners;
        }
    }
    EXPECT_GT(2 * told_right, games);
    EXPECT_GT(late / winners, least);
}

TEST(Chances, LongGamesOfCosmicEncounterAreJudgedAtTheEndOfAStretch) {
    expect_good_judgement("cosmic", 4, 16, 0.45);
}

TEST(Chances, WarsOfMonolithAreJudgedAfterSomeTurns) {
    expect_good_judgement("monolith", 2, 2, 0.7);
}

}  // namespace
}  // namespace sidera
