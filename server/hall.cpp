// All rooms and everybody who is connected.

#include "server/hall.h"

#include <algorithm>
#include <chrono>

#include "engine/fair.h"
#include "server/lessons.h"
#include "server/random_bytes.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kSweep = 60'000;  // how often idle rooms are looked for
constexpr Milliseconds kIdle = 120'000;  // a room nobody watches leaves the memory

double steady_milliseconds() {
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Hall::Hall(Loop& loop, Store& store, const Limits& limits)
    : loop_(loop), store_(store), limits_(limits), players_(*this) {}

std::vector<std::string> Hall::load() {
    std::vector<std::string> faults;
    for (const StoredRoom& stored : store_.unfinished_rooms()) {
        const auto saved = read_saved_room(stored.body);
        if (saved && saved->phase == wire::Phase::open && now() - stored.changed <= kOpenExpires)
            continue;  // until somebody comes
        wire::Said why;
        if (find_room(stored.id, why) == nullptr)
            faults.push_back("room " + stored.id + " cannot be taken up: " + wire::json_text(why));
    }
    loop_.wake_at(now());
    return faults;
}

void Hall::connected(ConnectionId connection) {
    guests_.emplace(connection, Guest{});
}

void Hall::disconnected(ConnectionId connection) {
    const auto found = guests_.find(connection);
    if (found == guests_.end())
        return;
    const std::shared_ptr<Room> room = std::move(found->second.room);
    guests_.erase(found);
    if (room) {
        room->leave(connection);
        touch(room);
    }
}

void Hall::received(ConnectionId connection, std::string_view text) {
    ++counts_.messages;
    if (stopping_)
        return;
    const JsonParse parsed = parse_json(text, 8);
    wire::Request request;
    std::string fault =
        parsed.error ? parsed.error->message : wire::Reader().read_message(parsed.value, request);
    if (!fault.empty()) {
        const Json* id = parsed.value.find("id");
        const std::int64_t number = id != nullptr ? id->as_int() : 0;
        return refuse(connection,
                      std::in_range<std::uint32_t>(number) ? static_cast<std::uint32_t>(number) : 0,
                      "bad_message",
                      fault);
    }
    const auto guest = guests_.find(connection);
    if (guest == guests_.end())
        return;
    std::visit(
        [&]<class T>(const T& message) {
            if (guest->second.player.empty() && !std::same_as<T, wire::Hello>)
                return refuse(connection, message.id, "hello_first");
            this->handle(connection, message);
        },
        request);
}

template<class T>
void Hall::handle(ConnectionId connection, const T& request) {
    const std::shared_ptr<Room> room = guests_[connection].room;
    if (!room || room->has_failed())  // entering again takes it up from the store
        return refuse(connection, request.id, "no_such_room");
    if (std::same_as<T, wire::Give>)
        ++counts_.answers;
    room->handle(connection, request);
    touch(room);
}

Visitor Hall::visitor(ConnectionId connection) const {
    const Guest& guest = guests_.at(connection);
    return {
        .connection = connection, .player = guest.player, .name = guest.name, .keeps = guest.keeps};
}

void Hall::handle(ConnectionId connection, const wire::Hello& request) {
    if (request.protocol != wire::kProtocol)
        return refuse(connection, request.id, "protocol");
    if (!guests_[connection].player.empty() || guests_[connection].is_coming)
        return refuse(connection, request.id, "bad_message", "hello was said already");
    guests_[connection].keeps = request.keeps.value_or(false);
    if (request.secret) {
        const auto player = players_.with_secret(*request.secret);
        if (!player)
            return refuse(connection, request.id, "bad_secret");
        return welcome(connection,
                       request.id,
                       {.player = player->id, .name = player->name, .secret = {}},
                       false);
    }
    guests_[connection].is_coming = true;
    players_.create(request.language.value_or(std::string()),
                    [this, connection, id = request.id](const auto& made) {
                        if (const auto guest = guests_.find(connection); guest != guests_.end())
                            guest->second.is_coming = false;
                        if (made)
                            welcome(connection, id, *made, true);
                        else
                            refuse(connection, id, "store_failed");
                    });
}

void Hall::welcome(ConnectionId connection,
                   std::uint32_t id,
                   const wire::NewSecret& who,
                   bool fresh) {
    const auto guest = guests_.find(connection);
    if (guest == guests_.end())
        return;
    guest->second.player = who.player;
    guest->second.name = who.name;
    wire::Welcome message{
        .id = id, .version = SIDERA_VERSION, .player = who.player, .name = who.name, .secret = {}};
    if (fresh)
        message.secret = who.secret;
    reply(connection, message);
}

// Empty, or the key of what is wrong.
std::string Hall::check_table(const wire::Create& request, const GameKit*& kit) const {
    kit = find_game(request.rules.game);
    if (kit == nullptr)
        return "there is no such game";
    if (std::string fault = fault_of_rules(*kit, request.rules); !fault.empty())
        return fault;
    if (request.bots.size() != static_cast<std::size_t>(request.rules.seats))
        return "there must be one entry per seat in bots";
    bool person = false;
    for (const std::string& level : request.bots) {
        person = person || level.empty();
        if (!level.empty() && !is_bot_level(*kit, level))
            return "there is no bot '" + level + "'";
    }
    return person ? std::string() : "at least one seat must be left for a person";
}

std::string Hall::new_room_id() {
    static constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
    while (true) {
        std::string id;
        for (int i = 0; i < 10; ++i)
            id += kLetters[static_cast<std::size_t>(std::stoi(random_hex(2), nullptr, 16)) %
                           kLetters.size()];
        if (!rooms_.contains(id) && !store_.room(id))
            return id;
    }
}

std::shared_ptr<Room> Hall::open_room(SavedRoom saved, const GameKit& kit) {
    saved.match = random_hex(8);
    saved.secret = random_hex(32);
    saved.commitment = fair_commitment(saved.match, saved.secret);
    const std::string id = new_room_id();
    auto room = std::make_shared<Room>(*this, id, kit, std::move(saved));
    rooms_.emplace(id, room);
    ++counts_.rooms_opened;
    return room;
}

void Hall::handle(ConnectionId connection, const wire::Create& request) {
    if (request.lesson)
        return create_lesson(connection, request);
    const GameKit* kit = nullptr;
    if (const std::string fault = check_table(request, kit); !fault.empty())
        return refuse(connection, request.id, "bad_rules", fault);
    const std::string& player = guests_[connection].player;
    if (is_full() || rooms_of(player) >= limits_.rooms_per_player)
        return refuse(connection, request.id, "too_many_tables");
    SavedRoom saved{.rules = request.rules, .host = player};
    for (const std::string& level : request.bots)
        saved.seats.push_back({.bot = level});
    const auto room = open_room(std::move(saved), *kit);
    room->seat_host(visitor(connection), request.entropy.value_or(std::string()), request.start);
    put_into(connection, room, request.id);
}

void Hall::create_lesson(ConnectionId connection, const wire::Create& request) {
    const GameKit* kit = find_game(request.rules.game);
    if (kit == nullptr)
        return refuse(connection, request.id, "bad_rules", "there is no such game");
    LessonLoad load = open_lesson(*kit, *request.lesson);
    if (!load.lesson)
        return refuse(connection, request.id, "bad_rules", load.error);
    if (is_full() || lessons_of(guests_[connection].player) >= limits_.rooms_per_player)
        return refuse(connection, request.id, "too_many_tables");
    SavedRoom saved{.rules = {.game = std::string(kit->name()),
                              .seats = load.lesson->match().seats(),
                              .listed = false,
                              .rated = false},
                    .host = guests_[connection].player};
    for (int i = 0; i < saved.rules.seats; ++i)
        saved.seats.push_back({.bot = i == 0 ? "" : std::string(kit->bots().front())});
    saved.seats[0].player = saved.host;
    saved.seats[0].name = guests_[connection].name;
    const std::string id = new_room_id();
    auto room = std::make_shared<Room>(*this, id, *kit, std::move(saved), std::move(load));
    rooms_.emplace(id, room);
    put_into(connection, room, request.id);
}

void Hall::put_into(ConnectionId connection, const std::shared_ptr<Room>& room, std::uint32_t id) {
    Guest& guest = guests_[connection];
    if (guest.room && guest.room != room) {
        guest.room->leave(connection);
        touch(guest.room);
    }
    guest.room = room;
    room->enter(visitor(connection), {.id = id, .room = room->id()});
    touch(room);
}

// An open table is given up after a while, but not under the eyes of who sits there.
void Hall::maybe_expire(Room& room, Milliseconds changed) {
    if (room.saved().phase == wire::Phase::open && !room.is_watched() &&
        now() - changed > kOpenExpires)
        room.expire();
}

std::shared_ptr<Room> Hall::find_room(const std::string& id, wire::Said& why) {
    why = wire::server_text("no_such_room");
    const auto found = rooms_.find(id);
    if (found != rooms_.end() && !found->second->has_failed()) {
        maybe_expire(*found->second, found->second->changed());
        return found->second;
    }
    const auto stored = store_.room(id);
    const GameKit* kit = stored ? find_game(stored->game) : nullptr;
    if (kit == nullptr)
        return nullptr;
    auto saved = read_saved_room(stored->body);
    if (!saved)
        return nullptr;
    if (const TableSetup table = table_setup(*kit, kit->default_data(), saved->rules);
        !table.error.empty()) {
        why = wire::server_text("bad_rules", table.error);
        return nullptr;
    }
    auto room = std::make_shared<Room>(*this, id, *kit, std::move(*saved));
    maybe_expire(*room, stored->changed);
    if (const auto match = store_.load(stored->match))
        if (auto fault = room->resume(*match)) {
            why = std::move(*fault);
            return nullptr;
        }
    rooms_[id] = room;
    touch(room);
    return room;
}

void Hall::handle(ConnectionId connection, const wire::Enter& request) {
    wire::Said why;
    const std::shared_ptr<Room> room = find_room(request.room, why);
    if (!room)
        return refuse(connection, request.id, std::move(why));
    Guest& guest = guests_[connection];
    if (guest.room && guest.room != room) {
        guest.room->leave(connection);
        touch(guest.room);
    }
    guest.room = room;
    room->enter(visitor(connection), request);
    touch(room);
}

void Hall::handle(ConnectionId connection, const wire::Leave& request) {
    const std::shared_ptr<Room> room = std::move(guests_[connection].room);
    if (room) {
        room->leave(connection);
        touch(room);
    }
    reply(connection, wire::Ack{.id = request.id});
}

void Hall::handle(ConnectionId connection, const wire::Rematch& request) {
    const std::shared_ptr<Room> room = guests_[connection].room;
    if (!room || !room->holds_seat(connection) || room->is_lesson())
        return refuse(connection, request.id, "not_seated");
    const wire::Phase phase = room->saved().phase;
    if (phase != wire::Phase::over && phase != wire::Phase::aborted)
        return refuse(connection, request.id, "not_over");
    if (!room->saved().next) {
        if (is_full() || rooms_of(guests_[connection].player) >= limits_.rooms_per_player)
            return refuse(connection, request.id, "too_many_tables");
        const GameKit* kit = find_game(room->saved().rules.game);
        const auto next = open_room(room->again(connection), *kit);
        next->store_new();
        room->set_next(next->id());
    }
    room->reply(connection, wire::Ack{.id = request.id, .room = room->saved().next});
}

void Hall::handle(ConnectionId connection, const wire::Ping& request) {
    reply(connection, wire::Ack{.id = request.id});
}

void Hall::refuse(ConnectionId connection,
                  std::uint32_t id,
                  std::string_view key,
                  std::string_view text) {
    refuse(connection, id, wire::server_text(key, text));
}

void Hall::refuse(ConnectionId connection, std::uint32_t id, wire::Said why) {
    ++counts_.refused;
    reply(connection, wire::Refused{.id = id, .why = std::move(why)});
}

void Hall::send(ConnectionId connection, SharedText message) {
    loop_.send(connection, std::move(message));
}

void Hall::commit(std::vector<Change> changes, Store::Done done) {
    ++commits_waiting_;
    store_.commit(std::move(changes), [this, done = std::move(done)](const std::string& refused) {
        loop_.post([this, done, refused] {
            --commits_waiting_;
            if (!refused.empty())
                ++counts_.failed_commits;
            done(refused);
        });
    });
}

void Hall::work(Crew crew, std::function<void()> job, std::function<void()> done) {
    loop_.work(crew, std::move(job), std::move(done));
}

void Hall::reschedule(const std::string& room) {
    const auto found = rooms_.find(room);
    if (found != rooms_.end())
        touch(found->second);
}

std::string Hall::random_hex(int bytes) {
    return sidera::server::random_hex(static_cast<std::size_t>(bytes));
}

double (*Hall::milliseconds_now() const)() {
    return &steady_milliseconds;
}

void Hall::game_finished(const std::string& match) {
    ++counts_.games_finished;
    if (on_finished)
        on_finished(match);
}

// The room may want to be called at another time than before.
void Hall::touch(const std::shared_ptr<Room>& room) {
    const auto known = alarm_of_.find(room->id());
    if (known != alarm_of_.end()) {
        alarms_.erase(known->second);
        alarm_of_.erase(known);
    }
    if (const auto next = room->next_wake())
        alarm_of_[room->id()] = alarms_.emplace(*next, room->id());
    if (!alarms_.empty())
        loop_.wake_at(alarms_.begin()->first);
}

void Hall::wake() {
    if (stopping_)
        return;
    const Milliseconds time = now();
    while (!alarms_.empty() && alarms_.begin()->first <= time) {
        const auto room = rooms_.find(alarms_.begin()->second);
        alarm_of_.erase(alarms_.begin()->second);
        alarms_.erase(alarms_.begin());
        if (room == rooms_.end())
            continue;
        const std::shared_ptr<Room> held = room->second;
        held->wake();
        touch(held);
    }
    if (time >= next_sweep_) {
        drop_idle_rooms(kIdle);
        next_sweep_ = time + kSweep;
    }
    loop_.wake_at(alarms_.empty() ? next_sweep_ : std::min(next_sweep_, alarms_.begin()->first));
}

// What nobody looks at need not stay in memory, but for games that go on: it is in the store. Open
// tables wait there for their people.
void Hall::drop_idle_rooms(Milliseconds idle_for) {
    const Milliseconds time = now();
    std::erase_if(rooms_, [&](const auto& entry) {
        const Room& room = *entry.second;
        const bool playing = room.saved().phase == wire::Phase::playing && !room.is_lesson();
        const bool idle = !playing && room.is_settled() && time - room.changed() >= idle_for;
        return !room.is_watched() && (idle || room.has_failed());
    });
}

void Hall::stop() {
    stopping_ = true;
    const auto bye = std::make_shared<const std::string>(wire::message_text(
        wire::Bye{.why = {.key = "server.stopping", .args = {}}, .come_back = true}));
    for (const auto& [connection, guest] : guests_)
        send(connection, bye);
}

void Hall::renamed(const std::string& player, const std::string& name) {
    for (auto& [connection, guest] : guests_)
        if (guest.player == player)
            guest.name = name;
    // Also where the seat waits while its player looks at another page.
    for (const auto& [id, room] : rooms_)
        room->rename(player, name);
}

}  // namespace sidera::server
