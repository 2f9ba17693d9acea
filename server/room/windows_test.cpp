// Windows do not betray hidden cards: real rooms over a game in which a hidden card may be played.
//
// The same table is played with different hands. Whoever may not know of the difference must be
// sent the same bytes at the same times.

#include <gtest/gtest.h>

#include "server/room/test_table.h"

namespace sidera::server {
namespace {

// How somebody who could play a card passes instead.
struct Passing {
    bool by_order = false;
    Milliseconds after = 0;
};

// A takes; whoever is shown the window passes in his way. Two turns.
void play_passing(WindowTable& table, const Passing& passing) {
    if (passing.by_order)
        for (const char seat : {'B', 'C'})
            table.order_to_pass(seat);
    for (const char active : {'A', 'B'}) {
        table.pass(1'000);
        ASSERT_FALSE(table.question(active).is_null());
        table.give(active, Verb::take);
        for (int asked = 0; asked < 2; ++asked) {
            table.pass(passing.after);
            for (const char seat : {'A', 'B', 'C'}) {
                const Json question = table.question(seat);
                if (!question.is_null() && question.find("kind")->as_string() == "window")
                    table.give(seat, Verb::pass);
            }
            table.pass(400 - passing.after);
        }
    }
    table.pass(2'000);
}

TEST(Windows, WhoHoldsTheCardIsNotSeenWhileItIsNotPlayed) {
    for (const bool together : {false, true})
        for (const bool clock : {false, true})
            for (const Passing passing :
                 {Passing{.after = 0}, {.after = 150}, {.after = 399}, {.by_order = true}})
                for (const char* holders : {"B", "C", "BC", "ABC"}) {
                    SCOPED_TRACE(std::string(holders) + (together ? " together" : "") +
                                 (clock ? " clock" : "") + (passing.by_order ? " order " : " ") +
                                 std::to_string(passing.after));
                    WindowTable without({.together = together, .clock = clock});
                    play_passing(without, passing);
                    WindowTable with(
                        {.holders = seats_of(holders), .together = together, .clock = clock});
                    play_passing(with, passing);
                    EXPECT_NE(without.log_of(kSpectator).find("taken"), std::string::npos);
                    EXPECT_EQ(with.sent(kSpectator), without.sent(kSpectator));
                    for (const char seat : {'A', 'B', 'C'})
                        if (!seats_of(holders).has(seat_at(seat - 'A')))
                            EXPECT_EQ(with.sent(at(seat)), without.sent(at(seat))) << seat;
                    ASSERT_FALSE(testing::Test::HasFailure());
                }
}

// B thinks: in a question that is put to all whatever they hold, and in two windows.
void play_thinking(WindowTable& table) {
    table.pass(2'000);
    table.give('A', Verb::lay);
    table.give('C', Verb::lay);
    table.pass(13'000);  // longer than nobody sees who thinks
    EXPECT_EQ(table.question('B').find("kind")->as_string(), "lay");
    table.give('B', Verb::lay);
    for (const Milliseconds thinks : {0, 150, 12'000}) {  // not to the end, where luck is laid open
        for (const char seat : {'B', 'C'})
            if (thinks > 0)
                table.give(seat, Verb::rest);
        table.pass(1'000);
        table.give('A', Verb::take);
        table.pass(thinks);
        EXPECT_EQ(table.question('B').find("kind")->as_string(), "window");
        table.give('B', Verb::pass);
        table.pass(2'000);
    }
}

TEST(Windows, AHandOfOneCardLooksLikeAHandOfFive) {
    for (const bool together : {false, true})
        for (const bool clock : {false, true}) {
            SCOPED_TRACE(std::string(together ? "together" : "") + (clock ? " clock" : ""));
            WindowTable one({.holders = seats_of("B"),
                             .together = together,
                             .clock = clock,
                             .full = seats_of("AC")});
            WindowTable five({.holders = seats_of("B"),
                              .together = together,
                              .clock = clock,
                              .full = seats_of("ABC")});
            for (WindowTable* table : {&one, &five})
                play_thinking(*table);
            for (const ConnectionId other : {at('A'), at('C'), kSpectator})
                EXPECT_EQ(five.sent(other), one.sent(other)) << other;
            EXPECT_NE(five.sent(at('B')), one.sent(at('B')));
            const auto names_b = [&](const Sent& sent) {
                return sent.text.find(R"("thinking":["B"])") != std::string::npos;
            };
            const auto& told = one.sent(kSpectator);
            EXPECT_EQ(std::count_if(told.begin(), told.end(), names_b), 1);
            ASSERT_FALSE(testing::Test::HasFailure());
        }
}

TEST(Windows, UntilTheCardIsPlayedNothingDiffers) {
    for (const bool together : {false, true}) {
        WindowTable without({.together = together});
        WindowTable with({.holders = seats_of("B"), .together = together});
        for (WindowTable* table : {&without, &with})
            table->give('A', Verb::take);
        const Milliseconds opened = with.now();
        with.pass(100);
        const std::uint32_t played = with.give('B', Verb::stop);
        EXPECT_EQ(with.reply('B', played).first, 0);
        with.pass(900);
        without.pass(1'000);
        EXPECT_EQ(with.reply('B', played), std::pair(1, std::string("ack")));
        const auto& told = with.sent(kSpectator);
        const auto& other = without.sent(kSpectator);
        const auto until = std::find_if(told.begin(), told.end(), [](const Sent& sent) {
            return sent.text.find("\"stopped\"") != std::string::npos;
        });
        ASSERT_NE(until, told.end());
        EXPECT_EQ(until->at, opened + 400);
        for (auto it = told.begin(); it != until; ++it)
            EXPECT_EQ(*it, other[static_cast<std::size_t>(it - told.begin())]);
        const auto next = static_cast<std::size_t>(until - told.begin());
        EXPECT_EQ(other[next].at, opened + 400) << "a pass comes when a card would";
    }
}

TEST(Windows, WhoCanOnlyPassIsNeverShownAQuestion) {
    for (const bool together : {false, true}) {
        WindowTable table({.holders = seats_of("C"), .together = together});
        table.give('A', Verb::take);
        EXPECT_TRUE(table.question('B').is_null());
        table.room().enter({.connection = at('B'), .player = "B", .name = "B"},
                           {.id = 77, .room = "r"});
        EXPECT_TRUE(table.question('B').is_null());
        table.pass(400);
        ASSERT_FALSE(table.question('C').is_null());
        EXPECT_EQ(table.question('C').find("options")->items().size(), 2u);
        table.pass(10'000);
        EXPECT_FALSE(table.question('C').is_null()) << "nobody passes for who has a choice";
        table.give('C', Verb::pass);
        table.pass(400);
        EXPECT_NE(table.log_of(kSpectator).find("taken"), std::string::npos);
        for (const Sent& sent : table.sent(at('B')))
            EXPECT_EQ(sent.text.find("prompt.window"), std::string::npos) << sent.text;
    }
}

TEST(Windows, AStandingOrderAnswersAfterTheSameDelayAndUnseen) {
    WindowTable table({.holders = seats_of("B")});
    const auto heard = table.sent(kSpectator).size();
    const auto heard_by_c = table.sent(at('C')).size();
    table.order_to_pass('B');
    EXPECT_EQ(table.sent(kSpectator).size(), heard) << "orders are nobody else's business";
    EXPECT_EQ(table.sent(at('C')).size(), heard_by_c);
    table.give('A', Verb::take);
    EXPECT_TRUE(table.question('B').is_null());
    table.pass(399);
    EXPECT_EQ(table.log_of(kSpectator), "takes ");
    table.pass(1);
    EXPECT_EQ(table.log_of(kSpectator), "takes passed ");
    // Without the order the question is there, and nothing happens by itself.
    table.pass(5'000);
    table.give('B', Verb::take);
    table.handle('B', wire::SetOrders{});
    table.pass(5'000);
    table.give('C', Verb::take);
    table.pass(5'000);
    EXPECT_FALSE(table.question('B').is_null());
}

TEST(Windows, WhatOthersSayDoesNotHoldAWindowOpen) {
    WindowTable table({.holders = seats_of("B"), .together = true});
    table.give('A', Verb::take);
    table.pass(200);
    table.give('B', Verb::pass);
    table.room().enter({.connection = kSpectator, .player = "Zoe", .name = "Zoe"},
                       {.id = 78, .room = "r", .since = 1});
    table.order_to_pass('C');
    table.pass(199);
    EXPECT_EQ(table.log_of(at('C')), "dealt takes ");
    table.pass(1);
    EXPECT_EQ(table.log_of(at('C')), "dealt takes passed passed taken ");
}

TEST(Windows, TheListOfTablesDoesNotTellOfSealedAnswers) {
    WindowTable table({.holders = seats_of("BC"), .together = true});
    table.give('A', Verb::take);
    table.pass(1'000);
    const Milliseconds before = table.room().info({}).at;
    table.give('B', Verb::pass);
    EXPECT_EQ(table.room().info({}).at, before);
    table.give('C', Verb::pass);
    EXPECT_EQ(table.room().info({}).at, table.now());
}

TEST(Windows, EveryHeldAnswerGetsOneReply) {
    WindowTable table({.holders = seats_of("B")});
    const Serial asked = 1;
    table.give('A', Verb::take);
    const std::uint32_t wrong = table.give('B', Verb::take);
    EXPECT_EQ(table.reply('B', wrong), std::pair(1, std::string("refused")));
    const std::uint32_t old = table.give('B', Verb::pass, asked + 70);
    EXPECT_EQ(table.reply('B', old), std::pair(1, std::string("refused")));
    const std::uint32_t first = table.give('B', Verb::pass);
    const std::uint32_t second = table.give('B', Verb::stop);
    EXPECT_EQ(table.reply('B', first).first, 0);
    EXPECT_EQ(table.reply('B', second), std::pair(1, std::string("refused")));
    table.handle('A', wire::Undo{});  // the window is gone
    EXPECT_EQ(table.reply('B', first), std::pair(1, std::string("refused")));
    table.give('A', Verb::take);
    const std::uint32_t third = table.give('B', Verb::stop);
    for (const char seat : {'A', 'B', 'C'})
        table.handle(seat, wire::Abort{});
    table.pass(1'000);
    EXPECT_EQ(table.reply('B', third), std::pair(1, std::string("refused")));
}

TEST(Windows, WhatWasSaidInTimeCountsWhenTheClockEnds) {
    for (const bool holds : {false, true}) {
        WindowTable table(
            {.holders = holds ? seats_of("B") : SeatSet(), .clock = true, .increment = 0});
        table.give('A', Verb::take);
        table.give('B', Verb::pass);
        table.pass(800);
        table.pass(59'500);
        table.give('B', Verb::rest);  // with 100 milliseconds left
        table.give('C', Verb::take);
        table.pass(400);  // A can only pass
        const Milliseconds opened = table.now();
        const std::uint32_t said = table.give('B', Verb::stop);
        table.pass(1'000);
        EXPECT_EQ(table.reply('B', said).second, holds ? "ack" : "refused");
        EXPECT_EQ(table.log_of(kSpectator).find("stopped") != std::string::npos, holds);
        EXPECT_EQ(table.sent(kSpectator).back().at, opened + 100);
    }
}

// Bots that hold nothing take as long as bots that could.
TEST(Windows, BotsDoNotBetrayTheirCards) {
    for (const bool together : {false, true}) {
        WindowTable without({.together = together, .bot = true});
        WindowTable with({.holders = seats_of("C"), .together = together, .bot = true});
        for (WindowTable* table : {&without, &with}) {
            table->give('A', Verb::take);
            table->pass(1'099);
        }
        EXPECT_EQ(with.sent(kSpectator), without.sent(kSpectator));
        EXPECT_EQ(with.sent(at('B')), without.sent(at('B')));
        for (WindowTable* table : {&without, &with})
            table->pass(1);
        EXPECT_EQ(with.sent(kSpectator).back().at, without.sent(kSpectator).back().at);
    }
}

// Alone against bots nobody waits for the sake of others.
TEST(Windows, AloneThereIsNoDelay) {
    WindowTable table({.bot = true, .seats = 2});
    for (int turn = 0; turn < 4; ++turn) {
        table.give('A', Verb::take);
        table.pass(3'000);
    }
    const auto& told = table.sent(kSpectator);
    int taken = 0;
    for (std::size_t i = 0; i + 1 < told.size(); ++i)
        if (told[i].text.find(R"("kind":"takes","seat":"B")") != std::string::npos) {
            EXPECT_EQ(told[i + 1].at, told[i].at);
            ++taken;
        }
    EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace sidera::server
