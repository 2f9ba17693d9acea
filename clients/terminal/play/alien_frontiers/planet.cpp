// The planet: eight territories, whose colonies stand there, who controls them, fields and bonuses.

#include <algorithm>
#include <array>

#include "clients/terminal/play/alien_frontiers/table.h"

namespace sidera::terminal::alien_frontiers {
namespace {

constexpr std::array<std::string_view, 8> kTerritories = {
    "heinlein", "pohl", "vanvogt", "bradbury", "asimov", "herbert", "lem", "burroughs"};

struct FieldMark {
    std::string_view key;
    std::string_view mark;
    Ink ink;
};

constexpr std::array<FieldMark, 3> kFields = {{
    {"isolation", "I", Ink::bad},
    {"positron", "P", Ink::good},
    {"repulsor", "R", Ink::accent},
}};

constexpr int kShortName = 10;
constexpr int kFullName = 19;
constexpr int kRoomForNames = 54;  // columns from which names stand in full
constexpr int kRoomForTwo = 76;    // and those for two columns of territories

bool has_field(const Picture& picture, std::string_view field, std::string_view territory) {
    return member(member(picture.pub, "fields"), field).as_string() == territory;
}

// "★B3 C2": the controller has the star.
void add_colonies(const Picture& picture, std::string_view territory, Line& line) {
    const Json& controller = member(member(picture.pub, "controller"), territory);
    bool anybody = false;
    for (const auto& [seat, count] : member(member(picture.pub, "colonies"), territory).members()) {
        if (count.as_int() == 0)
            continue;
        const bool controls = controller.is_string() && controller.as_string() == seat;
        line.add(anybody ? " " : "").add(controls ? "★" : "", Ink::good);
        line.add(seat + std::to_string(count.as_int()), ink_of(seat_from_letter(seat)));
        anybody = true;
    }
    if (!anybody)
        line.add("–", Ink::dim);
}

Line territory_line(const Picture& picture, std::string_view territory, int columns) {
    const bool roomy = columns >= kRoomForNames;
    const int colonies_at = 1 + (roomy ? kFullName : kShortName);
    const int bonus_at = colonies_at + picture.rule("seats") * 3 + 2;
    Line line = picture.line();
    line.add(" ").add(roomy ? picture.text("territory", territory)
                            : picture.say("short." + std::string(territory)));
    add_colonies(picture, territory, line.pad_to(colonies_at));
    Line marks = picture.line();
    for (const FieldMark& field : kFields)
        if (has_field(picture, field.key, territory))
            marks.add(field.mark, field.ink);
    line.pad_to(bonus_at - 1 - marks.columns()).add(marks.text());
    line.pad_to(std::max(bonus_at, line.columns() + 1));
    const bool isolated = has_field(picture, "isolation", territory);
    const std::string bonus = picture.say((roomy ? "bonus." : "gain.") + std::string(territory));
    line.add(isolated ? "" : cut(bonus, columns - line.columns()), Ink::dim);
    return line;
}

}  // namespace

Lines planet_rows(const Picture& picture, int columns) {
    const bool two = columns >= kRoomForTwo;
    const std::size_t rows = kTerritories.size() / (two ? 2 : 1);
    const int half = two ? columns / 2 : columns;
    Lines lines;
    for (std::size_t i = 0; i < rows; ++i) {
        Line line = territory_line(picture, kTerritories[i], half);
        if (two)
            line.pad_to(half).add(territory_line(picture, kTerritories[i + rows], half).text());
        lines.push_back(line.text());
    }
    return lines;
}

void paint_fields(const Picture& picture, Lines& lines) {
    for (const FieldMark& field : kFields) {
        if (has_field(picture, field.key, "nowhere"))
            continue;
        Line line = picture.line();
        line.add(" ").add(field.mark, field.ink).add(" " + picture.text("field", field.key) + ": ");
        const std::string effect = picture.text("field", std::string(field.key) + ".effect");
        lines.push_back(
            line.add(cut(effect, picture.scene.columns - line.columns()), Ink::dim).text());
    }
}

}  // namespace sidera::terminal::alien_frontiers
