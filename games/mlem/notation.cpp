// Options as short texts and back: one table of words for logs, scripts, scenarios and the
// terminal.

#include <array>
#include <string>

#include "games/mlem/codes.h"
#include "games/mlem/game.h"

namespace sidera::mlem {
namespace {

enum class Operand : std::uint8_t { none, body, cat, face, seat, offset };

struct Word {
    Verb verb;
    std::string_view text;  // with an operand: what stands before it
    Operand operand = Operand::none;
};

constexpr std::array<Word, 15> kWords = {{
    {Verb::return_mission, "return ", Operand::body},
    {Verb::board, "board ", Operand::cat},
    {Verb::roll, "roll"},
    {Verb::reroll, "reroll"},
    {Verb::keep_result, "keep_result"},
    {Verb::use_booster, "use:booster:", Operand::seat},
    {Verb::use_extra, "use:extra"},
    {Verb::use_keep, "use:keep"},
    {Verb::use_face, "use:", Operand::face},
    {Verb::confirm, "confirm"},
    {Verb::accept_crash, "accept_crash"},
    {Verb::stay, "stay"},
    {Verb::land, "land", Operand::offset},
    {Verb::deep, "deep"},
    {Verb::home, "home"},
}};

constexpr std::array<std::string_view, 3> kOffsets = {":-1", "", ":+1"};

std::string operand_text(const Data& data, Operand kind, std::uint32_t operand) {
    switch (kind) {
        case Operand::none:
            return {};
        case Operand::body:
            return key_name<Body>(data.names, operand);
        case Operand::cat:
            return std::string(name_of(static_cast<Cat>(operand)));
        case Operand::face:
            return std::string(name_of(static_cast<Face>(operand)));
        case Operand::seat:
            return std::string(1, letter(seat_at(static_cast<int>(operand))));
        case Operand::offset:
            return operand < kFarLanding ? std::string(kOffsets[operand])
                                         : "@" + std::to_string(operand - kFarLanding);
    }
    return {};
}

std::uint32_t operand_count(const Data& data, Operand kind) {
    switch (kind) {
        case Operand::none:
            return 1;
        case Operand::body:
            return static_cast<std::uint32_t>(data.bodies.size());
        case Operand::cat:
            return kCats;
        case Operand::face:
            return kFaces;
        case Operand::seat:
            return kMaxPlayers;
        case Operand::offset:
            return kFarLanding + kDeepSpace + 1;
    }
    return 0;
}

}  // namespace

std::string Mlem::notation(const Data& data, OptionCode code) {
    for (const Word& word : kWords)
        if (word.verb == verb(code))
            return std::string(word.text) + operand_text(data, word.operand, operand_of(code));
    return "?";
}

std::optional<OptionCode> Mlem::parse(const Data& data, std::string_view text) {
    for (const Word& word : kWords) {
        if (!text.starts_with(word.text))
            continue;
        for (std::uint32_t i = 0; i < operand_count(data, word.operand); ++i)
            if (text.substr(word.text.size()) == operand_text(data, word.operand, i))
                return code(word.verb, i);
    }
    return std::nullopt;
}

}  // namespace sidera::mlem
