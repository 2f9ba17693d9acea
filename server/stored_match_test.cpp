// Games that were begun with another data set or other rules are refused with the cause, wherever
// they would be played: at a table, in a replay, in an analysis.

#include "server/stored_match.h"

#include "match/kit.h"
#include "server/net/api.h"
#include "server/store/memory_store.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

struct OtherHeader {
    std::string key;   // of the refusal
    std::string name;  // of the member of the header
    Json value;
};

const std::vector<OtherHeader>& changes() {
    static const std::vector<OtherHeader> kChanges = {
        {"server.other_data", "data_set", Json("our_own_mat")},
        {"server.other_data", "data_hash", Json("00000000deadbeef")},
        {"server.other_rules", "rules", Json(99)},
        {"server.broken_record", "game", Json("chess")},
    };
    return kChanges;
}

std::string changed(const std::string& header, const OtherHeader& change) {
    Json json = parse_json(header).value;
    EXPECT_NE(json.find(change.name), nullptr) << header;
    return json.set(change.name, change.value).dump();
}

// The same store, with one match that was begun with something else.
std::unique_ptr<MemoryStore> copy_with(Store& from,
                                       const std::string& room,
                                       const std::string& match,
                                       const OtherHeader& change) {
    auto store = std::make_unique<MemoryStore>();
    const auto stored = from.load(match);
    std::vector<Change> all = {
        PutRoom{*from.room(room)},
        OpenMatch{.id = match, .game = stored->game, .header = changed(stored->header, change)},
        Append{.match = match, .first = 0, .entries = stored->entries}};
    if (const auto result = from.result(match))
        all.emplace_back(PutResult{*result});
    store->commit(std::move(all), [](const std::string& refused) { EXPECT_EQ(refused, ""); });
    return store;
}

TEST_F(Tables, AGameOfAnotherDataSetIsNotTakenUp) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    give(ada, decision(ada), 0);
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    EXPECT_TRUE(stored_record(*hall.store().load(match)));
    for (const OtherHeader& change : changes()) {
        SCOPED_TRACE(change.name);
        TestHall other(copy_with(hall.store(), room, match, change));
        wire::Said why;
        EXPECT_FALSE(stored_record(*other.store().load(match), &why));
        EXPECT_EQ(why.key, change.key);
        const auto faults = other.hall().load();
        ASSERT_EQ(faults.size(), 1u);
        EXPECT_NE(faults[0].find(change.key), std::string::npos) << faults[0];
        TestClient bob = other.connect();
        const Json reply =
            other.ask(bob, "enter", Json::object().set("room", room).set("since", 0));
        EXPECT_EQ(why_of(reply), change.key);
        if (change.name == "data_set")
            EXPECT_TRUE(reply.find("why")
                            ->find("args")
                            ->find("theirs")
                            ->find("text")
                            ->as_string()
                            .starts_with("our_own_mat "));
    }
}

TEST_F(Tables, AFinishedGameOfAnotherDataSetIsNotReplayedNorAnalysed) {
    TestClient ada = hall.connect();
    const std::string room = play_alone(ada, rules(2), levels({"", "greedy"}));
    give(ada, decision(ada), 0);
    hall.ask(ada, "concede");
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    const auto ask = [&match](TestHall& at, const std::string& part) {
        Analyst analyst(at.loop(), at.store());
        Api api(at.loop(), at.hall(), at.store(), analyst);
        ApiReply got;
        api.handle({.path = "/api/matches/" + match + part}, [&](ApiReply reply) { got = reply; });
        at.settle();
        return got;
    };
    for (const char* part : {"", "/record", "/moments", "/analysis"})
        EXPECT_EQ(ask(hall, part).status, 200) << part;
    for (const OtherHeader& change : changes()) {
        TestHall other(copy_with(hall.store(), room, match, change));
        EXPECT_EQ(ask(other, "").status, 200) << "that it was played is still known";
        for (const char* part : {"/record", "/moments", "/analysis"}) {
            const ApiReply reply = ask(other, part);
            EXPECT_EQ(reply.status, 409) << part;
            EXPECT_EQ(parse_json(reply.body).value.find("why")->find("key")->as_string(),
                      change.key);
        }
        // What was worked out before still holds.
        other.store().commit({PutAnalysis{.match = match, .body = "{}"}}, [](const auto&) {});
        EXPECT_EQ(ask(other, "/analysis").body, "{}");
    }
}

}  // namespace
}  // namespace sidera::server
