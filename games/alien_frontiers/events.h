// What is told at a table of Alien Frontiers. One flat struct: which fields an event has is a row
// of kEventFields.

#pragma once

#include <array>
#include <cstdint>

#include "engine/event_rows.h"
#include "games/alien_frontiers/view.h"

namespace sidera::alien_frontiers {

enum class EventKind : std::uint8_t {
    first_player,
    card_dealt,
    turn_begins,
    ship_forfeited,
    rolled,
    cache_pays,
    cache_leaves,
    docked,
    gained,
    paid,
    traded,
    ship_built,
    displaced,
    stole_fuel,
    stole_ore,
    put_back_fuel,
    put_back_ore,
    stole_card,
    card_wasted,
    raid_skipped,
    cycled,
    claimed,
    display_refilled,
    reshuffled,
    relic_bought,
    relic_returned,
    hub_advanced,
    hub_extra,
    surplus_lost,
    launched,
    colony_landed,
    colony_moved,
    colonies_swapped,
    control_gained,
    control_lost,
    points_changed,
    field_placed,
    field_moved,
    field_removed,
    power_used,
    card_discarded,
    ship_changed,
    rerolled,
    plasma_hit,
    ship_destroyed,
    teleported,
    bonus_copied,
    card_recovered,
    tokens_returned,
    ships_parked,
    few_colonies,
    near_target,
    round_limit_reached,
    game_over
};

enum EventField : std::uint32_t {
    kHasSeat = 1,
    kHasOther = 2,  // the other player it concerns
    kHasFacility = 4,
    kHasTerritory = 8,
    kHasTo = 16,  // the territory something goes to
    kHasCard = 32,
    kHasField = 64,
    kHasDice = 128,
    kHasBefore = 256,  // dice as they were
    kHasFuel = 512,
    kHasOre = 1024,
    kHasCount = 2048,
    kHasPoints = 4096,
    kHasCards = 8192
};

inline constexpr auto kEventFields = fields_by_kind<EventKind>({
    {EventKind::first_player, kHasSeat},
    {EventKind::card_dealt, kHasSeat | kHasCard},
    {EventKind::turn_begins, kHasSeat | kHasCount},
    {EventKind::ship_forfeited, kHasSeat},
    {EventKind::rolled, kHasSeat | kHasDice},
    {EventKind::cache_pays, kHasSeat | kHasFuel | kHasOre},
    {EventKind::cache_leaves, kHasSeat},
    {EventKind::docked, kHasSeat | kHasFacility | kHasDice},
    {EventKind::gained, kHasSeat | kHasFuel | kHasOre},
    {EventKind::paid, kHasSeat | kHasFuel | kHasOre},
    {EventKind::traded, kHasSeat | kHasFuel},
    {EventKind::ship_built, kHasSeat | kHasCount},
    {EventKind::displaced, kHasSeat | kHasDice},
    {EventKind::stole_fuel, kHasSeat | kHasOther},
    {EventKind::stole_ore, kHasSeat | kHasOther},
    {EventKind::put_back_fuel, kHasSeat | kHasOther},
    {EventKind::put_back_ore, kHasSeat | kHasOther},
    {EventKind::stole_card, kHasSeat | kHasOther | kHasCard},
    {EventKind::card_wasted, kHasSeat | kHasCard},
    {EventKind::raid_skipped, kHasSeat},
    {EventKind::cycled, kHasSeat | kHasCards},
    {EventKind::claimed, kHasSeat | kHasCard},
    {EventKind::display_refilled, kHasCards},
    {EventKind::reshuffled, kHasCount},
    {EventKind::relic_bought, kHasSeat},
    {EventKind::relic_returned, kHasSeat},
    {EventKind::hub_advanced, kHasSeat | kHasCount},
    {EventKind::hub_extra, kHasSeat | kHasCount},
    {EventKind::surplus_lost, kHasSeat},
    {EventKind::launched, kHasSeat},
    {EventKind::colony_landed, kHasSeat | kHasTerritory},
    {EventKind::colony_moved, kHasSeat | kHasOther | kHasTerritory | kHasTo},
    {EventKind::colonies_swapped, kHasSeat | kHasOther | kHasTerritory | kHasTo},
    {EventKind::control_gained, kHasSeat | kHasTerritory},
    {EventKind::control_lost, kHasSeat | kHasTerritory},
    {EventKind::points_changed, kHasSeat | kHasPoints | kHasCount},
    {EventKind::field_placed, kHasSeat | kHasField | kHasTerritory},
    {EventKind::field_moved, kHasSeat | kHasField | kHasTerritory},
    {EventKind::field_removed, kHasSeat | kHasField | kHasTerritory},
    {EventKind::power_used, kHasSeat | kHasCard},
    {EventKind::card_discarded, kHasSeat | kHasCard},
    {EventKind::ship_changed, kHasSeat | kHasBefore | kHasDice},
    {EventKind::rerolled, kHasSeat | kHasBefore | kHasDice},
    {EventKind::plasma_hit, kHasSeat | kHasOther | kHasFacility | kHasDice},
    {EventKind::ship_destroyed, kHasSeat | kHasOther | kHasFacility | kHasDice},
    {EventKind::teleported, kHasSeat | kHasFacility | kHasDice},
    {EventKind::bonus_copied, kHasSeat | kHasTerritory},
    {EventKind::card_recovered, kHasSeat | kHasCard},
    {EventKind::tokens_returned, kHasSeat | kHasFuel | kHasOre},
    {EventKind::ships_parked, kHasSeat | kHasDice},
    {EventKind::few_colonies, kHasSeat | kHasCount},
    {EventKind::near_target, kHasSeat | kHasPoints},
    {EventKind::round_limit_reached, kHasCount},
    {EventKind::game_over, 0},
});

struct PublicEvent {
    EventKind kind = EventKind::turn_begins;
    Seat seat = kNoSeat;
    Seat other = kNoSeat;
    Facility facility = Facility::solar;
    Territory territory = Territory::nowhere;
    Territory to = Territory::nowhere;
    Card card = Card::alien_city;
    Field field = Field::isolation;
    Dice dice{};
    Dice before{};
    std::int16_t fuel = 0;
    std::int16_t ore = 0;
    std::int16_t count = 0;
    std::int16_t points = 0;
    FixedVec<Card, kDisplay> cards{};

    constexpr bool has(EventField what) const {
        return (kEventFields[static_cast<std::size_t>(kind)] & what) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        const auto when = told_fields(self, visit);
        visit("kind", self.kind);
        when(kHasSeat, "seat", self.seat);
        when(kHasOther, "other", self.other);
        when(kHasFacility, "facility", self.facility);
        when(kHasTerritory, "territory", self.territory);
        when(kHasTo, "to", self.to);
        when(kHasCard, "card", self.card);
        when(kHasField, "field", self.field);
        when(kHasDice, "dice", self.dice);
        when(kHasBefore, "before", self.before);
        when(kHasFuel, "fuel", self.fuel);
        when(kHasOre, "ore", self.ore);
        when(kHasCount, "count", self.count);
        when(kHasPoints, "points", self.points);
        when(kHasCards, "cards", self.cards);
    }
};

// Nobody is ever told something alone.
enum class PrivateEventKind : std::uint8_t { none };

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
    }
};

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::EventKind> : NamesInCode<alien_frontiers::EventKind::game_over> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<alien_frontiers::PrivateEventKind>
    : NamesInCode<alien_frontiers::PrivateEventKind::none> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
