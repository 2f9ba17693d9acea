// Lessons that are compiled in.

#include "server/lessons.h"

#include "engine/embedded.h"

namespace sidera::server {

LessonLoad open_lesson(const GameKit& kit, std::string_view name) {
    const auto text =
        find_embedded(std::string(kit.name()) + "/lessons", std::string(name) + ".json");
    if (!text)
        return {nullptr, "there is no such lesson"};
    const JsonParse scenario = parse_json(*text);
    if (scenario.error)
        return {nullptr, scenario.error->message};
    return kit.open_lesson(kit.default_data(), scenario.value, SeatSet::of(seat_at(0)));
}

}  // namespace sidera::server
