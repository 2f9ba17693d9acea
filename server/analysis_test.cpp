// Analyses: margins, the certain end, progress, stopping.

#include "server/analysis.h"

#include <gtest/gtest.h>

#include "match/kit.h"

namespace sidera::server {
namespace {

Record short_game() {
    const GameKit& game = *find_game("mlem");
    Setup setup = game.setup(2);
    setup.options[9] = 5;
    const auto match = game.open(game.default_data(), setup, {4, 4}, {});
    const auto bot = game.make_bot("greedy", {}, 4);
    while (!match->asked().empty())
        match->answer(bot->choose(*match, match->asked().lowest(), Channel::main), By::bot);
    return match->record();
}

TEST(Analysis, MarginsAreWilsons) {
    EXPECT_NEAR(margin_of(0.5, 100), 0.0961, 0.0001);
    EXPECT_NEAR(margin_of(0, 100), 0.0185, 0.0001);
    EXPECT_DOUBLE_EQ(margin_of(0.2, 50), margin_of(0.8, 50));
    EXPECT_GT(margin_of(0.5, 100), margin_of(0.5, 400));
    EXPECT_LE(margin_of(1, 0), 0.5);
}

TEST(Analysis, TellsMomentsAndWhatDecided) {
    const Record record = short_game();
    std::size_t done = 0;
    const auto analysis =
        analyse(record, {.playouts = 16, .progress = [&](std::size_t now, std::size_t of) {
                             EXPECT_EQ(now, ++done);
                             EXPECT_EQ(of, record.entries.size() + 1);
                         }});
    ASSERT_TRUE(analysis);
    EXPECT_TRUE(analysis->ready);
    EXPECT_EQ(analysis->progress, 1);
    EXPECT_EQ(done, record.entries.size() + 1);
    EXPECT_EQ(analysis->playouts, 16u);
    EXPECT_EQ(analysis->measured, std::nullopt);
    ASSERT_EQ(analysis->moments.size(), record.entries.size() + 1);
    EXPECT_EQ(analysis->moments[0].chances.size(), 2u);
    EXPECT_EQ(analysis->moments[0].between, std::nullopt);
    EXPECT_GT(analysis->moments[0].chances[0].margin, 0.05);
    EXPECT_EQ(analysis->moments.back().chances[0].margin, 0);
    EXPECT_LE(analysis->decisive.size(), 5u);
    EXPECT_GE(analysis->decisive.size(), 1u);
}

TEST(Analysis, StopsWhenToldAndNeedsAGame) {
    Record record = short_game();
    int left = 100;
    EXPECT_EQ(analyse(record,
                      {.playouts = 4,
                       .onward = [&] { return --left > 0 ? Onward::go_on : Onward::stop; }}),
              std::nullopt);
    EXPECT_EQ(left, 0);
    record.header.game = "none";
    EXPECT_EQ(analyse(record, {.playouts = 4}), std::nullopt);
}

// What is left when the budget is used up lies between what was measured, and that is said.
TEST(Analysis, IsCutOffByItsBudget) {
    const Record record = short_game();
    std::size_t measured = 0;
    const auto analysis =
        analyse(record,
                {.playouts = 4,
                 .onward = [&] { return measured < 5 ? Onward::go_on : Onward::enough; },
                 .progress = [&](std::size_t now, std::size_t) { measured = now; }});
    ASSERT_TRUE(analysis);
    EXPECT_EQ(analysis->measured, 5u);
    ASSERT_EQ(analysis->moments.size(), record.entries.size() + 1);
    std::size_t between = 0;
    for (const wire::AnalysedMoment& moment : analysis->moments) {
        between += moment.between.value_or(false) ? 1 : 0;
        ASSERT_EQ(moment.chances.size(), 2u);
        EXPECT_NEAR(moment.chances[0].win + moment.chances[1].win, 1, 1e-6);
    }
    EXPECT_EQ(between, record.entries.size() + 1 - 5);
}

}  // namespace
}  // namespace sidera::server
