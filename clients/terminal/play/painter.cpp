// The plain painter, which prints a view's fields.

#include "clients/terminal/play/painter.h"

#include "clients/terminal/play/style.h"

namespace sidera::terminal {
namespace {

constexpr int kDeepest = 2;

std::string short_text(const Json& value) {
    return value.is_string() ? value.as_string() : value.dump();
}

void print_fields(const Json& object,
                  int depth,
                  const Scene& scene,
                  std::vector<std::string>& out) {
    const std::string margin(static_cast<std::size_t>(depth) * 2, ' ');
    for (const auto& [key, value] : object.members()) {
        const bool opened = value.is_object() && depth < kDeepest;
        Line line(scene.colour);
        line.add(margin).add(key, opened ? Ink::strong : Ink::dim);
        if (!opened)
            line.add(" ").add(cut(short_text(value), scene.columns - line.columns() - 1));
        out.push_back(line.text());
        if (opened)
            print_fields(value, depth + 1, scene, out);
    }
}

std::vector<std::string> paint_plain(const Scene& scene) {
    std::vector<std::string> lines;
    print_fields(scene.view, 0, scene, lines);
    return lines;
}

std::string no_hint(const Texts&, const Option&) {
    return {};
}

std::string_view no_rule(const Option&) {
    return {};
}

bool always_secret(const Json&) {
    return true;
}

}  // namespace

constinit const Painter kPlainPainter{
    .answer = {},
    .rule_id = {},
    .paint = paint_plain,
    .hint = no_hint,
    .rule = no_rule,
    .secret = always_secret,
};

const Json& member(const Json& object, std::string_view key) {
    static const Json kNothing;
    const Json* found = object.find(key);
    return found == nullptr ? kNothing : *found;
}

}  // namespace sidera::terminal
