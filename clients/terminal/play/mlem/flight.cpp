// MLEM's flight: who is aboard, what the dice show and how far each group goes.

#include <algorithm>

#include "clients/terminal/play/mlem/table.h"

namespace sidera::terminal::mlem {
namespace {

constexpr int kAllDice = 6;

Seat seat_of(const Json& seat) {
    return seat_from_letter(seat.as_string());
}

bool lists(const Json& list, std::string_view text) {
    return std::ranges::any_of(list.items(),
                               [&](const Json& item) { return item.as_string() == text; });
}

// The choice made so far in this travel phase.
const Json& selection(const Picture& picture) {
    const auto& frames = member(picture.pub, "frames").items();
    return frames.empty() ? member(picture.pub, "") : frames.back();
}

void paint_crew(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("crew"));
    const Json& crew = member(picture.pub, "crew");
    if (crew.items().empty())
        flow.item(picture.say("nobody"), Ink::dim);
    for (std::size_t i = 0; i < crew.items().size(); ++i) {
        const std::string& seat = crew.items()[i].as_string();
        Line cat = picture.line();
        cat.add(i == 0 ? "" : "› ", Ink::dim).add(seat + " ", ink_of(seat_of(crew.items()[i])));
        cat.add(picture.say("cat." + member(member(picture.pub, "aboard"), seat).as_string()));
        if (i == 0)
            cat.add(" " + picture.say("commands"), Ink::accent);
        if (lists(member(picture.pub, "boosters_used"), seat))
            cat.add(" " + picture.say("spent"), Ink::dim);
        flow.item(cat, 1);
    }
    flow.finish(lines);
}

// How far a group goes from here; 0 when the space does not accept it.
int distance_of(const Picture& picture, const std::string& face, int count) {
    const auto& spaces = member(picture.data, "spaces").items();
    const auto at = static_cast<std::size_t>(picture.number("space"));
    if (at >= spaces.size() || !lists(member(spaces[at], "faces"), face))
        return 0;
    const auto worth = face == "T" ? member(spaces[at], "thruster").as_int() : face[0] - '0';
    return static_cast<int>(worth) * count;
}

Line group_line(const Picture& picture, const std::string& face, int count) {
    const int distance = distance_of(picture, face, count);
    const bool picked = lists(member(selection(picture), "picked"), face);
    const Ink ink = distance == 0 ? Ink::dim : picked ? Ink::here : Ink::strong;
    Line group = picture.line();
    group.add(picked ? "✓" : "", Ink::good);
    for (int i = 0; i < count; ++i)
        group.add("[" + face + "]", ink);
    if (distance == 0)
        return group.add(" –", Ink::dim);
    return group.add(" +" + std::to_string(distance), Ink::good);
}

void paint_dice(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("dice"));
    bool thrown = false;
    for (const auto& [face, count] : member(picture.pub, "thrown").members()) {
        if (count.as_int() == 0)
            continue;
        thrown = true;
        flow.item(group_line(picture, face, static_cast<int>(count.as_int())), 3);
    }
    const int pool = picture.number("pool");
    if (!thrown) {
        std::string dice;
        for (int i = 0; i < pool; ++i)
            dice += "[ ]";
        flow.item(dice, Ink::strong);
    }
    if (pool < kAllDice)
        flow.item(picture.say("used_up", {number_arg("count", kAllDice - pool)}), Ink::dim, 3);
    flow.finish(lines);
}

// "X7 extra dice 3 4 (ready)", and what the UFO still gives.
void paint_orders(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("token"));
    const std::string& id = member(picture.pub, "orders").as_string();
    for (const Json& token : member(picture.data, "expeditions").items()) {
        if (member(token, "id").as_string() != id)
            continue;
        const bool spent = member(picture.pub, "ability_spent").as_bool();
        Line orders = picture.line();
        orders.add(id + " ", Ink::accent);
        orders.add(picture.name("ability", member(token, "ability").as_string()));
        for (const Json& face : member(token, "extra").items())
            orders.add(" [" + face.as_string() + "]", spent ? Ink::dim : Ink::strong);
        flow.item(orders.add(" " + picture.say(spent ? "spent" : "ready"), Ink::dim));
    }
    std::string left;
    const auto& values = member(picture.data, "ufo").items();
    for (std::size_t i = member(picture.pub, "ufo_taken").items().size(); i < values.size(); ++i)
        left += " " + std::to_string(values[i].as_int());
    flow.item(picture.say("ufo_left", {TextArg{.name = "points", .text = left}}), Ink::dim, 4);
    flow.finish(lines);
}

}  // namespace

void paint_flight(const Picture& picture, Lines& lines) {
    paint_crew(picture, lines);
    paint_dice(picture, lines);
    if (picture.rule("ufo"))
        paint_orders(picture, lines);
}

void paint_aims(const Picture& picture, Lines& lines) {
    Flow goals(picture.scene.colour, picture.scene.columns, kIndent);
    goals.label(" " + picture.say("goals"));
    for (const auto& [goal, owner] : member(picture.pub, "goals").members()) {
        Line one = picture.line();
        one.add(picture.say(goal) + " ", owner.is_null() ? Ink::plain : Ink::dim);
        if (owner.is_null())
            one.add("+5", Ink::accent);
        else
            add_cats(one, owner.as_string(), 1);
        goals.item(one, 3);
    }
    goals.finish(lines);
    const auto& missions = member(picture.own, "missions").items();
    if (missions.empty())
        return;
    Flow own(picture.scene.colour, picture.scene.columns, kIndent);
    own.label(" " + picture.say("missions"));
    const std::string& me = member(picture.scene.view, "seat").as_string();
    for (const Json& mission : missions) {
        const Json& site = member(member(picture.pub, "sites"), mission.as_string());
        const bool done = !member(member(site, "cats"), me).items().empty();
        own.item(picture.name("body", mission.as_string()) + (done ? " ✓" : ""),
                 done ? Ink::good : Ink::plain,
                 3);
    }
    own.finish(lines);
}

}  // namespace sidera::terminal::mlem
