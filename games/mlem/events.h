// What is told at an MLEM table. One flat struct: which fields an event has is a row of
// kEventFields.

#pragma once

#include <array>
#include <cstdint>

#include "engine/event_rows.h"
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

enum EventField : std::uint32_t {
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

inline constexpr auto kEventFields = fields_by_kind<EventKind>({
    {EventKind::expedition_begins, kHasSeat | kHasCount},
    {EventKind::token_revealed, kHasPlace | kHasCount},
    {EventKind::ufo_moves, kHasSpace | kHasCount},
    {EventKind::stack_reshuffled, 0},
    {EventKind::boarded, kHasSeat | kHasCat},
    {EventKind::satellite_start, kHasSpace},
    {EventKind::rolled, kHasSeat | kHasDice},
    {EventKind::rerolled, kHasSeat | kHasDice},
    {EventKind::moved, kHasSeat | kHasCount | kHasSpace},
    {EventKind::dice_discarded, kHasCount},
    {EventKind::dice_kept, kHasSeat},
    {EventKind::last_die_back, kHasSeat},
    {EventKind::booster_used, kHasSeat},
    {EventKind::extra_used, kHasPlace | kHasCount},
    {EventKind::crashed, kHasSpace | kHasCount},
    {EventKind::went_home, kHasSeat | kHasCat},
    {EventKind::parachuted, kHasSeat | kHasPlace},
    {EventKind::landed_moon, kHasSeat | kHasCat | kHasPlace | kHasPoints},
    {EventKind::landed_planet, kHasSeat | kHasCat | kHasPlace},
    {EventKind::landed_comet, kHasSeat | kHasCat | kHasPoints},
    {EventKind::landed_galaxy, kHasSeat | kHasCat | kHasPoints},
    {EventKind::stayed, kHasSeat},
    {EventKind::new_commander, kHasSeat},
    {EventKind::siphoned, kHasSeat | kHasCount},
    {EventKind::goal_claimed, kHasSeat | kHasGoal},
    {EventKind::last_astronaut, kHasSeat},
    {EventKind::expedition_ended, kHasCount},
    {EventKind::exploration_points, kHasSeat | kHasPlace | kHasPoints},
    {EventKind::die_recovered, kHasSeat | kHasPlace | kHasCount},
    {EventKind::nothing_recovered, kHasSeat | kHasPlace},
    {EventKind::wormhole, kHasPlace | kHasSpace},
    {EventKind::exploration_laid, kHasPlace},
    {EventKind::ufo_contact, kHasSeat | kHasPoints},
    {EventKind::missions_chosen, 0},
    {EventKind::missions_shown, kHasSeat | kHasMissions},
    {EventKind::game_over, 0},
});

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
        return (kEventFields[static_cast<std::size_t>(kind)] & field) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        const auto when = told_fields(self, visit);
        visit("kind", self.kind);
        when(kHasSeat, "seat", self.seat);
        when(kHasCat, "cat", self.cat);
        when(kHasPlace, "place", self.place);
        when(kHasSpace, "space", self.space);
        when(kHasPoints, "points", self.points);
        when(kHasCount, "count", self.count);
        when(kHasDice, "dice", self.dice);
        when(kHasGoal, "goal", self.goal);
        when(kHasMissions, "missions", self.missions);
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
struct EnumText<mlem::EventKind> : NamesInCode<mlem::EventKind::game_over> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<mlem::PrivateEventKind> : NamesInCode<mlem::PrivateEventKind::mission_returned> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
