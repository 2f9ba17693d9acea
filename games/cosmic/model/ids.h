// The things of Cosmic Encounter that have numbers: aliens, planets, sides, roles, phases, moments.

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/describe.h"
#include "games/cosmic/aliens/list.h"  // made by the build

namespace sidera::cosmic {

inline constexpr int kMaxPlayers = 8;
inline constexpr int kMaxPlanets = 6;  // of one system, the Genesis planet included
inline constexpr int kPlaces = 8;      // of one system: its planets, then two moons
inline constexpr int kPlanets = kMaxPlayers * kPlaces;

// Of both editions.
inline constexpr int kMaxAliens = 118;
inline constexpr int kAlienNumbers = static_cast<int>(AlienId::none) + 1;

// Which editions have a thing, as bits.
using Editions = std::uint8_t;
inline constexpr Editions kFantasyFlight = 1;
inline constexpr Editions kMayfair = 2;
inline constexpr Editions kBoth = kFantasyFlight | kMayfair;

using AlienSet = EnumSet<AlienId, kMaxAliens>;

// CF-GEO-1: a planet is its system's seat and its place in the ring. Only six can play with moons,
// so the last number is free.
enum class Planet : std::uint8_t { none = kPlanets - 1 };
using PlanetSet = EnumSet<Planet, kPlanets>;

constexpr Planet planet_at(Seat system, int place) {
    return static_cast<Planet>(index(system) * kPlaces + place);
}

constexpr Seat system_of(Planet planet) {
    return seat_at(static_cast<int>(planet) / kPlaces);
}

constexpr int place_of(Planet planet) {
    return static_cast<int>(planet) % kPlaces;
}

// All planets of a system as bits.
constexpr PlanetSet system_planets(Seat system) {
    return PlanetSet::from_bits(((std::uint64_t{1} << kMaxPlanets) - 1)
                                << (index(system) * kPlaces));
}

enum class Side : std::uint8_t { offense, defense, none };

constexpr Side other(Side side) {
    return side == Side::offense ? Side::defense : Side::offense;
}

// CF-ROLE-1
enum class Role : std::uint8_t {
    offense = 1,
    defense = 2,
    offensive_ally = 4,
    defensive_ally = 8,
    bystander = 16
};

using Roles = std::uint8_t;
inline constexpr Roles kOffense = 1;
inline constexpr Roles kDefense = 2;
inline constexpr Roles kMain = 3;
inline constexpr Roles kAlly = 12;
inline constexpr Roles kMainOrAlly = 15;
inline constexpr Roles kNotMain = 28;
inline constexpr Roles kNotMainOrAlly = 16;
inline constexpr Roles kNotOffense = 30;
inline constexpr Roles kAnyRole = 31;

enum class Phase : std::uint8_t {
    setup,
    start_turn,
    regroup,
    destiny,
    launch,
    alliance,
    planning,
    reveal,
    resolution,
    deal,
    over,
    // Of Mayfair's ten; the others are those above:
    interphase,
    offense_invites,
    defense_invites,
    discard
};

// The windows and triggers of the timing model: when an effect may be used.
enum class Moment : std::uint8_t {
    start_of_turn,       // TS2
    before_anything,     // RG0, before the window
    encounter_begins,    // RG0
    before_retrieval,    // RG2
    before_destiny,      // DE0
    destiny_drawn,       // DE1, for every card drawn
    destiny_known,       // DE2
    before_launch,       // LA0
    loading,             // LA2
    launched,            // LA3
    before_invitations,  // AL0
    inviting,            // AL1 and AL2, invitations are out
    answering,           // AL3, at the player's own turn to answer
    joining,             // AL3, a side is chosen and ships will be sent
    allied,              // AL4
    before_selection,    // PL0
    selecting,           // PL1
    opposing_card_seen,  // PL1, after a card was laid open
    selected,            // PL2
    revealing,           // RV0
    revealed,            // RV1
    winner_known,        // RS1
    losing_ships_leave,  // RS2, before the batch
    ships_left,          // RS2, after the batch
    compensating,        // RS4, before cards are taken
    compensated,         // RS4 and RS5, after cards were gained
    aftermath,           // RS6
    cards_leave,         // RS7, before the discard
    cards_discarded,     // RS7, after the discard
    encounter_ends,      // RS8
    deal_agreed,         // DL2
    deal_failed,         // DL4
    new_hand,            // before a hand is renewed
    power_used,          // T-USE
    card_played,         // T-CARD
    flare_used,          // T-FLARE
    artifact_used,       // T-ART
    tech_used,           // T-TECH
    reinforced,          // T-REINF
    discarded,           // T-DISC
    losing,              // T-LOSE
    lost,                // T-LOST
    retrieved,           // T-RETR
    drawn,               // T-DRAW
    colony_gained,       // T-COL
    power_lost,          // T-LOSTPOW
    reshuffled,          // T-SHUF
    chosen,              // an aim, a load or an alliance, before it holds
    // Of Mayfair's challenges:
    defense_known,  // P2, as soon as there is a defense
    summed,         // P8, when both totals stand but for reinforcements
    resolved,       // P8, after rewards and before victories are looked at
    drawing,        // cards are about to be drawn from the deck
    reinforcing,    // P8, whoever is involved may add to the totals (CM-REINF-1)
    never = 63      // whatever else comes
};

// Answers to a play: they end when it has been cancelled (CF-RESP-2).
constexpr bool is_response(Moment moment) {
    return moment == Moment::power_used || moment == Moment::card_played ||
           moment == Moment::reinforced || moment == Moment::tech_used;
}

inline constexpr int kMoments = static_cast<int>(Moment::reinforcing) + 1;
using MomentSet = EnumSet<Moment, kMoments>;

// A use of something: the kind of thing it belongs to, the number of that thing, and which of its
// effects (effect.h).
enum class EffectId : std::uint16_t { none = 0xFFFF };

}  // namespace sidera::cosmic

namespace sidera {

// Effects are written by their names (effects.cpp): "trader", "wild_trader", "card_zap".
template<>
struct WrittenText<cosmic::EffectId> {
    static std::string write(cosmic::EffectId id);
    static bool read(std::string_view text, cosmic::EffectId& id);
};

template<>
struct EnumText<cosmic::AlienId> {
    static constexpr std::string_view kType = "alien";
    static constexpr bool kGrows = true;
    static constexpr auto kNames = [] {
        std::array<std::string_view, cosmic::kAlienNumbers> names{};
        names.fill(kReserved);
        for (const cosmic::AlienName& one : cosmic::kAlienNames)
            names[static_cast<std::size_t>(one.alien)] = one.name;
        names.back() = "none";
        return names;
    }();
};

template<>
struct EnumText<cosmic::Side> : NamesInCode<cosmic::Side::none> {
    static constexpr std::string_view kType = "side";
};

template<>
struct EnumText<cosmic::Phase> : NamesInCode<cosmic::Phase::discard> {
    static constexpr std::string_view kType = "phase";
};

template<>
struct EnumText<cosmic::Moment> {
    static constexpr std::string_view kType = "moment";
    static constexpr auto kNames =
        names_with_room<64>(std::array<std::string_view, cosmic::kMoments>{"start_of_turn",
                                                                           "before_anything",
                                                                           "encounter_begins",
                                                                           "before_retrieval",
                                                                           "before_destiny",
                                                                           "destiny_drawn",
                                                                           "destiny_known",
                                                                           "before_launch",
                                                                           "loading",
                                                                           "launched",
                                                                           "before_invitations",
                                                                           "inviting",
                                                                           "answering",
                                                                           "joining",
                                                                           "allied",
                                                                           "before_selection",
                                                                           "selecting",
                                                                           "opposing_card_seen",
                                                                           "selected",
                                                                           "revealing",
                                                                           "revealed",
                                                                           "winner_known",
                                                                           "losing_ships_leave",
                                                                           "ships_left",
                                                                           "compensating",
                                                                           "compensated",
                                                                           "aftermath",
                                                                           "cards_leave",
                                                                           "cards_discarded",
                                                                           "encounter_ends",
                                                                           "deal_agreed",
                                                                           "deal_failed",
                                                                           "new_hand",
                                                                           "power_used",
                                                                           "card_played",
                                                                           "flare_used",
                                                                           "artifact_used",
                                                                           "tech_used",
                                                                           "reinforced",
                                                                           "discarded",
                                                                           "losing",
                                                                           "lost",
                                                                           "retrieved",
                                                                           "drawn",
                                                                           "colony_gained",
                                                                           "power_lost",
                                                                           "reshuffled",
                                                                           "chosen",
                                                                           "defense_known",
                                                                           "summed",
                                                                           "resolved",
                                                                           "drawing",
                                                                           "reinforcing"},
                            "never");
};

// A planet is written as its system's letter and its place: "B3". The sixth is the Genesis planet.
template<>
struct EnumText<cosmic::Planet> {
    static constexpr std::string_view kType = "planet";
    static constexpr std::array<std::string_view, cosmic::kPlanets> kNames = {
        "A1", "A2", "A3", "A4", "A5", "A6", "-",  "-",  "B1", "B2", "B3", "B4",  "B5",
        "B6", "-",  "-",  "C1", "C2", "C3", "C4", "C5", "C6", "-",  "-",  "D1",  "D2",
        "D3", "D4", "D5", "D6", "-",  "-",  "E1", "E2", "E3", "E4", "E5", "E6",  "-",
        "-",  "F1", "F2", "F3", "F4", "F5", "F6", "-",  "-",  "G1", "G2", "G3",  "G4",
        "G5", "G6", "-",  "-",  "H1", "H2", "H3", "H4", "H5", "H6", "-",  "none"};

    // Moons.
    static constexpr bool is_later(cosmic::Planet planet) {
        return cosmic::place_of(planet) >= cosmic::kMaxPlanets;
    }
};

}  // namespace sidera
