// The kinds of events of Cosmic Encounter, by name.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace sidera::cosmic {

enum class EventKind : std::uint8_t {
    alien_shown,
    first_player,
    turn_begins,
    hand_renewed,
    encounter_begins,
    destiny_drawn,
    destiny_discarded,
    destiny_reshuffled,
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
    target_named,
    power_zapped,
    play_cancelled,
    cards_selected,
    card_opened,
    reinforced,
    totals,
    lower_wins,
    win_decided,
    upset,
    encounter_won,
    both_lost,
    ships_lost,
    ships_saved,
    ships_removed,
    ships_home,
    ship_sent_home,
    ship_to_gate,
    ships_stranded,
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
    accepted,
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
    techs_reshuffled,
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
    game_over,
    turn_skipped,    // CM-SKIP-1
    kicker_played,   // CM-KICK-8
    card_added,      // beside the main ones, face down
    main_replaced,   // somebody takes the place of a main player
    time_goes_back,  // CM-A-CHRONOS-1
    power_copied,
    attacks_demanded,
    negotiates_demanded,
    hands_opened,  // CM-A-AURA-1
    deck_opened
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::deck_opened) + 1;

// How a game was won: by colonies, by a power that wins otherwise, or by having most at the limit.
enum class Victory : std::uint8_t { colonies, power, limit };

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::EventKind> : NamesInCode<cosmic::EventKind::deck_opened> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<cosmic::Victory> : NamesInCode<cosmic::Victory::limit> {
    static constexpr std::string_view kType = "victory";
};

}  // namespace sidera
