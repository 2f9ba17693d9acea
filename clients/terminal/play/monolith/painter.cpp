// The table of Monolith as a whole, and what is said beside its choices.

#include "clients/terminal/play/painter.h"

#include <array>
#include <utility>

#include "clients/terminal/play/monolith/table.h"

namespace sidera::terminal::monolith {
namespace {

// "MONOLITH   Round 12: B Luna   Stellar wind".
void paint_header(const Picture& picture, Lines& lines) {
    Line line = picture.line();
    line.add(" MONOLITH", Ink::strong).add("   ");
    const auto round = picture.turn("round").as_int();
    if (round > 0 && !member(picture.pub, "over").as_bool()) {
        const std::string& seat = picture.turn("seat").as_string();
        line.add(picture.say("round", {number_arg("count", round)}) + " ");
        line.add(seat + " " + cut(picture.name(seat), 16), ink_of(seat_from_letter(seat)));
        const std::string& event = picture.turn("event").as_string();
        if (event == "climatic_anomaly")
            line.add("   " + picture.say("climatic_anomaly"), Ink::bad);
        if (event == "stellar_wind")
            line.add("   " + picture.say("stellar_wind"), Ink::bad);
    }
    lines.push_back(line.text());
}

std::vector<std::string> paint(const Scene& scene) {
    const Picture picture{.scene = scene, .pub = member(scene.view, "pub")};
    Lines lines;
    paint_header(picture, lines);
    if (!member(picture.pub, "planets").items().empty()) {
        paint_map(picture, lines);
        if (!scene.brief)
            paint_key(picture, lines);
    }
    paint_players(picture, lines);
    return lines;
}

std::string hint(const Texts&, const Option&) {
    return {};  // labels say prices and odds themselves
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 44> kRules = {{
    {"faction", "MO-SET-2"},
    {"natural", "MO-SET-10"},
    {"cannon", "MO-SET-12"},
    {"asteroid", "MO-SET-16"},
    {"build", "MO-STR-2"},
    {"demolish", "MO-STR-6"},
    {"clear", "MO-STR-6"},
    {"done_building", "MO-TURN-1"},
    {"at ", "MO-STR-3"},
    {"ship ", "MO-SHP-1"},
    {"yard", "MO-SPC-3"},
    {"done_launching", "MO-TURN-1"},
    {"dock", "MO-SHP-3"},
    {"use turret", "MO-CMB-7"},
    {"use", "MO-ACT-2"},
    {"bombard", "MO-BOM-1"},
    {"end_turn", "MO-ACT-2"},
    {"ask_to_share", "MO-WIN-5"},
    {"move", "MO-MOV-1"},
    {"attack asteroid", "MO-CMB-4"},
    {"attack", "MO-CMB-2"},
    {"raze", "MO-CNQ-1"},
    {"conquer", "MO-CNQ-4"},
    {"buy", "MO-SPC-1"},
    {"fetch", "MO-CRG-3"},
    {"pick_up", "MO-CRG-3"},
    {"load", "MO-TRD-2"},
    {"place", "MO-CRG-4"},
    {"store", "MO-CRG-4"},
    {"unload", "MO-TRD-2"},
    {"seize", "MO-TRD-4"},
    {"stop", "MO-ACT-2"},
    {"yes", "MO-WIN-4"},
    {"no", "MO-WIN-4"},
    {"trade", "MO-TRD-1"},
    {"with_ship", "MO-TRD-1"},
    {"first", "MO-TRD-1"},
    {"gives", "MO-TRD-1"},
    {"secret", "MO-TRD-7"},
    {"open", "MO-TRD-8"},
    {"withdraw", "MO-TRD-5"},
    {"ally", "MO-DIP-1"},
    {"break_alliance", "MO-DIP-1"},
    {"resign", "MO-WIN-6"},
}};

std::string_view rule(const Option& option) {
    for (const auto& [start, id] : kRules)
        if (option.notation.starts_with(start))
            return id;
    return {};
}

// Stocks are nobody else's business, unless they lie open.
bool secret(const Json& view) {
    return !member(member(member(view, "pub"), "rules"), "open_stocks").as_bool();
}

}  // namespace

extern constinit const Painter kPainter{
    .answer = "end_turn",
    .rule_id = "MO-CMB-2",
    .paint = paint,
    .hint = hint,
    .rule = rule,
    .secret = secret,
};

}  // namespace sidera::terminal::monolith
