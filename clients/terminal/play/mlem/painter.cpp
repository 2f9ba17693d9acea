// MLEM's table as a whole, and what is said beside its choices.

#include "clients/terminal/play/painter.h"

#include <array>
#include <utility>

#include "clients/terminal/play/mlem/table.h"

namespace sidera::terminal::mlem {
namespace {

// "MLEM  Expedition 5  Failures ■■■■······· 4 of 11".
void paint_header(const Picture& picture, Lines& lines) {
    const auto limit =
        static_cast<int>(member(member(picture.pub, "rules"), "failure_limit").as_int());
    const int failures = picture.number("failures");
    Line line = picture.line();
    line.add(" MLEM", Ink::strong).add("   ");
    line.add(picture.say("expedition", {number_arg("count", picture.number("expedition"))}));
    line.add("   " + picture.say("failures") + " ", Ink::plain);
    for (int i = 0; i < limit; ++i)
        line.add(i < failures ? "■" : "·", i < failures ? Ink::bad : Ink::dim);
    line.add(" " + picture.say("of", {number_arg("count", failures), number_arg("limit", limit)}));
    lines.push_back(line.text());
}

std::vector<std::string> paint(const Scene& scene) {
    const Picture picture{.scene = scene,
                          .pub = member(scene.view, "pub"),
                          .own = member(scene.view, "own"),
                          .data = scene.data};
    std::string rule;
    for (int i = 0; i < scene.columns; ++i)
        rule += "─";
    Lines lines;
    paint_header(picture, lines);
    paint_track(picture, lines);
    if (!scene.brief)
        lines.push_back(painted(rule, Ink::dim, scene.colour));
    if (!member(picture.pub, "over").as_bool())
        paint_flight(picture, lines);
    paint_aims(picture, lines);
    paint_players(picture, lines);
    return lines;
}

std::string hint(const Texts& texts, const Option& option) {
    if (!option.about.starts_with("cat:"))
        return {};
    return texts.say("cat." + option.about.substr(4) + ".power");
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 24> kRules = {{
    {"return ", "ML-SETUP-8"},
    {"board satellite", "ML-AST-SATELLITE"},
    {"board shift", "ML-AST-SHIFT-1"},
    {"board parachute", "ML-AST-PARACHUTE-1"},
    {"board moon", "ML-AST-MOON"},
    {"board planet", "ML-AST-PLANET"},
    {"board deep", "ML-AST-DEEP"},
    {"board siphon", "ML-AST-SIPHON-1"},
    {"board booster", "ML-AST-BOOSTER-1"},
    {"roll", "ML-TRAV-1"},
    {"reroll", "ML-UFO-3"},
    {"keep_result", "ML-UFO-3"},
    {"use:booster:", "ML-AST-BOOSTER-1"},
    {"use:extra", "ML-UFO-5"},
    {"use:keep", "ML-UFO-4"},
    {"use:T", "ML-TRAV-4"},
    {"use:", "ML-TRAV-3"},
    {"confirm", "ML-TRAV-6"},
    {"accept_crash", "ML-CRASH-4"},
    {"stay", "ML-LAND-5"},
    {"land:", "ML-AST-SHIFT-1"},
    {"land", "ML-LAND-3"},
    {"deep", "ML-DEEP-1"},
    {"home", "ML-CRASH-3"},
}};

std::string_view rule(const Option& option) {
    for (const auto& [start, id] : kRules)
        if (option.notation.starts_with(start))
            return id;
    return {};
}

bool secret(const Json& view) {
    return member(member(member(view, "pub"), "rules"), "secret_missions").as_bool();
}

}  // namespace

extern constinit const Painter kPainter{
    .answer = "use:3",
    .rule_id = "ML-LAND-2",
    .paint = paint,
    .hint = hint,
    .rule = rule,
    .secret = secret,
};

}  // namespace sidera::terminal::mlem
