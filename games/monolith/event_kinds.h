// What can be told at a table of Monolith, by name.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace sidera::monolith {

enum class EventKind : std::uint8_t {
    first_roll,
    first_player,
    faction_chosen,
    panel_rejected,
    planet_made,
    natural_placed,
    cannon_placed,
    asteroid_count,
    asteroid_placed,
    asteroids_dropped,
    turn_begins,
    catastrophe,
    produced,
    structure_built,
    structure_demolished,
    natural_destroyed,
    ship_built,
    activated,
    moved,
    attacked,
    destroyed,
    looted,
    asteroid_destroyed,
    razed,
    conquered,
    bombarded,
    loaded,
    unloaded,
    structure_placed,
    structure_picked_up,
    structure_stored,
    actions_forfeited,
    bill_laid,
    bill_signed,
    bill_withdrawn,
    bill_completed,
    bill_lost,
    bill_broken,
    bill_void,
    allied,
    alliance_ended,
    alliance_betrayed,
    share_asked,
    share_replied,
    share_dropped,
    eliminated,
    exiled,
    resigned,
    round_limit_reached,
    stalemate_reached,
    game_over
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::game_over) + 1;

// What one seat is told alone.
enum class PrivateKind : std::uint8_t {
    bought,            // thing: a space structure, in secret
    fetched,           // thing
    stock_loaded,      // goods that left the own stock
    stock_unloaded,    // goods that came into it
    offered,           // bill, by you
    offer_received,    // bill
    offer_refused,     // other
    offer_taken_back,  // other
    offer_lapsed,      // other
    bill_signed,       // bill
    withdrawal_asked,  // bill; other would withdraw from it
    wooed,             // other asks for an alliance
    turned_down,       // other
    allied,            // other, in secret
    alliance_ended     // other, in secret
};
inline constexpr int kPrivateKinds = static_cast<int>(PrivateKind::alliance_ended) + 1;

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::EventKind> : NamesInCode<monolith::EventKind::game_over> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<monolith::PrivateKind> : NamesInCode<monolith::PrivateKind::alliance_ended> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
