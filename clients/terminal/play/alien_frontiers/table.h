// The parts of the table of Alien Frontiers in characters.

#pragma once

#include <string>
#include <vector>

#include "clients/terminal/play/painter.h"
#include "clients/terminal/play/style.h"

namespace sidera::terminal::alien_frontiers {

using Lines = std::vector<std::string>;

inline constexpr int kWide = 118;  // columns from which the planet stands beside the facilities
inline constexpr int kRowsWhenWide = 38;
inline constexpr int kRowsWhenNarrow = 48;

// What all parts read.
struct Picture {
    const Scene& scene;
    const Json& pub;
    const Json& data;

    // A sentence of the terminal about this game.
    std::string say(std::string_view key, std::initializer_list<TextArg> args = {}) const {
        return scene.texts.say("ui.alien_frontiers." + std::string(key), args);
    }

    // A text of the game, "card.booster_pod".
    std::string text(std::string_view family, std::string_view key) const {
        return scene.texts.say(std::string(family) + "." + std::string(key));
    }

    int rule(std::string_view key) const {
        return static_cast<int>(member(member(pub, "rules"), key).as_int());
    }

    const Json& turn(std::string_view key) const { return member(member(pub, "turn"), key); }

    const std::string& name(std::string_view seat) const {
        return scene.names[static_cast<std::size_t>(index(seat_from_letter(seat)))];
    }

    // The powers of the cards on display have no room beside a long list of choices.
    bool terse() const {
        const int wanted = scene.columns >= kWide ? kRowsWhenWide : kRowsWhenNarrow;
        return scene.brief || (scene.rows > 0 && scene.rows < wanted);
    }

    Line line() const { return Line(scene.colour); }
};

// Where items begin behind their label.
inline constexpr int kIndent = 14;

inline int number(const Json& object, std::string_view key) {
    return static_cast<int>(member(object, key).as_int());
}

bool lists(const Json& list, std::string_view text);

// "A4", "A4R" for the Relic Ship, a free or a blocked port.
void add_port(Line& line, const std::string& ship);

// "[3]", with an R for the Relic Ship.
void add_die(Line& line, int value, bool relic);

// A row per facility: its ports in their groups, and what counts there now.
void paint_facilities(const Picture& picture, Lines& lines);

// Only the ships, and how many ports are free.
void paint_facilities_brief(const Picture& picture, Lines& lines);

// The territories with bonus, colonies, control and fields; at most `columns` wide.
Lines planet_rows(const Picture& picture, int columns);

// What the fields on the planet do.
void paint_fields(const Picture& picture, Lines& lines);

// The display with both powers of each card.
void paint_display(const Picture& picture, Lines& lines);

// A row per player.
void paint_players(const Picture& picture, Lines& lines);

}  // namespace sidera::terminal::alien_frontiers
