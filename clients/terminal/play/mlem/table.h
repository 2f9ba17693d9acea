// The parts of MLEM's table in characters.

#pragma once

#include <string>
#include <vector>

#include "clients/terminal/play/painter.h"
#include "clients/terminal/play/style.h"

namespace sidera::terminal::mlem {

// What all parts read.
struct Picture {
    const Scene& scene;
    const Json& pub;
    const Json& own;
    const Json& data;

    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const {
        return scene.texts.say("ui.mlem." + std::string(key), args);
    }

    std::string name(std::string_view family, std::string_view key) const;

    int number(std::string_view key) const { return static_cast<int>(member(pub, key).as_int()); }

    bool rule(std::string_view key) const { return member(member(pub, "rules"), key).as_bool(); }

    Line line() const { return Line(scene.colour); }
};

// Where items begin behind their label.
inline constexpr int kIndent = 12;

using Lines = std::vector<std::string>;

// "A2": a seat's letter, and how many cats when there are more.
void add_cats(Line& line, std::string_view seat, std::size_t cats);

// The track with bodies and tokens, in two or three columns.
void paint_track(const Picture& picture, Lines& lines);

// The flight: crew in order, dice, expedition token.
void paint_flight(const Picture& picture, Lines& lines);

// Goals and the viewer's own missions.
void paint_aims(const Picture& picture, Lines& lines);

// Points and cats at home, a row per player.
void paint_players(const Picture& picture, Lines& lines);

}  // namespace sidera::terminal::mlem
