// The players of Alien Frontiers: points, resources, fleet, Hub and cards, a row each.

#include <algorithm>
#include <array>

#include "clients/terminal/play/alien_frontiers/table.h"

namespace sidera::terminal::alien_frontiers {
namespace {

constexpr int kNameAt = 3;
constexpr int kCardGap = 3;
constexpr int kBeside = 108;  // columns from which the cards stand behind the numbers

constexpr std::array<std::string_view, 7> kHeadings = {
    "points", "fuel", "ore", "ships", "stock", "bay", "left"};

struct Value {
    std::string text;
    Ink ink = Ink::plain;
};

// Of the columns of numbers: where they end, and how wide the names before them may be.
struct Columns {
    int names = 0;
    std::array<int, kHeadings.size()> ends{};
};

Columns columns_for(const Picture& picture) {
    const int gap = picture.scene.columns >= 72 ? 2 : 1;
    int used = kNameAt + number(picture.data, "circles") + 2;
    for (const std::string_view heading : kHeadings)
        used += columns_of(picture.say(heading)) + gap;
    Columns columns{.names = std::clamp(picture.scene.columns - used - 1, 4, 14)};
    int at = kNameAt + columns.names;
    for (std::size_t i = 0; i < kHeadings.size(); ++i)
        columns.ends[i] = at += columns_of(picture.say(kHeadings[i])) + gap;
    return columns;
}

int colonies_on_planet(const Picture& picture, std::string_view seat) {
    int landed = 0;
    for (const auto& [territory, colonies] : member(picture.pub, "colonies").members())
        landed += number(colonies, seat);
    return landed;
}

// Coloured ships, and an R when the Relic Ship is among them.
std::string with_relic(int ships, bool relic) {
    return std::to_string(ships) + (relic ? "+R" : "");
}

// In the order of the headings.
std::array<Value, kHeadings.size()> values_of(const Picture& picture,
                                              const std::string& seat,
                                              const Json& player) {
    const bool relic = member(picture.pub, "relic_owner").as_string() == seat;
    const bool parked = relic && member(picture.pub, "relic_place").as_string() == "bay";
    const int stock = number(player, "stock");
    const int left = picture.rule("colonies") - colonies_on_planet(picture, seat);
    return {{
        {std::to_string(number(player, "points")), Ink::strong},
        {std::to_string(number(player, "fuel"))},
        {std::to_string(number(player, "ore"))},
        {with_relic(number(picture.data, "fleet") - stock, relic)},
        {std::to_string(stock), Ink::dim},
        {with_relic(number(player, "bay"), parked), Ink::dim},
        {std::to_string(left), left <= 2 ? Ink::bad : Ink::plain},
    }};
}

void add_right(Line& line, std::string_view text, int end, Ink ink) {
    line.pad_to(end - columns_of(text)).add(text, ink);
}

// "■■■····": how far the colony on the own track is.
void add_track(const Picture& picture, const Json& player, Line& line) {
    const int circles = number(picture.data, "circles");
    const int at = number(player, "hub");
    for (int i = 1; i <= circles; ++i)
        line.add(i <= at ? "■" : "·", i > at ? Ink::dim : at == circles ? Ink::good : Ink::accent);
}

// Cards whose power was used this turn are dim.
void add_cards(const Picture& picture,
               const std::string& seat,
               const Json& cards,
               Flow& flow,
               int gap = kCardGap) {
    const bool moving = picture.turn("seat").as_string() == seat;
    for (const Json& card : cards.items()) {
        const bool used = moving && lists(picture.turn("used"), card.as_string());
        flow.item(picture.text("card", card.as_string()) + (used ? " ✓" : ""),
                  used ? Ink::dim : Ink::accent,
                  gap);
        gap = kCardGap;
    }
}

// Everybody's cards in one run.
void paint_all_cards(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("cards"));
    bool any = false;
    for (const auto& [seat, player] : member(picture.pub, "players").members()) {
        const Json& cards = member(player, "cards");
        any = any || !cards.items().empty();
        if (!cards.items().empty())
            flow.item(seat, ink_of(seat_from_letter(seat)), 3);
        add_cards(picture, seat, cards, flow, 1);
    }
    if (any)
        flow.finish(lines);
}

// "A Ann 5, 2 fuel, 1 ore".
void paint_brief(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, 1);
    flow.label(" ");
    for (const auto& [seat, player] : member(picture.pub, "players").members()) {
        const Ink ink = ink_of(seat_from_letter(seat));
        Line one = picture.line();
        one.add(seat + " " + cut(picture.name(seat), 8) + " ", ink);
        one.add(std::to_string(number(player, "points")), Ink::strong);
        one.add(" " + picture.say("brief",
                                  {number_arg("fuel", number(player, "fuel")),
                                   number_arg("ore", number(player, "ore")),
                                   number_arg("hub", number(player, "hub"))}));
        flow.item(one, 3);
    }
    flow.finish(lines);
}

void paint_player(const Picture& picture,
                  const Columns& columns,
                  const std::string& seat,
                  const Json& player,
                  Lines& lines) {
    const Scene& scene = picture.scene;
    const Ink ink = ink_of(seat_from_letter(seat));
    const bool moving = picture.turn("seat").as_string() == seat;
    Line line = picture.line();
    line.add(moving ? "▶" : " ", moving ? Ink::here : Ink::plain).add(seat + " ", ink);
    line.add(cut(picture.name(seat), columns.names), ink);
    const auto values = values_of(picture, seat, player);
    for (std::size_t i = 0; i < values.size(); ++i)
        add_right(line, values[i].text, columns.ends[i], values[i].ink);
    add_track(picture, player, line.pad_to(columns.ends.back() + 2));
    if (picture.terse()) {
        lines.push_back(line.text());
        return;
    }
    const Json& cards = member(player, "cards");
    const bool beside = scene.columns >= kBeside;
    Flow flow(scene.colour, scene.columns, beside ? line.columns() + 3 : kNameAt + 2);
    if (beside) {
        flow.item(line, 0);
    } else {
        lines.push_back(line.text());
        flow.label("");
    }
    add_cards(picture, seat, cards, flow);
    if (beside || !cards.items().empty())
        flow.finish(lines);
}

}  // namespace

void paint_players(const Picture& picture, Lines& lines) {
    if (picture.scene.brief) {
        paint_brief(picture, lines);
        paint_all_cards(picture, lines);
        return;
    }
    const Columns columns = columns_for(picture);
    Line heading = picture.line();
    for (std::size_t i = 0; i < kHeadings.size(); ++i)
        add_right(heading, picture.say(kHeadings[i]), columns.ends[i], Ink::dim);
    heading.pad_to(columns.ends.back() + 2).add(picture.say("hub"), Ink::dim);
    lines.push_back(heading.text());
    for (const auto& [seat, player] : member(picture.pub, "players").members())
        paint_player(picture, columns, seat, player, lines);
    if (picture.terse())
        paint_all_cards(picture, lines);
}

}  // namespace sidera::terminal::alien_frontiers
