// Who holds a seat: one identity at every moment, whatever links and places are changed.

#include "engine/luck.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

class Seats : public Tables {
  protected:
    std::string link_of(TestClient& holder) {
        return hall.ask(holder, "seat_link").find("seat_secret")->as_string();
    }

    void enter_by(TestClient& visitor, const std::string& room, const std::string& secret) {
        hall.ask(visitor,
                 "enter",
                 Json::object().set("room", room).set("since", 0).set("seat_secret", secret));
    }

    bool is_asked(TestClient& reader) {
        const Json update = hall.last(reader, "update");
        return !update.find("decisions")->items().empty();
    }
};

TEST_F(Seats, MoveToAnotherDeviceByTheirLink) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    const std::string secret = link_of(ada);
    TestClient phone = hall.connect();
    enter_by(phone, room, secret);
    EXPECT_EQ(own_seat(phone), "A");
    EXPECT_TRUE(hall.last(phone, "room").find("host")->as_bool());
    EXPECT_EQ(own_seat(ada), "");
    EXPECT_FALSE(is_asked(ada));
    EXPECT_EQ(type_of(give(ada, decision(phone), 0)), "refused");
    EXPECT_EQ(type_of(give(phone, decision(phone), 0)), "ack");

    TestClient liar = hall.connect();
    enter_by(liar, room, "00");
    EXPECT_EQ(own_seat(liar), "");
    enter_by(liar, room, secret);  // a link works once
    EXPECT_EQ(own_seat(liar), "");
    EXPECT_EQ(own_seat(phone), "A");
}

TEST_F(Seats, StayMovedAfterReloadAndRestart) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    TestClient phone = hall.connect();
    enter_by(phone, room, link_of(ada));
    hall.disconnect(phone);
    TestClient again = hall.connect(phone.secret);
    enter(again, room);
    EXPECT_EQ(own_seat(again), "A");
    hall.restart();
    TestClient later = hall.connect(phone.secret);
    enter(later, room);
    EXPECT_EQ(own_seat(later), "A");
    TestClient old = hall.connect(ada.secret);
    enter(old, room);
    EXPECT_EQ(own_seat(old), "");
}

// A host makes a link, somebody enters by it, the host sits elsewhere, a third one sits down there.
TEST_F(Seats, AreSharedWithNoGhost) {
    TestClient ada = hall.connect();
    TestClient eve = hall.connect();
    TestClient bob = hall.connect();
    const std::string room = open_table(ada, rules(3));
    const std::string secret = link_of(ada);
    enter_by(eve, room, secret);
    EXPECT_EQ(own_seat(eve), "A");
    EXPECT_EQ(own_seat(ada), "");
    sit(ada, "B");
    sit(eve, "C");
    EXPECT_EQ(own_seat(eve), "C");
    enter(bob, room);
    sit(bob, "A");
    enter_by(eve, room, secret);
    EXPECT_EQ(own_seat(eve), "C");
    EXPECT_EQ(own_seat(bob), "A");
}

TEST_F(Seats, LinksDieWhenTheHolderSitsElsewhere) {
    TestClient ada = hall.connect();
    TestClient eve = hall.connect();
    TestClient bob = hall.connect();
    const std::string room = open_table(ada, rules(3));
    const std::string secret = link_of(ada);
    sit(ada, "B");
    enter(bob, room);
    sit(bob, "A");
    enter_by(eve, room, secret);
    EXPECT_EQ(own_seat(eve), "");
    EXPECT_EQ(own_seat(bob), "A");
}

TEST_F(Seats, NobodyTakesASecondOneByALink) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    const std::string room = play_together({&ada, &bob}, rules(2));
    enter_by(bob, room, link_of(ada));
    EXPECT_EQ(own_seat(bob), "B");
    EXPECT_EQ(own_seat(ada), "A");
}

TEST_F(Seats, StayWhereTheyAreInARatedGame) {
    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient eve = hall.connect();
    const std::string room = open_table(ada, rated(2));
    const std::string early = link_of(ada);
    enter(bob, room);
    sit(bob, "B");
    for (TestClient* person : {&ada, &bob})
        ready(*person);
    EXPECT_EQ(phase(ada), "playing");
    EXPECT_EQ(why_of(hall.ask(ada, "seat_link")), "server.rated_seat_stays");
    enter_by(eve, room, early);
    EXPECT_EQ(own_seat(eve), "");
    EXPECT_EQ(own_seat(ada), "A");
}

// Who enters by a link may be looking on in another window already.
TEST_F(Seats, ShowInAllWindowsOfWhoEntersByALink) {
    for (const bool running : {false, true}) {
        TestClient ada = hall.connect();
        const std::string room =
            running ? play_alone(ada, rules(2), levels({"", "greedy"})) : open_table(ada, rules(2));
        TestClient window = hall.connect();
        enter(window, room);
        TestClient phone = hall.connect(window.secret);
        enter_by(phone, room, link_of(ada));
        EXPECT_EQ(own_seat(phone), "A");
        EXPECT_EQ(own_seat(window), "A");
        EXPECT_EQ(own_seat(ada), "");
        if (running)
            EXPECT_TRUE(is_asked(window));
    }
}

// All the ways to change seats, drawn at random; the room's invariant is checked after each.
TEST_F(Seats, HoldOneIdentityWhateverPeopleDo) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        QuickRandom random(seed);
        std::vector<TestClient> people;
        for (int i = 0; i < 4; ++i)
            people.push_back(hall.connect());
        const std::string room = open_table(people[0], rules(3));
        std::vector<std::string> links = {"00"};
        for (int i = 0; i < 60; ++i) {
            TestClient& one = people[random.below(4)];
            const std::string seat(1, static_cast<char>('A' + random.below(3)));
            const std::string other(1, static_cast<char>('A' + random.below(3)));
            const Json at = Json::object().set("seat", seat);
            const std::uint32_t what = random.below(14);
            if (what == 0)
                enter(one, room);
            else if (what == 1)
                enter_by(one, room, links[random.below(static_cast<std::uint32_t>(links.size()))]);
            else if (what <= 3)
                hall.ask(one, "sit", Json::object().set("seat", seat));
            else if (what == 4)
                hall.ask(one, "stand");
            else if (what == 5)
                hall.ask(one, "bot", Json::object().set("seat", seat).set("level", "random"));
            else if (what == 6)
                hall.ask(one, "bot", Json::object().set("seat", seat).set("level", ""));
            else if (what == 7)
                hall.ask(one, "swap", Json::object().set("seat", seat).set("with", other));
            else if (what == 8)
                hall.ask(one, "free", at);
            else if (what == 9)
                hall.ask(one, "hand_over", at);
            else if (what == 10 && random.below(4) == 0)
                hall.ask(one, "send_away", at);
            else if (what == 11)
                hall.ask(one,
                         "change",
                         Json::object().set("rules", rules(2 + static_cast<int>(random.below(3)))));
            else if (what == 12)
                hall.pass(random.below(400'000));
            else if (const Json link = hall.ask(one, "seat_link"); type_of(link) == "ack")
                links.push_back(link.find("seat_secret")->as_string());
        }
    }
}

// The same while a game goes on, with a bot's seat to ask for and somebody who was sent away.
TEST_F(Seats, HoldOneIdentityWhateverPeopleDoInAGame) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        QuickRandom random(seed);
        std::vector<TestClient> people;
        for (int i = 0; i < 5; ++i)
            people.push_back(hall.connect());
        const std::string room = open_table(people[0], rules(4, Json::object(), {}, 30));
        for (std::size_t i = 1; i < 5; ++i)
            enter(people[i], room);
        sit(people[4], "B");
        hall.ask(people[0], "send_away", Json::object().set("seat", "B"));
        sit(people[1], "B");
        sit(people[2], "C");
        hall.ask(people[0], "bot", Json::object().set("seat", "D").set("level", "random"));
        for (std::size_t i = 0; i < 3; ++i)
            ready(people[i]);
        ASSERT_EQ(phase(people[0]), "playing");
        std::vector<std::string> links = {"00"};
        for (int i = 0; i < 120; ++i) {
            TestClient& one = people[random.below(5)];
            const std::string seat(1, static_cast<char>('A' + random.below(4)));
            const Json at = Json::object().set("seat", seat);
            const std::uint32_t what = random.below(14);
            if (what <= 1) {
                hall.disconnect(one);
                one = hall.connect(one.secret);
            } else if (what == 2) {
                enter(one, room);
            } else if (what == 3) {
                enter_by(one, room, links[random.below(static_cast<std::uint32_t>(links.size()))]);
            } else if (what == 4) {
                hall.ask(one, "join", Json::object().set("seat", "D"));
            } else if (what <= 6) {
                for (TestClient& person : people)
                    hall.ask(person,
                             "admit",
                             Json::object()
                                 .set("player", id_of(people[random.below(5)]))
                                 .set("yes", random.below(4) != 0));
            } else if (what == 7) {
                hall.ask(one, "vote", Json(at).set("choice", "bot"));
            } else if (what == 8) {
                hall.pass(random.below(60'000));
            } else if (what == 9) {
                hall.hall().renamed(id_of(one), "Nova");
            } else if (what == 10 && random.below(6) == 0) {
                hall.ask(one, "concede");
            } else if (what == 11) {
                hall.ask(one, "pause", Json::object().set("on", random.below(2) == 0));
            } else if (const Json asked = decision(one); what == 12 && !asked.is_null()) {
                give(one, asked, 0);
            } else if (const Json link = hall.ask(one, "seat_link"); type_of(link) == "ack") {
                links.push_back(link.find("seat_secret")->as_string());
            }
            hall.settle();
            ASSERT_TRUE(hall.hall().tables_of(id_of(people[4])).empty()) << "was sent away";
        }
    }
}

}  // namespace
}  // namespace sidera::server
