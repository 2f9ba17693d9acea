// Tables end to end, without a network: everything a browser can say, and what it hears.

#include "engine/fair.h"
#include "server/stored_match.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

TEST_F(Tables, SomebodyPlaysAGameAloneToItsEnd) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(4), levels({"", "greedy", "greedy", "greedy"}));
    EXPECT_EQ(phase(ada), "playing");
    EXPECT_GT(play_out({&ada}), 10);
    EXPECT_EQ(phase(ada), "over");
    const Json update = hall.last(ada, "update");
    EXPECT_TRUE(update.find("standing")->find("over")->as_bool());
    EXPECT_FALSE(update.find("standing")->find("winners")->items().empty());
    // What was stored is the whole game, its luck is fair, and everybody may check it.
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    const auto stored = hall.store().load(match);
    ASSERT_TRUE(stored);
    const auto record = stored_record(*stored);
    ASSERT_TRUE(record);
    EXPECT_TRUE(replay_record(*record).match) << *replay_record(*record).error;
    ASSERT_TRUE(record->header.fair);
    EXPECT_EQ(check_fair(*record->header.fair, record->header.seed), std::nullopt);
    EXPECT_EQ(record->header.fair->commitment,
              hall.last(ada, "room").find("fairness")->find("commitment")->as_string());
    EXPECT_TRUE(hall.store().result(match));
}

TEST_F(Tables, TheSecretOfTheDiceIsShownOnlyAtTheEnd) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2), levels({"", "greedy"}));
    EXPECT_EQ(hall.last(ada, "room").find("fairness")->find("secret"), nullptr);
    play_out({&ada});
    ASSERT_NE(hall.last(ada, "room").find("fairness")->find("secret"), nullptr);
    const std::string secret = hall.last(ada, "room").find("fairness")->find("secret")->as_string();
    for (std::size_t i = 0; i + 1 < ada.bytes.size(); ++i)
        if (ada.inbox[i].find("phase") == nullptr ||
            ada.inbox[i].find("phase")->as_string() != "over")
            EXPECT_EQ(ada.bytes[i].find(secret), std::string::npos);
}

TEST_F(Tables, FriendsSitDownByLinkAndPlay) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient eve = hall.connect();
    const std::string room = play_together({&ada, &bob}, rated(2));
    enter(eve, room);
    EXPECT_EQ(phase(ada), "playing");
    EXPECT_EQ(hall.last(ada, "room").find("you")->as_string(), "A");
    EXPECT_EQ(hall.last(bob, "room").find("you")->as_string(), "B");
    EXPECT_EQ(hall.last(eve, "room").find("you"), nullptr);
    EXPECT_EQ(hall.last(ada, "room").find("watchers")->as_int(), 1);
    EXPECT_GT(play_out({&ada, &bob}), 10);
    EXPECT_EQ(phase(eve), "over");
    // Two people finished it: it counts.
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    const auto result = hall.store().result(match);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->players.size(), 2u);
    EXPECT_TRUE(hall.store().rating(result->players[0], "mlem"));
}

TEST_F(Tables, NobodyAnswersForOthers) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient eve = hall.connect();
    const std::string room = play_together({&ada, &bob}, rules(2));
    enter(eve, room);
    TestClient& asked = decision(ada).is_null() ? bob : ada;
    TestClient& other = decision(ada).is_null() ? ada : bob;
    const Json question = decision(asked);
    EXPECT_EQ(why_of(give(other, question, 0)), "server.not_your_turn");
    EXPECT_EQ(why_of(give(eve, question, 0)), "server.not_seated");
    EXPECT_EQ(type_of(give(asked, question, 0)), "ack");
    const std::string again = why_of(give(asked, question, 0));
    EXPECT_TRUE(again == "server.stale" || again == "server.not_your_turn") << again;
}

// ML-SEC-1's choice is made by all at once. Who has answered must not show: the others hear
// nothing, not even that something came.
TEST_F(Tables, SealedAnswersMakeNoMessageForOthers) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient eve = hall.connect();
    const std::string room =
        play_together({&ada, &bob}, rules(2, Json::object().set("secret_missions", "true")));
    enter(eve, room);
    ASSERT_EQ(decision(ada).find("kind")->as_string(), "mission_discard");
    ASSERT_EQ(decision(bob).find("kind")->as_string(), "mission_discard");
    hall.collect(bob);
    hall.collect(eve);
    const std::size_t bob_heard = bob.inbox.size();
    const std::size_t eve_heard = eve.inbox.size();
    EXPECT_EQ(type_of(give(ada, decision(ada), 1)), "ack");
    hall.collect(bob);
    hall.collect(eve);
    EXPECT_EQ(bob.inbox.size(), bob_heard);
    EXPECT_EQ(eve.inbox.size(), eve_heard);
    // Nor does coming back show it.
    TestClient again = hall.connect(eve.secret);
    enter(again, room);
    const Json deciding = *hall.last(again, "update").find("deciding");
    EXPECT_EQ(deciding.items().size(), 2u);
    EXPECT_EQ(type_of(give(bob, decision(bob), 0)), "ack");
    hall.collect(eve);
    EXPECT_GT(eve.inbox.size(), eve_heard);
}

TEST_F(Tables, SealedAnswersDoNotShowOnTheClock) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob},
                  rules(2, Json::object().set("secret_missions", "true"), live(300, 0)));
    hall.pass(10'000);
    give(ada, decision(ada), 0);
    hall.pass(10'000);
    TestClient again = hall.connect(bob.secret);
    enter(again, hall.last(bob, "room").find("room")->as_string());
    const Json clocks = *hall.last(again, "update").find("clocks");
    EXPECT_EQ(clocks.find("running")->items().size(), 2u);
    EXPECT_EQ(clocks.find("left")->items()[0].as_int(), 280'000);
    EXPECT_EQ(clocks.find("left")->items()[1].as_int(), 280'000);
    // The owner sees that his own time has stopped.
    TestClient own = hall.connect(ada.secret);
    enter(own, hall.last(ada, "room").find("room")->as_string());
    EXPECT_EQ(hall.last(own, "update").find("clocks")->find("left")->items()[0].as_int(), 290'000);
}

TEST_F(Tables, NeitherAPauseNorARestartTellsWhoHasAnswered) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    const std::string room = play_together(
        {&ada, &bob}, rules(2, Json::object().set("secret_missions", "true"), live(300, 5)));
    hall.pass(10'000);
    give(ada, decision(ada), 0);
    hall.pass(10'000);
    const auto seen_by_bob = [&](TestClient& client, std::size_t seat) {
        const Json update = hall.last(client, "update");
        return update.find("clocks")->find("left")->items()[seat].as_int();
    };
    hall.ask(bob, "pause", Json::object().set("on", true));
    EXPECT_EQ(seen_by_bob(bob, 0), 280'000);
    EXPECT_EQ(hall.last(bob, "update").find("clocks")->find("running")->items().size(), 0u);
    hall.pass(50'000);
    hall.restart();
    TestClient back = hall.connect(bob.secret);
    enter(back, room);
    EXPECT_EQ(seen_by_bob(back, 0), 280'000);
    EXPECT_EQ(seen_by_bob(back, 1), 280'000);
    hall.pass(20'000);
    hall.ask(back, "pause", Json::object().set("on", false));
    EXPECT_EQ(seen_by_bob(back, 0), 280'000);
    hall.pass(1'000);
    give(back, decision(back), 0);
    EXPECT_EQ(seen_by_bob(back, 0), 295'000) << "now it may be known";
    EXPECT_EQ(seen_by_bob(back, 1), 284'000);
}

TEST_F(Tables, TimeRunsOutAndTheClockAnswers) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2, Json::object(), live(10, 2)));
    TestClient& asked = decision(ada).is_null() ? bob : ada;
    const auto serial = decision(asked).find("serial")->as_int();
    hall.pass(9'999);
    EXPECT_EQ(decision(asked).find("serial")->as_int(), serial);
    hall.pass(1);
    EXPECT_TRUE(decision(asked).is_null() || decision(asked).find("serial")->as_int() != serial);
}

TEST_F(Tables, APauseStopsClocksAndAnswers) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2, Json::object(), live(10, 0)));
    TestClient& asked = decision(ada).is_null() ? bob : ada;
    hall.pass(4'000);
    EXPECT_EQ(type_of(hall.ask(bob, "pause", Json::object().set("on", true))), "ack");
    hall.pass(100'000);
    EXPECT_EQ(why_of(give(asked, decision(asked), 0)), "server.paused");
    EXPECT_EQ(type_of(hall.ask(ada, "pause", Json::object().set("on", false))), "ack");
    hall.pass(5'000);
    EXPECT_EQ(type_of(give(asked, decision(asked), 0)), "ack");
}

TEST_F(Tables, WhatIsAcknowledgedSurvivesTheServer) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(3), levels({"", "greedy", "greedy"}));
    for (int i = 0; i < 8; ++i)
        give(ada, decision(ada), 0);
    const Json before = hall.last(ada, "update");
    std::int64_t heard = 0;
    for (const Json& message : ada.inbox)
        if (type_of(message) == "update")
            for (const Json& event : message.find("events")->items())
                heard = event.find("sequence")->as_int();
    hall.restart();
    TestClient again = hall.connect(ada.secret);
    EXPECT_EQ(type_of(enter(again, room, heard)), "ack");
    const Json after = hall.last(again, "update");
    EXPECT_EQ(after.find("view")->dump(), before.find("view")->dump());
    EXPECT_TRUE(after.find("events")->items().empty());
    EXPECT_EQ(decision(again).find("serial")->dump(),
              before.find("decisions")->items()[0].find("serial")->dump());
    EXPECT_GT(play_out({&again}), 5);
    EXPECT_EQ(phase(again), "over");
}

TEST_F(Tables, AnAnswerCanBeTakenBackUntilLuckIsDrawn) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2, Json::object().set("first_player", "0")), levels({"", "greedy"}));
    const Json asked = decision(ada);
    ASSERT_EQ(asked.find("kind")->as_string(), "board");
    const std::string view = hall.last(ada, "update").find("view")->dump();
    give(ada, asked, 2);
    if (hall.last(ada, "update").find("may_undo")->as_bool()) {
        EXPECT_EQ(type_of(hall.ask(ada, "undo")), "ack");
        EXPECT_EQ(hall.last(ada, "update").find("view")->dump(), view);
    }
    EXPECT_EQ(why_of(hall.ask(ada, "undo")), "server.nothing_to_undo");
}

}  // namespace
}  // namespace sidera::server
