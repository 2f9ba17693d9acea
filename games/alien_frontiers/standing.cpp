// What follows from a position.

#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {

int power_price(const Data& data, const Public& pub, Card card, int pieces) {
    const int full = data.cards[card].cost * pieces;
    const bool cheaper = full > 0 && has_bonus(pub, pub.turn.seat, Territory::pohl);
    return full - (cheaper ? 1 : 0);
}

int points_of(const Data& data, const Public& pub, Seat seat) {
    int points = 0;
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        points += pub.colonies[territory][seat];
        if (pub.controller[territory] == seat)
            points += has_field(pub, Field::positron, territory) ? 2 : 1;  // AF-FIELD-5
    }
    for (const Card card : pub.players[seat].cards)
        points += data.cards[card].points;  // AF-VPCARD-1
    return points;
}

int ships_that_stay(const Public& pub, Seat seat) {
    const Ports& station = pub.docks[Facility::terraform];
    const bool one_leaves =
        !station.empty() && owner_of(station.front()) == seat && !facts(station.front()).relic;
    return coloured_in_play(pub, seat) - (one_leaves ? 1 : 0);
}

}  // namespace sidera::alien_frontiers
