// The table of Alien Frontiers as a whole, and what is said beside its choices.

#include "clients/terminal/play/painter.h"

#include <algorithm>
#include <array>
#include <utility>

#include "clients/terminal/play/alien_frontiers/table.h"

namespace sidera::terminal::alien_frontiers {

bool lists(const Json& list, std::string_view text) {
    return std::ranges::any_of(list.items(),
                               [&](const Json& item) { return item.as_string() == text; });
}

void add_die(Line& line, int value, bool relic) {
    line.add("[" + std::to_string(value) + (relic ? "R" : "") + "]",
             relic ? Ink::accent : Ink::strong);
}

namespace {

constexpr int kPlanetAt = 62;  // the widest facility ends before
constexpr int kPowerAt = 34;

int cards_in(const Json& heap) {
    int cards = 0;
    for (const auto& [card, count] : heap.members())
        cards += static_cast<int>(count.as_int());
    return cards;
}

// "ALIEN FRONTIERS  Turn 12: B Luna  Draw pile 14".
void paint_header(const Picture& picture, Lines& lines) {
    const std::string& seat = picture.turn("seat").as_string();
    Line line = picture.line();
    line.add(" ALIEN FRONTIERS", Ink::strong).add("   ");
    if (!member(picture.pub, "over").as_bool()) {
        const auto count = picture.turn("number").as_int();
        line.add(picture.say("turn", {number_arg("count", count)}) + " ");
        const std::string who = seat + " " + cut(picture.name(seat), 16);
        line.add(who, ink_of(seat_from_letter(seat))).add("   ");
    }
    const std::string piles =
        picture.say("piles",
                    {number_arg("count", cards_in(member(picture.pub, "unseen"))),
                     number_arg("discards", cards_in(member(picture.pub, "discards")))});
    if (line.columns() + columns_of(piles) <= picture.scene.columns)
        line.add(piles, Ink::dim);
    lines.push_back(line.text());
}

void paint_rule(const Picture& picture, Lines& lines) {
    std::string rule;
    for (int i = 0; i < picture.scene.columns; ++i)
        rule += "─";
    lines.push_back(painted(rule, Ink::dim, picture.scene.colour));
}

void paint_hand(const Picture& picture, Lines& lines) {
    const Json& hand = member(picture.pub, "hand");
    Flow flow(picture.scene.colour, picture.scene.columns, kIndent);
    flow.label(" " + picture.say("hand"));
    bool empty = true;
    for (const auto& [value, count] : member(hand, "ships").members()) {
        Line group = picture.line();
        for (int i = 0; i < count.as_int(); ++i)
            add_die(group, value[0] - '0', false);
        if (count.as_int() > 0)
            flow.item(group, 1);
        empty = empty && count.as_int() == 0;
    }
    if (const int relic = number(hand, "relic"); relic > 0) {
        Line one = picture.line();
        add_die(one, relic, true);
        flow.item(one, 1);
        empty = false;
    }
    if (empty) {
        const bool to_roll = member(picture.pub, "asking").as_string() == "roll";
        flow.item(picture.say(to_roll ? "not_rolled" : "no_ships"), Ink::dim);
    }
    flow.finish(lines);
}

// Above the facilities, beside them the planet; stacked where the screen is narrow.
void paint_board(const Picture& picture, Lines& lines) {
    const Scene& scene = picture.scene;
    if (scene.columns < kWide) {
        paint_facilities(picture, lines);
        if (!picture.terse())
            paint_rule(picture, lines);
        const Lines planet = planet_rows(picture, scene.columns);
        lines.insert(lines.end(), planet.begin(), planet.end());
    } else {
        const Scene left{.view = scene.view,
                         .data = scene.data,
                         .scores = scene.scores,
                         .names = scene.names,
                         .texts = scene.texts,
                         .colour = scene.colour,
                         .columns = kPlanetAt};
        Lines facilities;
        paint_facilities({.scene = left, .pub = picture.pub, .data = picture.data}, facilities);
        const Lines planet = planet_rows(picture, std::min(scene.columns - kPlanetAt - 1, 75));
        for (std::size_t i = 0; i < std::max(facilities.size(), planet.size()); ++i) {
            Line line = picture.line();
            line.add(i < facilities.size() ? facilities[i] : "").pad_to(kPlanetAt);
            line.add("│", Ink::dim);
            lines.push_back(line.add(i < planet.size() ? planet[i] : "").text());
        }
    }
    paint_fields(picture, lines);
    paint_rule(picture, lines);
}

void paint_brief(const Picture& picture, Lines& lines) {
    paint_facilities_brief(picture, lines);
    const Lines planet = planet_rows(picture, picture.scene.columns);
    lines.insert(lines.end(), planet.begin(), planet.end());
}

// "1 fuel: one ship +1." What costs nothing, or by the piece, is said as it stands.
std::string power_text(const Picture& picture, const std::string& card) {
    std::string text = picture.text("card", card + ".power");
    const bool by_the_piece = card == "data_crystal" || card == "plasma_cannon";
    for (const Json& row : member(picture.data, "cards").items())
        if (member(row, "key").as_string() == card && number(row, "cost") > 0 && !by_the_piece)
            text = picture.say(
                "power",
                {number_arg("fuel", number(row, "cost")), TextArg{.name = "what", .text = text}});
    return text + (text.ends_with('.') ? "" : ".");
}

}  // namespace

void paint_display(const Picture& picture, Lines& lines) {
    const Scene& scene = picture.scene;
    if (picture.terse()) {
        Flow flow(scene.colour, scene.columns, kIndent);
        flow.label(" " + picture.say("display"));
        for (const Json& card : member(picture.pub, "display").items())
            flow.item(picture.text("card", card.as_string()), Ink::accent, 3);
        flow.finish(lines);
        return;
    }
    bool first = true;
    for (const Json& card : member(picture.pub, "display").items()) {
        const std::string discard = picture.text("card", card.as_string() + ".discard");
        // A whole sentence says that there is none.
        const bool none = discard.ends_with('.');
        std::string text = power_text(picture, card.as_string());
        if (!none)
            text += " " + picture.say("discard", {TextArg{.name = "what", .text = discard}});
        Line head = picture.line();
        head.add(first ? " " + picture.say("display") : "", Ink::dim).pad_to(kIndent);
        head.add(picture.text("card", card.as_string()), Ink::accent).pad_to(kPowerAt);
        const int room = std::max(scene.columns - kPowerAt, 20);
        for (const std::string& part : wrapped(text, room)) {
            lines.push_back(head.add(part).text());
            head = picture.line();
            head.pad_to(kPowerAt);
        }
        first = false;
    }
}

namespace {

std::vector<std::string> paint(const Scene& scene) {
    const Picture picture{.scene = scene, .pub = member(scene.view, "pub"), .data = scene.data};
    Lines lines;
    paint_header(picture, lines);
    if (scene.brief)
        paint_brief(picture, lines);
    else
        paint_board(picture, lines);
    if (!member(picture.pub, "over").as_bool()) {
        paint_display(picture, lines);
        paint_players(picture, lines);
        paint_hand(picture, lines);
    } else {
        paint_players(picture, lines);
    }
    return lines;
}

// What a territory or a card would bring.
std::string hint(const Texts& texts, const Option& option) {
    const std::string_view about = option.about;
    const auto key = std::string(about.substr(about.find(':') + 1));
    if (about.starts_with("territory:") && option.notation.starts_with("place"))
        return texts.say("ui.alien_frontiers.bonus." + key);
    if (about.starts_with("display:") || about.starts_with("discards:"))
        return texts.say("card." + key + ".power");
    return {};
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 49> kRules = {{
    {"dock solar", "AF-SOLAR-1"},
    {"dock lunar", "AF-LUNAR-1"},
    {"dock market", "AF-MARKET-2"},
    {"dock yard", "AF-YARD-1"},
    {"dock constructor", "AF-CONSTRUCTOR-1"},
    {"dock raiders", "AF-RAID-2"},
    {"dock artifact", "AF-ARTIFACT-1"},
    {"dock hub", "AF-HUB-2"},
    {"dock terraform", "AF-TERRA-1"},
    {"power booster_pod", "AF-BOOST-1"},
    {"power data_crystal", "AF-CRYSTAL-1"},
    {"power gravity_manipulator", "AF-GRAV-1"},
    {"power orbital_teleporter", "AF-TELE-1"},
    {"power plasma_cannon", "AF-PLASMA-1"},
    {"power polarity_device", "AF-POLAR-1"},
    {"power stasis_beam", "AF-STASIS-1"},
    {"power temporal_warper", "AF-WARP-1"},
    {"discard booster_pod", "AF-BOOST-2"},
    {"discard data_crystal", "AF-CRYSTAL-5"},
    {"discard gravity_manipulator", "AF-GRAV-2"},
    {"discard orbital_teleporter", "AF-TELE-6"},
    {"discard plasma_cannon", "AF-PLASMA-5"},
    {"discard polarity_device", "AF-POLAR-2"},
    {"discard stasis_beam", "AF-STASIS-2"},
    {"discard temporal_warper", "AF-WARP-2"},
    {"cycle", "AF-ARTIFACT-2"},
    {"claim", "AF-ARTIFACT-3"},
    {"trade", "AF-MARKET-2"},
    {"launch_now", "AF-HUB-7"},
    {"launch", "AF-HUB-5"},
    {"let_go", "AF-HUB-7"},
    {"buy_relic", "AF-RELIC-1"},
    {"end_turn", "AF-TURN-8"},
    {"roll", "AF-TURN-3"},
    {"place", "AF-COLONY-3"},
    {"raid card", "AF-RAID-9"},
    {"raid", "AF-RAID-5"},
    {"take", "AF-RAID-6"},
    {"stop", "AF-RAID-6"},
    {"steal", "AF-RAID-7"},
    {"card", "AF-CARD-2"},
    {"reroll", "AF-WARP-1"},
    {"lift", "AF-TELE-2"},
    {"aim", "AF-PLASMA-1"},
    {"hit", "AF-PLASMA-2"},
    {"fire", "AF-PLASMA-1"},
    {"destroy", "AF-PLASMA-6"},
    {"remove", "AF-FIELD-8"},
    {"give_back", "AF-LIMIT-1"},
}};

std::string_view rule(const Option& option) {
    for (const auto& [start, id] : kRules)
        if (option.notation.starts_with(start))
            return id;
    return {};
}

// Nobody has a secret.
bool secret(const Json&) {
    return false;
}

}  // namespace

extern constinit const Painter kPainter{
    .answer = "trade",
    .rule_id = "AF-RAID-2",
    .paint = paint,
    .hint = hint,
    .rule = rule,
    .secret = secret,
};

}  // namespace sidera::terminal::alien_frontiers
