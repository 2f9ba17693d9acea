// From what a player typed to one of the choices.

#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/decision.h"

namespace sidera::terminal {

struct Pick {
    enum class Kind { none, one, several, no_such_number };

    Kind kind = Kind::none;
    const Option* option = nullptr;
};

// A number from 1 on, or exactly a notation.
Pick pick_exactly(std::string_view typed, std::span<const Option> options);

// The beginning of one notation only, or of what stands behind its last space or colon.
Pick pick_by_start(std::string_view typed, std::span<const Option> options);

// A whole number without sign; nothing when the text is something else.
std::optional<int> whole_number(std::string_view text);

}  // namespace sidera::terminal
