// Bytes to messages: a hall with two players in a game and a stranger must stand whatever is said.
//
// Each line is one message; its first letter says who speaks (a, b, or anybody else), or what
// happens: - the stranger leaves and comes back, + half a second passes. ROOM is the table's id.

#include <string>
#include <string_view>

#include "server/store/memory_store.h"
#include "server/test_hall.h"

namespace sidera::server {
namespace {

constexpr int kMostLines = 60;

class Table {
  public:
    Table() {
        for (TestClient& client : clients_)
            client = hall_.connect();
        const Json made = hall_.ask(
            clients_[0],
            "create",
            parse_json(R"({"rules":{"game":"mlem","seats":2,"options":{"ufo":"true",)"
                       R"("exploration":"true","secret_missions":"true"},"clock":{"kind":"live",)"
                       R"("seconds":60,"increment":1,"days":0},"takeover":1,"listed":true,)"
                       R"("rated":true},"bots":["",""],"start":false})")
                .value);
        room_ = made.find("room")->as_string();
        for (TestClient& client : clients_)
            hall_.ask(client, "enter", Json::object().set("room", room_).set("since", 0));
        hall_.ask(clients_[1], "sit", Json::object().set("seat", "B"));
        for (int i = 0; i < 2; ++i)
            hall_.ask(clients_[i],
                      "ready",
                      Json::object().set("ready", true).set("entropy", std::string(32, 'a')));
    }

    void say(std::string_view line) {
        if (line.empty())
            return;
        if (line[0] == '+')
            return hall_.pass(500);
        if (line[0] == '-') {
            hall_.disconnect(clients_[2]);
            clients_[2] = hall_.connect(clients_[2].secret);
            return;
        }
        std::string text(line.substr(1));
        if (const std::size_t at = text.find("ROOM"); at != std::string::npos)
            text.replace(at, 4, room_);
        const std::size_t who = line[0] == 'a' ? 0 : line[0] == 'b' ? 1 : 2;
        hall_.hall().received(clients_[who].id, text);
        hall_.settle();
        for (const TestClient& client : clients_)
            hall_.loop().sent[client.id].clear();
    }

  private:
    TestHall hall_{std::make_unique<MemoryStore>()};
    TestClient clients_[3];
    std::string room_;
};

}  // namespace
}  // namespace sidera::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    sidera::server::Table table;
    for (int i = 0; i < sidera::server::kMostLines && !text.empty(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        table.say(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return 0;
}
