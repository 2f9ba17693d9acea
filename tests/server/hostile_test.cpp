// Clients that mean no good, over real sockets: the server stays up, and a game at another table
// goes on to its end as if nothing were.

#include <gtest/gtest.h>

#include <functional>
#include <random>

#include "tests/server/real_client.h"

namespace sidera::server {
namespace {

const std::string kEntropy(32, 'b');

std::string key_of(const Json& refused) {
    const Json* why = refused.find("why");
    return why != nullptr ? why->find("key")->as_string() : refused.dump();
}

Json table(int seats, Json bots) {
    return Json::object()
        .set("rules",
             Json::object()
                 .set("game", "mlem")
                 .set("seats", seats)
                 .set("options", Json::object())
                 .set("clock",
                      Json::object()
                          .set("kind", "none")
                          .set("seconds", 0)
                          .set("increment", 0)
                          .set("days", 0))
                 .set("patience", 180)
                 .set("listed", true)
                 .set("rated", false))
        .set("bots", std::move(bots))
        .set("start", true)
        .set("entropy", kEntropy);
}

// The first decision of an update, or null.
Json decision_of(const Json& update) {
    const Json* list = update.find("decisions");
    return list != nullptr && !list->items().empty() ? list->items()[0] : Json();
}

Json answer_to(const Json& decision, std::size_t option) {
    return Json::object()
        .set("channel", "main")
        .set("serial", *decision.find("serial"))
        .set("code", *decision.find("options")->items()[option].find("code"))
        .set("value", 0);
}

// Somebody who plays against bots, on a thread of his own, and minds how long he has to wait.
class GoodGame {
  public:
    explicit GoodGame(const RealServer& server) : client_(server), thread_([this] { play(); }) {}

    ~GoodGame() {
        if (thread_.joinable())
            thread_.join();
    }

    // Waits for the end of the game.
    void check() {
        thread_.join();
        EXPECT_TRUE(over_);
        EXPECT_LT(longest_, std::chrono::seconds(3));
    }

  private:
    void play() {
        client_.hello();
        client_.ask("create", table(2, Json::array().push("").push("greedy")));
        std::uint32_t chance = 1;
        while (client_.is_open() && !over_) {
            const Json asked = decision_of(client_.update());
            if (asked.is_null() || *asked.find("serial") == last_) {
                client_.read();
            } else {
                last_ = *asked.find("serial");
                chance = chance * 1664525u + 1013904223u;
                const auto begin = std::chrono::steady_clock::now();
                const std::size_t options = asked.find("options")->items().size();
                client_.ask("answer", answer_to(asked, (chance >> 8) % options));
                longest_ = std::max(longest_, std::chrono::steady_clock::now() - begin);
                // Slow enough that the game still runs while the others do their worst.
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            }
            const Json* phase = client_.room().find("phase");
            over_ = phase != nullptr && phase->as_string() == "over";
        }
    }

    RealClient client_;
    Json last_;
    bool over_ = false;
    std::chrono::steady_clock::duration longest_{};
    std::thread thread_;  // last: it uses the others
};

std::uint64_t metric(const RealServer& server, const std::string& name) {
    const std::string text = get(server, "/metrics");
    const std::size_t at = text.find("\nsidera_" + name + " ");
    return at == std::string::npos ? 0 : std::stoull(text.substr(at + name.size() + 9));
}

bool is_up(const RealServer& server) {
    return get(server, "/healthz").find("200 OK") != std::string::npos;
}

const std::vector<std::string>& valid_messages() {
    static const std::vector<std::string> list = {
        R"({"type":"hello","id":1,"protocol":2})",
        R"({"type":"enter","id":3,"room":"abcdefghjk","since":0,"seat_secret":"00"})",
        R"({"type":"sit","id":4,"seat":"A"})",
        R"({"type":"bot","id":5,"seat":"B","level":"greedy"})",
        R"({"type":"ready","id":6,"ready":true,"change":0,)"
        R"("entropy":"0123456789abcdef0123456789abcdef"})",
        R"({"type":"answer","id":7,"channel":"main","serial":1,"code":16777216,"value":0})",
        R"({"type":"why","id":8,"notation":"fly"})",
        R"({"type":"look","id":9,"sequence":1})",
        R"({"type":"chat","id":10,"text":"hi"})",
        R"({"type":"pause","id":11,"on":true})",
        R"({"type":"orders","id":12,"orders":[{"kind":"roll","code":1}]})",
        R"({"type":"undo","id":13})",
        R"({"type":"concede","id":14})",
        R"({"type":"rematch","id":15})",
        R"({"type":"seat_link","id":16})",
        R"({"type":"free","id":18,"seat":"B"})",
        R"({"type":"send_away","id":19,"seat":"B"})",
        R"({"type":"hand_over","id":20,"seat":"B"})",
        R"({"type":"swap","id":21,"seat":"A","with":"B"})",
        R"({"type":"here","id":22})",
        R"({"type":"vote","id":23,"seat":"B","choice":"bot"})",
        R"({"type":"join","id":24,"seat":"B"})",
        R"({"type":"admit","id":25,"player":"00","yes":true})",
        R"({"type":"change","id":26,"rules":{"game":"mlem","seats":3,"options":{},)"
        R"("clock":{"kind":"none","seconds":0,"increment":0,"days":0},"patience":30,)"
        R"("listed":true,"rated":false}})",
        R"({"type":"create","id":17,"rules":{"game":"mlem","seats":2,"options":{"ufo":"true"},)"
        R"("clock":{"kind":"live","seconds":60,"increment":1,"days":0},"patience":60,)"
        R"("listed":true,"rated":true},"bots":["","greedy"],"start":true,)"
        R"("entropy":"0123456789abcdef0123456789abcdef"})"};
    return list;
}

std::string mutated(std::string text, std::mt19937& random) {
    for (std::uint32_t changes = 1 + random() % 4; changes > 0 && !text.empty(); --changes) {
        const std::size_t at = random() % text.size();
        switch (random() % 4) {
            case 0:
                text[at] = static_cast<char>(random() % 128);
                break;
            case 1:
                text.erase(at, 1 + random() % 8);
                break;
            case 2:
                text.insert(at, text.substr(random() % text.size(), 20));
                break;
            default:
                text.insert(at, std::to_string(static_cast<std::int64_t>(random()) << 30));
        }
    }
    return text;
}

TEST(Hostile, NonsenseIsRefused) {
    RealServer server;
    ASSERT_EQ(server.fault(), "");
    GoodGame good(server);
    std::mt19937 random(1);
    auto client = std::make_unique<RealClient>(server);
    for (int i = 0; i < 3000; ++i) {
        if (!client->is_open() || i % 150 == 0) {  // before it has said too much
            client = std::make_unique<RealClient>(server);
            if (random() % 4 != 0)
                client->hello();
        }
        std::string text;
        if (i % 10 == 0) {
            for (std::uint32_t size = random() % 300; size > 0; --size)
                text += static_cast<char>(random());
        } else {
            text = mutated(valid_messages()[random() % valid_messages().size()], random);
        }
        client->send(text, i % 7 == 0);
        client->drain();
    }
    good.check();
    EXPECT_TRUE(is_up(server));
}

// How much fits into the buffers between is the system's affair: who misbehaves goes on until he is
// dropped, or until it is plain that nobody drops him.
void send_until_closed(
    RealClient& client, const std::string& text, const std::function<void()>& between = [] {}) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (client.is_open() && std::chrono::steady_clock::now() < deadline) {
        client.send(text);
        between();
    }
}

TEST(Hostile, WhoSaysTooMuchIsCutOff) {
    RealServer server;
    GoodGame good(server);
    RealClient large(server);
    large.hello();
    large.send("{\"type\":\"chat\",\"id\":2,\"text\":\"" + std::string(20'000, 'x') + "\"}");
    EXPECT_TRUE(large.read().is_null());
    EXPECT_FALSE(large.is_open());
    RealClient flood(server);
    flood.hello();
    send_until_closed(flood, "{\"type\":\"ping\",\"id\":2}", [&] { flood.drain(); });
    EXPECT_FALSE(flood.is_open());
    EXPECT_EQ(metric(server, "rate_closed_total"), 1u);
    good.check();
    EXPECT_TRUE(is_up(server));
}

// Two people at a table; the second tries to play for the first.
TEST(Hostile, NobodyPlaysForOthers) {
    RealServer server;
    RealClient ada(server);
    RealClient eve(server);
    const std::string secret = ada.hello().find("secret")->as_string();
    eve.hello();
    const Json made = ada.ask("create", table(2, Json::array().push("").push("")));
    const std::string room = made.find("room")->as_string();
    const Json enter = Json::object().set("room", room).set("since", 0);
    eve.ask("enter", enter);
    eve.ask("sit", Json::object().set("seat", "B"));
    const Json ready = Json::object().set("ready", true).set("change", 0).set("entropy", kEntropy);
    ada.ask("ready", ready);
    eve.ask("ready", ready);
    // The first updates come when the start is on disk, pings are answered at once.
    for (int i = 0;
         i < 1000 && decision_of(ada.update()).is_null() && decision_of(eve.update()).is_null();
         ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        ada.ask("ping");
        eve.ask("ping");
    }
    const bool first = !decision_of(ada.update()).is_null();
    RealClient& asked = first ? ada : eve;
    RealClient& other = first ? eve : ada;
    const Json decision = decision_of(asked.update());
    ASSERT_FALSE(decision.is_null());
    EXPECT_EQ(key_of(other.ask("answer", answer_to(decision, 0))), "server.not_your_turn");
    Json stale = answer_to(decision, 0);
    stale.set("serial", decision.find("serial")->as_int() + 1);
    EXPECT_EQ(key_of(asked.ask("answer", stale)), "server.stale");
    EXPECT_EQ(other.ask("undo").find("type")->as_string(), "refused");
    // Secrets that are nearly right open nothing.
    for (std::string forged :
         {std::string(64, '0'), secret + "0", secret.substr(1), std::string("' OR 1=1")}) {
        RealClient mallory(server);
        EXPECT_EQ(key_of(mallory.hello(forged)), "server.bad_secret");
        EXPECT_EQ(key_of(mallory.ask("enter", enter)), "server.hello_first");
        mallory.hello();
        Json link = enter;
        mallory.ask("enter", link.set("seat_secret", forged));
        EXPECT_EQ(mallory.room().find("you"), nullptr);
        EXPECT_EQ(key_of(mallory.ask("answer", answer_to(decision, 0))), "server.not_seated");
    }
    EXPECT_EQ(asked.ask("answer", answer_to(decision, 0)).find("type")->as_string(), "ack");
}

TEST(Hostile, WhoDoesNotReadIsDropped) {
    Limits limits;
    limits.messages_per_second = 1'000'000;
    limits.burst = 1'000'000;
    RealServer server(limits);
    GoodGame good(server);
    RealClient deaf(server, 4096);
    deaf.hello();
    const Json made = deaf.ask("create", table(2, Json::array().push("").push("greedy")));
    const std::string enter = "{\"type\":\"enter\",\"id\":9,\"room\":\"" +
                              made.find("room")->as_string() + "\",\"since\":0}";
    send_until_closed(deaf, enter);
    EXPECT_FALSE(deaf.is_open());
    EXPECT_EQ(metric(server, "slow_closed_total"), 1u);
    good.check();
    EXPECT_TRUE(is_up(server));
}

TEST(Hostile, ManyConnectionsAreTurnedAway) {
    Limits limits;
    limits.connections_per_address = 40;
    RealServer server(limits);
    GoodGame good(server);
    {
        // Some say half a handshake and wait, some nothing at all.
        asio::io_context context;
        std::vector<tcp::socket> open;
        beast::error_code error;
        for (int i = 0; i < 60; ++i) {
            open.emplace_back(context).connect(server.endpoint(), error);
            if (i % 2 == 0)
                asio::write(
                    open.back(), asio::buffer("GET /ws HTTP/1.1\r\nHost: x\r\n", 27), error);
        }
        RealClient late(server);
        EXPECT_FALSE(late.is_open());
    }
    bool again = false;
    for (int i = 0; i < 100 && !again; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        again = RealClient(server).is_open();
    }
    EXPECT_TRUE(again);
    good.check();
}

// Nothing is remembered between two messages, and what was not asked for is not done.
TEST(Hostile, MessagesAreCompressedForWhoAsks) {
    RealServer server;
    RealClient packed(server, 0, true);
    EXPECT_NE(packed.extensions().find("server_no_context_takeover"), std::string::npos);
    EXPECT_NE(packed.extensions().find("client_no_context_takeover"), std::string::npos);
    RealClient plain(server);
    EXPECT_EQ(plain.extensions(), "");
    for (RealClient* one : {&packed, &plain}) {
        one->hello();
        one->ask("create", table(2, Json::array().push("").push("greedy")));
        while (one->is_open() && one->update().is_null())
            one->read();
        EXPECT_NE(one->update().find("view"), nullptr);
    }
}

// A frame of a client, masked with zeros.
std::string frame(unsigned char first, const std::string& content) {
    std::string text{static_cast<char>(first), static_cast<char>(0xfe)};
    text += {static_cast<char>(content.size() >> 8), static_cast<char>(content.size() & 0xff)};
    return text + std::string(4, '\0') + content;
}

// Half a stream; no stream at all; what is compressed although nobody agreed to it.
TEST(Hostile, BadCompressionIsCutOff) {
    RealServer server;
    GoodGame good(server);
    for (const bool agreed : {true, false})
        for (const std::string& content :
             {std::string("\xff\xff\xff\xff"), std::string("{}"), std::string(3000, '\x7f')}) {
            RealClient client(server, 0, agreed);
            client.hello();
            asio::write(client.socket(), asio::buffer(frame(0xc1, content)));
            while (client.is_open())
                client.read();
        }
    good.check();
    EXPECT_TRUE(is_up(server));
}

// Some hundred bytes that would be two hundred thousand.
TEST(Hostile, WhatIsTooLargeUnpackedIsCutOff) {
    RealServer server;
    RealClient client(server, 0, true);
    client.hello();
    client.send("{\"type\":\"chat\",\"id\":2,\"text\":\"" + std::string(200'000, 'x') + "\"}");
    while (client.is_open())
        EXPECT_TRUE(client.read().is_null());
    EXPECT_TRUE(is_up(server));
}

struct BadRequest {
    std::string name;
    std::string bytes;
    std::string status;  // how the reply begins; "" for none at all
};

std::vector<BadRequest> bad_requests() {
    const std::string end = " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    const std::string upgrade =
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const std::string no = "HTTP/1.1 40";
    return {
        {"headers too large", "GET /" + end + "X: " + std::string(20'000, 'a') + "\r\n\r\n", ""},
        {"a body too large",
         "POST /api/name" + end + "Content-Length: 99999\r\n\r\n" + std::string(9000, 'a'),
         ""},
        {"an endless body", "POST /api/name" + end + "Content-Length: -1\r\n\r\n", ""},
        {"no HTTP", "\x16\x03\x01\x02" + std::string(100, '\0') + "\r\n\r\n", ""},
        {"another method", "DELETE /" + end + "\r\n", no},
        {"an unknown method", "BREW /" + end + "\r\n", no},
        {"a way up", "GET /../../etc/passwd" + end + "\r\n", no},
        {"a hidden way up", "GET /%2e%2e/%2e%2e/etc/passwd" + end + "\r\n", no},
        {"an absolute way", "GET //etc/passwd" + end + "\r\n", no},
        {"an unknown page", "GET /api/nothing" + end + "\r\n", no},
        {"a match that is none", "GET /api/matches/../../x" + end + "\r\n", no},
        {"a page from elsewhere",
         "POST /api/players" + end + "Origin: http://evil.example\r\nContent-Length: 2\r\n\r\n{}",
         no},
        {"a socket from elsewhere",
         "GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n" + upgrade + "\r\n",
         no},
        {"a socket elsewhere", "GET /api/ws HTTP/1.1\r\nHost: x\r\n" + upgrade + "\r\n", no}};
}

TEST(Hostile, BadRequestsGetNothing) {
    RealServer server;
    GoodGame good(server);
    for (const BadRequest& request : bad_requests()) {
        const std::string reply = raw_exchange(server, request.bytes);
        EXPECT_EQ(reply.find("root:"), std::string::npos) << request.name;
        if (request.status.empty())
            EXPECT_FALSE(reply.starts_with("HTTP/1.1 2")) << request.name << ": " << reply;
        else
            EXPECT_TRUE(reply.starts_with(request.status)) << request.name << ": " << reply;
    }
    good.check();
    EXPECT_TRUE(is_up(server));
}

}  // namespace
}  // namespace sidera::server
