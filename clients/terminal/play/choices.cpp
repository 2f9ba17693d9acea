// Numbers, notations and beginnings of notations.

#include "clients/terminal/play/choices.h"

#include <charconv>

namespace sidera::terminal {
namespace {

// "board shift" ends in "shift", "use:booster:A" in "A".
std::string_view last_part(std::string_view notation) {
    return notation.substr(notation.find_last_of(" :") + 1);
}

template<class Fits>
Pick only_one(std::span<const Option> options, Fits fits) {
    Pick pick;
    for (const Option& option : options) {
        if (!fits(option))
            continue;
        if (pick.option != nullptr)
            return {.kind = Pick::Kind::several};
        pick = {.kind = Pick::Kind::one, .option = &option};
    }
    return pick;
}

}  // namespace

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && number >= 0;
    return whole ? std::optional(number) : std::nullopt;
}

Pick pick_exactly(std::string_view typed, std::span<const Option> options) {
    if (const auto number = whole_number(typed)) {
        if (*number < 1 || static_cast<std::size_t>(*number) > options.size())
            return {.kind = Pick::Kind::no_such_number};
        return {.kind = Pick::Kind::one, .option = &options[static_cast<std::size_t>(*number) - 1]};
    }
    return only_one(options, [&](const Option& option) { return option.notation == typed; });
}

Pick pick_by_start(std::string_view typed, std::span<const Option> options) {
    const Pick pick =
        only_one(options, [&](const Option& option) { return option.notation.starts_with(typed); });
    if (pick.kind != Pick::Kind::none)
        return pick;
    return only_one(options, [&](const Option& option) {
        return last_part(option.notation).starts_with(typed);
    });
}

}  // namespace sidera::terminal
