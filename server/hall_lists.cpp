// What the hall tells of all its rooms.

#include <algorithm>

#include "server/hall.h"

namespace sidera::server {
namespace {

bool is_unfinished(const SavedRoom& room) {
    return room.phase == wire::Phase::open || room.phase == wire::Phase::playing;
}

bool belongs_to(const SavedRoom& room, const std::string& player) {
    return room.host == player ||
           std::any_of(room.seats.begin(), room.seats.end(), [&](const SavedSeat& seat) {
               return seat.player == player;
           });
}

}  // namespace

std::vector<wire::TableInfo> Hall::listed_tables() const {
    std::vector<wire::TableInfo> tables;
    for (const auto& [id, room] : rooms_)
        if (room->saved().rules.listed &&
            (room->saved().phase == wire::Phase::open ||
             room->saved().phase == wire::Phase::playing) &&
            room->is_watched())
            tables.push_back(room->info({}));
    std::sort(tables.begin(), tables.end(), [](const auto& a, const auto& b) {
        return std::pair(a.phase, -a.at) < std::pair(b.phase, -b.at);
    });
    if (tables.size() > 100)
        tables.resize(100);
    return tables;
}

// Open tables of somebody that are not in memory, nor given up.
std::vector<std::pair<StoredRoom, SavedRoom>> Hall::open_in_store(const std::string& player) const {
    std::vector<std::pair<StoredRoom, SavedRoom>> found;
    for (StoredRoom& stored : store_.rooms_of(player)) {
        auto saved = read_saved_room(stored.body);
        if (saved && saved->phase == wire::Phase::open && !rooms_.contains(stored.id) &&
            now() - stored.changed <= kOpenExpires)
            found.emplace_back(std::move(stored), std::move(*saved));
    }
    return found;
}

// In memory are games that go on and what somebody looks at; open tables wait in the store.
std::vector<wire::TableInfo> Hall::tables_of(const std::string& player) const {
    std::vector<wire::TableInfo> tables;
    for (const auto& [id, room] : rooms_)
        if (!room->is_lesson() && is_unfinished(room->saved()) && belongs_to(room->saved(), player))
            tables.push_back(room->info(player));
    for (const auto& [stored, saved] : open_in_store(player))
        if (belongs_to(saved, player))
            tables.push_back(table_info(stored.id, saved, stored.changed, player));
    std::sort(
        tables.begin(), tables.end(), [](const auto& a, const auto& b) { return a.at > b.at; });
    return tables;
}

std::optional<std::string> Hall::broken_invariant() const {
    for (const auto& [id, room] : rooms_)
        if (auto broken = room->broken_invariant())
            return broken;
    return std::nullopt;
}

std::size_t Hall::rooms_of(const std::string& player) const {
    std::size_t count = 0;
    for (const auto& [id, room] : rooms_)
        if (room->saved().host == player && !room->is_lesson() && is_unfinished(room->saved()))
            ++count;
    for (const auto& [stored, saved] : open_in_store(player))
        count += saved.host == player ? 1 : 0;
    return count;
}

// Lessons are stored nowhere: those that were left go from memory after a while.
std::size_t Hall::lessons_of(const std::string& player) const {
    return static_cast<std::size_t>(
        std::count_if(rooms_.begin(), rooms_.end(), [&](const auto& entry) {
            return entry.second->is_lesson() && entry.second->saved().host == player;
        }));
}

// In memory; what nobody needs there makes room first.
bool Hall::is_full() {
    if (rooms_.size() >= limits_.rooms)
        drop_idle_rooms(0);
    return rooms_.size() >= limits_.rooms;
}

}  // namespace sidera::server
