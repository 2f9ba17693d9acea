// What differs between the editions of Cosmic Encounter: numbers, orders and habits, as data.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/describe.h"
#include "engine/frame.h"
#include "games/cosmic/model/ids.h"

namespace sidera::cosmic {

class Table;
struct EncounterFrame;

// CF-TIME-1: who comes first when several want to act; in the other edition the offense is last.
enum class TimingOrder : std::uint8_t { offense_first, offense_last };

// CF-TIME-4: a mandatory power forbids passing; in the other edition it acts by itself.
enum class Mandatory : std::uint8_t { forbids_passing, acts_by_itself };

// What becomes of allies whose side has won: their ships land beside the others, or go home with a
// reward for each.
enum class AllyFate : std::uint8_t { lands, is_rewarded };

// One step of an encounter. The list of an edition is its rulebook's list of phases.
struct EncounterStep {
    Flow (*run)(Table&, EncounterFrame&);
    Phase phase;
};

using EncounterSteps = std::span<const EncounterStep>;

// Where a list has a step, which it must have once.
constexpr std::uint8_t step_of(EncounterSteps steps, Flow (*run)(Table&, EncounterFrame&)) {
    std::uint8_t at = 0;
    while (steps[at].run != run)
        ++at;
    return at;
}

// Steps that effects jump to.
struct Landmarks {
    std::uint8_t retrieval = 0;   // P1, in Mayfair's
    std::uint8_t destiny = 0;     // before a card is drawn
    std::uint8_t defense = 0;     // whom the card means
    std::uint8_t aim = 0;         // the gate is aimed
    std::uint8_t load = 0;        // ships go into it
    std::uint8_t answers = 0;     // the next player says whom it joins
    std::uint8_t allied = 0;      // all have
    std::uint8_t cards = 0;       // P7 begins, in Mayfair's
    std::uint8_t selection = 0;   // cards are chosen
    std::uint8_t both_cards = 0;  // by both at once
    std::uint8_t resolution = 0;  // the winner is known
    std::uint8_t aftermath = 0;
    std::uint8_t end = 0;  // of the encounter
};

struct Edition {
    Editions id = kFantasyFlight;
    std::string_view game = "cosmic";  // its folder of data
    AlienSet aliens;                   // all that can be dealt or drawn
    std::uint8_t hand_size = 8;
    std::int8_t lowest_attack = 0;
    std::uint8_t ships_per_planet = 4;
    std::uint8_t most_ships_sent = 4;
    std::uint8_t failed_deal_loss = 3;
    std::uint8_t encounters_per_turn = 2;
    std::uint8_t least_flares = 10;  // in the deck
    std::uint8_t flares_per_player = 2;
    std::uint8_t home_colonies_to_spare = 2;  // lost without losing the power
    bool one_flare_per_encounter = true;      // for each player
    bool flares_return = true;                // to the hand after use
    bool window_restarts = false;             // after somebody acted; else the next player is asked
    bool victory_at_once = true;              // else after the resolution, outside of it at once
    bool first_hand_in_turn = true;           // looked at before the turn begins; else by a step
    bool aborts_at_once = false;       // CM-HAND-4: without encounter cards, before selecting
    bool empty_deck_quakes = true;     // CF-HAND-6; else missing draws are lost
    bool colonies_are_ceded = false;   // CM-DEAL-1: in deals, if the players want it so
    bool used_cards_wait = false;      // CM-P9-2: those of P8 for the end of the challenge
    bool remembers_edicts = false;     // which ones were played in an encounter
    bool keeps_unused_flares = false;  // CM-SETUP-7: those that are not in the deck
    std::uint8_t renewals_before_search = 0;  // CM-HAND-3; 0: a hand is renewed until it will do
    Keyed<Side, AllyFate, 2> ally_fate{{AllyFate::lands, AllyFate::is_rewarded}};
    TimingOrder order = TimingOrder::offense_first;
    Mandatory mandatory = Mandatory::forbids_passing;
    EncounterSteps steps;
    Landmarks landmarks;
};

// CM-ART-1: whether a power stays with whom it was dealt to, for nobody can take over what belongs
// to it.
bool stays_put(const Edition& edition, AlienId id);

// Landmarks of a list of steps.
Landmarks landmarks_of(EncounterSteps steps);

// The edition of Fantasy Flight Games.
const Edition& fantasy_flight();

// The edition of Mayfair Games.
const Edition& mayfair();

}  // namespace sidera::cosmic
