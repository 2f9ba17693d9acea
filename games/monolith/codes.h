// The verbs of the options of Monolith and their operands.

#pragma once

#include "engine/decision.h"
#include "games/monolith/view.h"

namespace sidera::monolith {

// The numbers stand in records and never change.
enum class Verb : std::uint8_t {
    faction = 1,       // faction
    natural = 2,       // panel and spot
    cannon = 3,        // panel and spot
    asteroid = 4,      // cell
    build = 5,         // panel and thing
    demolish = 6,      // panel
    clear = 7,         // panel
    built = 8,         // the phase of structures is over
    spot = 9,          // panel and spot
    ship = 10,         // panel and thing
    ship_at = 11,      // cell of a station, and thing
    launched = 12,     // the phase of ships is over
    dock = 13,         // cell of a new ship
    use_ship = 14,     // number
    use_turret = 15,   // panel and spot
    use_station = 16,  // cell
    use_rock = 17,     // cell
    bombard = 18,      // panel
    end_turn = 19,
    ask_to_share = 20,
    move = 21,     // cell
    attack = 22,   // target and cell
    raze = 23,     // panel and spot
    conquer = 24,  // panel
    buy = 25,      // freight
    fetch = 26,    // freight, from the depot
    pick_up = 27,  // cell
    load = 28,     // the bundle of the agreement
    place = 29,    // cell
    store = 30,    // into the depot
    unload = 31,   // the bundle of the agreement
    seize = 32,    // the bundle, for oneself
    stop = 33,
    yes = 34,
    no = 35,
    // Without being waited for:
    trade = 40,        // seat: begins an offer
    with_ship = 41,    // seat and number
    first_giver = 42,  // seat
    gives = 43,        // seat and resource, with an amount
    make_secret = 44,
    make_open = 45,
    offer = 46,
    drop = 47,            // the draft
    take_back = 48,       // seat: the offer to it
    accept = 49,          // seat
    refuse = 50,          // seat
    withdraw = 51,        // number of the agreement
    woo = 52,             // seat: asks for an alliance
    take_hand = 53,       // seat: agrees
    turn_down = 54,       // seat
    break_alliance = 55,  // seat
    ask_always = 56,
    ask_when_useful = 57,
    resign = 58
};

// The unit that an option of `use_ship` to `use_rock` picks; none for others.
constexpr Unit unit_in(OptionCode option) {
    const auto id = static_cast<std::uint16_t>(operand_of(option));
    switch (static_cast<Verb>(verb_of(option))) {
        case Verb::use_ship:
            return {UnitKind::ship, id};
        case Verb::use_turret:
            return {UnitKind::turret, id};
        case Verb::use_station:
            return {UnitKind::station, id};
        case Verb::use_rock:
            return {UnitKind::rock, id};
        default:
            return {};
    }
}

// What an attack is aimed at: one cell can hold an asteroid and its structure.
enum class Target : std::uint8_t { ship, defence, station, structure, asteroid };
inline constexpr int kTargets = 5;

constexpr OptionCode code(Verb verb, std::uint32_t operand = 0) {
    return make_code(static_cast<std::uint8_t>(verb), operand);
}

template<class E>
    requires std::is_enum_v<E>
constexpr OptionCode code(Verb verb, E operand) {
    return code(verb, static_cast<std::uint32_t>(operand));
}

constexpr Verb verb(OptionCode code) {
    return static_cast<Verb>(verb_of(code));
}

// Operands of two parts. The small one lies below.
constexpr std::uint32_t on_panel(Panel panel, Spot spot) {
    return panel * 128u + static_cast<std::uint32_t>(spot);
}

constexpr std::uint32_t on_panel(Panel panel, Thing thing) {
    return panel * 128u + static_cast<std::uint32_t>(thing);
}

constexpr Panel panel_in(std::uint32_t operand) {
    return static_cast<Panel>(operand / 128);
}

constexpr Spot spot_in(std::uint32_t operand) {
    return static_cast<Spot>(operand % 128);
}

constexpr Thing thing_in(std::uint32_t operand) {
    return static_cast<Thing>(operand % 128);
}

constexpr std::uint32_t at_cell(std::uint32_t what, Cell cell) {
    return what << 16 | static_cast<std::uint32_t>(cell);
}

constexpr Cell cell_in(std::uint32_t operand) {
    return static_cast<Cell>(operand & 0xFFFF);
}

constexpr std::uint32_t what_in(std::uint32_t operand) {
    return operand >> 16;
}

constexpr OptionCode attack_code(Target target, Cell cell) {
    return code(Verb::attack, at_cell(static_cast<std::uint32_t>(target), cell));
}

constexpr std::uint32_t of_seat(Seat seat, std::uint32_t what) {
    return static_cast<std::uint32_t>(seat) << 16 | what;
}

constexpr Seat seat_in(std::uint32_t operand) {
    return seat_at(static_cast<int>(operand >> 16));
}

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::Target> : NamesInCode<monolith::Target::asteroid> {
    static constexpr std::string_view kType = "target";
};

}  // namespace sidera
