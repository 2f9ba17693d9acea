// Time at a table: what an answer gains, and what it takes along when it is taken back.

#include "server/test_tables.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kMinute = 60'000;

class Clocks : public Tables {
  protected:
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
};

TEST_F(Clocks, WhatIsTakenBackTakesItsIncrementWithIt) {
    Json table = rules(2, Json::object().set("first_player", "0"), live(600, 30));
    play_together({&ada, &bob}, table);
    const auto left = [this](TestClient& reader) {
        return hall.last(reader, "update").find("clocks")->find("left")->items()[0].as_int();
    };
    int undone = 0;
    for (int i = 0; i < 40 && undone < 5; ++i) {
        if (decision(ada).is_null()) {
            give(bob, decision(bob), 0);
            continue;
        }
        const std::int64_t before = left(ada);
        give(ada, decision(ada), 0);
        if (type_of(hall.ask(ada, "undo")) != "ack")
            continue;
        EXPECT_LE(left(ada), before);
        ++undone;
    }
    EXPECT_GT(undone, 0);
}

// With days per answer, too: else a deadline could be put off for ever.
TEST_F(Clocks, WhatIsTakenBackGivesNoNewDays) {
    const Json days =
        Json::object().set("kind", "days").set("seconds", 0).set("increment", 0).set("days", 2);
    play_together({&ada, &bob}, rules(2, Json::object().set("first_player", "0"), days));
    const auto left = [this] {
        return hall.last(ada, "update").find("clocks")->find("left")->items()[0].as_int();
    };
    hall.pass(40 * 60 * kMinute);
    ASSERT_EQ(type_of(give(ada, decision(ada), 0)), "ack");
    ASSERT_EQ(type_of(hall.ask(ada, "undo")), "ack");
    EXPECT_EQ(left(), 8 * 60 * kMinute);
}

// Else who can always offer something has all the time there is.
TEST_F(Clocks, AWordAtTheTableGainsNoTime) {
    Json table = rules(2, Json::object(), live(600, 30));
    table.set("game", "monolith");
    play_together({&ada, &bob}, std::move(table));
    const std::string asked = hall.last(ada, "update").find("deciding")->items()[0].as_string();
    TestClient& one = asked == "A" ? ada : bob;
    const auto at = static_cast<std::size_t>(asked[0] - 'A');
    const auto left = [&] {
        return hall.last(one, "update").find("clocks")->find("left")->items()[at].as_int();
    };
    hall.pass(100'000);
    int said = 0;
    const Json update = hall.last(one, "update");
    for (const Json& talk : update.find("decisions")->items())
        if (talk.find("channel")->as_string() == "table" &&
            type_of(hall.ask(one,
                             "answer",
                             Json::object()
                                 .set("channel", "table")
                                 .set("serial", *talk.find("serial"))
                                 .set("code", *talk.find("options")->items()[0].find("code"))
                                 .set("value", *talk.find("options")->items()[0].find("lo")))) ==
                "ack")
            ++said;
    EXPECT_EQ(said, 1);
    EXPECT_LE(left(), 500'000);
}

}  // namespace
}  // namespace sidera::server
