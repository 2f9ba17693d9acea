// Tech cards on the table: who has which, and the tokens they bring (CF-TECH-1 to CF-TECH-16).

#pragma once

#include <cstdint>

#include "games/cosmic/model/ids.h"
#include "games/cosmic/techs/list.h"

namespace sidera::cosmic {

#define SIDERA_TECH_MEMBER(number, key) key = number,
enum class TechId : std::uint8_t { SIDERA_COSMIC_TECHS(SIDERA_TECH_MEMBER) none };
#undef SIDERA_TECH_MEMBER

#define SIDERA_TECH_COUNT(number, key) +1
inline constexpr int kTechs = 0 SIDERA_COSMIC_TECHS(SIDERA_TECH_COUNT);
#undef SIDERA_TECH_COUNT

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

#define SIDERA_TECH_NAME(number, key) #key,

template<>
struct EnumText<cosmic::TechId> {
    static constexpr std::string_view kType = "tech";
    static constexpr std::array<std::string_view, cosmic::kTechs + 1> kNames = {
        SIDERA_COSMIC_TECHS(SIDERA_TECH_NAME) "none"};
};

#undef SIDERA_TECH_NAME

template<>
struct EnumText<cosmic::Berth> : NamesInCode<cosmic::Berth::removed> {
    static constexpr std::string_view kType = "berth";
};

}  // namespace sidera
