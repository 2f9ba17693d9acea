// Tables end to end: leaving and coming back, conceding, rematches, talk, and what is refused.

#include "server/test_tables.h"

namespace sidera::server {
namespace {

// Who invites this player to a rematch.
std::vector<std::string> invitations(TestHall& hall, const std::string& player) {
    std::vector<std::string> names;
    for (const wire::TableInfo& table : hall.hall().tables_of(player))
        if (table.rematch_by)
            names.push_back(*table.rematch_by);
    return names;
}

TEST_F(Tables, ConcedingEndsAGameOfTwoAndCountsAsLost) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rated(2));
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
    ready(ada);
    ready(bob);
    EXPECT_EQ(phase(ada), "playing");
}

TEST_F(Tables, ARematchIsAnInvitationFromWhoAsked) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "concede");
    const std::string invited = id_of(ada);
    EXPECT_TRUE(invitations(hall, invited).empty());
    const std::string next = hall.ask(bob, "rematch").find("room")->as_string();
    const std::string name = hall.last(bob, "welcome").find("name")->as_string();
    EXPECT_EQ(invitations(hall, invited), std::vector{name});
    EXPECT_TRUE(invitations(hall, id_of(bob)).empty()) << "nobody invites himself";
    for (const wire::TableInfo& table : hall.hall().listed_tables())
        EXPECT_FALSE(table.rematch_by) << "nobody else is invited";

    hall.disconnect(ada);
    hall.disconnect(bob);
    hall.restart();
    EXPECT_EQ(invitations(hall, invited), std::vector{name}) << "also from the store";
    TestClient back = hall.connect(ada.secret);
    enter(back, next);
    ready(back);
    EXPECT_TRUE(invitations(hall, invited).empty()) << "who is ready has accepted";
}

TEST_F(Tables, ANewNameReachesARunningGameItsPlayerDoesNotLookAt) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "leave");
    hall.hall().renamed(id_of(ada), "Nova");
    hall.settle();
    EXPECT_EQ(seat(bob, 0).find("name")->as_string(), "Nova");
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

// A long game takes a while to play again: that is not done where everybody waits.
TEST_F(Tables, EarlierMomentsAreLookedAtBesideTheLoop) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2), levels({"", "greedy"}));
    give(ada, decision(ada), 0);
    hall.loop().holds_replays = true;
    EXPECT_TRUE(hall.ask(ada, "look", Json::object().set("sequence", 1)).is_null());
    EXPECT_EQ(type_of(hall.ask(ada, "chat", Json::object().set("text", "meanwhile"))), "ack");
    EXPECT_EQ(why_of(hall.ask(ada, "look", Json::object().set("sequence", 1))), "server.busy");
    hall.loop().work_off_held();
    hall.settle();
    EXPECT_FALSE(hall.last(ada, "moment").is_null());
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

// Also while the first one is still on its way to the disk.
TEST_F(Tables, HelloIsSaidOnce) {
    const ConnectionId id = 900;
    hall.hall().connected(id);
    for (const char* number : {"1", "2"})
        hall.hall().received(id,
                             R"({"type":"hello","protocol":2,"id":)" + std::string(number) + "}");
    hall.settle();
    ASSERT_EQ(hall.loop().sent[id].size(), 2u);
    std::map<std::int64_t, std::string> replies;
    for (const std::string& text : hall.loop().sent[id]) {
        const Json message = parse_json(text).value;
        replies[message.find("id")->as_int()] = type_of(message);
    }
    EXPECT_EQ(replies[1], "welcome");
    EXPECT_EQ(replies[2], "refused");
}

// What is said back of it must be a text still.
TEST_F(Tables, ABotsNameIsNotCutInTheMiddleOfALetter) {
    TestClient ada = hall.connect();
    for (int i = 17; i < 21; ++i) {
        const std::string name = std::string(static_cast<std::size_t>(i), 'x') + "\xF0\x9F\x9A\x80";
        EXPECT_EQ(why_of(hall.ask(ada,
                                  "create",
                                  Json::object()
                                      .set("rules", rules(2))
                                      .set("bots", levels({"", name.c_str()}))
                                      .set("start", false))),
                  "server.bad_rules");
    }
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

// Of what is over nobody need wait until it leaves the memory by itself.
TEST_F(Tables, WhatIsOverKeepsNobodyFromOpeningTables) {
    Limits limits = TestHall::quick_limits();
    limits.rooms = 3;
    TestHall small(folder.file("small.db"), limits);
    TestClient eve = small.connect();
    const auto open = [&small](TestClient& host, bool lesson) {
        Json request =
            Json::object().set("rules", rules(2)).set("bots", levels({"", ""})).set("start", false);
        if (lesson)
            request.set("lesson", "first_flight");
        return type_of(small.ask(host, "create", std::move(request)));
    };
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(open(eve, false), "ack");
        EXPECT_EQ(type_of(small.ask(eve, "abort")), "ack");
    }
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(open(eve, true), "ack");
    TestClient ada = small.connect();
    EXPECT_EQ(open(ada, false), "ack");
}

class FullDisk : public Tables {
  protected:
    FullDisk()
        : Tables([](const TestFolder& folder) {
            std::string error;
            return open_sqlite_store(folder.file("small.db"), error, {.pages = 80});
        }) {}
};

// Nobody is told what is not stored, everybody comes back to what is.
TEST_F(FullDisk, EndsTheTableForNowAndHarmsNobody) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "random"}));
    const Json line = Json::object().set("text", std::string(500, 'x'));
    std::int64_t kept = 0;
    std::string why;
    for (int i = 0; i < 2000 && why.empty(); ++i)
        if (const Json reply = hall.ask(ada, "chat", line); type_of(reply) == "ack")
            ++kept;
        else
            why = why_of(reply);
    EXPECT_GT(kept, 0);
    EXPECT_EQ(why, "server.not_said");  // talk ends no table
    EXPECT_TRUE(hall.last(ada, "bye").is_null());
    for (int i = 0; i < 2000 && hall.last(ada, "bye").is_null(); ++i)
        give(ada, decision(ada), 0);
    ASSERT_EQ(hall.last(ada, "bye").find("why")->find("key")->as_string(), "server.store_failed");
    // Whoever goes on talking to the table that is gone is told so.
    EXPECT_EQ(why_of(hall.ask(ada, "chat", line)), "server.no_such_room");
    EXPECT_EQ(why_of(hall.ask(ada, "sit", Json::object().set("seat", "B"))), "server.no_such_room");
    hall.ask(ada, "enter", Json::object().set("room", room).set("since", 0));
    const Json lines = *hall.last(ada, "chat").find("lines");
    EXPECT_EQ(lines.items().back().find("number")->as_int(), kept);
}

// What the store did not take is no table any more; a new name must not write it down as closed.
TEST_F(FullDisk, ClosesNoTableForANewName) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "random"}));
    const Json line = Json::object().set("text", std::string(500, 'x'));
    for (int i = 0; i < 2000 && type_of(hall.ask(ada, "chat", line)) == "ack"; ++i) {
    }
    for (int i = 0; i < 2000 && hall.last(ada, "bye").is_null(); ++i)
        give(ada, decision(ada), 0);
    ASSERT_FALSE(hall.last(ada, "bye").is_null());
    hall.hall().renamed(id_of(ada), "Nova");
    hall.settle();
    EXPECT_FALSE(hall.store().room(room)->finished);
}

// The number of a line comes from the talk that is stored, not from the room, which is stored
// seldom.
TEST_F(Tables, TalkGoesOnAfterARestart) {
    TestClient ada = hall.connect();
    const std::string room = open_table(ada, rules(2));
    const auto talk = [&](TestClient& who) {
        return type_of(hall.ask(who, "chat", Json::object().set("text", "hello")));
    };
    EXPECT_EQ(talk(ada), "ack");
    EXPECT_EQ(talk(ada), "ack");
    for (int i = 0; i < 3; ++i) {
        hall.restart();
        TestClient back = hall.connect(ada.secret);
        enter(back, room);
        EXPECT_EQ(talk(back), "ack");
        EXPECT_TRUE(hall.last(back, "bye").is_null());
        EXPECT_EQ(hall.last(back, "chat").find("lines")->items()[0].find("number")->as_int(),
                  3 + i);
    }
}

TEST_F(Tables, OpenTablesAreListedForOthers) {
    TestClient ada = hall.connect();
    hall.ask(
        ada,
        "create",
        Json::object().set("rules", rules(2)).set("bots", levels({"", ""})).set("start", false));
    ASSERT_EQ(hall.hall().listed_tables().size(), 1u);
    EXPECT_EQ(hall.hall().listed_tables()[0].phase, wire::Phase::open);
    const std::string room = hall.hall().listed_tables()[0].room;
    hall.disconnect(ada);
    EXPECT_TRUE(hall.hall().listed_tables().empty()) << "nobody is there to play with";
    hall.restart();
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_EQ(hall.hall().listed_tables().size(), 1u);
}

// Who keeps updates is sent less, at the same moments; who comes back begins with a whole.
TEST_F(Tables, WhoKeepsUpdatesIsSentWhatHasChanged) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(3), levels({"", "greedy", "random"}));
    TestClient plain = hall.connect();
    TestClient keeps = hall.connect({}, true);
    TestClient also = hall.connect({}, true);
    for (TestClient* one : {&plain, &keeps, &also})
        enter(*one, room);
    const auto updates = [this](TestClient& client) {
        hall.collect(client);
        std::vector<Json> list;
        for (const Json& message : client.inbox)
            if (type_of(message) == "update")
                list.push_back(message);
        return list;
    };
    EXPECT_EQ(updates(keeps).back().find("parts"), nullptr);
    play_out({&ada});
    const auto whole = updates(plain);
    const auto parts = updates(keeps);
    ASSERT_EQ(whole.size(), parts.size());
    ASSERT_GT(whole.size(), 10u);
    for (std::size_t i = 1; i < whole.size(); ++i) {
        ASSERT_NE(parts[i].find("parts"), nullptr);
        EXPECT_EQ(parts[i].find("events")->dump(), whole[i].find("events")->dump());
        EXPECT_LE(parts[i].dump().size(), whole[i].dump().size() + 20);
        EXPECT_EQ(parts[i].dump(), updates(also)[i].dump());
    }
    enter(keeps, room);
    EXPECT_EQ(hall.last(keeps, "update").find("parts"), nullptr);
    EXPECT_EQ(hall.last(keeps, "update").find("view")->dump(), whole.back().find("view")->dump());
}

TEST_F(Tables, NothingIsSentWhereNothingHasChanged) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "here");
    for (TestClient* one : {&ada, &bob})
        hall.collect(*one);
    const std::size_t heard = bob.inbox.size();
    const std::size_t own = ada.inbox.size();
    for (int i = 0; i < 5; ++i)
        hall.ask(ada, "here");
    hall.collect(bob);
    EXPECT_EQ(bob.inbox.size(), heard);
    EXPECT_EQ(ada.inbox.size(), own + 5) << "replies only";
}

}  // namespace
}  // namespace sidera::server
