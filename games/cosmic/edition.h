// What differs between the editions of Cosmic Encounter: numbers, orders and habits, as data.

#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/frame.h"
#include "games/cosmic/things.h"

namespace sidera::cosmic {

class Table;
struct EncounterFrame;

// CF-TIME-1: who comes first when several want to act; in the other edition the offense is last.
enum class TimingOrder : std::uint8_t { offense_first, offense_last };

// CF-TIME-4: a mandatory power forbids passing; in the other edition it acts by itself.
enum class Mandatory : std::uint8_t { forbids_passing, acts_by_itself };

// One step of an encounter. The list of an edition is its rulebook's list of phases.
struct EncounterStep {
    Flow (*run)(Table&, EncounterFrame&);
    Phase phase;
};

// Steps that effects jump to.
struct Landmarks {
    std::uint8_t destiny = 0;     // before a card is drawn
    std::uint8_t defense = 0;     // whom the card means
    std::uint8_t aim = 0;         // the gate is aimed
    std::uint8_t load = 0;        // ships go into it
    std::uint8_t planning = 0;    // before cards are chosen
    std::uint8_t selection = 0;   // cards are chosen
    std::uint8_t resolution = 0;  // the winner is known
    std::uint8_t landing = 0;
    std::uint8_t aftermath = 0;
    std::uint8_t end = 0;  // of the encounter
};

struct Edition {
    std::uint8_t hand_size = 8;
    std::uint8_t ships_per_planet = 4;
    std::uint8_t most_ships_sent = 4;
    std::uint8_t failed_deal_loss = 3;
    std::uint8_t encounters_per_turn = 2;
    std::uint8_t least_flares = 10;  // in the deck
    std::uint8_t flares_per_player = 2;
    std::uint8_t flares_per_encounter = 1;
    bool flares_return = true;     // to the hand after use
    bool window_restarts = false;  // after somebody acted; else the next player is asked
    bool victory_at_once = true;
    TimingOrder order = TimingOrder::offense_first;
    Mandatory mandatory = Mandatory::forbids_passing;
    std::span<const EncounterStep> steps;
    Landmarks landmarks;
};

// The edition of Fantasy Flight Games.
const Edition& fantasy_flight();

}  // namespace sidera::cosmic
