// One row a verb of MLEM: how its options are written, and what they belong to on the table.

#pragma once

#include "engine/verbs.h"
#include "games/mlem/codes.h"

namespace sidera::mlem {

// The rocket's own space or one beside it, and for questions any space by its number.
inline constexpr std::array<std::string_view, kFarLanding> kOffsets = {":-1", "", ":+1"};
inline constexpr OperandText kLanding = {
    [](const Names&, std::uint32_t operand) -> WrittenOperand {
        if (operand < kFarLanding)
            return std::string(kOffsets[operand]);
        if (operand > kFarLanding + kDeepSpace)
            return std::nullopt;
        return "@" + std::to_string(operand - kFarLanding);
    },
    [](const Names&, std::string_view text) -> ReadOperand {
        for (std::uint32_t i = 0; i < kFarLanding; ++i)
            if (text == kOffsets[i])
                return i;
        const ReadOperand space =
            number_from<std::uint32_t>(text.substr(text.starts_with('@') ? 1 : 0));
        return space ? ReadOperand(kFarLanding + *space) : std::nullopt;
    }};

inline constexpr VerbTable kVerbs{std::to_array<VerbRow<Verb>>({
    {Verb::return_mission, "return ", kNamed<Body>, "mission:"},
    {Verb::board, "board ", kNamed<Cat>, "cat:"},
    {Verb::roll, "roll", {}, "dice"},
    {Verb::reroll, "reroll", {}, "orders"},
    {Verb::keep_result, "keep_result", {}, "rocket"},
    {Verb::use_face, "use:", kNamed<Face>, "face:"},
    {Verb::use_booster, "use:booster:", kNamed<Seat, kMaxPlayers>, "crew:"},
    {Verb::use_extra, "use:extra", {}, "orders"},
    {Verb::use_keep, "use:keep", {}, "orders"},
    {Verb::confirm, "confirm", {}, "rocket"},
    {Verb::accept_crash, "accept_crash", {}, "rocket"},
    {Verb::stay, "stay", {}, "rocket"},
    {Verb::land, "land", kLanding},
    {Verb::deep, "deep", {}, "space:26"},
    {Verb::home, "home", {}, "home"},
})};

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::Verb> : NamesInCode<mlem::Verb::home> {
    static constexpr std::string_view kType = "verb";
};

}  // namespace sidera
