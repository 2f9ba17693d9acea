// The verbs of the options of Alien Frontiers and their operands.

#pragma once

#include "engine/decision.h"
#include "games/alien_frontiers/view.h"

namespace sidera::alien_frontiers {

// The numbers stand in records and never change.
enum class Verb : std::uint8_t {
    dock = 1,     // facility and set of ships
    power = 2,    // card
    discard = 3,  // card
    cycle = 4,
    claim = 5,
    trade = 6,
    launch = 7,
    buy_relic = 8,
    end_turn = 9,
    roll = 10,
    place = 11,  // territory
    launch_now = 12,
    let_go = 13,  // the surplus advance
    raid_nothing = 14,
    raid_resources = 15,
    raid_card = 16,
    take = 17,  // seat * 2 + resource
    stop = 18,
    steal = 19,  // seat * 16 + card
    card = 20,   // card
    ship = 21,   // value * 2 + relic
    reroll = 22,
    territory = 23,  // territory
    lift = 24,       // facility * 16 + value * 2 + relic
    aim = 25,        // facility
    hit = 26,        // ship
    fire = 27,
    destroy = 28,       // facility * 64 + ship
    remove_field = 29,  // field
    colony = 30,        // territory * 8 + seat
    give_back = 31,     // how much fuel; the rest is ore
    put_back = 32,      // a token of this raid: seat * 2 + resource
    keep_ship = 33,     // a ship named for the Temporal Warper: value * 2 + relic
    spare = 34          // a ship named for the Plasma Cannon: ship
};

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

// A ship of the own fleet by what matters about it.
struct Die {
    Pips pips = Pips::one;
    bool relic = false;
    bool operator==(const Die&) const = default;
};

constexpr std::uint32_t operand_of(Die die) {
    return static_cast<std::uint32_t>(value_of(die.pips) * 2 + (die.relic ? 1 : 0));
}

constexpr Die die_of(std::uint32_t operand) {
    return {pips_of(static_cast<int>(operand / 2 % 8)), operand % 2 != 0};
}

// A facility and the ships that go there: a value (of a run the lowest) and whether the Relic Ship
// is one of them. Equal ships are interchangeable, so that says everything.
struct Docking {
    Facility at = Facility::solar;
    Die die;
    bool operator==(const Docking&) const = default;
};

constexpr std::uint32_t operand_of(const Docking& docking) {
    return static_cast<std::uint32_t>(docking.at) * 16 + operand_of(docking.die);
}

constexpr Docking docking_of(std::uint32_t operand) {
    return {static_cast<Facility>(operand / 16), die_of(operand % 16)};
}

// A colony on the planet: where and whose.
struct ColonyAt {
    Territory territory = Territory::heinlein;
    Seat seat = kNoSeat;
};

constexpr std::uint32_t operand_of(ColonyAt colony) {
    return static_cast<std::uint32_t>(colony.territory) * 8 +
           static_cast<std::uint32_t>(colony.seat);
}

constexpr ColonyAt colony_of(std::uint32_t operand) {
    return {static_cast<Territory>(operand / 8), seat_at(static_cast<int>(operand % 8))};
}

}  // namespace sidera::alien_frontiers
