// The data set of Alien Frontiers: ports, prices, cards and the table by number of players,
// checked, immutable, shared by all games that use it.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "engine/data_files.h"
#include "engine/describe.h"
#include "games/alien_frontiers/things.h"

namespace sidera::alien_frontiers {

// How many ships one docking takes, and of what values.
enum class Shape : std::uint8_t { single, pair, triple, run };

constexpr int ships_of(Shape shape) {
    return shape == Shape::single ? 1 : shape == Shape::pair ? 2 : 3;
}

// AF-DOCK-2, AF-DOCK-3: fixed by the rules; a data set may change ports, not shapes.
constexpr Shape shape_of(Facility at) {
    switch (at) {
        case Facility::market:
        case Facility::yard:
            return Shape::pair;
        case Facility::constructor:
            return Shape::triple;
        case Facility::raiders:
            return Shape::run;
        default:
            return Shape::single;
    }
}

struct Price {
    std::uint8_t fuel = 0;
    std::uint8_t ore = 0;
    bool operator==(const Price&) const = default;
};

struct FacilityInfo {
    std::uint8_t ports = 0;
    std::array<std::uint8_t, kMaxPlayers + 1> blocked{};  // by number of players
    bool operator==(const FacilityInfo&) const = default;
};

struct CardInfo {
    std::uint8_t copies = 0;
    std::uint8_t points = 0;
    std::uint8_t cost =
        0;  // fuel for its power; for the Data Crystal and the Plasma Cannon per piece
    bool operator==(const CardInfo&) const = default;
};

struct TableSize {
    std::uint8_t colonies = 0;
    std::uint8_t vp_target = 0;
};

inline constexpr int kStartShips = 3;
inline constexpr int kFleet = 6;  // coloured ships of a player, in play and in the stock
inline constexpr int kLongGameColonies = 8;
inline constexpr int kShortGameTarget = 8;
inline constexpr int kKeep = 8;  // tokens after the own turn (AF-LIMIT-1)
inline constexpr int kFuelTokens = 30;
inline constexpr int kOreTokens = 20;
inline constexpr int kClaim = 8;  // points of ships for a card (AF-ARTIFACT-3)

struct Data {
    std::string name;
    Keyed<Facility, FacilityInfo, kFacilities> facilities;
    Keyed<Card, CardInfo, kCards> cards;
    std::array<TableSize, kMaxPlayers + 1> sizes;   // by number of players
    std::array<Price, kMaxPlayers> start;           // what the players get, in turn order
    std::array<Price, kFleet - kStartShips> ships;  // 4th, 5th and 6th ship
    Price terraform{1, 1};
    Price launch{1, 1};
    Price relic{1, 1};
    std::uint8_t colony_ore = 3;  // at the Colony Constructor
    std::uint64_t hash = 0;
    Names names;  // without the seats
};

// The set that is compiled in, `alien_frontiers_default`.
const Data& default_data();

// Reads a set from its files; what is missing there is taken from the default set. Errors and
// warnings name file, line and reason.
DataLoad<Data> load_data(std::string name, std::span<const DataFile> files);

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::Shape> : NamesInCode<alien_frontiers::Shape::run> {
    static constexpr std::string_view kType = "shape";
};

}  // namespace sidera
