// Who may ask for what: everybody else is refused, and what is refused changes nothing.

#include <map>

#include "server/test_tables.h"

namespace sidera::server {
namespace {

using Refusals = std::map<std::string, std::string>;  // by request; what is not named is granted

class Rights : public Tables {
  protected:
    // Ada is the host at A; bob sits at B, cyd at C, a bot at D. Eve has never sat here, zed was
    // sent away, and dan's seat has moved to cyd by its link.
    Rights() {
        room = open_table(ada, rules(4));
        for (TestClient* one : {&bob, &cyd, &dan, &eve, &zed})
            enter(*one, room);
        sit(zed, "B");
        hall.ask(ada, "send_away", Json::object().set("seat", "B"));
        sit(bob, "B");
        sit(dan, "C");
        const std::string link = hall.ask(dan, "seat_link").find("seat_secret")->as_string();
        hall.ask(cyd,
                 "enter",
                 Json::object().set("room", room).set("since", 0).set("seat_secret", link));
    }

    void begin() {
        hall.ask(ada, "bot", Json::object().set("seat", "D").set("level", "greedy"));
        for (TestClient* one : {&ada, &bob, &cyd})
            ready(*one);
        ASSERT_EQ(phase(ada), "playing");
    }

    // Everything that can be said at a table.
    std::vector<std::pair<std::string, Json>> requests() {
        const Json b = Json::object().set("seat", "B");
        const Json d = Json::object().set("seat", "D");
        return {
            {"stand", Json::object()},
            {"bot", Json(d).set("level", "random")},
            {"ready", Json::object().set("ready", true).set("change", 0).set("entropy", kEntropy)},
            {"start", Json::object()},
            {"free", b},
            {"send_away", b},
            {"hand_over", b},
            {"swap", Json(b).set("with", "A")},
            {"change", Json::object().set("rules", rules(5))},
            {"here", Json::object()},
            {"vote", Json(b).set("choice", "bot")},
            {"admit", Json::object().set("player", id_of(zed)).set("yes", true)},
            {"join", d},
            {"answer",
             Json::object().set("channel", "main").set("serial", 1).set("code", 0).set("value", 0)},
            {"undo", Json::object()},
            {"why", Json::object().set("notation", "roll")},
            {"orders", Json::object().set("orders", Json::array())},
            {"pause", Json::object().set("on", true)},
            {"note", Json::object().set("to", levels({"B"})).set("text", "psst")},
            {"seat_link", Json::object()},
            {"rematch", Json::object()},
            {"concede", Json::object()},
            {"abort", Json::object()}};
    }

    // All of them said by somebody who may say none.
    void expect_refused(TestClient& who, const Refusals& expected) {
        for (const auto& [type, request] : requests()) {
            const std::string before = hall.store().room(room)->body;
            const std::string why = why_of(hall.ask(who, type, request));
            const auto found = expected.find(type);
            EXPECT_EQ(why, "server." + (found != expected.end() ? found->second : "not_seated"))
                << type;
            EXPECT_EQ(hall.store().room(room)->body, before) << type;
        }
    }

    static Refusals host_powers(const std::string& why) {
        Refusals refusals;
        for (const char* power :
             {"bot", "start", "free", "send_away", "hand_over", "swap", "change"})
            refusals[power] = why;
        return refusals;
    }

    std::vector<std::string> updates(TestClient& reader) {
        hall.collect(reader);
        std::vector<std::string> list;
        for (const std::string& text : reader.bytes)
            if (text.starts_with(R"({"type":"update")"))
                list.push_back(text);
        return list;
    }

    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient cyd = hall.connect();
    TestClient dan = hall.connect();
    TestClient eve = hall.connect();
    TestClient zed = hall.connect();
    std::string room;
};

TEST_F(Rights, OfOnlookersBeforeTheGame) {
    Refusals expected = host_powers("not_host");
    expected["abort"] = "not_host";
    expected["join"] = "not_possible";
    for (TestClient* who : {&dan, &eve, &zed})
        expect_refused(*who, expected);
    EXPECT_EQ(why_of(sit(zed, "D")), "server.sent_away");
}

TEST_F(Rights, OfOnlookersInAGame) {
    begin();
    Refusals expected = host_powers("already_started");
    for (const char* early : {"stand", "ready"})
        expected[early] = "already_started";
    expected["join"] = "not_possible";
    for (TestClient* who : {&dan, &zed})
        expect_refused(*who, expected);
    EXPECT_EQ(type_of(hall.ask(eve, "join", Json::object().set("seat", "D"))), "ack");
    for (TestClient* who : {&dan, &eve, &zed}) {
        EXPECT_EQ(why_of(sit(*who, "D")), "server.already_started");
        EXPECT_EQ(why_of(hall.ask(
                      *who, "admit", Json::object().set("player", id_of(eve)).set("yes", true))),
                  "server.not_seated");
    }
}

// Nor has she any when it is over.
TEST_F(Rights, OfAHostEndWhenTheGameBegins) {
    begin();
    Refusals powers = host_powers("already_started");
    for (const char* when : {"playing", "over"}) {
        ASSERT_EQ(phase(ada), when);
        for (const auto& [type, request] : requests())
            if (powers.contains(type))
                EXPECT_EQ(why_of(hall.ask(ada, type, request)), "server.already_started") << type;
        hall.ask(ada, "abort");
        EXPECT_EQ(phase(ada), when) << "alone";
        for (TestClient* one : {&bob, &cyd})
            hall.ask(*one, "concede");
        hall.ask(ada, "concede");
    }
}

TEST_F(Rights, OfWhoHasConceded) {
    begin();
    hall.ask(cyd, "concede");
    Refusals expected = host_powers("already_started");
    for (const char* early : {"stand", "ready"})
        expected[early] = "already_started";
    expected["join"] = "not_possible";
    expected["answer"] = "conceded";
    expected["note"] = "conceded";
    expected["undo"] = "nothing_to_undo";
    expected["rematch"] = "not_over";
    for (const auto& [type, request] : requests()) {
        if (type == "orders" || type == "seat_link" || type == "why")
            continue;
        const auto found = expected.find(type);
        EXPECT_EQ(why_of(hall.ask(cyd, type, request)),
                  "server." + (found != expected.end() ? found->second : "not_seated"))
            << type;
    }
    EXPECT_EQ(phase(ada), "playing");
}

// The bot that plays on for him takes a moment: nothing is his to answer meanwhile.
TEST_F(Rights, OfWhoHasConcededEndWithHisQuestion) {
    Limits limits = TestHall::quick_limits();
    limits.bot_delay = 700;
    TestHall slow(folder.file("slow.db"), limits);
    std::vector<TestClient> people = {slow.connect(), slow.connect(), slow.connect()};
    const Json made = slow.ask(people[0],
                               "create",
                               Json::object()
                                   .set("rules", rules(3, Json::object().set("first_player", "0")))
                                   .set("bots", levels({"", "", ""}))
                                   .set("start", false));
    for (std::size_t i = 0; i < people.size(); ++i) {
        slow.ask(
            people[i], "enter", Json::object().set("room", *made.find("room")).set("since", 0));
        const std::string seat(1, static_cast<char>('A' + static_cast<int>(i)));
        slow.ask(people[i], "sit", Json::object().set("seat", seat));
    }
    for (TestClient& one : people)
        slow.ask(one,
                 "ready",
                 Json::object().set("ready", true).set("change", 0).set("entropy", kEntropy));
    const auto is_asked = [&](TestClient& one) {
        return !slow.last(one, "update").find("decisions")->items().empty();
    };
    const std::string ada_id = slow.last(people[0], "welcome").find("player")->as_string();
    ASSERT_TRUE(is_asked(people[0]));
    ASSERT_TRUE(slow.hall().tables_of(ada_id)[0].your_turn);
    slow.ask(people[0], "concede");
    EXPECT_FALSE(is_asked(people[0]));
    EXPECT_FALSE(slow.hall().tables_of(ada_id)[0].your_turn);
    slow.pass(700);
    EXPECT_TRUE(is_asked(people[1])) << "the bot goes on";
}

// Who was sent away, and whose seat has moved, hear what any onlooker hears.
TEST_F(Rights, ToKnowEndWithTheSeat) {
    begin();
    for (int i = 0; i < 40; ++i) {
        hall.pass(1'000);
        for (TestClient* one : {&ada, &bob, &cyd})
            if (const Json asked = decision(*one); !asked.is_null())
                give(*one, asked, 0);
    }
    const std::vector<std::string> told = updates(eve);
    EXPECT_GT(told.size(), 10u);
    EXPECT_EQ(updates(zed), told);
    EXPECT_EQ(updates(dan), told);
}

}  // namespace
}  // namespace sidera::server
