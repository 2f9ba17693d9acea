// Tech cards on the table: who has which, and the tokens they bring (CF-TECH-1 to CF-TECH-16).

#pragma once

#include <cstdint>

#include "games/cosmic/model/ids.h"

namespace sidera::cosmic {

// The numbers stand in records and never change.
enum class TechId : std::uint8_t {
    coldsleep_ship,
    collapsium_hulls,
    cosmic_field_generator,
    delta_scanners,
    energy_cloak,
    enigma_device,
    genesis_bomb,
    gluon_mines,
    infinity_drive,
    lunar_cannon,
    omega_missile,
    plasma_thrusters,
    precursor_seed,
    prometheus,
    qax,
    quark_battery,
    tech_scrambler,
    vacuum_turbines,
    warpspace_key,
    xenon_lasers,
    none
};

inline constexpr int kTechs = static_cast<int>(TechId::none);

using TechSet = EnumSet<TechId, kTechs>;
using TechPile = FixedVec<TechId, kTechs>;

// A tech card in front of a player. All lie in one list: there are only twenty, and one player may
// have any number of them (CF-TECH-6).
struct TechCard {
    Seat owner = kNoSeat;
    TechId tech = TechId::none;  // none: face down, only its owner knows it
    std::uint8_t ships = 0;      // that do research on it
    bool up = false;
    bool loaded = false;    // an encounter card lies under it
    std::uint8_t used = 0;  // bits of the uses in this encounter; all: not before the next one

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("owner", self.owner);
        visit("tech", self.tech);
        visit("ships", self.ships);
        visit("up", self.up);
        visit("loaded", self.loaded);
        visit("used", self.used);
    }

    bool operator==(const TechCard&) const = default;
};

using TechCards = FixedVec<TechCard, kTechs>;

// Where the extra ship of a tech is.
enum class Berth : std::uint8_t { nowhere, colony, encounter, moving, warp, removed };

// An extra ship that is worth more than others. It is counted among its owner's ships wherever it
// is; this says which of them it is.
struct Flagship {
    Seat owner = kNoSeat;
    Berth berth = Berth::nowhere;
    Planet planet = Planet::none;  // of its colony, or of the one it left for the encounter

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("owner", self.owner);
        visit("berth", self.berth);
        visit("planet", self.planet);
    }

    bool operator==(const Flagship&) const = default;
};

inline constexpr int kFlagshipBonus = 3;  // beyond the ship itself

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::TechId> : NamesInCode<cosmic::TechId::none> {
    static constexpr std::string_view kType = "tech";
};

template<>
struct EnumText<cosmic::Berth> : NamesInCode<cosmic::Berth::removed> {
    static constexpr std::string_view kType = "berth";
};

}  // namespace sidera
