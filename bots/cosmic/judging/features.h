// What the bots of Cosmic Encounter look at between two encounters, one number per seat and
// feature.

#pragma once

#include <array>

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

enum class Feature : std::uint8_t {
    four_missing,  // at most so many foreign colonies
    three_missing,
    two_missing,
    one_missing,
    thin,           // foreign colonies with a single ship
    homes,          // home colonies
    power,          // can be used
    power_edge,     // and would be lost with the next home colony
    alien,          // how well it does, by the ratings; in doublings
    ships,          // on colonies
    few_ships,      // missing to eight
    cards,          // of others, as everybody sees them
    own_cards,      // of who judges
    own_hand,       // what they are worth
    own_attack,     // the best attack card
    own_negotiate,  // has one
    on_turn,
    on_turn_near,  // and needs one colony
    last_chance,   // on turn, in its second encounter
    next,          // on turn after that
    next_near,
    clock,      // tokens gone of those that win by waiting
    clock_end,  // the last three
    martyr,     // ships gone of those that win by losing them
    martyr_end
};
inline constexpr int kFeatures = 25;
using FeatureValues = std::array<float, kFeatures>;

FeatureValues features_of(const ViewRef& ref, Seat seat);

// 1 at the start, 0 when somebody is about to win.
float time_left(const Public& pub);

}  // namespace sidera::cosmic
