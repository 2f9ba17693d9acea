// The clock that the rules of a game set for all who take part, kept by the room.

#include <gtest/gtest.h>

#include "server/room/test_table.h"

namespace sidera::server {
namespace {

// What the last update to this reader said of the clock; -1: nothing.
std::int64_t shown(WindowTable& table, ConnectionId to) {
    const auto& list = table.sent(to);
    for (std::size_t i = list.size(); i-- > 0;)
        if (list[i].text.starts_with("{\"type\":\"update\"")) {
            const Json update = parse_json(list[i].text).value;
            const Json* left = update.find("common_left");
            return left == nullptr || left->is_null() ? -1 : left->as_int();
        }
    return -1;
}

TEST(CommonClock, WhenItIsOverTheFallbackIsGivenForWhoeverIsStillAsked) {
    for (const bool together : {false, true}) {
        WindowTable table({.holders = seats_of("BC"), .together = together, .seconds = 5});
        EXPECT_EQ(shown(table, kSpectator), -1);
        table.give('A', Verb::take);
        EXPECT_EQ(shown(table, kSpectator), 5'000);
        table.pass(4'900);
        EXPECT_EQ(table.log_of(kSpectator).find("taken"), std::string::npos);
        EXPECT_FALSE(table.question('B').is_null());
        table.pass(200);
        EXPECT_NE(table.log_of(kSpectator).find("taken"), std::string::npos);
        EXPECT_EQ(shown(table, kSpectator), -1);
    }
}

TEST(CommonClock, ItStandsStillInAPause) {
    WindowTable table({.holders = seats_of("BC"), .seconds = 5});
    table.give('A', Verb::take);
    table.pass(3'000);
    table.handle('C', wire::Pause{.on = true});
    EXPECT_EQ(shown(table, at('B')), 2'000);
    table.pass(60'000);
    EXPECT_EQ(table.log_of(kSpectator).find("taken"), std::string::npos);
    table.handle('C', wire::Pause{.on = false});
    EXPECT_EQ(shown(table, at('B')), 2'000);
    table.pass(1'900);
    EXPECT_EQ(table.log_of(kSpectator).find("taken"), std::string::npos);
    table.pass(200);
    EXPECT_NE(table.log_of(kSpectator).find("taken"), std::string::npos);
}

TEST(CommonClock, WithoutOneNothingIsSaidOfIt) {
    WindowTable table({.holders = seats_of("BC")});
    table.give('A', Verb::take);
    table.pass(600'000);
    EXPECT_EQ(shown(table, kSpectator), -1);
    EXPECT_EQ(table.log_of(kSpectator).find("taken"), std::string::npos);
}

}  // namespace
}  // namespace sidera::server
