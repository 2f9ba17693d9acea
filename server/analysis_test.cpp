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
    double done = 0;
    const auto analysis = analyse(record, 16, [&](double now) {
        EXPECT_GE(now, done);
        done = now;
        return true;
    });
    ASSERT_TRUE(analysis);
    EXPECT_TRUE(analysis->ready);
    EXPECT_EQ(analysis->progress, 1);
    EXPECT_EQ(done, 1);
    EXPECT_EQ(analysis->playouts, 16u);
    ASSERT_EQ(analysis->moments.size(), record.entries.size() + 1);
    EXPECT_EQ(analysis->moments[0].chances.size(), 2u);
    EXPECT_GT(analysis->moments[0].chances[0].margin, 0.05);
    EXPECT_EQ(analysis->moments.back().chances[0].margin, 0);
    EXPECT_LE(analysis->decisive.size(), 5u);
    EXPECT_GE(analysis->decisive.size(), 1u);
}

TEST(Analysis, StopsWhenToldAndNeedsAGame) {
    Record record = short_game();
    EXPECT_EQ(analyse(record, 4, [](double done) { return done < 0.3; }), std::nullopt);
    record.header.game = "none";
    EXPECT_EQ(analyse(record, 4, [](double) { return true; }), std::nullopt);
}

}  // namespace
}  // namespace sidera::server
