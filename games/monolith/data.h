// The data set of Monolith: every number of the game, checked, immutable, shared by all games that
// use it (MO-DATA-1).

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "engine/data_files.h"
#include "games/monolith/things.h"

namespace sidera::monolith {

// Actions of one activation (MO-ACT-3): of any kind, or moves and attacks counted apart.
struct Actions {
    std::uint8_t any = 0;
    std::uint8_t move = 0;
    std::uint8_t attack = 0;

    bool empty() const { return any == 0 && move == 0 && attack == 0; }

    bool may_move() const { return any > 0 || move > 0; }

    bool may_strike() const { return any > 0 || attack > 0; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("any", self.any);
        visit("move", self.move);
        visit("attack", self.attack);
    }

    bool operator==(const Actions&) const = default;
};

struct UnitInfo {
    std::uint8_t die = 0;
    std::uint8_t shield = 0;
    std::uint8_t speed = 0;
    Actions actions;
    bool operator==(const UnitInfo&) const = default;
};

struct SizeInfo {
    std::uint8_t radius = 0;
    std::uint8_t natural_die = 0;
    bool operator==(const SizeInfo&) const = default;
};

// How many of the two natural dice count for each natural, and what may not be built there.
struct BiomeInfo {
    std::uint8_t forests = 0;
    std::uint8_t mountains = 0;
    EnumSet<Thing, kThings> forbids;
    bool operator==(const BiomeInfo&) const = default;
};

struct FactionInfo {
    Biome home = Biome::fair;
    Keyed<Thing, Goods, kThings> cost;
    Keyed<Source, Goods, kSources> yield;
    Keyed<Thing, UnitInfo, kThings> unit;       // no dice for buildings
    Keyed<Thing, std::int32_t, kThings> worth;  // cost points
    bool operator==(const FactionInfo&) const = default;
};

struct Layout {
    std::uint8_t cols = 0;
    std::uint8_t rows = 0;
    bool operator==(const Layout&) const = default;
};

inline constexpr int kMaxFaces = 20;

struct Data {
    std::string name;
    Keyed<Resource, std::uint8_t, kResources> points;  // for the ranking at a limit only (MO-LIM-2)
    Keyed<Faction, FactionInfo, kFactions> factions;
    Keyed<PlanetSize, SizeInfo, kPlanetSizes> sizes;
    Keyed<Biome, BiomeInfo, kBiomes> biomes;
    std::array<PlanetSize, kMaxFaces> size_of_face{};  // from face 1 on
    std::uint8_t size_die = 4;
    std::array<Biome, kMaxFaces> biome_of_face{};
    std::uint8_t biome_die = 6;
    std::array<CatastrophicEvent, kMaxFaces> event_of_face{};
    std::uint8_t event_die = 20;
    std::uint8_t start_turns = 10;  // of home production in the first stock
    std::uint8_t start_cannons = 1;
    std::uint8_t planets_per_player = 2;
    std::uint8_t home_naturals = 5;
    std::uint8_t home_forest_die = 4;
    std::uint8_t panel_width = 13;
    std::uint8_t panel_height = 13;
    std::array<Layout, kMaxPlayers + 1> layouts;  // by number of players
    std::uint8_t asteroid_shield = 18;
    std::uint8_t asteroid_gap = 1;
    std::uint16_t hold = 0;  // resources in a cargo ship; 0: any number
    std::uint64_t hash = 0;
    Names names;  // without the seats

    const UnitInfo& unit(Faction faction, Thing thing) const {
        return factions[faction].unit[thing];
    }

    const Goods& cost(Faction faction, Thing thing) const { return factions[faction].cost[thing]; }
};

// Cost points (MO-LIM-2).
std::int32_t worth_of(const Data& data, const Goods& goods);

// The set that is compiled in, `monolith_default`.
const Data& default_data();

// Reads a set from `monolith.toml`; errors and warnings name file, line and reason.
DataLoad<Data> load_data(std::string name, std::span<const DataFile> files);

}  // namespace sidera::monolith
