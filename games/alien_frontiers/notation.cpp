// Options as short texts and back: one table of words for logs, scripts, scenarios and the
// terminal.

#include <array>
#include <functional>
#include <map>
#include <string>

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

enum class Operand : std::uint8_t {
    none,
    docking,      // "solar 4", "solar 4R"
    card,         // "booster_pod"
    territory,    // "lem"
    token,        // "B ore"
    others_card,  // "B plasma_cannon"
    die,          // "3", "3R"
    facility,     // "lunar"
    ship,         // "B4", "B4R"
    target,       // "lunar B4"
    field,        // "positron"
    colony,       // "lem B"
    number        // "2"
};

struct Word {
    Verb verb;
    std::string_view text;  // with an operand: what stands before it
    Operand operand = Operand::none;
};

constexpr std::array<Word, 34> kWords = {{
    {Verb::dock, "dock ", Operand::docking},
    {Verb::power, "power ", Operand::card},
    {Verb::discard, "discard ", Operand::card},
    {Verb::cycle, "cycle"},
    {Verb::claim, "claim"},
    {Verb::trade, "trade"},
    {Verb::launch, "launch"},
    {Verb::buy_relic, "buy_relic"},
    {Verb::end_turn, "end_turn"},
    {Verb::roll, "roll"},
    {Verb::place, "place ", Operand::territory},
    {Verb::launch_now, "launch_now"},
    {Verb::let_go, "let_go"},
    {Verb::raid_nothing, "raid nothing"},
    {Verb::raid_resources, "raid resources"},
    {Verb::raid_card, "raid card"},
    {Verb::take, "take ", Operand::token},
    {Verb::stop, "stop"},
    {Verb::steal, "steal ", Operand::others_card},
    {Verb::card, "card ", Operand::card},
    {Verb::ship, "ship ", Operand::die},
    {Verb::reroll, "reroll"},
    {Verb::territory, "territory ", Operand::territory},
    {Verb::lift, "lift ", Operand::docking},
    {Verb::aim, "aim ", Operand::facility},
    {Verb::hit, "hit ", Operand::ship},
    {Verb::fire, "fire"},
    {Verb::destroy, "destroy ", Operand::target},
    {Verb::remove_field, "remove ", Operand::field},
    {Verb::colony, "colony ", Operand::colony},
    {Verb::give_back, "give_back ", Operand::number},
    {Verb::put_back, "put_back ", Operand::token},
    {Verb::keep_ship, "keep ", Operand::die},
    {Verb::spare, "spare ", Operand::ship},
}};

constexpr std::uint32_t kMostGivenBack = 255;

// The name of an enumerator, or nothing if there is none of that number.
template<class E>
std::string name(std::uint32_t i, std::uint32_t count) {
    return i < count ? std::string(name_of(static_cast<E>(i))) : std::string();
}

std::string seat_text(std::uint32_t i) {
    return i < kMaxPlayers ? std::string(1, letter(seat_at(static_cast<int>(i)))) : std::string();
}

// Two words, or nothing if one of them is missing.
std::string both(const std::string& first, const std::string& second) {
    return first.empty() || second.empty() ? std::string() : first + " " + second;
}

std::string die_text(std::uint32_t operand) {
    const std::uint32_t value = operand / 2;
    if (value < 1 || value > kSides)
        return {};
    return std::to_string(value) + (operand % 2 != 0 ? "R" : "");
}

std::string ship_text(std::uint32_t operand) {
    return operand >= 2 ? name<Ship>(operand, kShipCodes) : std::string();
}

// Empty for what is no operand of this kind.
std::string operand_text(Operand kind, std::uint32_t operand) {
    switch (kind) {
        case Operand::none:
            return {};
        case Operand::docking:
            return both(name<Facility>(operand / 16, kFacilities), die_text(operand % 16));
        case Operand::card:
            return name<Card>(operand, kCards);
        case Operand::territory:
            return name<Territory>(operand, kTerritories);
        case Operand::token:
            return both(seat_text(operand / 2), name<Resource>(operand % 2, 2));
        case Operand::others_card:
            return both(seat_text(operand / 16), name<Card>(operand % 16, kCards));
        case Operand::die:
            return die_text(operand);
        case Operand::facility:
            return name<Facility>(operand, kFacilities);
        case Operand::ship:
            return ship_text(operand);
        case Operand::target:
            return both(name<Facility>(operand / 64, kFacilities), ship_text(operand % 64));
        case Operand::field:
            return name<Field>(operand, kFields);
        case Operand::colony:
            return both(name<Territory>(operand / 8, kTerritories), seat_text(operand % 8));
        case Operand::number:
            return std::to_string(operand);
    }
    return {};
}

// All operands of a kind are below this; not all below it are operands.
std::uint32_t operand_count(Operand kind) {
    switch (kind) {
        case Operand::none:
            return 1;
        case Operand::docking:
            return kFacilities * 16;
        case Operand::card:
            return kCards;
        case Operand::territory:
            return kTerritories;
        case Operand::token:
            return kMaxPlayers * 2;
        case Operand::others_card:
            return kMaxPlayers * 16;
        case Operand::die:
            return 16;
        case Operand::facility:
            return kFacilities;
        case Operand::ship:
            return kShipCodes;
        case Operand::target:
            return kFacilities * 64;
        case Operand::field:
            return kFields;
        case Operand::colony:
            return kTerritories * 8;
        case Operand::number:
            return kMostGivenBack + 1;
    }
    return 0;
}

}  // namespace

std::string AlienFrontiers::notation(const Data&, OptionCode code) {
    for (const Word& word : kWords) {
        if (word.verb != verb(code))
            continue;
        const std::string operand = operand_text(word.operand, operand_of(code));
        const bool known = operand_of(code) < operand_count(word.operand) &&
                           operand.empty() == (word.operand == Operand::none);
        return known ? std::string(word.text) + operand : "?";
    }
    return "?";
}

namespace {

// All that can be written, made once: reading is a look into it.
using Notations = std::map<std::string, OptionCode, std::less<>>;

Notations all_notations() {
    Notations all;
    for (const Word& word : kWords)
        for (std::uint32_t i = 0; i < operand_count(word.operand); ++i) {
            const std::string operand = operand_text(word.operand, i);
            if (operand.empty() == (word.operand == Operand::none))
                all.emplace(std::string(word.text) + operand, code(word.verb, i));
        }
    return all;
}

}  // namespace

std::optional<OptionCode> AlienFrontiers::parse(const Data&, std::string_view text) {
    static const Notations all = all_notations();
    const auto found = all.find(text);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace sidera::alien_frontiers
