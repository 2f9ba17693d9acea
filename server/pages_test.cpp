// What pages fetch beside the tables: replays in words, new players.

#include "server/net/api.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

// A replay says what was answered: not every answer is followed by an event.
TEST_F(Tables, MomentsSayWhatWasAnswered) {
    TestClient ada = hall.connect();
    play_alone(ada, rules(2, Json::object().set("first_player", "0")), levels({"", "greedy"}));
    const Json asked = decision(ada);
    const Json label = *asked.find("options")->items()[1].find("label");
    give(ada, asked, 1);
    hall.ask(ada, "concede");
    Analyst analyst(hall.loop(), hall.store());
    Api api(hall.loop(), hall.hall(), hall.store(), analyst);
    const std::string match = hall.last(ada, "room").find("match")->as_string();
    for (const char* query : {"", "from=1&count=1"}) {
        ApiReply got;
        api.handle({.path = "/api/matches/" + match + "/moments", .query = query},
                   [&](ApiReply reply) { got = reply; });
        hall.settle();
        const Json list = parse_json(got.body).value;
        const std::size_t first = *query == '\0' ? 1 : 0;
        if (first == 1)
            EXPECT_EQ(list.items()[0].find("answered"), nullptr);
        const Json* answered = list.items()[first].find("answered");
        ASSERT_NE(answered, nullptr) << got.body;
        EXPECT_EQ(answered->find("seat")->as_string(), "A");
        EXPECT_EQ(answered->find("label")->dump(), label.dump());
    }
}

TEST_F(Tables, GuestsAreNamedInTheirLanguage) {
    const auto name_for = [this](const char* language) {
        const ConnectionId id = 900;
        hall.hall().connected(id);
        hall.hall().received(id,
                             R"({"type":"hello","id":1,"protocol":2)" +
                                 std::string(*language == '\0' ? "" : R"(,"language":")") +
                                 language + (*language == '\0' ? "}" : "\"}"));
        hall.settle();
        const Json welcome = parse_json(hall.loop().sent[id].back()).value;
        hall.loop().sent[id].clear();
        hall.hall().disconnected(id);
        return welcome.find("name")->as_string();
    };
    EXPECT_TRUE(name_for("it").starts_with("Ospite "));
    EXPECT_TRUE(name_for("it-CH").starts_with("Ospite "));
    for (const char* other : {"", "en", "de", "i", "xx-it"})
        EXPECT_TRUE(name_for(other).starts_with("Guest ")) << other;
    Analyst analyst(hall.loop(), hall.store());
    Api api(hall.loop(), hall.hall(), hall.store(), analyst);
    std::string made;
    api.handle({.post = true, .path = "/api/me", .body = R"({"language":"it"})"},
               [&](ApiReply reply) { made = reply.body; });
    hall.settle();
    EXPECT_NE(made.find("Ospite "), std::string::npos) << made;
}

// Also by two who use it in the same moment.
TEST_F(Tables, ARecoveryCodeWorksOnce) {
    TestClient ada = hall.connect();
    Analyst analyst(hall.loop(), hall.store());
    Api api(hall.loop(), hall.hall(), hall.store(), analyst);
    std::string code;
    api.handle({.post = true, .path = "/api/me/recovery", .secret = ada.secret},
               [&](ApiReply reply) { code = reply.body; });
    hall.settle();
    std::vector<int> statuses;
    for (int i = 0; i < 2; ++i)
        api.handle({.post = true, .path = "/api/recover", .body = code},
                   [&](ApiReply reply) { statuses.push_back(reply.status); });
    hall.settle();
    std::sort(statuses.begin(), statuses.end());
    EXPECT_EQ(statuses, (std::vector<int>{200, 403}));
}

}  // namespace
}  // namespace sidera::server
