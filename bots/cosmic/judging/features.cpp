// What the bots of Cosmic Encounter look at between two encounters.

#include "bots/cosmic/judging/features.h"

#include <algorithm>

#include "bots/cosmic/judging/worth.h"

namespace sidera::cosmic {
namespace {

constexpr int kFewShips = 8;

float& at(FeatureValues& values, Feature feature) {
    return values[static_cast<std::size_t>(feature)];
}

float one_if(bool so) {
    return so ? 1.0f : 0.0f;
}

int missing_for(const Public& pub, Seat seat) {
    return std::max(0, int{pub.rules.to_win} - foreign_colonies(pub, seat));
}

void add_colonies(const Public& pub, Seat seat, FeatureValues& values) {
    const int missing = missing_for(pub, seat);
    at(values, Feature::four_missing) = one_if(missing <= 4);
    at(values, Feature::three_missing) = one_if(missing <= 3);
    at(values, Feature::two_missing) = one_if(missing <= 2);
    at(values, Feature::one_missing) = one_if(missing <= 1);
    for (const Planet planet : colonies(pub, seat).without(system_planets(seat)))
        at(values, Feature::thin) += one_if(ships_on(pub, seat, planet) == 1);
    const int ships = ships_on_colonies(pub, seat);
    at(values, Feature::ships) = 0.1f * static_cast<float>(ships);
    at(values, Feature::few_ships) = 0.1f * static_cast<float>(std::max(0, kFewShips - ships));
    at(values, Feature::homes) = static_cast<float>(count_home_colonies(pub, seat));
}

// Doublings of an equal share, by a straight line between the powers of two.
float doublings(float rating) {
    const float ratio = std::clamp(rating, 5.0f, 80.0f) / 20.0f;
    return ratio < 0.5f   ? 4.0f * ratio - 3.0f
           : ratio < 1.0f ? 2.0f * ratio - 2.0f
           : ratio < 2.0f ? ratio - 1.0f
                          : 0.5f * ratio;
}

void add_power(const Public& pub, Seat seat, FeatureValues& values) {
    const Player& player = pub.players[seat];
    for (const Sheet& sheet : player.sheets) {
        if (sheet.alien == AlienId::none || !in_force(pub, seat, sheet))
            continue;
        at(values, Feature::power) = 1.0f;
        at(values, Feature::alien) += doublings(alien_rating(sheet.alien));
        if (sheet.alien == AlienId::tick_tock) {
            const int start = 2 * pub.rules.planets;
            at(values, Feature::clock) = static_cast<float>(start - sheet.tokens) * 0.1f;
            at(values, Feature::clock_end) = static_cast<float>(std::max(0, 3 - sheet.tokens));
        }
        if (sheet.alien == AlienId::masochist) {
            const auto gone = static_cast<float>(player.warp + player.removed);
            const float part = gone / static_cast<float>(std::max<int>(1, pub.rules.ships));
            at(values, Feature::martyr) = part;
            at(values, Feature::martyr_end) = std::max(0.0f, part - 0.7f) * 5.0f;
        }
    }
    at(values, Feature::power_edge) =
        one_if(at(values, Feature::power) > 0 &&
               count_home_colonies(pub, seat) == pub.rules.power_threshold);
}

void add_cards(const ViewRef& ref, Seat seat, FeatureValues& values) {
    const auto count = static_cast<float>(ref.pub.players[seat].hand + ref.pub.players[seat].hoard);
    if (seat != ref.seat) {
        at(values, Feature::cards) = 0.1f * count;
        return;
    }
    int best = 0;
    bool peace = false;
    const auto look = [&](Card card, int) {
        if (is_attack(card))
            best = std::max(best, value_of(card));
        peace = peace || is_negotiate(card);
    };
    ref.own.hand.for_each(look);
    ref.own.hoard.for_each(look);
    at(values, Feature::own_cards) = 0.1f * count;
    at(values, Feature::own_hand) = hand_worth(ref.own.hand) + hand_worth(ref.own.hoard);
    at(values, Feature::own_attack) = 0.1f * static_cast<float>(best);
    at(values, Feature::own_negotiate) = one_if(peace);
}

void add_turn(const Public& pub, Seat seat, FeatureValues& values) {
    if (pub.active == kNoSeat)
        return;
    const bool near = missing_for(pub, seat) <= 1;
    if (seat == pub.active) {
        at(values, Feature::on_turn) = 1.0f;
        at(values, Feature::on_turn_near) = one_if(near);
        at(values, Feature::last_chance) =
            one_if(has_encounter(pub) && pub.encounters[0].number > 1);
    } else if (index(seat) == (index(pub.active) + 1) % pub.rules.seats) {
        at(values, Feature::next) = 1.0f;
        at(values, Feature::next_near) = one_if(near);
    }
}

}  // namespace

FeatureValues features_of(const ViewRef& ref, Seat seat) {
    FeatureValues values{};
    add_colonies(ref.pub, seat, values);
    add_power(ref.pub, seat, values);
    add_cards(ref, seat, values);
    add_turn(ref.pub, seat, values);
    return values;
}

float time_left(const Public& pub) {
    int least = pub.rules.to_win;
    for (const Seat seat : everybody(pub))
        least = std::min(least, missing_for(pub, seat));
    return std::clamp(static_cast<float>(least - 1) / 4.0f, 0.0f, 1.0f);
}

}  // namespace sidera::cosmic
