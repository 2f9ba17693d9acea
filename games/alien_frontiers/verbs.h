// One row a verb of Alien Frontiers: how its options are written, and what they belong to on the
// table.

#pragma once

#include "engine/verbs.h"
#include "games/alien_frontiers/codes.h"

namespace sidera::alien_frontiers {

inline constexpr OperandText kFacility = kNamed<Facility, kFacilities>;  // "lunar"
inline constexpr OperandText kCard = kNamed<Card, kCards>;               // "booster_pod"
inline constexpr OperandText kTerritory = kNamed<Territory, kTerritories>;
inline constexpr OperandText kSeat = kNamed<Seat, kMaxPlayers>;
inline constexpr OperandText kResource = kNamed<Resource, 2>;
inline constexpr OperandText kAmount = kNumber<0, 255>;

// "B4", "B4R"; the first two numbers stand for no ship and a closed port.
inline constexpr OperandText kShip = {[](const Names& names, std::uint32_t ship) {
                                          return ship >= 2 ? kNamed<Ship>.write(names, ship)
                                                           : std::nullopt;
                                      },
                                      kNamed<Ship>.read};

// "3", "3R": a ship of the own fleet
inline constexpr OperandText kDie = {
    [](const Names&, std::uint32_t operand) -> WrittenOperand {
        const std::uint32_t value = operand / 2;
        if (value < 1 || value > kSides)
            return std::nullopt;
        return std::to_string(value) + (operand % 2 != 0 ? "R" : "");
    },
    [](const Names&, std::string_view text) -> ReadOperand {
        const bool relic = text.ends_with('R');
        const ReadOperand value =
            number_from<std::uint32_t>(text.substr(0, text.size() - (relic ? 1 : 0)));
        return value && *value <= kSides ? ReadOperand(*value * 2 + (relic ? 1 : 0)) : std::nullopt;
    }};

inline constexpr OperandText kDocking = kPair<kFacility, ' ', kDie, 16>;  // "solar 4R"
inline constexpr OperandText kToken = kPair<kSeat, ' ', kResource, 2>;    // "B ore"
inline constexpr OperandText kTheirCard = kPair<kSeat, ' ', kCard, 16>;   // "B plasma_cannon"
inline constexpr OperandText kTarget = kPair<kFacility, ' ', kShip, 64>;  // "lunar B4"
inline constexpr OperandText kColony = kPair<kTerritory, ' ', kSeat, 8>;  // "lem B"

inline constexpr VerbTable kVerbs{std::to_array<VerbRow<Verb>>({
    {Verb::dock, "dock ", kDocking},
    {Verb::power, "power ", kCard, "card:"},
    {Verb::discard, "discard ", kCard, "card:"},
    {Verb::cycle, "cycle", {}, "artifact:cycle"},
    {Verb::claim, "claim", {}, "artifact:claim"},
    {Verb::trade, "trade", {}, "market"},
    {Verb::launch, "launch", {}, "hub"},
    {Verb::buy_relic, "buy_relic", {}, "relic"},
    {Verb::end_turn, "end_turn", {}, "turn"},
    {Verb::roll, "roll", {}, "dice"},
    {Verb::place, "place ", kTerritory, "territory:"},
    {Verb::launch_now, "launch_now", {}, "hub"},
    {Verb::let_go, "let_go", {}, "hub"},
    {Verb::raid_nothing, "raid nothing", {}, "raid"},
    {Verb::raid_resources, "raid resources", {}, "raid"},
    {Verb::raid_card, "raid card", {}, "raid"},
    {Verb::take, "take ", kToken},
    {Verb::stop, "stop", {}, "raid"},
    {Verb::steal, "steal ", kTheirCard},
    {Verb::card, "card ", kCard},
    {Verb::ship, "ship ", kDie, "ship:"},
    {Verb::reroll, "reroll", {}, "dice"},
    {Verb::territory, "territory ", kTerritory, "territory:"},
    {Verb::lift, "lift ", kDocking},
    {Verb::aim, "aim ", kFacility, "facility:"},
    {Verb::hit, "hit ", kShip, "plasma"},
    {Verb::fire, "fire", {}, "plasma"},
    {Verb::destroy, "destroy ", kTarget},
    {Verb::remove_field, "remove ", kNamed<Field, kFields>, "field:"},
    {Verb::colony, "colony ", kColony},
    {Verb::give_back, "give_back ", kAmount, "tokens"},
    {Verb::put_back, "put_back ", kToken},
    {Verb::keep_ship, "keep ", kDie, "ship:"},
    {Verb::spare, "spare ", kShip, "plasma"},
})};

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::Verb> : NamesInCode<alien_frontiers::Verb::spare> {
    static constexpr std::string_view kType = "verb";
};

}  // namespace sidera
