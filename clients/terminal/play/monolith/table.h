// The parts of the table of Monolith in characters.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "clients/terminal/play/painter.h"
#include "clients/terminal/play/style.h"

namespace sidera::terminal::monolith {

using Lines = std::vector<std::string>;

// What all parts read.
struct Picture {
    const Scene& scene;
    const Json& pub;

    // A sentence of the terminal about this game.
    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const {
        return scene.texts.say("ui.monolith." + std::string(key), args);
    }

    int rule(std::string_view key) const {
        return static_cast<int>(member(member(pub, "rules"), key).as_int());
    }

    const Json& turn(std::string_view key) const { return member(member(pub, "turn"), key); }

    const std::string& name(std::string_view seat) const {
        return scene.names[static_cast<std::size_t>(index(seat_from_letter(seat)))];
    }

    // Whose eyes these are; empty for a spectator.
    std::string_view viewer() const { return member(scene.view, "seat").as_string(); }

    Line line() const { return Line(scene.colour); }
};

inline int number(const Json& object, std::string_view key) {
    return static_cast<int>(member(object, key).as_int());
}

struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
};

// "9,6"; nothing where there is no cell.
std::optional<Point> point_of(const Json& cell);

// The board, or as much of it around the viewer's things as fits: two columns for a cell, every
// second row half a cell to the right.
void paint_map(const Picture& picture, Lines& lines);

// What the signs of the map mean.
void paint_key(const Picture& picture, Lines& lines);

// A row per player, the own stock, and the own fleet with what is aboard.
void paint_players(const Picture& picture, Lines& lines);

}  // namespace sidera::terminal::monolith
