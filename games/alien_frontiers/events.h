// What is told at a table of Alien Frontiers. One flat struct: which fields an event has is a row
// of kEvents.

#pragma once

#include <array>
#include <cstdint>

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

enum EventField : std::uint16_t {
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

// Fields in the order of EventKind.
inline constexpr std::array<std::uint16_t, 54> kEvents = {
    kHasSeat,                                        // first_player
    kHasSeat | kHasCard,                             // card_dealt
    kHasSeat | kHasCount,                            // turn_begins
    kHasSeat,                                        // ship_forfeited
    kHasSeat | kHasDice,                             // rolled
    kHasSeat | kHasFuel | kHasOre,                   // cache_pays
    kHasSeat,                                        // cache_leaves
    kHasSeat | kHasFacility | kHasDice,              // docked
    kHasSeat | kHasFuel | kHasOre,                   // gained
    kHasSeat | kHasFuel | kHasOre,                   // paid
    kHasSeat | kHasFuel,                             // traded
    kHasSeat | kHasCount,                            // ship_built
    kHasSeat | kHasDice,                             // displaced
    kHasSeat | kHasOther,                            // stole_fuel
    kHasSeat | kHasOther,                            // stole_ore
    kHasSeat | kHasOther,                            // put_back_fuel
    kHasSeat | kHasOther,                            // put_back_ore
    kHasSeat | kHasOther | kHasCard,                 // stole_card
    kHasSeat | kHasCard,                             // card_wasted
    kHasSeat,                                        // raid_skipped
    kHasSeat | kHasCards,                            // cycled
    kHasSeat | kHasCard,                             // claimed
    kHasCards,                                       // display_refilled
    kHasCount,                                       // reshuffled
    kHasSeat,                                        // relic_bought
    kHasSeat,                                        // relic_returned
    kHasSeat | kHasCount,                            // hub_advanced
    kHasSeat | kHasCount,                            // hub_extra
    kHasSeat,                                        // surplus_lost
    kHasSeat,                                        // launched
    kHasSeat | kHasTerritory,                        // colony_landed
    kHasSeat | kHasOther | kHasTerritory | kHasTo,   // colony_moved
    kHasSeat | kHasOther | kHasTerritory | kHasTo,   // colonies_swapped
    kHasSeat | kHasTerritory,                        // control_gained
    kHasSeat | kHasTerritory,                        // control_lost
    kHasSeat | kHasPoints | kHasCount,               // points_changed
    kHasSeat | kHasField | kHasTerritory,            // field_placed
    kHasSeat | kHasField | kHasTerritory,            // field_moved
    kHasSeat | kHasField | kHasTerritory,            // field_removed
    kHasSeat | kHasCard,                             // power_used
    kHasSeat | kHasCard,                             // card_discarded
    kHasSeat | kHasBefore | kHasDice,                // ship_changed
    kHasSeat | kHasBefore | kHasDice,                // rerolled
    kHasSeat | kHasOther | kHasFacility | kHasDice,  // plasma_hit
    kHasSeat | kHasOther | kHasFacility | kHasDice,  // ship_destroyed
    kHasSeat | kHasFacility | kHasDice,              // teleported
    kHasSeat | kHasTerritory,                        // bonus_copied
    kHasSeat | kHasCard,                             // card_recovered
    kHasSeat | kHasFuel | kHasOre,                   // tokens_returned
    kHasSeat | kHasDice,                             // ships_parked
    kHasSeat | kHasCount,                            // few_colonies
    kHasSeat | kHasPoints,                           // near_target
    kHasCount,                                       // round_limit_reached
    0,                                               // game_over
};

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
        return (kEvents[static_cast<std::size_t>(kind)] & what) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        if (self.has(kHasSeat))
            visit("seat", self.seat);
        if (self.has(kHasOther))
            visit("other", self.other);
        if (self.has(kHasFacility))
            visit("facility", self.facility);
        if (self.has(kHasTerritory))
            visit("territory", self.territory);
        if (self.has(kHasTo))
            visit("to", self.to);
        if (self.has(kHasCard))
            visit("card", self.card);
        if (self.has(kHasField))
            visit("field", self.field);
        if (self.has(kHasDice))
            visit("dice", self.dice);
        if (self.has(kHasBefore))
            visit("before", self.before);
        if (self.has(kHasFuel))
            visit("fuel", self.fuel);
        if (self.has(kHasOre))
            visit("ore", self.ore);
        if (self.has(kHasCount))
            visit("count", self.count);
        if (self.has(kHasPoints))
            visit("points", self.points);
        if (self.has(kHasCards))
            visit("cards", self.cards);
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
struct EnumText<alien_frontiers::EventKind> {
    static constexpr std::string_view kType = "event";
    static constexpr std::array<std::string_view, 54> kNames = {"first_player",
                                                                "card_dealt",
                                                                "turn_begins",
                                                                "ship_forfeited",
                                                                "rolled",
                                                                "cache_pays",
                                                                "cache_leaves",
                                                                "docked",
                                                                "gained",
                                                                "paid",
                                                                "traded",
                                                                "ship_built",
                                                                "displaced",
                                                                "stole_fuel",
                                                                "stole_ore",
                                                                "put_back_fuel",
                                                                "put_back_ore",
                                                                "stole_card",
                                                                "card_wasted",
                                                                "raid_skipped",
                                                                "cycled",
                                                                "claimed",
                                                                "display_refilled",
                                                                "reshuffled",
                                                                "relic_bought",
                                                                "relic_returned",
                                                                "hub_advanced",
                                                                "hub_extra",
                                                                "surplus_lost",
                                                                "launched",
                                                                "colony_landed",
                                                                "colony_moved",
                                                                "colonies_swapped",
                                                                "control_gained",
                                                                "control_lost",
                                                                "points_changed",
                                                                "field_placed",
                                                                "field_moved",
                                                                "field_removed",
                                                                "power_used",
                                                                "card_discarded",
                                                                "ship_changed",
                                                                "rerolled",
                                                                "plasma_hit",
                                                                "ship_destroyed",
                                                                "teleported",
                                                                "bonus_copied",
                                                                "card_recovered",
                                                                "tokens_returned",
                                                                "ships_parked",
                                                                "few_colonies",
                                                                "near_target",
                                                                "round_limit_reached",
                                                                "game_over"};
};

template<>
struct EnumText<alien_frontiers::PrivateEventKind> {
    static constexpr std::string_view kType = "private_event";
    static constexpr std::array<std::string_view, 1> kNames = {"none"};
};

}  // namespace sidera
