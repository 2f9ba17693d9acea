// Who is not there freezes no game: what the others may do, when, and what nobody may.

#include "server/test_tables.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kMinute = 60'000;

class Absent : public Tables {
  protected:
    Json vote(TestClient& person, const char* about, const char* choice) {
        return hall.ask(person, "vote", Json::object().set("seat", about).set("choice", choice));
    }

    // Three people, and A, who is asked, closes his page for good.
    std::string leave_in_mid_turn(Json table) {
        Json options = Json::object().set("first_player", "0");
        table.set("options", std::move(options));
        const std::string room = play_together({&ada, &bob, &cyd}, std::move(table));
        EXPECT_FALSE(decision(ada).is_null());
        hall.disconnect(ada);
        return room;
    }

    bool is_asked(TestClient& reader) { return !decision(reader).is_null(); }

    TestClient ada = hall.connect();
    TestClient bob = hall.connect();
    TestClient cyd = hall.connect();
};

TEST_F(Absent, NobodyIsDealtWithBeforeThePatienceIsUsedUp) {
    leave_in_mid_turn(rules(3));
    EXPECT_TRUE(says(bob, 0, "away"));
    EXPECT_TRUE(says(bob, 0, "patience_runs"));
    hall.pass(3 * kMinute - 1000);
    EXPECT_EQ(why_of(vote(bob, "A", "bot")), "server.not_away");
    EXPECT_EQ(why_of(vote(bob, "C", "bot")), "server.not_away");
    hall.pass(1000);
    EXPECT_EQ(seat(bob, 0).find("patience_left")->as_int(), 0);
    EXPECT_EQ(type_of(vote(bob, "A", "bot")), "ack");
    EXPECT_FALSE(says(bob, 0, "taken_over")) << "one of two is not more than half";
    EXPECT_EQ(seat(cyd, 0).find("votes")->items().size(), 1u);
    EXPECT_EQ(type_of(vote(cyd, "A", "bot")), "ack");
    EXPECT_TRUE(says(bob, 0, "taken_over"));
    EXPECT_EQ(why_of(vote(bob, "C", "bot")), "server.not_away") << "C is there";
}

TEST_F(Absent, ABotPlaysUntilTheReturnAlsoAfterARestart) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    vote(bob, "A", "bot");
    vote(cyd, "A", "bot");
    EXPECT_TRUE(is_asked(bob) || is_asked(cyd)) << "the bot has answered";

    hall.restart();
    TestClient bob_again = hall.connect(bob.secret);
    enter(bob_again, room);
    EXPECT_TRUE(says(bob_again, 0, "taken_over"));
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_FALSE(says(bob_again, 0, "taken_over")) << "handed back at once";
    EXPECT_EQ(own_seat(back), "A");
    EXPECT_TRUE(hall.last(back, "room").find("bot_played")->as_bool()) << "and she is told";
    EXPECT_FALSE(hall.last(bob_again, "room").find("bot_played")->as_bool());

    hall.restart();
    bob_again = hall.connect(bob.secret);
    enter(bob_again, room);
    EXPECT_FALSE(says(bob_again, 0, "taken_over")) << "for good, wherever she is now";
    back = hall.connect(ada.secret);
    enter(back, room);
    TestClient cyd_again = hall.connect(cyd.secret);
    enter(cyd_again, room);
    EXPECT_GT(play_out({&back, &bob_again, &cyd_again}), 1);
}

// Alone at the table there is no delay; with her seat it is a table of two all the same.
TEST_F(Absent, TheSeatStaysAPersonsForAllDelays) {
    Limits limits = TestHall::quick_limits();
    limits.bot_delay = 700;
    TestHall slow(folder.file("slow.db"), limits);
    TestClient anna = slow.connect();
    TestClient ben = slow.connect();
    const Json made = slow.ask(anna,
                               "create",
                               Json::object()
                                   .set("rules", rules(2, Json::object().set("first_player", "0")))
                                   .set("bots", levels({"", ""}))
                                   .set("start", false));
    slow.ask(ben, "enter", Json::object().set("room", *made.find("room")).set("since", 0));
    slow.ask(ben, "sit", Json::object().set("seat", "B"));
    for (TestClient* one : {&anna, &ben})
        slow.ask(*one,
                 "ready",
                 Json::object().set("ready", true).set("change", 0).set("entropy", kEntropy));
    slow.disconnect(anna);
    slow.pass(3 * kMinute);
    EXPECT_EQ(type_of(slow.ask(ben, "vote", Json::object().set("seat", "A").set("choice", "bot"))),
              "ack");
    const auto is_bens_turn = [&] {
        return !slow.last(ben, "update").find("decisions")->items().empty();
    };
    slow.pass(699);
    EXPECT_FALSE(is_bens_turn());
    slow.pass(1);
    EXPECT_TRUE(is_bens_turn());
}

TEST_F(Absent, AllWhoAreThereCallAnUnratedGameOff) {
    leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    EXPECT_EQ(why_of(vote(bob, "A", "concede")), "server.not_possible");
    vote(bob, "A", "call_off");
    EXPECT_EQ(phase(bob), "playing");
    vote(cyd, "A", "bot");
    EXPECT_EQ(phase(bob), "playing") << "a tie waits";
    vote(cyd, "A", "call_off");
    EXPECT_EQ(phase(bob), "aborted");
}

TEST_F(Absent, NothingIsDecidedWhileSomebodyLoadsThePageAnew) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    hall.disconnect(cyd);
    vote(bob, "A", "bot");
    EXPECT_FALSE(says(bob, 0, "taken_over"));
    hall.pass(2'000);
    TestClient cyd_again = hall.connect(cyd.secret);
    enter(cyd_again, room);
    hall.pass(20'000);
    EXPECT_FALSE(says(bob, 0, "taken_over")) << "one of two";
    hall.disconnect(cyd_again);
    hall.pass(9'000);
    EXPECT_FALSE(says(bob, 0, "taken_over"));
    hall.pass(1'000);
    EXPECT_TRUE(says(bob, 0, "taken_over")) << "gone indeed";
}

// Else somebody who has conceded, or loads his page anew all the time, keeps the absent one's seat.
TEST_F(Absent, WhoComesAndGoesHoldsUpNoVote) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    enter(bob, room);
    enter(cyd, room);
    vote(bob, "A", "bot");
    vote(cyd, "A", "bot");
    EXPECT_TRUE(says(bob, 0, "taken_over")) << "both are there";
}

TEST_F(Absent, WhoConcededHoldsUpNoVote) {
    leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    hall.ask(cyd, "concede");
    hall.disconnect(cyd);
    vote(bob, "A", "bot");
    EXPECT_TRUE(says(bob, 0, "taken_over"));
}

// A vote that waits for who has just gone is settled when he is back.
TEST_F(Absent, AVoteIsSettledOnceNobodyIsMissing) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    vote(cyd, "A", "bot");
    hall.disconnect(cyd);
    vote(bob, "A", "bot");
    EXPECT_FALSE(says(bob, 0, "taken_over"));
    TestClient cyd_again = hall.connect(cyd.secret);
    enter(cyd_again, room);
    EXPECT_TRUE(says(bob, 0, "taken_over"));
}

// After a restart everybody's page is loaded anew.
TEST_F(Absent, TheFirstOneBackAfterARestartDecidesNothingAtOnce) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    vote(bob, "A", "call_off");
    hall.restart();
    TestClient bob_again = hall.connect(bob.secret);
    enter(bob_again, room);
    vote(bob_again, "A", "call_off");
    EXPECT_EQ(phase(bob_again), "playing");
    hall.pass(5'000);
    TestClient cyd_again = hall.connect(cyd.secret);
    enter(cyd_again, room);
    hall.pass(20'000);
    EXPECT_EQ(phase(bob_again), "playing") << "one of two";
    hall.disconnect(cyd_again);
    hall.pass(10'000);
    EXPECT_EQ(phase(bob_again), "aborted");
}

TEST_F(Absent, OneAloneDecidesAlone) {
    leave_in_mid_turn(rules(3));
    hall.disconnect(cyd);
    hall.pass(3 * kMinute);
    vote(bob, "A", "bot");
    EXPECT_TRUE(says(bob, 0, "taken_over"));
}

TEST_F(Absent, WhoComesBackWithoutAnsweringIsNotDealtWithButRefillsNothing) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    vote(bob, "A", "bot");
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_TRUE(seat(bob, 0).find("votes")->items().empty());
    EXPECT_EQ(why_of(vote(cyd, "A", "bot")), "server.not_away");
    hall.disconnect(back);
    EXPECT_EQ(seat(bob, 0).find("patience_left")->as_int(), 0);
    EXPECT_EQ(type_of(vote(cyd, "A", "bot")), "ack");
}

// Else a game could be kept waiting for ever: come, answer, take it back, go.
TEST_F(Absent, WhatIsTakenBackRefillsNothing) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    ASSERT_EQ(type_of(give(back, decision(back), 0)), "ack");
    ASSERT_EQ(type_of(hall.ask(back, "undo")), "ack");
    hall.disconnect(back);
    EXPECT_EQ(seat(bob, 0).find("patience_left")->as_int(), 0);
}

// Nor does who only talks; who has conceded talks to nobody in private.
TEST_F(Absent, AWordAtTheTableRefillsNothing) {
    Json table = rules(3);
    table.set("game", "monolith");
    const std::string room = play_together({&ada, &bob, &cyd}, std::move(table));
    const std::string asked = hall.last(ada, "update").find("deciding")->items()[0].as_string();
    const auto at = static_cast<std::size_t>(asked[0] - 'A');
    const std::array<TestClient*, 3> people = {&ada, &bob, &cyd};
    TestClient& other = *people[at == 0 ? 1 : 0];
    hall.disconnect(*people[at]);
    hall.pass(3 * kMinute);
    ASSERT_EQ(seat(other, at).find("patience_left")->as_int(), 0);
    TestClient back = hall.connect(people[at]->secret);
    enter(back, room);
    Json said;
    const Json update = hall.last(back, "update");
    for (const Json& talk : update.find("decisions")->items())
        if (talk.find("channel")->as_string() == "table")
            said = hall.ask(back,
                            "answer",
                            Json::object()
                                .set("channel", "table")
                                .set("serial", *talk.find("serial"))
                                .set("code", *talk.find("options")->items()[0].find("code"))
                                .set("value", *talk.find("options")->items()[0].find("lo")));
    ASSERT_EQ(type_of(said), "ack") << said.dump();
    hall.disconnect(back);
    const Json note = Json::object().set("to", levels({asked.c_str()})).set("text", "psst");
    EXPECT_EQ(type_of(hall.ask(other, "note", note)), "ack") << "all see that it passed";
    EXPECT_EQ(seat(other, at).find("patience_left")->as_int(), 0);
    hall.ask(other, "concede");
    EXPECT_EQ(why_of(hall.ask(other, "note", note)), "server.conceded");
}

// What is kept must say so, too: after a restart she is dealt with no sooner than others.
TEST_F(Absent, WhoHasAnsweredHasAllThePatienceAgainAlsoAfterARestart) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(2 * kMinute);
    for (const bool on : {true, false})
        hall.ask(bob, "pause", Json::object().set("on", on));
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_EQ(type_of(give(back, decision(back), 0)), "ack");
    hall.restart();
    EXPECT_EQ(parse_json(hall.store().room(room)->body)
                  .value.find("seats")
                  ->items()[0]
                  .find("absence")
                  ->find("used")
                  ->as_int(),
              0);
}

TEST_F(Absent, WhoComesBackAfterLongIsNotDealtWith) {
    const std::string room = leave_in_mid_turn(rules(3));
    hall.pass(15 * kMinute);
    vote(bob, "A", "bot");
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_FALSE(says(bob, 0, "away"));
    EXPECT_TRUE(seat(bob, 0).find("votes")->items().empty());
    EXPECT_EQ(why_of(vote(cyd, "A", "bot")), "server.not_away");
    hall.pass(kMinute);
    EXPECT_TRUE(says(back, 0, "away")) << "and is asked soon whether she is there";
}

// An answer to an old question does not take the seat back in silence: the others would wait for a
// bot.
TEST_F(Absent, WhoTakesTheSeatBackIsSeenToHaveIt) {
    play_together({&ada, &bob}, rules(2, Json::object().set("first_player", "0")));
    const Json asked = decision(ada);
    hall.pass(10 * kMinute);
    hall.pass(3 * kMinute);
    vote(bob, "A", "bot");
    ASSERT_TRUE(says(bob, 0, "taken_over"));
    EXPECT_EQ(type_of(give(ada, asked, 0)), "refused");
    EXPECT_FALSE(says(bob, 0, "taken_over"));
    EXPECT_FALSE(says(bob, 0, "away"));
}

TEST_F(Absent, NobodyWaitsInAPause) {
    leave_in_mid_turn(rules(3));
    hall.ask(bob, "pause", Json::object().set("on", true));
    hall.pass(60 * kMinute);
    EXPECT_EQ(why_of(vote(bob, "A", "bot")), "server.paused");
    hall.ask(bob, "pause", Json::object().set("on", false));
    EXPECT_EQ(why_of(vote(bob, "A", "bot")), "server.not_away");
}

TEST_F(Absent, WhoOwesAnAnswerForTenMinutesIsAskedWhetherHeIsThere) {
    Json table = rules(2, Json::object().set("first_player", "0"));
    play_together({&ada, &bob}, table);
    hall.pass(10 * kMinute);
    EXPECT_TRUE(says(ada, 0, "away"));
    EXPECT_TRUE(says(ada, 0, "online"));
    EXPECT_EQ(type_of(hall.ask(ada, "here")), "ack");
    EXPECT_FALSE(says(bob, 0, "away"));
    hall.pass(10 * kMinute);
    hall.pass(3 * kMinute);
    vote(bob, "A", "bot");
    EXPECT_TRUE(says(ada, 0, "taken_over"));
    hall.ask(ada, "here");
    EXPECT_FALSE(says(bob, 0, "taken_over"));
}

TEST_F(Absent, InARatedGameTheClockDecides) {
    leave_in_mid_turn(rules(3, Json::object(), live(60, 0)));
    hall.pass(59'000);
    EXPECT_EQ(why_of(vote(bob, "A", "bot")), "server.not_away");
    hall.pass(1'000);
    EXPECT_EQ(why_of(vote(bob, "A", "concede")), "server.not_possible")
        << "not everybody had a turn";
    vote(bob, "A", "call_off");
    vote(cyd, "A", "call_off");
    EXPECT_EQ(phase(bob), "aborted");
}

// While the others see that his time is up they get their first turns.
TEST_F(Absent, WhatMayBecomeOfTheAbsentIsToldWhenItChanges) {
    const auto other_choice = [this] {
        return hall.last(bob, "room").find("choices")->items()[1].as_string();
    };
    leave_in_mid_turn(rules(3, Json::object(), live(60, 0)));
    hall.pass(60'000);
    EXPECT_EQ(other_choice(), "call_off");
    std::array<bool, 2> had{};
    for (int i = 0; i < 200 && !(had[0] && had[1]); ++i) {
        for (std::size_t at = 0; at < 2; ++at)
            if (const Json asked = decision(at == 0 ? bob : cyd); !asked.is_null()) {
                give(at == 0 ? bob : cyd, asked, 0);
                had[at] = true;
            }
        hall.pass(100);
    }
    EXPECT_EQ(other_choice(), "concede");
    EXPECT_EQ(why_of(vote(bob, "A", "call_off")), "server.not_possible");
}

// Everybody answers once; then A stays away until his time is up.
TEST_F(Absent, AfterEverybodysTurnTheAbsentOneLosesARatedGame) {
    const std::string room =
        play_together({&ada, &bob, &cyd}, rules(3, Json::object(), live(60, 0)));
    std::array<bool, 3> had{};
    const std::array<TestClient*, 3> people = {&ada, &bob, &cyd};
    for (int i = 0; i < 200 && !(had[0] && had[1] && had[2]); ++i)
        for (std::size_t at = 0; at < 3; ++at)
            if (const Json asked = decision(*people[at]); !asked.is_null()) {
                give(*people[at], asked, 0);
                had[at] = true;
            }
    hall.disconnect(ada);
    for (int i = 0; i < 400 && seat(bob, 0).find("patience_left") == nullptr; ++i) {
        for (TestClient* person : {&bob, &cyd})
            if (const Json asked = decision(*person); !asked.is_null())
                give(*person, asked, 0);
        hall.pass(1'000);
    }
    ASSERT_NE(seat(bob, 0).find("patience_left"), nullptr);
    EXPECT_EQ(why_of(vote(bob, "A", "call_off")), "server.not_possible");
    vote(bob, "A", "concede");
    EXPECT_FALSE(says(bob, 0, "conceded"));
    vote(cyd, "A", "concede");
    EXPECT_TRUE(says(bob, 0, "conceded"));
    EXPECT_EQ(phase(bob), "playing");
    TestClient back = hall.connect(ada.secret);
    enter(back, room);
    EXPECT_TRUE(says(back, 0, "conceded")) << "for good";
}

TEST_F(Absent, WhoConcededHasNoSay) {
    leave_in_mid_turn(rules(3));
    hall.pass(3 * kMinute);
    hall.ask(cyd, "concede");
    for (const char* request : {"abort", "concede"})
        EXPECT_EQ(why_of(hall.ask(cyd, request)), "server.not_seated") << request;
    EXPECT_EQ(why_of(hall.ask(cyd, "pause", Json::object().set("on", true))), "server.not_seated");
    EXPECT_EQ(why_of(vote(cyd, "A", "bot")), "server.not_seated");
    vote(bob, "A", "bot");
    EXPECT_TRUE(says(bob, 0, "taken_over")) << "bob is the only one left";
}

TEST_F(Absent, OnlookersHaveNoSay) {
    const std::string room = leave_in_mid_turn(rules(3));
    TestClient eve = hall.connect();
    enter(eve, room);
    hall.pass(3 * kMinute);
    EXPECT_EQ(why_of(vote(eve, "A", "bot")), "server.not_seated");
    EXPECT_EQ(why_of(hall.ask(eve, "here")), "server.not_seated");
}

// Tables of an earlier version had a time after which a bot took over, or none.
TEST_F(Absent, OldTablesHavePatienceToo) {
    const std::string room = open_table(ada, rules(2));
    StoredRoom stored = *hall.store().room(room);
    for (const auto& [takeover, patience] : {std::pair{0, 180}, {60, 60}, {10, 30}}) {
        Json body = parse_json(stored.body).value;
        Json old = rules(2);
        Json without = Json::object();
        for (const auto& [name, value] : old.members())
            if (name != "patience")
                without.set(name, value);
        body.set("rules", without.set("takeover", takeover));
        const auto read = read_saved_room(body.dump());
        ASSERT_TRUE(read);
        EXPECT_EQ(read->rules.patience, patience);
    }
}

}  // namespace
}  // namespace sidera::server
