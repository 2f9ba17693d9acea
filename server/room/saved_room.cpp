// What is kept of a room between two runs of the server.

#include "server/room/saved_room.h"

#include <algorithm>

namespace sidera::server {
namespace {

constexpr std::int64_t kPatience = 180;  // seconds
constexpr std::int64_t kLeast = 30;

// Tables once had a time after which a bot took over, 0 for never; now all have patience.
void read_takeover(Json& room) {
    const Json* rules = room.find("rules");
    const Json* takeover = rules != nullptr ? rules->find("takeover") : nullptr;
    if (takeover == nullptr || rules->find("patience") != nullptr)
        return;
    const std::int64_t seconds = takeover->as_int();
    Json later = *rules;
    later.set("patience", seconds == 0 ? kPatience : std::max(seconds, kLeast));
    room.set("rules", std::move(later));
}

}  // namespace

std::optional<SavedRoom> read_saved_room(const std::string& body) {
    JsonParse parsed = parse_json(body);
    if (parsed.error)
        return std::nullopt;
    read_takeover(parsed.value);
    SavedRoom saved;
    if (!wire::Reader().read(parsed.value, saved).empty())
        return std::nullopt;
    return saved;
}

}  // namespace sidera::server
