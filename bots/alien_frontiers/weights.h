// What things are worth to the bots of Alien Frontiers, in victory points at the end of the game.
//
// A colony is about 1.6 points and costs seven to eight dockings, so one docking is about 0.2.

#pragma once

#include "games/alien_frontiers/things.h"

namespace sidera::alien_frontiers {

struct Weights {
    // Rounds that are left: per colony of the player who is nearest to the end, and at least.
    float rounds_per_colony = 1.7f;
    float rounds_least = 0.4f;

    float ship =
        0.17f;  // per round: one more docking each turn, beyond the three ships of the start
    float relic = 0.11f;  // per round; it is easily lost

    float ore = 0.24f;
    float fuel = 0.13f;
    float token_surplus = 0.35f;  // of its worth, for each beyond four of a kind
    float token_lost = 0.05f;     // of its worth, beyond what may be kept

    float hub_step = 0.2f;
    float hub_ready = 0.2f;  // on the last circle: it only waits for its fuel and ore

    float die = 0.2f;  // still in the hand
    float landing = 1.55f;
    float raid = 0.75f;

    float thin_control = 0.22f;  // off a majority of one that others can contest
    float near_control = 0.25f;  // one colony short of a majority

    // Per round that is left.
    Keyed<Territory, float, kTerritories> bonus{
        {0.06f, 0.04f, 0.06f, 0.05f, 0.12f, 0.07f, 0.10f, 0.05f}};

    // A card in front of its owner, at the start of the game; they fade with the rounds left.
    Keyed<Card, float, kCards> card{
        {0.0f, 0.0f, 0.45f, 0.5f, 0.3f, 0.45f, 0.6f, 0.6f, 0.5f, 0.45f, 0.45f, 0.3f}};
    float stealable_point = 0.25f;  // off Alien City and Alien Monument: they can be raided
    float card_fades = 8.0f;        // rounds below which a card loses worth

    float doubling = 1.3f;  // points of lead that double the chance of victory
};

}  // namespace sidera::alien_frontiers
