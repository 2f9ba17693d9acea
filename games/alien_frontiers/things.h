// The things of Alien Frontiers by name: facilities, territories, fields, cards, and ships as dice.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace sidera::alien_frontiers {

inline constexpr int kRaidMost = 4;  // tokens of one raid (AF-RAID-5)
inline constexpr int kMaxPlayers = 4;

// The orbital facilities with docking ports. The Maintenance Bay has none and is not among them.
enum class Facility : std::uint8_t {
    solar,
    lunar,
    market,
    yard,
    constructor,
    raiders,
    artifact,
    hub,
    terraform
};
inline constexpr int kFacilities = 9;
inline constexpr int kMaxPorts = 12;
inline constexpr int kTrackPorts = 3;  // of the Hub, per player (AF-HUB-1)
inline constexpr int kLastCircle = 7;

// Clockwise from the top of the planet, the disc in the middle last.
enum class Territory : std::uint8_t {
    heinlein,
    pohl,
    vanvogt,
    bradbury,
    asimov,
    herbert,
    lem,
    burroughs,
    nowhere  // a field in the box, a bonus nobody copies
};
inline constexpr int kTerritories = 8;

enum class Field : std::uint8_t { isolation, positron, repulsor };
inline constexpr int kFields = 3;

enum class Card : std::uint8_t {
    alien_city,
    alien_monument,
    booster_pod,
    data_crystal,
    gravity_manipulator,
    holographic_decoy,
    orbital_teleporter,
    plasma_cannon,
    polarity_device,
    resource_cache,
    stasis_beam,
    temporal_warper
};
inline constexpr int kCards = 12;  // types
inline constexpr int kMaxDeck = 48;
inline constexpr int kDisplay = 3;
using CardSet = EnumSet<Card, kCards>;

enum class Resource : std::uint8_t { ore, fuel };

// The top face of a die. `none` is no die.
enum class Pips : std::uint8_t { one, two, three, four, five, six };
inline constexpr int kSides = 6;
using PipsSet = EnumSet<Pips, kSides>;
using Dice = Keyed<Pips, std::uint8_t, kSides>;  // how many show what

constexpr int value_of(Pips pips) {
    return static_cast<int>(pips) + 1;
}

constexpr Pips pips_of(int value) {
    return static_cast<Pips>(value - 1);
}

// What stands on a docking port: nothing, a die that blocks it for the whole game, or a ship. Ships
// of one owner, kind and value are the same thing, so they have no identity beyond that.
enum class Ship : std::uint8_t { none = 0, blocker = 1 };
inline constexpr int kShipCodes = 2 + kMaxPlayers * 2 * kSides;

constexpr Ship ship_of(Seat owner, Pips pips, bool relic) {
    return static_cast<Ship>(2 + index(owner) * 2 * kSides + (relic ? kSides : 0) +
                             static_cast<int>(pips));
}

struct ShipFacts {
    Seat owner = kNoSeat;
    std::uint8_t value = 0;
    bool relic = false;
};

// AF-SETUP-9: a blocking die shows 1 and is nobody's.
inline constexpr auto kShipFacts = [] {
    std::array<ShipFacts, kShipCodes> facts{};
    facts[1].value = 1;
    for (int owner = 0; owner < kMaxPlayers; ++owner)
        for (int relic = 0; relic < 2; ++relic)
            for (int side = 0; side < kSides; ++side)
                facts[static_cast<std::size_t>(
                    ship_of(seat_at(owner), static_cast<Pips>(side), relic != 0))] = {
                    seat_at(owner), static_cast<std::uint8_t>(side + 1), relic != 0};
    return facts;
}();

constexpr const ShipFacts& facts(Ship ship) {
    return kShipFacts[static_cast<std::size_t>(ship)];
}

constexpr Seat owner_of(Ship ship) {
    return facts(ship).owner;
}

constexpr bool is_free(Ship ship) {
    return ship == Ship::none;
}

// "A4", and "A4R" for the Relic Ship; "x" blocks, "" is free.
struct ShipNames {
    std::array<std::array<char, 3>, kShipCodes> letters{};
    std::array<std::uint8_t, kShipCodes> lengths{};
};

inline constexpr ShipNames kShipLetters = [] {
    ShipNames names;
    names.letters[1] = {'x'};
    names.lengths[1] = 1;
    for (std::size_t i = 2; i < kShipCodes; ++i) {
        const ShipFacts& ship = kShipFacts[i];
        names.letters[i] = {letter(ship.owner), static_cast<char>('0' + ship.value), 'R'};
        names.lengths[i] = ship.relic ? 3 : 2;
    }
    return names;
}();

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::Facility> : NamesInCode<alien_frontiers::Facility::terraform> {
    static constexpr std::string_view kType = "facility";
};

template<>
struct EnumText<alien_frontiers::Territory> : NamesInCode<alien_frontiers::Territory::nowhere> {
    static constexpr std::string_view kType = "territory";
};

template<>
struct EnumText<alien_frontiers::Field> : NamesInCode<alien_frontiers::Field::repulsor> {
    static constexpr std::string_view kType = "field";
};

template<>
struct EnumText<alien_frontiers::Card> : NamesInCode<alien_frontiers::Card::temporal_warper> {
    static constexpr std::string_view kType = "card";
};

template<>
struct EnumText<alien_frontiers::Resource> : NamesInCode<alien_frontiers::Resource::fuel> {
    static constexpr std::string_view kType = "resource";
};

template<>
struct EnumText<alien_frontiers::Pips> {
    static constexpr std::string_view kType = "pips";
    static constexpr std::array<std::string_view, 6> kNames = {"1", "2", "3", "4", "5", "6"};
};

template<>
struct EnumText<alien_frontiers::Ship> {
    static constexpr std::string_view kType = "ship";
    static constexpr auto kNames = [] {
        std::array<std::string_view, alien_frontiers::kShipCodes> names;
        for (std::size_t i = 0; i < names.size(); ++i)
            names[i] = {alien_frontiers::kShipLetters.letters[i].data(),
                        alien_frontiers::kShipLetters.lengths[i]};
        return names;
    }();
};

}  // namespace sidera
