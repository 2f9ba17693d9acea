// What all parts of the table of Cosmic Encounter are drawn from.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clients/terminal/play/painter.h"
#include "clients/terminal/play/style.h"

namespace sidera::terminal::cosmic {

using Lines = std::vector<std::string>;

struct Picture {
    const Scene& scene;
    const Json& pub;

    Line line() const { return Line(scene.colour); }

    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const {
        return scene.texts.say(key, args);
    }

    std::string name(std::string_view seat) const {
        const auto i = static_cast<std::size_t>(index(seat_from_letter(seat)));
        return i < scene.names.size() ? scene.names[i] : std::string(seat);
    }

    const Json& own() const { return member(scene.view, "own"); }

    // Empty for a spectator.
    std::string_view reader() const {
        const Json& seat = member(scene.view, "seat");
        return seat.is_string() ? std::string_view(seat.as_string()) : std::string_view();
    }

    const Json& encounter() const {
        static const Json kNothing;
        const auto& all = member(pub, "encounters").items();
        return all.empty() ? kNothing : all.back();
    }
};

inline Ink ink(std::string_view seat) {
    return ink_of(seat_from_letter(seat));
}

}  // namespace sidera::terminal::cosmic
