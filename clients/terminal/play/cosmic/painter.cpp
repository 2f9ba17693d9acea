// The table of Cosmic Encounter in characters: the encounter, the systems, the own hand.

#include "clients/terminal/play/painter.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "clients/terminal/play/cosmic/picture.h"
#include "clients/terminal/play/cosmic/talks.h"

namespace sidera::terminal::cosmic {
namespace {

// An edition whose cone has a white and a black side has words for them.
bool has_two_sides(const Picture& picture) {
    return picture.scene.texts.all().find("table.cone_white") != nullptr;
}

// "COSMIC ENCOUNTER   Turn 3: B Luna   regroup [destiny] launch ...".
void paint_header(const Picture& picture, Lines& lines) {
    Line line = picture.line();
    line.add(" COSMIC ENCOUNTER", Ink::strong).add("   ");
    constexpr std::array<std::string_view, 7> kPhases = {
        "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"};
    constexpr std::array<std::string_view, 11> kManyPhases = {"interphase",
                                                              "regroup",
                                                              "destiny",
                                                              "launch",
                                                              "offense_invites",
                                                              "defense_invites",
                                                              "alliance",
                                                              "planning",
                                                              "reveal",
                                                              "resolution",
                                                              "discard"};
    const std::string& now = member(picture.pub, "phase").as_string();
    std::span<const std::string_view> phases = kPhases;
    if (has_two_sides(picture)) {  // too many for a line: from the one before on
        phases = kManyPhases;
        const auto at = std::ranges::find(phases, now == "deal" ? "resolution" : now);
        const auto first =
            at == phases.end() ? 0 : std::max<std::ptrdiff_t>(0, at - phases.begin() - 1);
        phases = phases.subspan(static_cast<std::size_t>(first));
    }
    for (std::string_view phase : phases) {
        if (now == "deal" && phase == "resolution")
            phase = now;  // it comes instead of a fight's outcome
        const std::string text = picture.say("phase." + std::string(phase));
        if (line.columns() + columns_of(text) + 1 > picture.scene.columns)
            break;
        line.add(text, phase == now ? Ink::here : Ink::dim).add(" ");
    }
    lines.push_back(line.text());
}

std::string card_text(const Picture& picture, const Json& slot) {
    if (!member(slot, "selected").as_bool())
        return {};
    if (!member(slot, "open").as_bool())
        return " [?]";
    return " [" + picture.say("card." + member(slot, "as").as_string()) + "]";
}

// One side of the encounter: the main player, ships, allies, card.
Line side_line(const Picture& picture, std::string_view side) {
    Line line = picture.line();
    const Json& e = picture.encounter();
    const std::string& main = member(e, side).as_string();
    if (seat_from_letter(main) == kNoSeat)
        return line;
    const bool defends = side == "defense";
    const std::string& target = member(e, "target").as_string();
    const Json& players = member(picture.pub, "players");
    const auto ships = defends ? member(member(member(players, main), "ships"), target).as_int()
                               : member(member(e, "sent"), main).as_int();
    line.add(main + " " + cut(picture.name(main), 14), ink(main));
    line.add(" " + std::to_string(ships));
    for (const Json& ally : member(member(e, "allies"), side).items()) {
        const std::string& seat = ally.as_string();
        line.add(" + ").add(seat, ink(seat));
        line.add(" " + std::to_string(member(member(e, "sent"), seat).as_int()));
    }
    line.add(card_text(picture, member(member(e, "slots"), side)), Ink::strong);
    return line;
}

// The name of an effect: of an alien (also "wild_virus", "macron.2"), a card or a tech.
std::string effect_name(const Picture& picture, std::string_view by) {
    for (const std::string_view start : {"wild_", "super_", "complete_"})
        if (by.starts_with(start))
            by.remove_prefix(start.size());
    const std::string name(by.substr(0, by.find('.')));
    for (const std::string_view type : {"alien.", "card.", "tech."})
        if (picture.scene.texts.all().find(std::string(type) + name) != nullptr)
            return picture.say(std::string(type) + name);
    return name;
}

// "15", "+4", "x3", ">51" (what a card becomes), "?".
std::string amount_text(const Json& line) {
    constexpr int kFirstAddingStep = 4;
    const auto factor = member(line, "factor").as_int();
    const auto before = member(line, "before").as_int();
    const auto after = member(line, "after").as_int();
    if (!member(line, "known").as_bool())
        return "?";
    if (factor != 0)
        return factor > 0 ? "x" + std::to_string(factor) : "/" + std::to_string(-factor);
    if (member(line, "source").as_string() == "card")
        return std::to_string(after);
    if (member(line, "step").as_int() < kFirstAddingStep)
        return ">" + std::to_string(after);
    return (after < before ? "" : "+") + std::to_string(after - before);
}

// "15 +4 +2 C +3 Warrior = 24": a total, line by line (CF-CALC-1).
void paint_sum(const Picture& picture, const std::string& side, Lines& lines) {
    const auto& sums = member(member(member(picture.scene.view, "derived"), "sides"), side).items();
    if (sums.empty())
        return;
    std::string text;
    for (const Json& line : sums) {
        text += (text.empty() ? "" : " ") + amount_text(line);
        const std::string& source = member(line, "source").as_string();
        if (source == "allies")
            text += " " + member(line, "seat").as_string();
        else if (member(line, "by").is_string())
            text += " " + effect_name(picture, member(line, "by").as_string());
    }
    text += " = " + std::to_string(member(sums.back(), "after").as_int());
    for (const std::string& part :
         wrapped(picture.say("role." + side) + ": " + text, picture.scene.columns - 4))
        lines.push_back("   " + part);
}

void paint_encounter(const Picture& picture, Lines& lines) {
    const Json& e = picture.encounter();
    if (!e.is_object())
        return;
    Flow sides(picture.scene.colour, picture.scene.columns, 1);
    sides.label("").item(side_line(picture, "offense"));
    const std::string& target = member(e, "target").as_string();
    Line aim = picture.line();
    aim.add(target == "none" ? "-> ?" : "-> " + target, Ink::accent);
    sides.item(aim.add("   ").add(side_line(picture, "defense").text()), 3).finish(lines);
    paint_sum(picture, "offense", lines);
    paint_sum(picture, "defense", lines);
    const std::string& destiny = member(e, "destiny").as_string();
    if (destiny != "none" && !picture.scene.brief) {
        Line card = picture.line();
        card.add(" " + picture.say("phase.destiny") + ": " + picture.say("destiny." + destiny),
                 Ink::dim);
        lines.push_back(card.text());
    }
    if (destiny != "none" && has_two_sides(picture)) {
        const Json* reverse = e.find("reverse");
        const std::string key =
            reverse != nullptr && reverse->as_bool() ? "table.cone_black" : "table.cone_white";
        const std::string words = picture.say(key) + ": " + picture.say(key + ".text");
        for (const std::string& part : wrapped(words, picture.scene.columns - 2))
            lines.push_back(" " + part);
    }
}

// "B1 B4 A2": who stands on a planet with how many ships.
Line planet_line(const Picture& picture, const std::string& planet) {
    Line line = picture.line();
    line.add(planet, Ink::dim);
    for (const auto& [seat, player] : member(picture.pub, "players").members())
        if (const auto ships = member(member(player, "ships"), planet).as_int(); ships > 0)
            line.add(" ").add(seat + std::to_string(ships), ink(seat));
    return line;
}

std::string sheet_text(const Picture& picture, const Json& player) {
    std::string text;
    for (const Json& sheet : member(player, "sheets").items()) {
        const bool hidden = member(sheet, "hidden").as_bool();
        const std::string state = hidden                                  ? "hidden"
                                  : !member(player, "power_on").as_bool() ? "lost"
                                  : member(sheet, "zapped").as_bool()     ? "zapped"
                                                                          : "active";
        text += (text.empty() ? "" : ", ") +
                (hidden ? std::string("?")
                        : picture.say("alien." + member(sheet, "alien").as_string()));
        if (state != "active")
            text += " (" + picture.say("sheet." + state) + ")";
        if (const auto tokens = member(sheet, "tokens").as_int(); tokens > 0)
            text += " *" + std::to_string(tokens);
    }
    return text;
}

// "Energy Cloak, ? (2)": face-down ones have a name for their owner alone; ships in brackets.
void paint_techs(const Picture& picture, const std::string& seat, Lines& lines) {
    const Json& view = picture.scene.view;
    const auto& secret = member(member(view, "own"), "techs").items();
    const bool mine = member(view, "seat").is_string() && member(view, "seat").as_string() == seat;
    std::string text;
    std::size_t down = 0;
    for (const Json& card : member(picture.pub, "techs").items()) {
        if (!member(card, "owner").is_string() || member(card, "owner").as_string() != seat)
            continue;
        std::string name = "?";
        if (member(card, "up").as_bool())
            name = picture.say("tech." + member(card, "tech").as_string());
        else if (mine && down < secret.size())
            name = "[" + picture.say("tech." + secret[down++].as_string()) + "]";
        if (const auto ships = member(card, "ships").as_int(); ships > 0)
            name += " (" + std::to_string(ships) + ")";
        text += (text.empty() ? "" : ", ") + name;
    }
    if (text.empty())
        return;
    for (const std::string& part :
         wrapped(picture.say("setup.technology") + ": " + text, picture.scene.columns - 4))
        lines.push_back("    " + part);
}

int foreign_colonies(const std::string& seat, const Json& player) {
    int count = 0;
    for (const auto& [planet, ships] : member(player, "ships").members())
        count += planet.substr(0, 1) != seat && ships.as_int() > 0 ? 1 : 0;
    return count;
}

constexpr int kNameColumns = 19;
constexpr int kNumbersColumns = 21;  // colonies, warp, cards

void paint_player(const Picture& picture, const std::string& seat, Lines& lines) {
    const Json& player = member(member(picture.pub, "players"), seat);
    const auto wanted = member(member(picture.pub, "rules"), "to_win").as_int();
    Line line = picture.line();
    line.add(" " + seat + " " + cut(picture.name(seat), 14), ink(seat)).pad_to(kNameColumns);
    const int room = std::clamp(picture.scene.columns - kNumbersColumns, kNameColumns, 45);
    line.add(cut(sheet_text(picture, player), room - kNameColumns)).pad_to(room + 1);
    line.add(std::to_string(foreign_colonies(seat, player)) + "/" + std::to_string(wanted),
             Ink::strong);
    line.add("  warp " + std::to_string(member(player, "warp").as_int()), Ink::dim);
    line.add("  " + std::to_string(member(player, "hand").as_int()) + " #", Ink::dim);
    lines.push_back(line.text());
    Flow planets(picture.scene.colour, picture.scene.columns, 4);
    planets.label("");
    for (const Json& planet : member(picture.pub, "planets").items())
        if (planet.as_string().substr(0, 1) == seat)
            planets.item(planet_line(picture, planet.as_string()));
    planets.finish(lines);
    paint_techs(picture, seat, lines);
}

void paint_hand(const Picture& picture, Lines& lines) {
    const Json& hand = member(member(picture.scene.view, "own"), "hand");
    std::string text;
    const auto add = [&](const std::string& key, std::int64_t count) {
        if (count > 0)
            text += (text.empty() ? "" : ", ") + picture.say(key) +
                    (count > 1 ? " x" + std::to_string(count) : "");
    };
    for (const auto& [card, count] : member(hand, "plain").members())
        add("card." + card, count.as_int());
    for (const Json& flare : member(hand, "flares").items())
        add("card.flare_" + flare.as_string(), 1);
    for (const std::string& part : wrapped(text, picture.scene.columns - 2))
        lines.push_back(" " + part);
}

std::vector<std::string> paint(const Scene& scene) {
    const Picture picture{.scene = scene, .pub = member(scene.view, "pub")};
    Lines lines;
    paint_header(picture, lines);
    paint_encounter(picture, lines);
    for (const auto& entry : member(picture.pub, "players").members())
        paint_player(picture, entry.first, lines);
    paint_hand(picture, lines);
    paint_talks(picture, lines);  // near the question, also on a low screen
    return lines;
}

std::string hint(const Texts&, const Option&) {
    return {};  // labels say what there is to say
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kRules = {{
    {"alien", "CF-SETUP-3"},   {"use", "CF-TIME-3"},       {"pass", "CF-TIME-3"},
    {"redraw", "CF-DEST-4"},   {"against", "CF-DEST-4"},   {"settle", "CF-LAUNCH-8"},
    {"gate", "CF-DEAL-11"},    {"accept", "CF-DEAL-2"},    {"refuse", "CF-DEAL-12"},
    {"fail", "CF-DEAL-11"},    {"propose", "CF-DEAL-2"},   {"give", "CF-DEAL-3"},
    {"show:", "CF-DEAL-8"},    {"ask", "CF-DEAL-3"},       {"research", "CF-TECH-2"},
    {"complete", "CF-TECH-3"}, {"abandon", "CF-TECH-4"},   {"take_tech", "CF-TECH-5"},
    {"tech ", "CF-SETUP-8"},   {"tech_ship", "CF-TECH-8"},
}};

std::string_view rule(const Option& option) {
    for (const auto& [start, id] : kRules)
        if (option.notation.starts_with(start))
            return id;
    return {};
}

// Powers and flares have rules of their own.
std::string cause(const Texts& texts, const Decision& decision, const Option& option) {
    std::string key;
    if (option.notation.starts_with("use "))
        key = option.about;  // "card:plague", "tech:qax"
    for (const MessageArg& arg : decision.prompt.args)
        if (key.empty() && arg.name == "what")
            key = arg.text;
    std::ranges::replace(key, ':', '.');
    const bool is_card = key.starts_with("card.") || key.starts_with("tech.");
    if (!is_card || texts.all().find(key + ".text") == nullptr)
        return {};
    return texts.say(key) + ": " + texts.say(key + ".text");
}

// A talk has far over a hundred choices.
std::string_view shelf(const Option& option) {
    constexpr std::array<std::string_view, 6> kShelves = {
        "give", "show", "ask", "give_type", "ask_type", "free_ship"};
    const std::string_view notation = option.notation;
    for (const std::string_view start : kShelves)
        if (notation.starts_with(start) && notation.substr(start.size()).starts_with(':'))
            return start;
    return {};
}

bool secret(const Json&) {
    return true;  // hands
}

}  // namespace

extern constinit const Painter kPainter{
    .answer = "pass",
    .rule_id = "CF-CALC-1",
    .paint = paint,
    .hint = hint,
    .rule = rule,
    .secret = secret,
    .shelf = shelf,
    .shelf_texts = "ui.cosmic.shelf.",
    .cause = cause,
};

}  // namespace sidera::terminal::cosmic
