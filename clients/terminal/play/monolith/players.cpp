// The players of Monolith: a row each, the own stock and fleet.

#include <algorithm>
#include <array>

#include "clients/terminal/play/monolith/table.h"

namespace sidera::terminal::monolith {
namespace {

constexpr int kNameAt = 3;
constexpr int kIndent = 10;
constexpr std::array<std::string_view, 5> kClasses = {
    "cargo", "small", "medium", "large", "enormous"};

int planets_of(const Picture& picture, std::string_view seat) {
    int count = 0;
    for (const Json& planet : member(picture.pub, "planets").items())
        count += member(planet, "owner").is_string() && member(planet, "owner").as_string() == seat
                     ? 1
                     : 0;
    return count;
}

// "2 large ships, 1 cargo ship".
std::string fleet_of(const Picture& picture, const Json& player) {
    std::string text;
    for (const std::string_view kind : kClasses) {
        const auto& ships = member(player, "ships").items();
        const auto count = std::ranges::count_if(
            ships, [&](const Json& ship) { return member(ship, "kind").as_string() == kind; });
        if (count > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count) + " " +
                    picture.scene.texts.say("thing." + std::string(kind));
    }
    return text.empty() ? picture.say("no_ships") : text;
}

void paint_player(const Picture& picture,
                  const std::string& seat,
                  const Json& player,
                  Lines& lines) {
    Line line = picture.line();
    const bool is_turn =
        picture.turn("seat").is_string() && picture.turn("seat").as_string() == seat;
    line.add(is_turn ? ">" : " ", Ink::here).add(seat, ink_of(seat_from_letter(seat)));
    line.pad_to(kNameAt).add(cut(picture.name(seat), 14), ink_of(seat_from_letter(seat)));
    line.pad_to(kNameAt + 15);
    if (!member(player, "alive").as_bool()) {
        lines.push_back(line.add(picture.say("out"), Ink::dim).text());
        return;
    }
    if (member(player, "has_faction").as_bool())
        line.add(picture.scene.texts.say("faction." + member(player, "faction").as_string()));
    line.pad_to(kNameAt + 25)
        .add(picture.say("planets", {number_arg("count", planets_of(picture, seat))}), Ink::strong);
    std::string rest = "  " + fleet_of(picture, player);
    for (const Json& ally : member(player, "allies").items())
        rest += "  +" + ally.as_string();
    lines.push_back(line.add(cut(rest, picture.scene.columns - line.columns())).text());
}

void paint_stock(const Picture& picture, const Json& own, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("stock"));
    for (const auto& [resource, amount] : member(own, "stock").members()) {
        Line item = picture.line();
        item.add(amount.dump(), Ink::strong)
            .add(" " + picture.scene.texts.say("resource." + resource));
        flow.item(item, 3);
    }
    flow.finish(lines);
}

// "3 cargo (9,6) drill".
void paint_fleet(const Picture& picture, const Json& player, const Json& own, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("fleet"));
    for (const Json& ship : member(player, "ships").items()) {
        Line item = picture.line();
        const bool is_idle = member(ship, "spent").as_bool() || member(ship, "fresh").as_bool();
        item.add(member(ship, "number").dump() + " ", Ink::strong);
        item.add(picture.scene.texts.say("thing." + member(ship, "kind").as_string()) + " (" +
                     member(ship, "cell").as_string() + ")",
                 is_idle ? Ink::dim : Ink::plain);
        for (const Json& hold : member(own, "holds").items()) {
            if (number(hold, "ship") != number(ship, "number"))
                continue;
            if (const std::string& what = member(hold, "structure").as_string(); what != "none")
                item.add(" " + picture.scene.texts.say("thing." + what), Ink::accent);
            for (const auto& [resource, amount] : member(hold, "bundle").members())
                if (amount.as_int() > 0)
                    item.add(" " + amount.dump() + resource, Ink::accent);
        }
        flow.item(item, 2);
    }
    flow.finish(lines);
}

}  // namespace

void paint_players(const Picture& picture, Lines& lines) {
    const Json& players = member(picture.pub, "players");
    for (const auto& [seat, player] : players.members())
        paint_player(picture, seat, player, lines);
    const std::string viewer(picture.viewer());
    if (viewer.empty() || picture.turn("round").as_int() == 0)
        return;
    const Json& own = member(picture.scene.view, "own");
    paint_stock(picture, own, lines);
    if (!member(member(players, viewer), "ships").items().empty())
        paint_fleet(picture, member(players, viewer), own, lines);
}

}  // namespace sidera::terminal::monolith
