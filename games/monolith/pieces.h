// What stands on the board: planets with their cells, ships, stations, asteroids.

#pragma once

#include <array>
#include <cstdint>

#include "engine/describe.h"
#include "games/monolith/cells.h"
#include "games/monolith/data.h"

namespace sidera::monolith {

inline constexpr int kMaxPlanets = 2 * kMaxPlayers;
inline constexpr int kMaxShips = 60;      // of one player (MO-SHP-6)
inline constexpr int kMaxStations = 30;   // of one player
inline constexpr int kMaxAsteroids = 84;  // 8 x 8 panels and a d20 (MO-SET-14)
inline constexpr int kMaxRadius = 5;
inline constexpr int kMaxSpots = cells_within(kMaxRadius);

// A cell of a planet by its place in the order of rings (MO-GEO-7); 0 is the centre. The same
// number is the same place on every planet.
enum class Spot : std::uint8_t {};
inline constexpr Spot kCentre{0};

constexpr int index(Spot spot) {
    return static_cast<int>(spot);
}

constexpr Spot spot_at(int i) {
    return static_cast<Spot>(i);
}

// From the centre of the planet.
Axial offset_of(Spot spot);

// kCentre also for what is farther than any planet reaches.
Spot spot_of(Axial offset);

// Planets are known by the number of their panel, from 1; there is one to a panel.
using Panel = std::uint8_t;
inline constexpr Panel kNoPanel = 0;

enum class Content : std::uint8_t {
    empty,
    forest,
    mountain,
    greenhouse,
    furnace,
    spaceport,
    cannon,
    tower
};
inline constexpr int kContents = 8;

constexpr Content content_of(Thing structure) {
    return static_cast<Content>(static_cast<int>(structure) + 3);
}

constexpr Thing thing_of(Content structure) {
    return static_cast<Thing>(static_cast<int>(structure) - 3);
}

constexpr bool is_structure(Content content) {
    return content >= Content::greenhouse;
}

constexpr bool is_defence(Content content) {
    return content >= Content::cannon;
}

constexpr bool is_natural(Content content) {
    return content == Content::forest || content == Content::mountain;
}

// What follows from the cells of a planet.
struct PlanetFacts {
    Keyed<Content, std::uint8_t, kContents> counts;  // how many cells hold what
    std::uint8_t radius = 0;
};

struct Planet {
    Panel panel = kNoPanel;
    Cell centre = kNoCell;
    PlanetSize size = PlanetSize::small;
    Biome biome = Biome::fair;
    Seat owner = kNoSeat;
    FixedVec<Content, kMaxSpots> cells;  // in the order of rings
    // Until the owner's next turn (MO-STR-1); the spot of what was built, the centre for nothing.
    Spot built = kCentre;
    bool demolished = false;
    bool cleared = false;
    std::uint32_t fired = 0;  // turrets that were activated, by their place on the outer ring
    std::uint16_t taken = 0;  // the round in which its owner conquered it (MO-LIM-1)

    Derived<PlanetFacts> facts;

    int defences() const { return facts.counts[Content::cannon] + facts.counts[Content::tower]; }

    int structures() const {
        return facts.counts[Content::greenhouse] + facts.counts[Content::furnace] +
               facts.counts[Content::spaceport] + defences();
    }

    bool has_spaceport() const { return facts.counts[Content::spaceport] > 0; }

    Content at(Spot spot) const { return cells[static_cast<std::size_t>(spot)]; }

    void set(Spot spot, Content content) {
        Content& there = cells[static_cast<std::size_t>(spot)];
        --facts.counts[there];
        there = content;
        ++facts.counts[content];
    }

    int first_outer() const { return cells_within(facts.radius - 1); }

    bool is_outer(Spot spot) const { return index(spot) >= first_outer(); }

    std::uint32_t fired_bit(Spot spot) const { return 1u << (index(spot) - first_outer()); }

    Cell cell_of(Spot spot) const { return cell_at(place(axial_of(centre) + offset_of(spot))); }

    // The same measured from the centre; dock cells are at radius + 1.
    Axial from_centre(Cell cell) const { return axial_of(cell) - axial_of(centre); }

    bool is_docked(Cell cell) const { return length(from_centre(cell)) == facts.radius + 1; }

    // Fills in what follows from `cells`.
    void count();

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("panel", self.panel);
        visit("size", self.size);
        visit("biome", self.biome);
        visit("owner", self.owner);
        visit("cells", self.cells);
        visit("built", self.built);
        visit("demolished", self.demolished);
        visit("cleared", self.cleared);
        visit("fired", self.fired);
        visit("taken", self.taken);
        visit("centre", self.centre);
    }

    bool operator==(const Planet&) const = default;
};

struct Ship {
    Cell cell = kNoCell;
    std::uint16_t number = 0;  // in its owner's fleet (MO-SHP-5)
    Thing kind = Thing::small;
    bool spent = false;         // activated this turn
    bool fresh = false;         // built this turn
    std::uint8_t loads = 0;     // how many things everybody saw going aboard
    Thing shown = Thing::none;  // a structure aboard that everybody saw

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("cell", self.cell);
        visit("number", self.number);
        visit("kind", self.kind);
        visit("spent", self.spent);
        visit("fresh", self.fresh);
        visit("loads", self.loads);
        visit("shown", self.shown);
    }

    bool operator==(const Ship&) const = default;
};

struct Station {
    Cell cell = kNoCell;
    bool spent = false;
    bool fresh = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("cell", self.cell);
        visit("spent", self.spent);
        visit("fresh", self.fresh);
    }

    bool operator==(const Station&) const = default;
};

struct Asteroid {
    Cell cell = kNoCell;
    Thing holds = Thing::none;  // a drill or a habitat
    Seat owner = kNoSeat;       // of what it holds
    bool spent = false;
    bool fresh = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("cell", self.cell);
        visit("holds", self.holds);
        visit("owner", self.owner);
        visit("spent", self.spent);
        visit("fresh", self.fresh);
    }

    bool operator==(const Asteroid&) const = default;
};

// What acts in phase 5 (MO-ACT-1): a ship by its number, a turret by planet and spot, a station or
// the structure on an asteroid by its cell.
enum class UnitKind : std::uint8_t { none, ship, turret, station, rock };

struct Unit {
    UnitKind kind = UnitKind::none;
    std::uint16_t id = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("id", self.id);
    }

    bool operator==(const Unit&) const = default;
};

constexpr Unit turret_at(Panel panel, Spot spot) {
    return {UnitKind::turret, static_cast<std::uint16_t>(panel * 128 + index(spot))};
}

constexpr Panel panel_of_turret(std::uint32_t id) {
    return static_cast<Panel>(id / 128);
}

constexpr Spot spot_of_turret(std::uint32_t id) {
    return static_cast<Spot>(id % 128);
}

}  // namespace sidera::monolith

namespace sidera {

// "9,6": column and row.
template<>
struct WrittenText<monolith::Cell> {
    static std::string write(monolith::Cell cell);
    static bool read(std::string_view text, monolith::Cell& out);
};

// "-1,1": axial, from the centre of the planet.
template<>
struct WrittenText<monolith::Spot> {
    static std::string write(monolith::Spot spot);
    static bool read(std::string_view text, monolith::Spot& out);
};

template<>
struct EnumText<monolith::Content> : NamesInCode<monolith::Content::tower> {
    static constexpr std::string_view kType = "content";
};

template<>
struct EnumText<monolith::UnitKind> : NamesInCode<monolith::UnitKind::rock> {
    static constexpr std::string_view kType = "unit";
};

}  // namespace sidera
