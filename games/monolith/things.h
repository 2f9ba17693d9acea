// The things of Monolith by name: resources, factions, biomes, structures, ships.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace sidera::monolith {

inline constexpr int kMaxPlayers = 6;

enum class Resource : std::uint8_t { biomass, cement, food, metal };
inline constexpr int kResources = 4;

// Whole numbers of each resource: a price, a yield, a bundle, a stock.
struct Goods {
    Keyed<Resource, std::uint16_t, kResources> amounts;

    constexpr std::uint16_t& operator[](Resource resource) { return amounts[resource]; }

    constexpr std::uint16_t operator[](Resource resource) const { return amounts[resource]; }

    constexpr bool empty() const { return amounts == decltype(amounts){}; }

    constexpr bool covers(const Goods& price) const {
        for (std::size_t i = 0; i < kResources; ++i)
            if (amounts.values[i] < price.amounts.values[i])
                return false;
        return true;
    }

    constexpr void add(const Goods& more) {
        for (std::size_t i = 0; i < kResources; ++i)
            amounts.values[i] =
                static_cast<std::uint16_t>(amounts.values[i] + more.amounts.values[i]);
    }

    // The price must be covered.
    constexpr void take(const Goods& price) {
        for (std::size_t i = 0; i < kResources; ++i)
            amounts.values[i] =
                static_cast<std::uint16_t>(amounts.values[i] - price.amounts.values[i]);
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("B", self.amounts[Resource::biomass]);
        visit("C", self.amounts[Resource::cement]);
        visit("F", self.amounts[Resource::food]);
        visit("M", self.amounts[Resource::metal]);
    }

    bool operator==(const Goods&) const = default;
};

enum class Faction : std::uint8_t { umani, digitali, xenos };
inline constexpr int kFactions = 3;

enum class Biome : std::uint8_t { fair, harsh, water };
inline constexpr int kBiomes = 3;

enum class PlanetSize : std::uint8_t { small, medium, large };
inline constexpr int kPlanetSizes = 3;

enum class CatastrophicEvent : std::uint8_t { none, climatic_anomaly, stellar_wind };

// Everything that has a price, in the order of the table of costs: planetary structures, space
// structures, ships.
enum class Thing : std::uint8_t {
    greenhouse,
    furnace,
    spaceport,
    cannon,
    tower,
    drill,
    habitat,
    station,
    cargo,
    small,
    medium,
    large,
    enormous,
    none
};
inline constexpr int kThings = 13;

constexpr bool is_building(Thing thing) {
    return thing <= Thing::spaceport;
}

constexpr bool is_defence(Thing thing) {
    return thing == Thing::cannon || thing == Thing::tower;
}

constexpr bool is_space_structure(Thing thing) {
    return thing >= Thing::drill && thing <= Thing::station;
}

// What cargo ships carry and depots keep.
enum class Freight : std::uint8_t { drill, habitat, station };
inline constexpr int kFreights = 3;

constexpr Freight freight_of(Thing space_structure) {
    return static_cast<Freight>(static_cast<int>(space_structure) - static_cast<int>(Thing::drill));
}

constexpr Thing thing_of(Freight freight) {
    return static_cast<Thing>(static_cast<int>(freight) + static_cast<int>(Thing::drill));
}

constexpr bool is_ship(Thing thing) {
    return thing >= Thing::cargo && thing <= Thing::enormous;
}

// What yields resources: the two naturals of planets, then things.
enum class Source : std::uint8_t { forest, mountain, greenhouse, furnace, habitat, drill };
inline constexpr int kSources = 6;

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::Resource> {
    static constexpr std::string_view kType = "resource";
    static constexpr std::array<std::string_view, 4> kNames = {"B", "C", "F", "M"};
};

template<>
struct EnumText<monolith::Faction> : NamesInCode<monolith::Faction::xenos> {
    static constexpr std::string_view kType = "faction";
};

template<>
struct EnumText<monolith::Biome> {
    static constexpr std::string_view kType = "biome";
    static constexpr std::array<std::string_view, 3> kNames = {"Fair", "Harsh", "Water"};
};

template<>
struct EnumText<monolith::PlanetSize> : NamesInCode<monolith::PlanetSize::large> {
    static constexpr std::string_view kType = "size";
};

template<>
struct EnumText<monolith::CatastrophicEvent>
    : NamesInCode<monolith::CatastrophicEvent::stellar_wind> {
    static constexpr std::string_view kType = "catastrophe";
};

template<>
struct EnumText<monolith::Thing> : NamesInCode<monolith::Thing::none> {
    static constexpr std::string_view kType = "thing";
};

template<>
struct EnumText<monolith::Freight> : NamesInCode<monolith::Freight::station> {
    static constexpr std::string_view kType = "freight";
};

template<>
struct EnumText<monolith::Source> : NamesInCode<monolith::Source::drill> {
    static constexpr std::string_view kType = "source";
};

}  // namespace sidera
