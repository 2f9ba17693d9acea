// What happens at a table of Cosmic Encounter, as told to those who may hear it.

#pragma once

#include <cstdint>

#include "games/cosmic/cards.h"
#include "games/cosmic/destiny.h"
#include "games/cosmic/tech_cards.h"

namespace sidera::cosmic {

enum class EventKind : std::uint8_t {
    alien_shown,
    first_player,
    turn_begins,
    hand_renewed,
    encounter_begins,
    destiny_drawn,
    destiny_discarded,
    defense_named,
    gate_aimed,
    ship_launched,
    colony_abandoned,
    invited,
    joined,
    stayed_out,
    power_used,
    wild_played,
    super_played,
    card_played,
    power_zapped,
    play_cancelled,
    cards_selected,
    card_opened,
    reinforced,
    totals,
    encounter_won,
    both_lost,
    ships_lost,
    ships_saved,
    ships_removed,
    ships_home,
    ship_sent_home,
    ships_retrieved,
    landed,
    colony_gained,
    planet_settled,
    power_lost,
    power_regained,
    cards_drawn,
    cards_taken,
    card_given,
    card_discarded,
    card_kept,
    card_put_under,
    hands_swapped,
    hand_seen,
    rewards,
    talks_begin,
    offered,
    refused,
    failure_declared,
    deal_made,
    deal_failed,
    tokens,
    powers_moved,
    alien_changed,
    alien_hidden,
    claimed,
    challenged,
    settled_early,
    broken_off,
    turn_ends,
    deck_reshuffled,
    cosmic_quake,
    techs_drawn,
    tech_researched,
    tech_completed,
    tech_abandoned,
    tech_used,
    tech_passed,
    tech_discarded,
    planet_made,
    planet_removed,
    cannon_placed,
    flagship_placed,
    turn_limit_reached,
    game_over
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::game_over) + 1;

enum EventField : std::uint16_t {
    kHasSeat = 1,
    kHasOther = 2,
    kHasCard = 4,
    kHasPlanet = 8,
    kHasAlien = 16,
    kHasDestiny = 32,
    kHasCount = 64,
    kHasValue = 128,
    kHasSide = 256,
    kHasTech = 512
};

extern const std::array<std::uint16_t, kEventKinds> kEventFields;

struct PublicEvent {
    EventKind kind = EventKind::turn_begins;
    Seat seat = kNoSeat;
    Seat other = kNoSeat;
    Card card = Card::none;
    Planet planet = Planet::none;
    AlienId alien = AlienId::none;
    Destiny destiny = Destiny::none;
    TechId tech = TechId::none;
    Side side = Side::none;
    std::int16_t count = 0;
    std::int16_t value = 0;

    bool has(EventField what) const {
        return (kEventFields[static_cast<std::size_t>(kind)] & what) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        if (self.has(kHasSeat))
            visit("seat", self.seat);
        if (self.has(kHasOther))
            visit("other", self.other);
        if (self.has(kHasCard))
            visit("card", self.card);
        if (self.has(kHasPlanet))
            visit("planet", self.planet);
        if (self.has(kHasAlien))
            visit("alien", self.alien);
        if (self.has(kHasDestiny))
            visit("destiny", self.destiny);
        if (self.has(kHasTech))
            visit("tech", self.tech);
        if (self.has(kHasSide))
            visit("side", self.side);
        if (self.has(kHasCount))
            visit("count", self.count);
        if (self.has(kHasValue))
            visit("value", self.value);
    }
};

// Told to one seat alone: cards that only it may know.
enum class PrivateEventKind : std::uint8_t { drew, took, lost, saw, selected };

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::drew;
    Card card = Card::none;
    Seat other = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("card", self.card);
        if (self.kind != PrivateEventKind::drew && self.kind != PrivateEventKind::selected)
            visit("other", self.other);
    }
};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::EventKind> {
    static constexpr std::string_view kType = "event";
    static constexpr std::array<std::string_view, cosmic::kEventKinds> kNames = {
        "alien_shown",      "first_player",     "turn_begins",        "hand_renewed",
        "encounter_begins", "destiny_drawn",    "destiny_discarded",  "defense_named",
        "gate_aimed",       "ship_launched",    "colony_abandoned",   "invited",
        "joined",           "stayed_out",       "power_used",         "wild_played",
        "super_played",     "card_played",      "power_zapped",       "play_cancelled",
        "cards_selected",   "card_opened",      "reinforced",         "totals",
        "encounter_won",    "both_lost",        "ships_lost",         "ships_saved",
        "ships_removed",    "ships_home",       "ship_sent_home",     "ships_retrieved",
        "landed",           "colony_gained",    "planet_settled",     "power_lost",
        "power_regained",   "cards_drawn",      "cards_taken",        "card_given",
        "card_discarded",   "card_kept",        "card_put_under",     "hands_swapped",
        "hand_seen",        "rewards",          "talks_begin",        "offered",
        "refused",          "failure_declared", "deal_made",          "deal_failed",
        "tokens",           "powers_moved",     "alien_changed",      "alien_hidden",
        "claimed",          "challenged",       "settled_early",      "broken_off",
        "turn_ends",        "deck_reshuffled",  "cosmic_quake",       "techs_drawn",
        "tech_researched",  "tech_completed",   "tech_abandoned",     "tech_used",
        "tech_passed",      "tech_discarded",   "planet_made",        "planet_removed",
        "cannon_placed",    "flagship_placed",  "turn_limit_reached", "game_over"};
};

template<>
struct EnumText<cosmic::PrivateEventKind> {
    static constexpr std::string_view kType = "private_event";
    static constexpr std::array<std::string_view, 5> kNames = {
        "drew", "took", "lost", "saw", "selected"};
};

}  // namespace sidera
