// What is told at an MLEM table. One flat struct: which fields an event has is a row of
// kEventShapes.

#pragma once

#include <array>
#include <cstdint>

#include "games/mlem/view.h"

namespace sidera::mlem {

enum class EventKind : std::uint8_t {
    expedition_begins,
    token_revealed,
    ufo_moves,
    stack_reshuffled,
    boarded,
    satellite_start,
    rolled,
    rerolled,
    moved,
    dice_discarded,
    dice_kept,
    last_die_back,
    booster_used,
    extra_used,
    crashed,
    went_home,
    parachuted,
    landed_moon,
    landed_planet,
    landed_comet,
    landed_galaxy,
    stayed,
    new_commander,
    siphoned,
    goal_claimed,
    last_astronaut,
    expedition_ended,
    exploration_points,
    die_recovered,
    nothing_recovered,
    wormhole,
    exploration_laid,
    ufo_contact,
    missions_chosen,
    missions_shown,
    game_over
};

enum EventField : std::uint16_t {
    kHasSeat = 1,
    kHasCat = 2,
    kHasPlace = 4,
    kHasSpace = 8,
    kHasPoints = 16,
    kHasCount = 32,
    kHasDice = 64,
    kHasGoal = 128,
    kHasMissions = 256
};

// Fields in the order of EventKind.
inline constexpr std::array<std::uint16_t, 36> kEventShapes = {
    kHasSeat | kHasCount,                         // expedition_begins
    kHasPlace | kHasCount,                        // token_revealed
    kHasSpace | kHasCount,                        // ufo_moves
    0,                                            // stack_reshuffled
    kHasSeat | kHasCat,                           // boarded
    kHasSpace,                                    // satellite_start
    kHasSeat | kHasDice,                          // rolled
    kHasSeat | kHasDice,                          // rerolled
    kHasSeat | kHasCount | kHasSpace,             // moved
    kHasCount,                                    // dice_discarded
    kHasSeat,                                     // dice_kept
    kHasSeat,                                     // last_die_back
    kHasSeat,                                     // booster_used
    kHasPlace | kHasCount,                        // extra_used
    kHasSpace | kHasCount,                        // crashed
    kHasSeat | kHasCat,                           // went_home
    kHasSeat | kHasPlace,                         // parachuted
    kHasSeat | kHasCat | kHasPlace | kHasPoints,  // landed_moon
    kHasSeat | kHasCat | kHasPlace,               // landed_planet
    kHasSeat | kHasCat | kHasPoints,              // landed_comet
    kHasSeat | kHasCat | kHasPoints,              // landed_galaxy
    kHasSeat,                                     // stayed
    kHasSeat,                                     // new_commander
    kHasSeat | kHasCount,                         // siphoned
    kHasSeat | kHasGoal,                          // goal_claimed
    kHasSeat,                                     // last_astronaut
    kHasCount,                                    // expedition_ended
    kHasSeat | kHasPlace | kHasPoints,            // exploration_points
    kHasSeat | kHasPlace | kHasCount,             // die_recovered
    kHasSeat | kHasPlace,                         // nothing_recovered
    kHasPlace | kHasSpace,                        // wormhole
    kHasPlace,                                    // exploration_laid
    kHasSeat | kHasPoints,                        // ufo_contact
    0,                                            // missions_chosen
    kHasSeat | kHasMissions,                      // missions_shown
    0,                                            // game_over
};

struct PublicEvent {
    EventKind kind = EventKind::expedition_begins;
    Seat seat = kNoSeat;
    Cat cat = Cat::satellite;
    Goal goal = Goal::goal_planets4;
    std::int16_t space = 0;
    std::int16_t points = 0;
    std::int16_t count = 0;
    ShortText place;
    Throw dice;
    Missions missions;

    constexpr bool has(EventField field) const {
        return (kEventShapes[static_cast<std::size_t>(kind)] & field) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        if (self.has(kHasSeat))
            visit("seat", self.seat);
        if (self.has(kHasCat))
            visit("cat", self.cat);
        if (self.has(kHasPlace))
            visit("place", self.place);
        if (self.has(kHasSpace))
            visit("space", self.space);
        if (self.has(kHasPoints))
            visit("points", self.points);
        if (self.has(kHasCount))
            visit("count", self.count);
        if (self.has(kHasDice))
            visit("dice", self.dice);
        if (self.has(kHasGoal))
            visit("goal", self.goal);
        if (self.has(kHasMissions))
            visit("missions", self.missions);
    }
};

enum class PrivateEventKind : std::uint8_t { missions_dealt, mission_returned };

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::missions_dealt;
    Missions missions;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("missions", self.missions);
    }
};

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::EventKind> {
    static constexpr std::string_view kType = "event";
    static constexpr std::array<std::string_view, 36> kNames = {"expedition_begins",
                                                                "token_revealed",
                                                                "ufo_moves",
                                                                "stack_reshuffled",
                                                                "boarded",
                                                                "satellite_start",
                                                                "rolled",
                                                                "rerolled",
                                                                "moved",
                                                                "dice_discarded",
                                                                "dice_kept",
                                                                "last_die_back",
                                                                "booster_used",
                                                                "extra_used",
                                                                "crashed",
                                                                "went_home",
                                                                "parachuted",
                                                                "landed_moon",
                                                                "landed_planet",
                                                                "landed_comet",
                                                                "landed_galaxy",
                                                                "stayed",
                                                                "new_commander",
                                                                "siphoned",
                                                                "goal_claimed",
                                                                "last_astronaut",
                                                                "expedition_ended",
                                                                "exploration_points",
                                                                "die_recovered",
                                                                "nothing_recovered",
                                                                "wormhole",
                                                                "exploration_laid",
                                                                "ufo_contact",
                                                                "missions_chosen",
                                                                "missions_shown",
                                                                "game_over"};
};

template<>
struct EnumText<mlem::PrivateEventKind> {
    static constexpr std::string_view kType = "private_event";
    static constexpr std::array<std::string_view, 2> kNames = {"missions_dealt",
                                                               "mission_returned"};
};

}  // namespace sidera
