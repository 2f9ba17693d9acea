// Bytes to messages: a hall with two players in a game and a stranger must stand whatever is said.
//
// Each line is one message; its first letter says who speaks (a, b, or anybody else), or what
// happens: - the stranger leaves and comes back, + half a second passes. ROOM is the table's id.

#include <string>
#include <string_view>

#include "server/store/memory_store.h"
#include "server/test_hall.h"

// To note where each of some thousand small pieces was allocated takes an eighth of the time; a
// finding can be run again with ASAN_OPTIONS=malloc_context_size=30.
extern "C" const char* __asan_default_options() {
    return "malloc_context_size=1";
}

namespace sidera::server {
namespace {

constexpr int kMostLines = 60;

constexpr std::string_view kCreate =
    R"({"type":"create","id":2,"rules":{"game":"mlem","seats":2,"options":{"ufo":"true",)"
    R"("exploration":"true","secret_missions":"true"},"clock":{"kind":"live","seconds":60,)"
    R"("increment":1,"days":0},"patience":60,"listed":true,"rated":true},"bots":["",""],)"
    R"("start":false})";
constexpr std::string_view kEnter = R"({"type":"enter","id":3,"room":"ROOM","since":0})";
constexpr std::string_view kSit = R"({"type":"sit","id":4,"seat":"B"})";
constexpr std::string_view kReady = R"({"type":"ready","id":5,"ready":true,"change":0,)"
                                    R"("entropy":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})";

class Table {
  public:
    Table() {
        for (TestClient& client : clients_)
            client = hall_.connect();
        send(0, kCreate);
        const std::string& ack = hall_.loop().sent[clients_[0].id].front();
        constexpr std::string_view kRoom = R"("room":")";
        const std::size_t at = ack.find(kRoom) + kRoom.size();
        room_ = ack.substr(at, ack.find('"', at) - at);
        send(1, kEnter);
        send(1, kSit);
        send(0, kReady);
        send(1, kReady);
        send(2, kEnter);
        forget_messages();
        touched_ = false;
    }

    void say(std::string_view line) {
        if (line.empty())
            return;
        if (line[0] == '+') {
            touched_ = true;
            return hall_.pass(500);
        }
        if (line[0] == '-') {
            touched_ = true;
            hall_.disconnect(clients_[2]);
            clients_[2] = hall_.connect(clients_[2].secret);
            return;
        }
        send(line[0] == 'a' ? 0 : line[0] == 'b' ? 1 : 2, line.substr(1));
        forget_messages();
    }

    // Whether anything but refusals was said. A refusal changes nothing (docs/protocol.md), so
    // another run may use the table that met no more than that.
    bool is_touched() const { return touched_; }

  private:
    void send(std::size_t who, std::string_view line) {
        std::string text(line);
        if (const std::size_t at = text.find("ROOM"); at != std::string::npos)
            text.replace(at, 4, room_);
        hall_.hall().received(clients_[who].id, text);
        hall_.settle();
    }

    void forget_messages() {
        for (auto& [connection, messages] : hall_.loop().sent) {
            for (const std::string& message : messages)
                touched_ = touched_ || !message.starts_with(R"({"type":"refused")");
            messages.clear();
        }
        touched_ = touched_ || !hall_.loop().closed.empty();
    }

    TestHall hall_{std::make_unique<MemoryStore>()};
    TestClient clients_[3];
    std::string room_;
    bool touched_ = false;
};

}  // namespace
}  // namespace sidera::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static std::unique_ptr<sidera::server::Table> table;
    if (!table)
        table = std::make_unique<sidera::server::Table>();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (int i = 0; i < sidera::server::kMostLines && !text.empty(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        table->say(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (table->is_touched())
        table.reset();
    return 0;
}
