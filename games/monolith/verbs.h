// One row a verb of Monolith: how its options are written, and what they belong to on the table.

#pragma once

#include "engine/verbs.h"
#include "games/monolith/codes.h"

namespace sidera::monolith {

inline constexpr OperandText kThing = kNamed<Thing, kThings>;
inline constexpr OperandText kFreight = kNamed<Freight, kFreights>;
inline constexpr OperandText kResource = kNamed<Resource, kResources>;
inline constexpr OperandText kSeat = kNamed<Seat, kMaxPlayers>;
inline constexpr OperandText kNumbered = kNumber<1, 0xFFFF>;  // of a ship, of an agreement

// "P3"
inline constexpr OperandText kPanel = {
    [](const Names& names, std::uint32_t panel) {
        const auto number = kNumber<1, kMaxPanels * kMaxPanels>.write(names, panel);
        return number ? WrittenOperand("P" + *number) : std::nullopt;
    },
    [](const Names&, std::string_view text) {
        return text.starts_with('P') ? number_from<std::uint32_t>(text.substr(1)) : std::nullopt;
    }};

template<WrittenEnum E>
ReadOperand read_written(const Names&, std::string_view text) {
    E value{};
    return WrittenText<E>::read(text, value) ? ReadOperand(static_cast<std::uint32_t>(value))
                                             : std::nullopt;
}

// "12,6"
inline constexpr OperandText kCell = {
    [](const Names&, std::uint32_t number) {
        const Place at = place_of(static_cast<Cell>(number));
        return number < kMaxSide * kStride && at.x < kMaxSide
                   ? WrittenOperand(WrittenText<Cell>::write(static_cast<Cell>(number)))
                   : std::nullopt;
    },
    read_written<Cell>};

// "-1,1", seen from the centre of its planet
inline constexpr OperandText kSpot = {
    [](const Names&, std::uint32_t number) {
        return number < kMaxSpots
                   ? WrittenOperand(WrittenText<Spot>::write(static_cast<Spot>(number)))
                   : std::nullopt;
    },
    read_written<Spot>};

// "20,12 large": written the other way round than it is held.
inline constexpr OperandText kYard = {
    [](const Names& names, std::uint32_t operand) {
        const auto cell = kCell.write(names, operand & 0xFFFF);
        const auto thing = kThing.write(names, what_in(operand));
        return cell && thing ? WrittenOperand(*cell + " " + *thing) : std::nullopt;
    },
    [](const Names& names, std::string_view text) -> ReadOperand {
        const std::size_t gap = std::min(text.find(' '), text.size());
        const auto cell = kCell.read(names, text.substr(0, gap));
        const auto thing = kThing.read(names, text.substr(std::min(gap + 1, text.size())));
        return cell && thing ? ReadOperand(*thing << 16 | *cell) : std::nullopt;
    }};

inline constexpr OperandText kSpotOf = kPair<kPanel, ':', kSpot, 128>;  // "P3:-1,1"
inline constexpr OperandText kWorks = kPair<kPanel, ' ', kThing, 128>;  // "P3 furnace"
inline constexpr OperandText kTargetNames = kNamed<Target, kTargets>;
inline constexpr OperandText kTarget = kPair<kTargetNames, ' ', kCell, 0x10000>;  // "ship 12,6"
inline constexpr OperandText kShip = kPair<kSeat, ' ', kNumbered, 0x10000>;       // "B 3"
inline constexpr OperandText kGoods = kPair<kSeat, ' ', kResource, 0x10000>;      // "B M"

inline constexpr VerbTable kVerbs{std::to_array<VerbRow<Verb>>({
    {Verb::faction, "faction ", kNamed<Faction, kFactions>, "faction:"},
    {Verb::natural, "natural ", kSpotOf},
    {Verb::cannon, "cannon ", kSpotOf},
    {Verb::asteroid, "asteroid ", kCell, "cell:"},
    {Verb::build, "build ", kWorks},
    {Verb::demolish, "demolish ", kPanel},
    {Verb::clear, "clear ", kPanel},
    {Verb::built, "done_building", {}, "turn"},
    {Verb::spot, "at ", kSpotOf},
    {Verb::ship, "ship ", kWorks},
    {Verb::ship_at, "yard ", kYard},
    {Verb::launched, "done_launching", {}, "turn"},
    {Verb::dock, "dock ", kCell, "cell:"},
    {Verb::use_ship, "use ship ", kNumbered},
    {Verb::use_turret, "use turret ", kSpotOf},
    {Verb::use_station, "use station ", kCell, "cell:"},
    {Verb::use_rock, "use rock ", kCell, "cell:"},
    {Verb::bombard, "bombard ", kPanel},
    {Verb::end_turn, "end_turn", {}, "turn"},
    {Verb::ask_to_share, "ask_to_share"},
    {Verb::move, "move ", kCell, "cell:"},
    {Verb::attack, "attack ", kTarget},
    {Verb::raze, "raze ", kSpotOf},
    {Verb::conquer, "conquer ", kPanel},
    {Verb::buy, "buy ", kFreight, "freight:"},
    {Verb::fetch, "fetch ", kFreight, "freight:"},
    {Verb::pick_up, "pick_up ", kCell, "cell:"},
    {Verb::load, "load"},
    {Verb::place, "place ", kCell, "cell:"},
    {Verb::store, "store"},
    {Verb::unload, "unload"},
    {Verb::seize, "seize"},
    {Verb::stop, "stop", {}, "turn"},
    {Verb::yes, "yes"},
    {Verb::no, "no"},
    {Verb::trade, "trade ", kSeat, "seat:"},
    {Verb::with_ship, "with_ship ", kShip},
    {Verb::first_giver, "first ", kSeat, "seat:"},
    {Verb::gives, "gives ", kGoods},
    {Verb::make_secret, "secret"},
    {Verb::make_open, "open"},
    {Verb::offer, "offer"},
    {Verb::drop, "drop"},
    {Verb::take_back, "take_back ", kSeat, "seat:"},
    {Verb::accept, "accept ", kSeat, "seat:"},
    {Verb::refuse, "refuse ", kSeat, "seat:"},
    {Verb::withdraw, "withdraw ", kNumbered, "bill:"},
    {Verb::woo, "ally ", kSeat, "seat:"},
    {Verb::take_hand, "take_hand ", kSeat, "seat:"},
    {Verb::turn_down, "turn_down ", kSeat, "seat:"},
    {Verb::break_alliance, "break_alliance ", kSeat, "seat:"},
    {Verb::ask_always, "ask_always"},
    {Verb::ask_when_useful, "ask_when_useful"},
    {Verb::resign, "resign"},
})};

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::Verb> : NamesInCode<monolith::Verb::resign> {
    static constexpr std::string_view kType = "verb";
};

}  // namespace sidera
