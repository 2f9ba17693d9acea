// The board of Monolith in characters.

#include <algorithm>
#include <array>
#include <charconv>

#include "clients/terminal/play/monolith/table.h"

namespace sidera::terminal::monolith {
namespace {

constexpr int kCellColumns = 2;
constexpr int kMargin = 4;      // the numbers of the rows
constexpr int kBesideMap = 16;  // rows that players, prompt and choices want

// One cell: a sign, and behind it the letter of whose it is.
struct Sign {
    std::string text = "·";
    Ink ink = Ink::dim;
    char owner = ' ';
};

struct Window {
    Point from;
    int width = 0;
    int height = 0;

    bool has(Point at) const {
        return at.x >= from.x && at.y >= from.y && at.x < from.x + width && at.y < from.y + height;
    }
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kSigns = {{
    {"empty", ":"},
    {"forest", "♣"},
    {"mountain", "▲"},
    {"greenhouse", "g"},
    {"furnace", "f"},
    {"spaceport", "P"},
    {"cannon", "c"},
    {"tower", "T"},
    {"drill", "d"},
    {"habitat", "h"},
    {"station", "S"},
    {"cargo", "k"},
    {"small", "s"},
    {"medium", "m"},
    {"large", "L"},
    {"enormous", "E"},
}};

std::string sign_of(std::string_view thing) {
    for (const auto& [name, sign] : kSigns)
        if (name == thing)
            return std::string(sign);
    return "?";
}

Ink ink_of_owner(const Json& owner, Ink nobody) {
    return owner.is_string() ? ink_of(seat_from_letter(owner.as_string())) : nobody;
}

// The cells of a planet come ring by ring: from the lower left corner, along each side.
std::vector<Point> ring_order(Point centre, std::size_t count) {
    constexpr std::array<Point, 6> kSteps = {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
    const auto halved = [](int r) { return (r - (r & 1)) / 2; };
    const int q = centre.x - halved(centre.y);
    std::vector<Point> points;
    const auto add = [&](int dq, int dr) {
        const int r = centre.y + dr;
        points.push_back({q + dq + halved(r), r});
    };
    add(0, 0);
    for (int ring = 1; points.size() < count; ++ring) {
        Point at{-ring, ring};
        for (const Point step : kSteps)
            for (int i = 0; i < ring; ++i) {
                add(at.x, at.y);
                at = {at.x + step.x, at.y + step.y};
            }
    }
    return points;
}

class Map {
  public:
    explicit Map(const Picture& picture) : picture_(picture) {
        width_ = picture.rule("cols") * picture.rule("panel_width");
        height_ = picture.rule("rows") * picture.rule("panel_height");
        signs_.resize(static_cast<std::size_t>(width_ * height_));
        put_planets();
        put_pieces();
    }

    void paint(const Window& window, Lines& lines) const {
        Line axis = picture_.line();
        for (int x = (window.from.x + 4) / 5 * 5; x < window.from.x + window.width; x += 5)
            axis.pad_to(kMargin + (x - window.from.x) * kCellColumns)
                .add(std::to_string(x), Ink::dim);
        lines.push_back(axis.text());
        for (int y = window.from.y; y < window.from.y + window.height; ++y) {
            Line line = picture_.line();
            const std::string label = std::to_string(y);
            line.pad_to(kMargin - 1 - columns_of(label)).add(label, Ink::dim);
            line.pad_to(kMargin + (y & 1));
            for (int x = window.from.x; x < window.from.x + window.width; ++x) {
                const Sign& sign = signs_[static_cast<std::size_t>(y * width_ + x)];
                line.add(sign.text + sign.owner, sign.ink);
            }
            lines.push_back(line.text());
        }
    }

    // As much as fits, around a point.
    Window window_around(Point at) const {
        const Scene& scene = picture_.scene;
        const int columns = std::max((scene.columns - kMargin - 1) / kCellColumns, 8);
        int rows = height_;
        if (scene.brief)
            rows = 11;
        else if (scene.rows > 0)
            rows = std::max(scene.rows - kBesideMap, 11);
        Window window{.width = std::min(columns, width_), .height = std::min(rows, height_)};
        window.from.x = std::clamp(at.x - window.width / 2, 0, width_ - window.width);
        window.from.y = std::clamp(at.y - window.height / 2, 0, height_ - window.height);
        return window;
    }

    Point middle() const { return {width_ / 2, height_ / 2}; }

  private:
    void put(const std::optional<Point>& at, const Sign& sign) {
        if (at && at->x >= 0 && at->y >= 0 && at->x < width_ && at->y < height_)
            signs_[static_cast<std::size_t>(at->y * width_ + at->x)] = sign;
    }

    void put_planets() {
        for (const Json& planet : member(picture_.pub, "planets").items()) {
            const auto centre = point_of(member(planet, "centre"));
            if (!centre)
                continue;
            const auto& cells = member(planet, "cells").items();
            const Json& owner = member(planet, "owner");
            const std::vector<Point> places = ring_order(*centre, cells.size());
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string& content = cells[i].as_string();
                const bool is_ground = content == "empty";
                const bool is_natural = content == "forest" || content == "mountain";
                const Ink ink = is_ground    ? Ink::dim
                                : is_natural ? Ink::plain
                                             : ink_of_owner(owner, Ink::plain);
                put(places[i], {sign_of(content), ink});
            }
            put(centre,
                {owner.is_string() ? "█" : "□",
                 ink_of_owner(owner, Ink::plain),
                 owner.is_string() ? owner.as_string()[0] : ' '});
        }
    }

    void put_pieces() {
        for (const Json& rock : member(picture_.pub, "asteroids").items()) {
            const Json& owner = member(rock, "owner");
            const bool is_bare = !owner.is_string();
            put(point_of(member(rock, "cell")),
                {is_bare ? "*" : sign_of(member(rock, "holds").as_string()),
                 ink_of_owner(owner, Ink::plain),
                 is_bare ? ' ' : owner.as_string()[0]});
        }
        for (const auto& [seat, player] : member(picture_.pub, "players").members()) {
            const Ink ink = ink_of(seat_from_letter(seat));
            for (const Json& station : member(player, "stations").items())
                put(point_of(member(station, "cell")), {"S", ink, seat[0]});
            for (const Json& ship : member(player, "ships").items())
                put(point_of(member(ship, "cell")),
                    {sign_of(member(ship, "kind").as_string()), ink, seat[0]});
        }
    }

    const Picture& picture_;
    int width_ = 0;
    int height_ = 0;
    std::vector<Sign> signs_;
};

// What the viewer is busy with: the active ship, else the first own planet.
std::optional<Point> focus_of(const Picture& picture) {
    const Json& unit = picture.turn("unit");
    const std::string& turn = picture.turn("seat").as_string();
    if (member(unit, "kind").as_string() == "ship")
        for (const Json& ship :
             member(member(member(picture.pub, "players"), turn), "ships").items())
            if (number(ship, "number") == number(unit, "id"))
                return point_of(member(ship, "cell"));
    for (const Json& planet : member(picture.pub, "planets").items())
        if (member(planet, "owner").is_string() &&
            member(planet, "owner").as_string() == picture.viewer())
            return point_of(member(planet, "centre"));
    return std::nullopt;
}

}  // namespace

std::optional<Point> point_of(const Json& cell) {
    if (!cell.is_string())
        return std::nullopt;
    const std::string& text = cell.as_string();
    Point point;
    const auto x = std::from_chars(text.data(), text.data() + text.size(), point.x);
    if (x.ec != std::errc() || x.ptr == text.data() + text.size())
        return std::nullopt;
    const auto y = std::from_chars(x.ptr + 1, text.data() + text.size(), point.y);
    return y.ec == std::errc() ? std::optional(point) : std::nullopt;
}

void paint_map(const Picture& picture, Lines& lines) {
    const Map map(picture);
    map.paint(map.window_around(focus_of(picture).value_or(map.middle())), lines);
}

void paint_key(const Picture& picture, Lines& lines) {
    Flow flow(picture.scene.colour, picture.scene.columns, 1);
    for (const auto& [thing, sign] : kSigns) {
        const bool is_natural = thing == "forest" || thing == "mountain";
        if (thing != "empty")
            flow.item(std::string(sign) + " " +
                          picture.scene.texts.say((is_natural ? "content." : "thing.") +
                                                  std::string(thing)),
                      Ink::dim);
    }
    flow.finish(lines);
}

}  // namespace sidera::terminal::monolith
