// MLEM's track: spaces with their faces, what lies beside them, rocket, UFO and tokens.

#include <algorithm>

#include "clients/terminal/play/mlem/table.h"

namespace sidera::terminal::mlem {
namespace {

constexpr int kRoomy = 78;  // columns for three columns of spaces
constexpr int kFarthest = 26;

bool has_text(const Json& list, std::string_view text) {
    return std::ranges::any_of(list.items(),
                               [&](const Json& item) { return item.as_string() == text; });
}

// How the room of one column of spaces is shared out.
struct Widths {
    int column = 26;
    bool ufo = false;
    bool tokens = false;
    bool spaced = true;  // "1 3 T2" rather than "13T2"

    int faces() const { return spaced ? 6 : 4; }

    int text_at() const { return (ufo ? 2 : 1) + 2 + 1 + faces() + 1 + (tokens ? 3 : 0); }

    int text() const { return column - text_at() - 1; }
};

Widths widths_of(const Picture& picture, int columns) {
    Widths widths;
    widths.column = std::min(picture.scene.columns / columns, 36);
    widths.ufo = picture.rule("ufo");
    widths.tokens = picture.rule("exploration");
    widths.spaced = widths.text() >= 12;
    return widths;
}

const Json& body_json(const Picture& picture, std::string_view id) {
    for (const Json& body : member(picture.data, "bodies").items())
        if (member(body, "id").as_string() == id)
            return body;
    return member(picture.data, "");
}

// Which groups of the throw move the rocket, on the space where it stands.
Ink face_ink(const Picture& picture, int space, std::string_view face) {
    if (space != picture.number("space"))
        return Ink::plain;
    return member(member(picture.pub, "thrown"), face).as_int() > 0 ? Ink::good : Ink::strong;
}

void add_faces(const Picture& picture, const Widths& widths, int space, Line& line) {
    const int end = line.columns() + widths.faces() + 1;
    const Json& row = member(picture.data, "spaces").items()[static_cast<std::size_t>(space)];
    bool first = true;
    for (const Json& face : member(row, "faces").items()) {
        std::string text = face.as_string();
        const Ink ink = face_ink(picture, space, text);
        if (text == "T")
            text += std::to_string(member(row, "thruster").as_int());
        line.add(first || !widths.spaced ? "" : " ").add(text, ink);
        first = false;
    }
    line.pad_to(end);
}

// The open exploration token of a space: "+2" points, "+d" a die, "»4" wormhole.
std::string token_on(const Picture& picture, int space) {
    for (const Json& token : member(picture.data, "explorations").items()) {
        if (member(token, "space").as_int() != space ||
            !has_text(member(picture.pub, "exploration_open"), member(token, "id").as_string()))
            continue;
        const std::string& kind = member(token, "kind").as_string();
        return kind == "wormhole"  ? "»4"
               : kind == "recover" ? "+" + picture.say("die_letter")
                                   : "+" + kind.substr(6);
    }
    return {};
}

// Free moons show their points, taken ones the letter of their owner.
void add_moons(const Json& body, const Json& site, Line& line) {
    const auto& rows = member(site, "rows").items();
    const auto& points = member(body, "points").items();
    for (std::size_t i = 0; i < points.size(); ++i) {
        line.add(i == 0 ? "" : " ");
        if (i < rows.size())
            add_cats(line, rows[i].as_string(), 1);
        else
            line.add(std::to_string(points[i].as_int()), Ink::accent);
    }
}

void add_planet(const Json& body, const Json& site, int room, Line& line) {
    std::string worth;
    for (const Json& points : member(body, "points").items())
        worth += (worth.empty() ? "" : "/") + std::to_string(points.as_int());
    const int end = line.columns() + room;
    line.add(worth, Ink::accent);
    Line cats = line;
    cats.add(" ");
    for (const Json& seat : member(site, "rows").items())
        add_cats(
            cats, seat.as_string(), member(member(site, "cats"), seat.as_string()).items().size());
    if (cats.columns() > end) {  // too many for the room: letters only
        cats = line;
        for (const Json& seat : member(site, "rows").items())
            add_cats(cats, seat.as_string(), 1);
    }
    line = cats;
}

void add_beside(const Picture& picture, const Widths& widths, int space, Line& line) {
    const Json& row = member(picture.data, "spaces").items()[static_cast<std::size_t>(space)];
    const std::string& id = member(row, "body").as_string();
    if (id.empty()) {
        const bool satellite = member(picture.data, "satellite_space").as_int() == space;
        line.add(cut(satellite ? picture.say("satellite") : "", widths.text()), Ink::dim);
        return;
    }
    const Json& body = body_json(picture, id);
    const int from = static_cast<int>(member(body, "first_space").as_int());
    const bool single = member(body, "last_space").as_int() == from;
    if (space == from)
        line.add(abbreviated(picture.name("body", id), single ? widths.text() - 6 : widths.text()));
    if (space != from + (single ? 0 : 1))
        return;
    const Json& site = member(member(picture.pub, "sites"), id);
    line.add(single ? " " : "");
    if (member(body, "moons").as_bool())
        add_moons(body, site, line);
    else
        add_planet(body, site, widths.text(), line);
}

Line marks(const Picture& picture, const Widths& widths, int space) {
    Line line = picture.line();
    const bool rocket = space == picture.number("space") && !member(picture.pub, "over").as_bool();
    line.add(rocket ? "▶" : " ", rocket ? Ink::here : Ink::plain);
    if (widths.ufo)
        line.add(picture.number("ufo_space") == space ? "U" : " ", Ink::bad);
    const std::string number = std::to_string(space);
    line.add(number.size() < 2 ? " " : "").add(number, rocket ? Ink::here : Ink::dim).add(" ");
    return line;
}

Line space_line(const Picture& picture, const Widths& widths, int space) {
    Line line = marks(picture, widths, space);
    add_faces(picture, widths, space, line);
    if (widths.tokens)
        line.add(token_on(picture, space), Ink::good);
    line.pad_to(widths.text_at());
    add_beside(picture, widths, space, line);
    return line;
}

Line deep_line(const Picture& picture, const Widths& widths, std::string_view place) {
    Line line = picture.line();
    line.pad_to(widths.ufo ? 5 : 4);
    const auto points = member(picture.data, place).as_int();
    line.add(picture.say(place) + " ").add(std::to_string(points) + " ", Ink::accent);
    for (const auto& [seat, cats] : member(picture.pub, place).members())
        if (!cats.items().empty())
            add_cats(line, seat, cats.items().size());
    return line;
}

// Where each column begins: about equal parts which keep the spaces of a body together.
std::vector<int> breaks(const Picture& picture, int columns) {
    const auto& spaces = member(picture.data, "spaces").items();
    std::vector<int> starts = {0};
    for (int i = 1; i < columns; ++i) {
        int at = starts.back() + (kFarthest + columns) / columns;
        const auto body = [&](int space) -> const Json& {
            return member(spaces[static_cast<std::size_t>(space)], "body");
        };
        while (at < kFarthest && !body(at).is_null() && body(at) == body(at - 1))
            ++at;
        starts.push_back(at);
    }
    starts.push_back(kFarthest);
    return starts;
}

}  // namespace

void paint_track(const Picture& picture, Lines& lines) {
    const int columns = picture.scene.columns >= kRoomy ? 3 : 2;
    const Widths widths = widths_of(picture, columns);
    std::vector<std::vector<Line>> parts(static_cast<std::size_t>(columns));
    const std::vector<int> starts = breaks(picture, columns);
    for (std::size_t part = 0; part < parts.size(); ++part)
        for (int space = starts[part]; space < starts[part + 1]; ++space)
            parts[part].push_back(space_line(picture, widths, space));
    Line deep = marks(picture, widths, kFarthest);
    deep.add(picture.name("body", "DS"));
    parts.back().push_back(deep);
    parts.back().push_back(deep_line(picture, widths, "comet"));
    parts.back().push_back(deep_line(picture, widths, "galaxy"));
    std::size_t rows = 0;
    for (const auto& part : parts)
        rows = std::max(rows, part.size());
    for (std::size_t row = 0; row < rows; ++row) {
        Line line = picture.line();
        int at = 0;
        for (const auto& part : parts) {
            Line joined = row < part.size() ? part[row] : picture.line();
            line.pad_to(at).add(joined.text());
            at += widths.column;
        }
        lines.push_back(line.text());
    }
}

}  // namespace sidera::terminal::mlem
