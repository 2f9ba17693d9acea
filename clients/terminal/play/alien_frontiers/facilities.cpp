// The orbital facilities: every docking port, joined ones in one bracket, and what counts there.

#include <algorithm>
#include <array>

#include "clients/terminal/play/alien_frontiers/table.h"

namespace sidera::terminal::alien_frontiers {
namespace {

// From the sun to the planet.
constexpr std::array<std::string_view, 9> kFacilities = {
    "solar", "lunar", "market", "yard", "artifact", "raiders", "hub", "constructor", "terraform"};
// Where the notes begin: behind the longest row of ports, or of most of them.
constexpr int kNoteAt = 48;
constexpr int kNoteSooner = 36;
constexpr int kRoomForNotes = 72;

// "A4" is worth 4; a blocking die shows 1, a free port nothing.
int value_of(const std::string& ship) {
    return ship.size() < 2 ? static_cast<int>(ship.size()) : ship[1] - '0';
}

const std::vector<Json>& ports_of(const Picture& picture, std::string_view facility) {
    return member(member(picture.pub, "docks"), facility).items();
}

std::size_t group_of(const Picture& picture, std::string_view facility) {
    if (facility == "hub")
        return static_cast<std::size_t>(number(picture.data, "track"));
    for (const Json& row : member(picture.data, "facilities").items())
        if (member(row, "key").as_string() == facility)
            return static_cast<std::size_t>(std::max(number(row, "group"), 1));
    return 1;
}

int highest(const Picture& picture) {
    int best = 0;
    for (const Json& ship : ports_of(picture, "lunar"))
        best = std::max(best, value_of(ship.as_string()));
    return best;
}

int raiders_sum(const Picture& picture) {
    int sum = 0;
    for (const Json& ship : ports_of(picture, "raiders"))
        sum += value_of(ship.as_string());
    return sum;
}

// What the ships of this turn are worth for a claim; those spent on one no longer count.
int claim_total(const Picture& picture) {
    int total = 0;
    const auto& ports = ports_of(picture, "artifact");
    const std::string& seat = picture.turn("seat").as_string();
    for (std::size_t i = 0; i < ports.size(); ++i) {
        const std::string& ship = ports[i].as_string();
        if (ship.starts_with(seat) && !lists(picture.turn("spent"), std::to_string(i + 1)))
            total += value_of(ship);
    }
    return total;
}

bool is_full(const Picture& picture, std::string_view facility) {
    return std::ranges::none_of(ports_of(picture, facility),
                                [](const Json& ship) { return ship.as_string().empty(); });
}

std::string price(const Json& price) {
    return std::to_string(number(price, "fuel")) + "+" + std::to_string(number(price, "ore"));
}

// "1+1, 2+2, 3+2": what the fourth, fifth and sixth ship cost.
std::string ship_prices(const Picture& picture) {
    const auto& ships = member(picture.data, "ships").items();
    std::string text;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const bool last = i + 1 == ships.size();
        text += text.empty() ? "" : ", ";
        text += last ? std::to_string(number(ships[i], "fuel")) + "+" +
                           std::to_string(picture.rule("sixth_ship_ore"))
                     : price(ships[i]);
    }
    return text;
}

std::string note(const Picture& picture, std::string_view facility) {
    const auto with = [&](std::string_view key, std::string text) {
        return picture.say("note." + std::string(key),
                           {TextArg{.name = "what", .text = std::move(text)}});
    };
    const bool single = facility == "lunar" || facility == "artifact";
    if (single && is_full(picture, facility) && claim_total(picture) == 0)
        return with("full", {});
    if (facility == "lunar")
        return with(highest(picture) > 1 ? "lunar_from" : "lunar",
                    std::to_string(highest(picture)));
    if (facility == "raiders")
        return with(raiders_sum(picture) > 0 ? "raiders_above" : "raiders",
                    std::to_string(raiders_sum(picture)));
    if (facility == "yard")
        return with("yard", ship_prices(picture));
    if (facility == "constructor")
        return with("constructor", std::to_string(number(member(picture.data, facility), "ore")));
    if (facility == "terraform")
        return with("terraform", price(member(picture.data, facility)));
    if (facility == "artifact")
        return picture.say("note." + std::string(facility),
                           {number_arg("total", claim_total(picture)),
                            number_arg("claim", number(picture.data, "claim"))});
    return facility == "hub" ? std::string() : with(facility, {});
}

// Something to be reckoned with: a threshold above the lowest.
bool is_pressing(const Picture& picture, std::string_view facility) {
    return (facility == "lunar" && highest(picture) > 1) ||
           (facility == "raiders" && raiders_sum(picture) > 0) ||
           (facility == "artifact" && claim_total(picture) > 0);
}

Line group_line(const Picture& picture, std::string_view facility, std::size_t from) {
    const auto& ports = ports_of(picture, facility);
    const std::size_t end = std::min(from + group_of(picture, facility), ports.size());
    Line line = picture.line();
    if (facility == "hub") {
        const Seat owner = seat_at(static_cast<int>(from / group_of(picture, facility)));
        line.add(std::string(1, letter(owner)), ink_of(owner));
    }
    line.add("[", Ink::dim);
    for (std::size_t i = from; i < end; ++i) {
        line.add(i == from ? "" : " ");
        add_port(line, ports[i].as_string());
    }
    return line.add("]", Ink::dim);
}

// Nobody has the tracks of seats that are not there.
std::size_t ports_shown(const Picture& picture, std::string_view facility) {
    const std::size_t all = ports_of(picture, facility).size();
    const auto tracks = static_cast<std::size_t>(picture.rule("seats"));
    return facility == "hub" ? std::min(all, tracks * group_of(picture, facility)) : all;
}

void paint_facility(const Picture& picture, std::string_view facility, Lines& lines) {
    const int columns = picture.scene.columns;
    Flow flow(picture.scene.colour, columns, kIndent);
    flow.label(" " + picture.say("short." + std::string(facility)));
    const std::size_t step = group_of(picture, facility);
    int used = kIndent;
    for (std::size_t i = 0; i < ports_shown(picture, facility); i += step) {
        const Line group = group_line(picture, facility, i);
        const int gap = facility == "hub" && i > 0 ? 1 : 0;
        flow.item(group, gap);
        used += group.columns() + gap;
    }
    const int note_at = std::max(columns >= kRoomForNotes ? kNoteAt : kNoteSooner, used + 1);
    const std::string said = note(picture, facility);
    if (!said.empty() && note_at < columns) {
        Line line = picture.line();
        line.pad_to(note_at - used);
        line.add(cut(said, columns - note_at),
                 is_pressing(picture, facility) ? Ink::accent : Ink::dim);
        flow.item(line, 0);
    }
    flow.finish(lines);
}

}  // namespace

void add_port(Line& line, const std::string& ship) {
    if (ship.empty())
        line.add("··", Ink::dim);
    else if (ship.size() < 2)
        line.add("■■", Ink::dim);
    else
        line.add(ship, ink_of(seat_from_letter(ship.substr(0, 1))));
}

void paint_facilities(const Picture& picture, Lines& lines) {
    for (const std::string_view facility : kFacilities)
        paint_facility(picture, facility, lines);
}

void paint_facilities_brief(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, 1);
    flow.label(" ");
    for (const std::string_view facility : kFacilities) {
        Line one = picture.line();
        one.add(picture.say("short." + std::string(facility)), Ink::strong);
        std::size_t unused = 0;
        const auto& ports = ports_of(picture, facility);
        for (std::size_t i = 0; i < ports_shown(picture, facility); ++i) {
            const std::string& ship = ports[i].as_string();
            unused += ship.empty() ? 1 : 0;
            if (ship.size() >= 2)
                add_port(one.add(" "), ship);
        }
        one.add(" +" + std::to_string(unused), unused == 0 ? Ink::bad : Ink::dim);
        flow.item(one, 3);
    }
    flow.finish(lines);
}

}  // namespace sidera::terminal::alien_frontiers
