// Before the game: what the host may do, what a deputy may, and what nobody else may.

#include "server/test_tables.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kMinute = 60'000;
constexpr Milliseconds kDay = 24 * 60 * kMinute;

class Hosts : public Tables {
  protected:
    // Ada is the host at A, bob sits at B, cyd at C; D is free.
    std::string open() {
        const std::string room = open_table(ada, rules(4));
        for (const auto& [person, seat] : {std::pair{&bob, "B"}, {&cyd, "C"}}) {
            enter(*person, room);
            EXPECT_EQ(type_of(sit(*person, seat)), "ack");
        }
        return room;
    }

    Json about(TestClient& person, const char* request, const char* seat) {
        return hall.ask(person, request, Json::object().set("seat", seat));
    }

    Json change(TestClient& person, Json table) {
        return hall.ask(person, "change", Json::object().set("rules", std::move(table)));
    }

    bool is_host(TestClient& person) { return hall.last(person, "room").find("host")->as_bool(); }

    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient cyd = hall.connect();
};

TEST_F(Hosts, FreeSeatsAndSendPeopleAway) {
    const std::string room = open();
    EXPECT_EQ(type_of(about(ada, "free", "B")), "ack");
    EXPECT_EQ(own_seat(bob), "");
    EXPECT_EQ(type_of(sit(bob, "D")), "ack") << "who was only freed may sit down again";
    const std::string link = hall.ask(cyd, "seat_link").find("seat_secret")->as_string();
    EXPECT_EQ(type_of(about(ada, "send_away", "D")), "ack");
    EXPECT_EQ(own_seat(bob), "");
    EXPECT_EQ(why_of(sit(bob, "D")), "server.sent_away");
    EXPECT_TRUE(hall.last(bob, "room").find("sent_away")->as_bool());
    EXPECT_FALSE(hall.last(cyd, "room").find("sent_away")->as_bool());
    hall.ask(
        bob, "enter", Json::object().set("room", room).set("since", 0).set("seat_secret", link));
    EXPECT_EQ(own_seat(bob), "") << "no link helps";
    EXPECT_EQ(own_seat(cyd), "C");
    EXPECT_EQ(why_of(about(ada, "send_away", "A")), "server.not_possible");
    hall.restart();
    TestClient again = hall.connect(bob.secret);
    enter(again, room);
    EXPECT_EQ(why_of(sit(again, "D")), "server.sent_away");
}

// Between a look and a click somebody else may have sat down there.
TEST_F(Hosts, MeanAPersonNotASeat) {
    const std::string room = open();
    TestClient eve = hall.connect();
    enter(eve, room);
    sit(bob, "D");
    sit(eve, "B");
    for (const char* request : {"free", "send_away", "hand_over"})
        EXPECT_EQ(why_of(hall.ask(
                      ada, request, Json::object().set("seat", "B").set("player", id_of(bob)))),
                  "server.stale");
    EXPECT_EQ(own_seat(eve), "B");
    EXPECT_TRUE(is_host(ada));
    EXPECT_EQ(type_of(hall.ask(
                  ada, "send_away", Json::object().set("seat", "B").set("player", id_of(eve)))),
              "ack");
    EXPECT_TRUE(hall.last(eve, "room").find("sent_away")->as_bool());
}

TEST_F(Hosts, HaveSeatsChangePlaces) {
    open();
    ready(bob);
    EXPECT_EQ(type_of(hall.ask(ada, "swap", Json::object().set("seat", "A").set("with", "C"))),
              "ack");
    EXPECT_EQ(own_seat(ada), "C");
    EXPECT_EQ(own_seat(cyd), "A");
    EXPECT_FALSE(says(ada, 1, "ready")) << "asked anew";
}

TEST_F(Hosts, ChangeTheRulesAndEverybodyIsAskedAnew) {
    open();
    const Json seen = hall.last(bob, "room");
    ready(cyd);
    EXPECT_EQ(type_of(change(ada, rules(3, Json::object().set("ufo", "true")))), "ack");
    EXPECT_EQ(hall.last(bob, "room").find("seats")->items().size(), 3u);
    EXPECT_FALSE(says(bob, 2, "ready"));
    const Json late = hall.ask(bob,
                               "ready",
                               Json::object()
                                   .set("ready", true)
                                   .set("change", *seen.find("change"))
                                   .set("entropy", kEntropy));
    EXPECT_EQ(why_of(late), "server.changed_meanwhile");
    for (TestClient* person : {&ada, &bob, &cyd})
        EXPECT_EQ(type_of(ready(*person)), "ack");
    EXPECT_EQ(phase(ada), "playing");
    EXPECT_EQ(why_of(change(ada, rules(4))), "server.already_started");
}

TEST_F(Hosts, CannotChangeWhatDoesNotFit) {
    open();
    EXPECT_EQ(why_of(change(ada, rules(2))), "server.too_many_people");
    EXPECT_EQ(why_of(change(ada, rules(9))), "server.bad_rules");
    EXPECT_EQ(why_of(change(ada, rules(4, Json::object().set("no_such", "1")))),
              "server.bad_rules");
    Json other = rules(4);
    other.set("game", "cosmic");
    EXPECT_EQ(why_of(change(ada, other)), "server.not_possible");
    Json without_clock = rules(4);
    without_clock.set("rated", true);
    EXPECT_EQ(why_of(change(ada, without_clock)), "server.bad_rules");
    for (const int patience : {29, 86'401}) {
        Json impatient = rules(4);
        impatient.set("patience", patience);
        EXPECT_EQ(why_of(change(ada, impatient)), "server.bad_rules");
    }
    EXPECT_EQ(hall.last(bob, "room").find("change")->as_int(), 0);
}

TEST_F(Hosts, HandOverAndCloseTheTable) {
    open();
    EXPECT_EQ(type_of(about(ada, "hand_over", "B")), "ack");
    EXPECT_FALSE(is_host(ada));
    EXPECT_TRUE(is_host(bob));
    EXPECT_EQ(why_of(hall.ask(ada, "abort")), "server.not_host");
    EXPECT_EQ(type_of(hall.ask(bob, "stand")), "ack");
    EXPECT_TRUE(is_host(bob)) << "who stands up stays host";
    EXPECT_EQ(type_of(hall.ask(bob, "abort")), "ack");
    EXPECT_EQ(phase(cyd), "aborted");
}

TEST_F(Hosts, NobodyElseHasTheirPowers) {
    const std::string room = open();
    TestClient eve = hall.connect();
    enter(eve, room);
    for (TestClient* person : {&bob, &eve}) {
        EXPECT_EQ(why_of(about(*person, "free", "C")), "server.not_host");
        EXPECT_EQ(why_of(about(*person, "send_away", "C")), "server.not_host");
        EXPECT_EQ(why_of(about(*person, "hand_over", "B")), "server.not_host");
        EXPECT_EQ(
            why_of(hall.ask(*person, "swap", Json::object().set("seat", "A").set("with", "B"))),
            "server.not_host");
        EXPECT_EQ(why_of(change(*person, rules(3))), "server.not_host");
        EXPECT_EQ(why_of(hall.ask(
                      *person, "bot", Json::object().set("seat", "D").set("level", "random"))),
                  "server.not_host");
        EXPECT_EQ(why_of(hall.ask(*person, "start")), "server.not_host");
        EXPECT_EQ(why_of(hall.ask(*person, "abort")), "server.not_host");
    }
    EXPECT_EQ(own_seat(cyd), "C");
    EXPECT_TRUE(is_host(ada));
}

TEST_F(Hosts, AwayForFiveMinutesAreRepresentedByTheFirstSeated) {
    const std::string room = open();
    hall.disconnect(ada);
    hall.pass(5 * kMinute - 1'000);
    EXPECT_FALSE(hall.last(bob, "room").find("deputy")->as_bool());
    hall.pass(1'000);
    EXPECT_TRUE(hall.last(bob, "room").find("deputy")->as_bool());
    EXPECT_FALSE(hall.last(cyd, "room").find("deputy")->as_bool());
    EXPECT_EQ(why_of(about(cyd, "hand_over", "C")), "server.not_host");
    EXPECT_EQ(why_of(about(bob, "free", "C")), "server.not_host") << "cyd is there";
    EXPECT_EQ(why_of(about(bob, "send_away", "C")), "server.not_host");
    EXPECT_EQ(why_of(change(bob, rules(3))), "server.not_host");
    EXPECT_EQ(type_of(about(bob, "free", "A")), "ack");
    for (const char* seat : {"A", "D"})
        EXPECT_EQ(
            type_of(hall.ask(bob, "bot", Json::object().set("seat", seat).set("level", "random"))),
            "ack");
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_TRUE(is_host(back));
    EXPECT_FALSE(hall.last(bob, "room").find("deputy")->as_bool());
}

TEST_F(Hosts, AnybodySeatedFreesASeatThatIsEmptyForTwoMinutes) {
    const std::string room = open();
    hall.disconnect(cyd);
    hall.pass(2 * kMinute - 1'000);
    EXPECT_EQ(why_of(about(bob, "free", "C")), "server.not_host");
    hall.pass(1'000);
    EXPECT_TRUE(says(bob, 2, "may_be_freed"));
    TestClient eve = hall.connect();
    enter(eve, room);
    EXPECT_EQ(why_of(about(eve, "free", "C")), "server.not_host");
    EXPECT_EQ(type_of(about(bob, "free", "C")), "ack");
    EXPECT_EQ(type_of(sit(eve, "C")), "ack");
}

TEST_F(Hosts, WhoIsReadyKeepsTheSeatWhileAway) {
    open();
    ready(cyd);
    hall.disconnect(cyd);
    hall.pass(60 * kMinute);
    EXPECT_FALSE(says(bob, 2, "may_be_freed"));
    EXPECT_EQ(why_of(about(bob, "free", "C")), "server.not_host");
}

TEST_F(Hosts, OfARematchAreWhoAskedForIt) {
    play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "concede");
    const std::string next = hall.ask(bob, "rematch").find("room")->as_string();
    enter(bob, next);
    enter(ada, next);
    EXPECT_TRUE(is_host(bob));
    EXPECT_FALSE(is_host(ada));
}

// Tables of an earlier version were rated without one.
TEST_F(Hosts, OpenNoRatedRematchWithoutAClock) {
    const std::string room = play_together({&ada, &bob}, rules(2));
    hall.ask(ada, "concede");
    StoredRoom old = *hall.store().room(room);
    Json body = parse_json(old.body).value;
    Json table = *body.find("rules");
    old.body = body.set("rules", table.set("rated", true)).dump();
    hall.hall().commit({PutRoom{old}}, [](const std::string&) {});
    hall.settle();
    hall.restart();
    TestClient back = hall.connect(bob.secret);
    enter(back, room);
    ASSERT_TRUE(hall.last(back, "room").find("rules")->find("rated")->as_bool());
    enter(back, hall.ask(back, "rematch").find("room")->as_string());
    EXPECT_FALSE(hall.last(back, "room").find("rules")->find("rated")->as_bool());
}

TEST_F(Hosts, NobodyBearsAnothersName) {
    open();
    hall.hall().renamed(
        ada.secret.empty() ? "" : hall.last(ada, "welcome").find("player")->as_string(), "Nova");
    const std::string player = hall.last(bob, "welcome").find("player")->as_string();
    hall.hall().renamed(player, "NOVA");
    hall.settle();
    EXPECT_EQ(seat(ada, 0).find("name")->as_string(), "Nova");
    EXPECT_EQ(seat(ada, 1).find("name")->as_string(), "NOVA 2");
    TestClient eve = hall.connect();
    const std::string room = hall.last(ada, "room").find("room")->as_string();
    enter(eve, room);
    hall.hall().renamed(hall.last(eve, "welcome").find("player")->as_string(), "nova");
    EXPECT_EQ(why_of(sit(eve, "D")), "server.name_taken");
}

TEST_F(Hosts, TablesWaitForFriends) {
    const std::string room = open();
    for (TestClient* person : {&ada, &bob, &cyd})
        hall.disconnect(*person);
    hall.pass(2 * 60 * kMinute);
    EXPECT_EQ(hall.hall().rooms(), 0u) << "in the store, not in memory";
    EXPECT_TRUE(hall.hall().listed_tables().empty());
    const std::string player = hall.last(bob, "welcome").find("player")->as_string();
    ASSERT_EQ(hall.hall().tables_of(player).size(), 1u);
    EXPECT_EQ(hall.hall().tables_of(player)[0].room, room);
    hall.pass(13 * kDay);
    TestClient back = hall.connect(bob.secret);
    EXPECT_EQ(type_of(enter(back, room)), "ack");
    EXPECT_EQ(own_seat(back), "B");
    EXPECT_EQ(hall.hall().listed_tables().size(), 1u);
}

// Also while it is still in memory because somebody has just looked at it.
TEST_F(Hosts, WhatHasExpiredSaysSoToTheNextOneWhoComes) {
    const std::string room = open();
    for (TestClient* person : {&ada, &bob, &cyd})
        hall.disconnect(*person);
    hall.loop().now_ += 15 * kDay;
    TestClient back = hall.connect(bob.secret);
    enter(back, room);
    EXPECT_TRUE(hall.last(back, "room").find("expired")->as_bool());
}

TEST_F(Hosts, WhatHasExpiredSaysSo) {
    const std::string room = open();
    for (TestClient* person : {&ada, &bob, &cyd})
        hall.disconnect(*person);
    hall.pass(15 * kDay);
    const std::string player = hall.last(bob, "welcome").find("player")->as_string();
    EXPECT_TRUE(hall.hall().tables_of(player).empty());
    TestClient back = hall.connect(bob.secret);
    EXPECT_EQ(type_of(enter(back, room)), "ack");
    EXPECT_EQ(phase(back), "aborted");
    EXPECT_TRUE(hall.last(back, "room").find("expired")->as_bool());
    EXPECT_EQ(hall.last(back, "room").find("rules")->find("seats")->as_int(), 4);
}

// "Your games" does not show them any more: nobody could close them.
TEST_F(Hosts, AreNotKeptFromNewTablesByExpiredOnes) {
    const Limits limits = TestHall::quick_limits();
    for (std::size_t i = 0; i < limits.rooms_per_player; ++i)
        open_table(ada, rules(2));
    hall.disconnect(ada);
    hall.pass(15 * kDay);
    ada = hall.connect(ada.secret);
    EXPECT_EQ(type_of(hall.ask(ada,
                               "create",
                               Json::object()
                                   .set("rules", rules(2))
                                   .set("bots", levels({"", ""}))
                                   .set("start", false))),
              "ack");
}

TEST_F(Hosts, OpenNoMoreTablesByRematches) {
    const Limits limits = TestHall::quick_limits();
    std::vector<std::string> closed;
    for (std::size_t i = 0; i <= limits.rooms_per_player; ++i) {
        closed.push_back(open_table(ada, rules(2)));
        hall.ask(ada, "abort");
    }
    for (std::size_t i = 0; i < limits.rooms_per_player; ++i) {
        enter(ada, closed[i]);
        EXPECT_EQ(type_of(hall.ask(ada, "rematch")), "ack");
        EXPECT_EQ(type_of(hall.ask(ada, "rematch")), "ack") << "the same one";
    }
    enter(ada, closed.back());
    EXPECT_EQ(why_of(hall.ask(ada, "rematch")), "server.too_many_tables");
    enter(ada, closed.front());
    EXPECT_EQ(type_of(hall.ask(ada, "rematch")), "ack") << "that one is there already";
}

TEST_F(Hosts, OpenNoMoreTablesThanOthersForGoingAway) {
    Limits limits = TestHall::quick_limits();
    for (std::size_t i = 0; i < limits.rooms_per_player; ++i) {
        open_table(ada, rules(4));
        hall.pass(5 * kMinute);
    }
    const Json more = hall.ask(
        ada,
        "create",
        Json::object().set("rules", rules(2)).set("bots", levels({"", ""})).set("start", false));
    EXPECT_EQ(why_of(more), "server.too_many_tables");
}

}  // namespace
}  // namespace sidera::server
