// The verbs of MLEM's options and their operands.

#pragma once

#include "engine/decision.h"
#include "games/mlem/view.h"

namespace sidera::mlem {

// The numbers stand in records and never change.
enum class Verb : std::uint8_t {
    return_mission = 1,  // body
    board = 2,           // cat
    roll = 3,
    reroll = 4,
    keep_result = 5,
    use_face = 6,     // face
    use_booster = 7,  // seat
    use_extra = 8,
    use_keep = 9,
    confirm = 10,
    accept_crash = 11,
    stay = 12,
    land = 13,  // 0: one space back, 1: here, 2: one space on; far_landing: never offered
    deep = 14,
    home = 15
};

constexpr OptionCode code(Verb verb, std::uint32_t operand = 0) {
    return make_code(static_cast<std::uint8_t>(verb), operand);
}

constexpr OptionCode land_code(int offset) {
    return code(Verb::land, static_cast<std::uint32_t>(offset + 1));
}

constexpr int land_offset(OptionCode code) {
    return static_cast<int>(operand_of(code)) - 1;
}

// A space by its number, for "why can't I land there?".
inline constexpr std::uint32_t kFarLanding = 3;

constexpr OptionCode far_landing(int space) {
    return code(Verb::land, kFarLanding + static_cast<std::uint32_t>(space));
}

constexpr Verb verb(OptionCode code) {
    return static_cast<Verb>(verb_of(code));
}

constexpr bool is_far_landing(OptionCode code) {
    return verb(code) == Verb::land && operand_of(code) >= kFarLanding &&
           operand_of(code) <= kFarLanding + kDeepSpace;
}

constexpr int far_space(OptionCode code) {
    return static_cast<int>(operand_of(code) - kFarLanding);
}

}  // namespace sidera::mlem
