// What the hall tells of all its rooms.

#include <algorithm>

#include "server/hall.h"

namespace sidera::server {

std::vector<wire::TableInfo> Hall::listed_tables() const {
    std::vector<wire::TableInfo> tables;
    for (const auto& [id, room] : rooms_)
        if (room->saved().rules.listed &&
            (room->saved().phase == wire::Phase::open ||
             (room->saved().phase == wire::Phase::playing && room->is_watched())))
            tables.push_back(room->info({}));
    std::sort(tables.begin(), tables.end(), [](const auto& a, const auto& b) {
        return std::pair(a.phase, -a.at) < std::pair(b.phase, -b.at);
    });
    if (tables.size() > 100)
        tables.resize(100);
    return tables;
}

std::vector<wire::TableInfo> Hall::tables_of(const std::string& player) const {
    std::vector<wire::TableInfo> tables;
    for (const auto& [id, room] : rooms_) {
        if (room->is_lesson() || room->saved().phase == wire::Phase::over ||
            room->saved().phase == wire::Phase::aborted)
            continue;
        for (const SavedSeat& seat : room->saved().seats)
            if (seat.player == player)
                tables.push_back(room->info(player));
    }
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
        if (room->saved().host == player && room->saved().phase != wire::Phase::over &&
            room->saved().phase != wire::Phase::aborted)
            ++count;
    return count;
}

}  // namespace sidera::server
