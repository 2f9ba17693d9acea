// What the bots of Alien Frontiers look at in a position.

#include "bots/alien_frontiers/features.h"

#include <algorithm>

#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {
namespace {

constexpr int kSpentSoon = 4;  // tokens of a kind

float& at(FeatureValues& values, Feature feature) {
    return values[static_cast<std::size_t>(feature)];
}

// AF-LIMIT-1 takes what is too much, fuel first.
void add_tokens(const Player& player, FeatureValues& values) {
    const int excess = std::max(0, player.fuel + player.ore - kKeep);
    const int fuel = player.fuel - std::min<int>(excess, player.fuel);
    const int ore = player.ore - (excess - (player.fuel - fuel));
    at(values, Feature::fuel) = static_cast<float>(std::min(fuel, kSpentSoon));
    at(values, Feature::fuel_more) = static_cast<float>(std::max(0, fuel - kSpentSoon));
    at(values, Feature::ore) = static_cast<float>(std::min(ore, kSpentSoon));
    at(values, Feature::ore_more) = static_cast<float>(std::max(0, ore - kSpentSoon));
    at(values, Feature::hub) = static_cast<float>(player.hub);
    at(values, Feature::hub_ready) = player.hub == kLastCircle ? 1.0f : 0.0f;
    at(values, Feature::hub_paid) = player.hub == kLastCircle && fuel > 0 && ore > 0 ? 1.0f : 0.0f;
}

void add_territories(const Public& pub, Seat seat, FeatureValues& values) {
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        const Colonies& there = pub.colonies[territory];
        const int own = there[seat];
        int rival = 0;
        for (int other = 0; other < pub.rules.seats; ++other)
            if (seat_at(other) != seat)
                rival = std::max<int>(rival, there[seat_at(other)]);
        const bool frozen = has_field(pub, Field::repulsor, territory);
        at(values, Feature::landed) += static_cast<float>(own);
        if (own > rival && frozen)
            at(values, Feature::frozen) += 1.0f;
        else if (own == rival + 1)
            at(values, rival > 0 ? Feature::contested : Feature::thin_control) += 1.0f;
        else if (own == rival && own > 0)
            at(values, Feature::near_control) += 1.0f;
        if (own > rival && !has_field(pub, Field::isolation, territory))
            values[static_cast<std::size_t>(Feature::heinlein) + static_cast<std::size_t>(i)] =
                1.0f;
    }
}

}  // namespace

FeatureValues features_of(const Public& pub, Seat seat) {
    FeatureValues values{};
    const Player& player = pub.players[seat];
    at(values, Feature::points) = static_cast<float>(player.points);
    at(values, Feature::ships) = static_cast<float>(ships_that_stay(pub, seat) - kStartShips);
    at(values, Feature::relic) = pub.relic_owner == seat ? 1.0f : 0.0f;
    add_tokens(player, values);
    add_territories(pub, seat, values);
    at(values, Feature::one_left) =
        at(values, Feature::landed) + 1.0f >= static_cast<float>(pub.rules.colonies) ? 1.0f : 0.0f;
    for (const Card card : player.cards)
        values[static_cast<std::size_t>(Feature::alien_city) + static_cast<std::size_t>(card)] =
            1.0f;
    return values;
}

float time_left(const Public& pub) {
    float share = 1.0f;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        share = std::min(share,
                         static_cast<float>(unplaced(pub, seat)) /
                             static_cast<float>(std::max<int>(pub.rules.colonies, 1)));
        if (pub.rules.vp_target > 0)
            share = std::min(share,
                             1.0f - static_cast<float>(pub.players[seat].points) /
                                        static_cast<float>(pub.rules.vp_target));
    }
    if (pub.rules.round_limit > 0) {
        const int played = (pub.turn.number - 1) / std::max<int>(pub.rules.seats, 1);
        share = std::min(share, static_cast<float>(pub.rules.round_limit - played) / 12.0f);
    }
    return std::clamp(share, 0.0f, 1.0f);
}

}  // namespace sidera::alien_frontiers
