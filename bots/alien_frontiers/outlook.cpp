// Expected final points of every seat, from what lies on the table.

#include "bots/alien_frontiers/outlook.h"

#include <algorithm>

#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {
namespace {

// The first four of a kind are spent soon, more of them wait.
float tokens(const Weights& weights, int fuel, int ore) {
    const auto kind = [&weights](int have, float worth) {
        const int first = std::min(have, 4);
        return worth * (static_cast<float>(first) +
                        weights.token_surplus * static_cast<float>(have - first));
    };
    return kind(fuel, weights.fuel) + kind(ore, weights.ore);
}

// AF-LIMIT-1 takes what is too much; who is not at work has none.
float resources(const Weights& weights, const Public& pub, Seat seat) {
    const Player& player = pub.players[seat];
    const int excess = player.fuel + player.ore - kKeep;
    if (excess <= 0)
        return tokens(weights, player.fuel, player.ore);
    const int fuel_back = std::min<int>(excess, player.fuel);
    const int fuel = player.fuel - fuel_back;
    const int ore = player.ore - (excess - fuel_back);
    return tokens(weights, fuel, ore) +
           weights.token_lost * weights.fuel * static_cast<float>(excess);
}

float cards(const Weights& weights, const Public& pub, Seat seat, float rounds) {
    const float share = std::min(1.0f, rounds / weights.card_fades);
    float worth = 0;
    for (const Card card : pub.players[seat].cards) {
        const bool point = card == Card::alien_city || card == Card::alien_monument;
        worth += point ? -weights.stealable_point : weights.card[card] * (0.25f + 0.75f * share);
    }
    return worth;
}

// Majorities that others can break, those that are near, and the bonuses.
float territories(const Weights& weights, const Public& pub, Seat seat, float rounds) {
    float worth = 0;
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        const Colonies& there = pub.colonies[territory];
        int rival = 0;
        for (int other = 0; other < pub.rules.seats; ++other)
            if (seat_at(other) != seat)
                rival = std::max<int>(rival, there[seat_at(other)]);
        const int margin = there[seat] - rival;
        const bool frozen = has_field(pub, Field::repulsor, territory);
        if (margin == 1 && !frozen)
            worth -= weights.thin_control * (rival > 0 ? 1.0f : 0.7f);
        if (margin == 0 && there[seat] > 0 && !frozen)
            worth += weights.near_control;
        if (pub.controller[territory] == seat && !has_field(pub, Field::isolation, territory))
            worth += weights.bonus[territory] * rounds;
    }
    return worth;
}

float hub(const Weights& weights, const Public& pub, Seat seat) {
    const int circle = pub.players[seat].hub;
    return weights.hub_step * static_cast<float>(circle) +
           (circle == kLastCircle ? weights.hub_ready : 0.0f);
}

// What the player at work has begun and not yet brought home.
float under_way(const Weights& weights, const Public& pub) {
    float worth = 0;
    for (const std::uint8_t count : pub.hand.ships.values)
        worth += weights.die * static_cast<float>(count);
    if (pub.hand.relic > 0)
        worth += weights.die;
    for (const Frame& frame : pub.frames) {
        if (std::holds_alternative<LandFrame>(frame))
            worth += weights.landing;
        if (std::holds_alternative<OverflowFrame>(frame))
            worth += weights.hub_step;
        if (const auto* raid = std::get_if<RaidFrame>(&frame))
            worth += weights.raid * (1.0f - 0.25f * static_cast<float>(raid->taken));
        if (std::holds_alternative<ClaimFrame>(frame))
            worth += weights.card[Card::booster_pod];
    }
    return worth;
}

}  // namespace

float rounds_left(const Weights& weights, const Public& pub) {
    int least = pub.rules.colonies;
    int to_target = 100;
    for (int i = 0; i < pub.rules.seats; ++i) {
        least = std::min(least, unplaced(pub, seat_at(i)));
        if (pub.rules.vp_target > 0)
            to_target =
                std::min(to_target, (pub.rules.vp_target - pub.players[seat_at(i)].points + 1) / 2);
    }
    float rounds = weights.rounds_least +
                   weights.rounds_per_colony * static_cast<float>(std::min(least, to_target));
    if (pub.rules.round_limit > 0) {
        const int played = (pub.turn.number - 1) / std::max<int>(pub.rules.seats, 1);
        rounds = std::min(rounds, static_cast<float>(pub.rules.round_limit - played));
    }
    return std::max(rounds, 0.0f);
}

SeatValues expected_points(const Weights& weights, const Data&, const Public& pub) {
    SeatValues values{};
    const float rounds = rounds_left(weights, pub);
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        float worth = static_cast<float>(pub.players[seat].points);
        worth +=
            weights.ship * rounds * static_cast<float>(ships_that_stay(pub, seat) - kStartShips);
        worth += resources(weights, pub, seat) + hub(weights, pub, seat);
        worth += cards(weights, pub, seat, rounds) + territories(weights, pub, seat, rounds);
        if (pub.relic_owner == seat)
            worth += weights.relic * rounds;
        if (seat == pub.turn.seat)
            worth += under_way(weights, pub);
        values[static_cast<std::size_t>(i)] = worth;
    }
    return values;
}

}  // namespace sidera::alien_frontiers
