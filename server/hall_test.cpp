// Tables end to end, without a network: everything a browser can say, and what it hears.

#include <gtest/gtest.h>

#include "engine/fair.h"
#include "server/analyst.h"
#include "server/test_hall.h"

namespace sidera::server {
namespace {

const std::string kEntropy(32, 'a');

Json rules(int seats, Json options = Json::object(), Json clock = {}, int takeover = 0) {
    if (clock.is_null())
        clock =
            Json::object().set("kind", "none").set("seconds", 0).set("increment", 0).set("days", 0);
    return Json::object()
        .set("game", "mlem")
        .set("seats", seats)
        .set("options", std::move(options))
        .set("clock", std::move(clock))
        .set("takeover", takeover)
        .set("listed", true)
        .set("rated", true);
}

Json live(int seconds, int increment) {
    return Json::object()
        .set("kind", "live")
        .set("seconds", seconds)
        .set("increment", increment)
        .set("days", 0);
}

Json levels(std::initializer_list<const char*> names) {
    Json list = Json::array();
    for (const char* name : names)
        list.push(name);
    return list;
}

std::string type_of(const Json& message) {
    const Json* type = message.find("type");
    return type != nullptr ? type->as_string() : std::string("nothing");
}

std::string why_of(const Json& refused) {
    return refused.find("why") != nullptr ? refused.find("why")->find("key")->as_string()
                                          : type_of(refused);
}

class Tables : public testing::Test {
  protected:
    // Alone against bots, begun at once.
    std::string play_alone(TestClient& client, Json table, Json bots) {
        const Json reply = hall.ask(client,
                                    "create",
                                    Json::object()
                                        .set("rules", std::move(table))
                                        .set("bots", std::move(bots))
                                        .set("start", true)
                                        .set("entropy", kEntropy));
        EXPECT_EQ(type_of(reply), "ack") << reply.dump();
        const Json* room = reply.find("room");
        return room != nullptr ? room->as_string() : std::string();
    }

    // A table of people, everybody ready.
    std::string play_together(std::vector<TestClient*> people, Json table) {
        Json bots = Json::array();
        for (std::size_t i = 0; i < people.size(); ++i)
            bots.push("");
        const Json made = hall.ask(*people[0],
                                   "create",
                                   Json::object()
                                       .set("rules", std::move(table))
                                       .set("bots", std::move(bots))
                                       .set("start", false));
        const std::string room = made.find("room")->as_string();
        for (std::size_t i = 1; i < people.size(); ++i) {
            enter(*people[i], room);
            const std::string seat(1, static_cast<char>('A' + static_cast<int>(i)));
            EXPECT_EQ(type_of(hall.ask(*people[i], "sit", Json::object().set("seat", seat))),
                      "ack");
        }
        for (TestClient* person : people)
            hall.ask(*person, "ready", Json::object().set("ready", true).set("entropy", kEntropy));
        return room;
    }

    Json enter(TestClient& client, const std::string& room, std::int64_t since = 0) {
        return hall.ask(client, "enter", Json::object().set("room", room).set("since", since));
    }

    // The open decision of a client's last update, or null.
    Json decision(TestClient& client) {
        const Json update = hall.last(client, "update");
        const Json* list = update.find("decisions");
        return list != nullptr && !list->items().empty() ? list->items()[0] : Json();
    }

    Json give(TestClient& client, const Json& asked, std::size_t option) {
        const Json& chosen = asked.find("options")->items()[option];
        return hall.ask(client,
                        "answer",
                        Json::object()
                            .set("channel", "main")
                            .set("serial", *asked.find("serial"))
                            .set("code", *chosen.find("code"))
                            .set("value", 0));
    }

    std::string phase(TestClient& client) {
        return hall.last(client, "room").find("phase")->as_string();
    }

    // Everybody answers at random until the game is over; yields the number of answers.
    int play_out(std::vector<TestClient*> people, int most = 5000) {
        std::uint32_t chance = 12345;
        for (int answers = 0; answers < most;) {
            bool moved = false;
            for (TestClient* person : people) {
                const Json asked = decision(*person);
                if (asked.is_null())
                    continue;
                chance = chance * 1664525u + 1013904223u;
                const std::size_t size = asked.find("options")->items().size();
                const Json reply = give(*person, asked, (chance >> 8) % size);
                EXPECT_EQ(type_of(reply), "ack") << reply.dump();
                ++answers;
                moved = true;
            }
            if (!moved || phase(*people[0]) != "playing")
                return answers;
        }
        return most;
    }

    TestFolder folder;
    TestHall hall{folder.file("hall.db")};
};

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
    const auto record = stored_record(*stored, true);
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
    const std::string room = play_together({&ada, &bob}, rules(2));
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

TEST_F(Tables, ABotTakesOverAndHandsTheSeatBack) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    const std::string room = play_together({&ada, &bob}, rules(2, Json::object(), {}, 30));
    hall.disconnect(bob);
    hall.pass(29'000);
    EXPECT_FALSE(hall.last(ada, "room").find("seats")->items()[1].find("online")->as_bool());
    EXPECT_FALSE(hall.last(ada, "room").find("seats")->items()[1].find("taken_over")->as_bool());
    hall.pass(2'000);
    EXPECT_TRUE(hall.last(ada, "room").find("seats")->items()[1].find("taken_over")->as_bool());
    for (int i = 0; i < 5 && !decision(ada).is_null(); ++i)
        give(ada, decision(ada), 0);  // the game goes on without bob
    TestClient back = hall.connect(bob.secret);
    enter(back, room);
    EXPECT_FALSE(hall.last(ada, "room").find("seats")->items()[1].find("taken_over")->as_bool());
    EXPECT_TRUE(hall.last(back, "room").find("seats")->items()[1].find("online")->as_bool());
    EXPECT_GT(play_out({&ada, &back}), 1);
}

TEST_F(Tables, NoBotTakesOverWhereTheTableDidNotAgree) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.disconnect(bob);
    hall.pass(86'400'000);
    EXPECT_FALSE(hall.last(ada, "room").find("seats")->items()[1].find("taken_over")->as_bool());
}

TEST_F(Tables, ASeatMovesToAnotherDeviceByItsLink) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    const Json link = hall.ask(ada, "seat_link");
    const std::string secret = link.find("seat_secret")->as_string();
    TestClient phone = hall.connect();
    hall.ask(phone,
             "enter",
             Json::object().set("room", room).set("since", 0).set("seat_secret", secret));
    EXPECT_EQ(hall.last(phone, "room").find("you")->as_string(), "A");
    EXPECT_EQ(type_of(give(phone, decision(phone), 0)), "ack");
    TestClient liar = hall.connect();
    hall.ask(
        liar, "enter", Json::object().set("room", room).set("since", 0).set("seat_secret", "00"));
    EXPECT_EQ(hall.last(liar, "room").find("you"), nullptr);
}

TEST_F(Tables, ConcedingEndsAGameOfTwoAndCountsAsLost) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    EXPECT_EQ(type_of(hall.ask(ada, "concede")), "ack");
    EXPECT_EQ(phase(bob), "over");
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    const Json result = parse_json(hall.store().result(match)->body).value;
    EXPECT_FALSE(result.find("seats")->items()[0].find("won")->as_bool());
    EXPECT_TRUE(result.find("seats")->items()[1].find("won")->as_bool());
    EXPECT_LT(result.find("seats")->items()[0].find("rating_after")->as_int(),
              result.find("seats")->items()[1].find("rating_after")->as_int());
}

TEST_F(Tables, AmongThreeABotPlaysOnForWhoConcedes) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient cyd = hall.connect();
    play_together({&ada, &bob, &cyd}, rules(3));
    hall.ask(ada, "concede");
    EXPECT_EQ(phase(bob), "playing");
    EXPECT_GT(play_out({&bob, &cyd}), 5);
    EXPECT_EQ(phase(bob), "over");
    const std::string match = hall.last(bob, "room").find("match")->as_string();
    const Json result = parse_json(hall.store().result(match)->body).value;
    EXPECT_FALSE(result.find("seats")->items()[0].find("won")->as_bool());
}

TEST_F(Tables, AbortNeedsEverybody) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "abort");
    EXPECT_EQ(phase(bob), "playing");
    EXPECT_TRUE(hall.last(bob, "room").find("seats")->items()[0].find("wants_abort")->as_bool());
    hall.ask(bob, "abort");
    EXPECT_EQ(phase(ada), "aborted");
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    EXPECT_FALSE(hall.store().result(match));
}

TEST_F(Tables, ARematchSeatsEverybodyOneOn) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "concede");
    const Json reply = hall.ask(bob, "rematch");
    ASSERT_EQ(type_of(reply), "ack");
    const std::string next = reply.find("room")->as_string();
    EXPECT_EQ(hall.last(ada, "room").find("next")->as_string(), next);
    EXPECT_EQ(hall.ask(ada, "rematch").find("room")->as_string(), next);
    enter(ada, next);
    enter(bob, next);
    EXPECT_EQ(hall.last(ada, "room").find("you")->as_string(), "B");
    EXPECT_EQ(hall.last(bob, "room").find("you")->as_string(), "A");
    hall.ask(ada, "ready", Json::object().set("ready", true).set("entropy", kEntropy));
    hall.ask(bob, "ready", Json::object().set("ready", true).set("entropy", kEntropy));
    EXPECT_EQ(phase(ada), "playing");
}

TEST_F(Tables, StandingOrdersAnswerForTheirOwner) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2, Json::object().set("first_player", "0")), levels({"", "greedy"}));
    give(ada, decision(ada), 0);
    const Json roll = decision(ada);
    ASSERT_EQ(roll.find("kind")->as_string(), "roll");
    Json orders = Json::array();
    orders.push(Json::object()
                    .set("kind", "roll")
                    .set("code", *roll.find("options")->items()[0].find("code")));
    EXPECT_EQ(type_of(hall.ask(ada, "orders", Json::object().set("orders", std::move(orders)))),
              "ack");
    hall.settle();
    EXPECT_TRUE(decision(ada).is_null() || decision(ada).find("kind")->as_string() != "roll");
    EXPECT_EQ(hall.last(ada, "room").find("orders")->items().size(), 1u);
}

TEST_F(Tables, WhyCannotI) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2, Json::object().set("first_player", "0")), levels({"", "greedy"}));
    const Json reason = hall.ask(ada, "why", Json::object().set("notation", "roll"));
    EXPECT_EQ(type_of(reason), "reason");
    ASSERT_NE(reason.find("rule"), nullptr) << reason.dump();
    EXPECT_TRUE(reason.find("rule")->as_string().starts_with("ML-"));
    const Json fine = hall.ask(ada, "why", Json::object().set("notation", "board moon"));
    EXPECT_EQ(fine.find("rule"), nullptr);
    EXPECT_EQ(why_of(hall.ask(ada, "why", Json::object().set("notation", "dance"))),
              "server.bad_message");
}

TEST_F(Tables, EarlierMomentsCanBeLookedAt) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2), levels({"", "greedy"}));
    for (int i = 0; i < 6; ++i)
        give(ada, decision(ada), 0);
    const Json moment = hall.ask(ada, "look", Json::object().set("sequence", 1));
    ASSERT_EQ(type_of(moment), "moment");
    EXPECT_EQ(moment.find("view")->find("pub")->find("expedition")->as_int(), 1);
    EXPECT_EQ(why_of(hall.ask(ada, "look", Json::object().set("sequence", 100'000))),
              "server.not_possible");
}

TEST_F(Tables, TalkIsHeardByAllAndKept) {
    TestClient ada = hall.connect();
    TestClient eve = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    enter(eve, room);
    hall.ask(eve, "chat", Json::object().set("text", "ciao \xF0\x9F\x9A\x80"));
    EXPECT_EQ(hall.last(ada, "chat").find("lines")->items()[0].find("text")->as_string(),
              "ciao \xF0\x9F\x9A\x80");
    EXPECT_EQ(why_of(hall.ask(eve, "chat", Json::object().set("text", std::string(501, 'x')))),
              "server.too_long");
    hall.restart();
    TestClient again = hall.connect(ada.secret);
    enter(again, room);
    EXPECT_EQ(hall.last(again, "chat").find("lines")->items().size(), 1u);
}

TEST_F(Tables, ForgedSecretsAndStrangeMessagesAreRefused) {
    TestClient ada = hall.connect();
    TestClient liar{.id = 999};
    hall.hall().connected(liar.id);
    Json hello = Json::object();
    hello.set("protocol", wire::kProtocol).set("secret", std::string(64, '0'));
    EXPECT_EQ(why_of(hall.ask(liar, "hello", hello)), "server.bad_secret");
    EXPECT_EQ(why_of(hall.ask(liar, "undo")), "server.hello_first");
    EXPECT_EQ(why_of(hall.ask(liar, "hello", Json::object().set("protocol", 99))),
              "server.protocol");
    for (const char* text : {"",
                             "{",
                             "[]",
                             "null",
                             "{\"type\":7}",
                             "{\"type\":\"dance\",\"id\":1}",
                             "{\"type\":\"sit\",\"id\":1}",
                             "{\"type\":\"sit\",\"id\":-5,\"seat\":\"Z\"}"}) {
        hall.send_text(ada, text);
        EXPECT_EQ(why_of(ada.inbox.back()), "server.bad_message") << text;
    }
    EXPECT_EQ(type_of(hall.ask(ada, "ping")), "ack");
}

TEST_F(Tables, TablesThatCannotBeAreRefusedWithTheCause) {
    TestClient ada = hall.connect();
    const auto refused = [&](Json table, Json bots) {
        const Json reply = hall.ask(ada,
                                    "create",
                                    Json::object()
                                        .set("rules", std::move(table))
                                        .set("bots", std::move(bots))
                                        .set("start", false));
        EXPECT_EQ(why_of(reply), "server.bad_rules");
        const Json* args = reply.find("why")->find("args");
        return args->find("text")->find("text")->as_string();
    };
    EXPECT_EQ(refused(rules(9), levels({""})), "mlem has 2 to 5 seats");
    EXPECT_NE(refused(rules(2, Json::object().set("ufo", "maybe")), levels({"", ""})).find("ufo"),
              std::string::npos);
    EXPECT_NE(refused(rules(2), levels({"", "genius"})).find("genius"), std::string::npos);
    EXPECT_NE(refused(rules(2), levels({"greedy", "greedy"})).find("person"), std::string::npos);
}

TEST_F(Tables, OpenTablesAreListedForOthers) {
    TestClient ada = hall.connect();
    hall.ask(
        ada,
        "create",
        Json::object().set("rules", rules(2)).set("bots", levels({"", ""})).set("start", false));
    ASSERT_EQ(hall.hall().listed_tables().size(), 1u);
    EXPECT_EQ(hall.hall().listed_tables()[0].phase, wire::Phase::open);
    hall.restart();
    EXPECT_EQ(hall.hall().listed_tables().size(), 1u);
}

}  // namespace
}  // namespace sidera::server
