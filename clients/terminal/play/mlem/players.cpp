// MLEM's players: points by where they come from, and the cats still at home.

#include <algorithm>
#include <array>

#include "clients/terminal/play/mlem/table.h"

namespace sidera::terminal::mlem {
namespace {

constexpr std::array<std::string_view, 8> kCats = {
    "satellite", "shift", "parachute", "moon", "planet", "deep", "siphon", "booster"};
constexpr int kNameAt = 3;
constexpr int kCatWidth = 4;

// A column of points: its heading and the score lines it adds up.
struct Heap {
    std::string_view heading;
    std::array<std::string_view, 2> lines{};  // empty: all of them
};

int points_in(const Scene& scene, Seat seat, const Heap& heap) {
    int points = 0;
    for (const ScoreLine& line : scene.scores)
        if (line.seat == seat && (heap.lines[0].empty() || line.what.key == heap.lines[0] ||
                                  line.what.key == heap.lines[1]))
            points += line.points;
    return points;
}

std::vector<Heap> heaps(const Picture& picture, bool wide) {
    std::vector<Heap> all = {{.heading = "points"}};
    if (!wide)
        return all;
    all.push_back({"landed", {"score.moons", "score.deep"}});
    all.push_back({"planets", {"score.planet", "score.planet"}});
    all.push_back({"won_goals", {"score.goals", "score.goals"}});
    if (picture.rule("ufo") || picture.rule("exploration"))
        all.push_back({"tokens", {"score.ufo", "score.exploration"}});
    if (picture.rule("secret_missions") && member(picture.pub, "over").as_bool())
        all.push_back({"won_missions", {"score.missions", "score.missions"}});
    return all;
}

void add_right(Line& line, std::string_view text, int end, Ink ink) {
    line.pad_to(end - columns_of(text)).add(text, ink);
}

void add_home(const Picture& picture, const std::string& seat, Line& line) {
    const Json& home = member(member(picture.pub, "home"), seat);
    const bool aboard = std::ranges::any_of(member(picture.pub, "crew").items(),
                                            [&](const Json& s) { return s.as_string() == seat; });
    const std::string& flying = member(member(picture.pub, "aboard"), seat).as_string();
    for (const std::string_view cat : kCats) {
        const bool here = std::ranges::any_of(
            home.items(), [&](const Json& waiting) { return waiting.as_string() == cat; });
        const int end = line.columns() + kCatWidth;
        if (here)
            line.add(picture.say("code." + std::string(cat)));
        else
            line.add(aboard && flying == cat ? " ▶" : " ·",
                     aboard && flying == cat ? Ink::accent : Ink::dim);
        line.pad_to(end);
    }
}

// Only the points, side by side.
void paint_brief(const Picture& picture, Lines& lines) {
    const Scene& scene = picture.scene;
    Flow flow(scene.colour, scene.columns, kIndent);
    flow.label(" " + picture.say("points"));
    for (const auto& [seat, waiting] : member(picture.pub, "home").members()) {
        const Seat who = seat_from_letter(seat);
        Line one = picture.line();
        one.add(seat + " ", ink_of(who));
        one.add(cut(scene.names[static_cast<std::size_t>(index(who))], 10) + " ", ink_of(who));
        one.add(std::to_string(points_in(scene, who, {})), Ink::strong);
        flow.item(one, 3);
    }
    flow.finish(lines);
}

}  // namespace

void add_cats(Line& line, std::string_view seat, std::size_t cats) {
    const std::string text = std::string(seat) + (cats > 1 ? std::to_string(cats) : "");
    line.add(text, ink_of(seat_from_letter(seat)));
}

std::string Picture::name(std::string_view family, std::string_view key) const {
    const std::string* text = scene.texts.all().find(std::string(family) + "." + std::string(key));
    return text == nullptr ? std::string(key) : fill(*text, {});
}

void paint_players(const Picture& picture, Lines& lines) {
    const Scene& scene = picture.scene;
    if (scene.brief) {
        paint_brief(picture, lines);
        return;
    }
    const bool over = member(picture.pub, "over").as_bool();
    const std::vector<Heap> columns = heaps(picture, scene.columns >= 78);
    int used = kNameAt + (over ? 0 : static_cast<int>(kCats.size()) * kCatWidth);
    for (const Heap& heap : columns)
        used += columns_of(picture.say(heap.heading)) + 1;
    int at = kNameAt + std::clamp(scene.columns - used - 2, 6, 16);
    const int name_width = at - kNameAt;
    std::vector<int> ends;
    Line heading = picture.line();
    for (const Heap& heap : columns) {
        at += columns_of(picture.say(heap.heading)) + 1;
        ends.push_back(at);
        add_right(heading, picture.say(heap.heading), at, Ink::dim);
    }
    if (!over)
        heading.pad_to(at + 2).add(picture.say("at_home"), Ink::dim);
    lines.push_back(heading.text());
    for (const auto& [seat, waiting] : member(picture.pub, "home").members()) {
        const Seat who = seat_from_letter(seat);
        Line line = picture.line();
        line.add(" ").add(seat, ink_of(who)).add(" ");
        line.add(cut(scene.names[static_cast<std::size_t>(index(who))], name_width), ink_of(who));
        for (std::size_t i = 0; i < columns.size(); ++i)
            add_right(line,
                      std::to_string(points_in(scene, who, columns[i])),
                      ends[i],
                      i == 0 ? Ink::strong : Ink::plain);
        if (!over)
            add_home(picture, seat, line.pad_to(at + 2));
        lines.push_back(line.text());
    }
}

}  // namespace sidera::terminal::mlem
