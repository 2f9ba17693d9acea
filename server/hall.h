// All rooms and everybody who is connected. Understands messages and passes them on; knows neither
// sockets nor files, so the whole server but its network can be tested without one.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/limits.h"
#include "server/loop.h"
#include "server/players.h"
#include "server/room/room.h"
#include "server/wire/pages.h"

namespace sidera::server {

// What the hall has counted since the start, for /metrics.
struct HallCounts {
    std::uint64_t messages = 0;
    std::uint64_t refused = 0;
    std::uint64_t answers = 0;
    std::uint64_t rooms_opened = 0;
    std::uint64_t games_finished = 0;
    std::uint64_t failed_commits = 0;
};

class Hall final : public Host {
  public:
    Hall(Loop& loop, Store& store, const Limits& limits);

    // Rooms that were open or being played when the server stopped. Says what could not be loaded.
    std::vector<std::string> load();

    void connected(ConnectionId connection);
    void disconnected(ConnectionId connection);
    void received(ConnectionId connection, std::string_view text);

    // Calls every room that has something to do.
    void wake();

    // Everybody is told to come back; nothing is answered any more.
    void stop();

    std::vector<wire::TableInfo> listed_tables() const;
    std::vector<wire::TableInfo> tables_of(const std::string& player) const;
    void renamed(const std::string& player, const std::string& name);

    Players& players() { return players_; }

    const HallCounts& counts() const { return counts_; }

    std::size_t rooms() const { return rooms_.size(); }

    std::size_t guests() const { return guests_.size(); }

    std::size_t commits_waiting() const { return commits_waiting_; }

    // The first room's sentence about what must not be, for tests.
    std::optional<std::string> broken_invariant() const;

    // Whether all that was handed to the store is on disk.
    bool is_settled() const { return commits_waiting_ == 0; }

    // Host
    Milliseconds now() const override { return loop_.now(); }

    void send(ConnectionId connection, SharedText message) override;
    void commit(std::vector<Change> changes, Store::Done done) override;
    void work(Crew crew, std::function<void()> job, std::function<void()> done) override;

    void reschedule(const std::string& room) override;

    Store& store() override { return store_; }

    std::string random_hex(int bytes) override;

    Milliseconds bot_delay() const override { return limits_.bot_delay; }

    double bot_milliseconds() const override { return limits_.bot_milliseconds; }

    double (*milliseconds_now() const)() override;
    void game_finished(const std::string& match) override;

    // Called for every finished match; the analysis hangs itself in here.
    std::function<void(const std::string& match)> on_finished;

  private:
    struct Guest {
        std::string player;      // empty before the welcome
        bool is_coming = false;  // a new one, on the way to the disk
        std::string name;
        bool keeps = false;  // updates
        std::shared_ptr<Room> room;
    };

    void handle(ConnectionId connection, const wire::Hello& request);
    void handle(ConnectionId connection, const wire::Create& request);
    void handle(ConnectionId connection, const wire::Enter& request);
    void handle(ConnectionId connection, const wire::Leave& request);
    void handle(ConnectionId connection, const wire::Rematch& request);
    void handle(ConnectionId connection, const wire::Ping& request);

    // Everything else is for the room the guest is in.
    template<class T>
    void handle(ConnectionId connection, const T& request);

    void welcome(ConnectionId connection, std::uint32_t id, const wire::NewSecret& who, bool fresh);
    void refuse(ConnectionId connection,
                std::uint32_t id,
                std::string_view key,
                std::string_view text = {});
    void refuse(ConnectionId connection, std::uint32_t id, wire::Said why);
    void create_lesson(ConnectionId connection, const wire::Create& request);
    std::string check_table(const wire::Create& request, const GameKit*& kit) const;
    std::size_t rooms_of(const std::string& player) const;
    std::size_t lessons_of(const std::string& player) const;
    bool is_full();
    std::vector<std::pair<StoredRoom, SavedRoom>> open_in_store(const std::string& player) const;

    // In memory or from the store. Nothing: `why` says the cause.
    std::shared_ptr<Room> find_room(const std::string& id, wire::Said& why);
    void maybe_expire(Room& room, Milliseconds changed);
    std::shared_ptr<Room> open_room(SavedRoom saved, const GameKit& kit);
    void put_into(ConnectionId connection, const std::shared_ptr<Room>& room, std::uint32_t id);
    std::string new_room_id();
    void touch(const std::shared_ptr<Room>& room);
    void drop_idle_rooms(Milliseconds idle_for);
    Visitor visitor(ConnectionId connection) const;

    template<class T>
    void reply(ConnectionId connection, const T& message) {
        send(connection, std::make_shared<const std::string>(wire::message_text(message)));
    }

    Loop& loop_;
    Store& store_;
    Limits limits_;
    Players players_;
    HallCounts counts_;
    std::unordered_map<ConnectionId, Guest> guests_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    std::multimap<Milliseconds, std::string> alarms_;
    std::unordered_map<std::string, std::multimap<Milliseconds, std::string>::iterator> alarm_of_;
    Milliseconds next_sweep_ = 0;
    std::size_t commits_waiting_ = 0;
    bool stopping_ = false;
};

}  // namespace sidera::server
