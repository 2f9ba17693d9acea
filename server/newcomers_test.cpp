// Friends who come late take a bot's seat, if all people there agree.

#include "server/test_tables.h"

namespace sidera::server {
namespace {

class Newcomers : public Tables {
  protected:
    // Ada and bob play with a bot at C; late watches.
    std::string play(Json table) {
        const Json made = hall.ask(ada,
                                   "create",
                                   Json::object()
                                       .set("rules", std::move(table))
                                       .set("bots", levels({"", "", "greedy"}))
                                       .set("start", false));
        const std::string room = made.find("room")->as_string();
        enter(bob, room);
        sit(bob, "B");
        ready(ada);
        ready(bob);
        enter(late, room);
        return room;
    }

    Json join(TestClient& visitor, const char* seat) {
        return hall.ask(visitor, "join", Json::object().set("seat", seat));
    }

    Json admit(TestClient& person, bool yes) {
        return hall.ask(person,
                        "admit",
                        Json::object()
                            .set("player", hall.last(late, "welcome").find("player")->as_string())
                            .set("yes", yes));
    }

    std::size_t waiting(TestClient& reader) {
        return hall.last(reader, "room").find("newcomers")->items().size();
    }

    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient late = hall.connect();
};

TEST_F(Newcomers, SitDownWhenAllAgree) {
    const std::string room = play(rules(3));
    EXPECT_TRUE(hall.last(late, "room").find("may_join")->as_bool());
    EXPECT_EQ(type_of(join(late, "C")), "ack");
    EXPECT_EQ(waiting(ada), 1u);
    EXPECT_EQ(type_of(admit(ada, true)), "ack");
    EXPECT_EQ(own_seat(late), "");
    EXPECT_EQ(type_of(admit(bob, true)), "ack");
    EXPECT_EQ(own_seat(late), "C");
    EXPECT_EQ(waiting(ada), 0u);
    EXPECT_EQ(seat(ada, 2).find("bot"), nullptr);
    EXPECT_GT(play_out({&ada, &bob, &late}), 5);
    EXPECT_EQ(phase(late), "over");
    hall.restart();
    TestClient again = hall.connect(late.secret);
    enter(again, room);
    EXPECT_EQ(own_seat(again), "C");
}

// People agree to who he is, not to a name he had.
TEST_F(Newcomers, AreAskedAboutAnewUnderANewName) {
    play(rules(3));
    hall.hall().renamed(id_of(late), "Zoe");
    join(late, "C");
    admit(ada, true);
    hall.hall().renamed(id_of(late), "Nova");
    hall.settle();
    const Json asking = *hall.last(bob, "room").find("newcomers");
    ASSERT_EQ(asking.items().size(), 1u);
    EXPECT_EQ(asking.items()[0].find("name")->as_string(), "Nova");
    admit(bob, true);
    EXPECT_EQ(own_seat(late), "");
    admit(ada, true);
    EXPECT_EQ(own_seat(late), "C");
    EXPECT_EQ(seat(ada, 2).find("name")->as_string(), "Nova");
}

// Who asks bears no name of somebody at the table, nor of somebody else who asks.
TEST_F(Newcomers, BearNobodyElsesName) {
    const std::string room = play(rules(3));
    hall.hall().renamed(id_of(ada), "Ada");
    hall.hall().renamed(id_of(late), "Zoe");
    join(late, "C");
    const auto asking = [this](std::size_t at) {
        return hall.last(bob, "room").find("newcomers")->items()[at].find("name")->as_string();
    };
    EXPECT_EQ(asking(0), "Zoe");
    TestClient eve = hall.connect();
    enter(eve, room);
    hall.hall().renamed(id_of(eve), "zoe");
    EXPECT_EQ(why_of(join(eve, "C")), "server.name_taken");
    hall.hall().renamed(id_of(eve), "Eve");
    EXPECT_EQ(type_of(join(eve, "C")), "ack");
    for (const auto& [name, shown] : {std::pair{"Zo\xC3\xAB", "Zo\xC3\xAB 2"}, {"ada", "ada 2"}}) {
        hall.hall().renamed(id_of(eve), name);
        hall.settle();
        EXPECT_EQ(asking(1), shown);
    }
    for (TestClient* person : {&ada, &bob})
        hall.ask(*person, "admit", Json::object().set("player", id_of(eve)).set("yes", true));
    EXPECT_EQ(seat(bob, 2).find("name")->as_string(), "ada 2");
}

// The bot may have owed an answer for long; he has not.
TEST_F(Newcomers, AreThereFromTheFirstMoment) {
    play(rules(3, Json::object().set("first_player", "2").set("secret_missions", "true")));
    hall.pass(30 * 60'000);
    for (TestClient* person : {&ada, &bob})
        hall.ask(*person, "here");
    join(late, "C");
    admit(ada, true);
    admit(bob, true);
    ASSERT_EQ(own_seat(late), "C");
    EXPECT_FALSE(says(late, 2, "away"));
}

TEST_F(Newcomers, StayOutsideWhenOneDoesNot) {
    play(rules(3));
    join(late, "C");
    admit(ada, true);
    EXPECT_EQ(type_of(admit(bob, false)), "ack");
    EXPECT_EQ(waiting(late), 0u);
    EXPECT_EQ(own_seat(late), "");
}

TEST_F(Newcomers, NeedOnlyThePeopleWhoAreThereButSomebody) {
    play(rules(3));
    join(late, "C");
    admit(ada, true);
    hall.disconnect(bob);
    EXPECT_EQ(own_seat(late), "") << "he may only be loading his page anew";
    hall.pass(10'000);
    EXPECT_EQ(own_seat(late), "C");
}

TEST_F(Newcomers, WhoGoesAwayHasNotAsked) {
    const std::string room = play(rules(3));
    join(late, "C");
    hall.disconnect(late);
    EXPECT_EQ(waiting(ada), 0u);
    TestClient again = hall.connect(late.secret);
    enter(again, room);
    EXPECT_EQ(why_of(admit(ada, true)), "server.not_possible");
}

TEST_F(Newcomers, AreRefusedWhatTheyMayNotHave) {
    const std::string room = play(rules(3));
    EXPECT_EQ(why_of(join(late, "A")), "server.not_possible") << "a person's seat";
    EXPECT_EQ(why_of(join(late, "H")), "server.not_possible");
    EXPECT_EQ(why_of(join(bob, "C")), "server.not_possible") << "he has a seat";
    join(late, "C");
    EXPECT_EQ(why_of(admit(late, true)), "server.not_seated");

    // Who has held another seat of this game knows too much.
    TestClient phone = hall.connect();
    const std::string link = hall.ask(bob, "seat_link").find("seat_secret")->as_string();
    hall.ask(
        phone, "enter", Json::object().set("room", room).set("since", 0).set("seat_secret", link));
    EXPECT_EQ(own_seat(phone), "B");
    EXPECT_EQ(own_seat(bob), "");
    EXPECT_EQ(why_of(join(bob, "C")), "server.not_possible");
}

// Whose seat went to another device before the game sits there under that name.
TEST_F(Newcomers, AreNotThoseWhoseSeatALinkHasMovedBefore) {
    const std::string room = open_table(ada, rules(3));
    hall.ask(ada, "bot", Json::object().set("seat", "C").set("level", "greedy"));
    enter(late, room);
    sit(late, "B");
    const std::string link = hall.ask(late, "seat_link").find("seat_secret")->as_string();
    hall.ask(
        bob, "enter", Json::object().set("room", room).set("since", 0).set("seat_secret", link));
    EXPECT_EQ(own_seat(bob), "B");
    ready(ada);
    ready(bob);
    ASSERT_EQ(phase(late), "playing");
    EXPECT_FALSE(hall.last(late, "room").find("may_join")->as_bool());
    EXPECT_EQ(why_of(join(late, "C")), "server.not_possible");
}

TEST_F(Newcomers, NeverInARatedGame) {
    play(rated(3));
    EXPECT_FALSE(hall.last(late, "room").find("may_join")->as_bool());
    EXPECT_EQ(why_of(join(late, "C")), "server.not_possible");
}

}  // namespace
}  // namespace sidera::server
