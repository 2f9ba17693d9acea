// Orbital Market: a pair of ships buys ore for fuel until the turn ends.

#include "games/alien_frontiers/facilities/facility.h"

namespace sidera::alien_frontiers {

// AF-MARKET-2, AF-MARKET-3, AF-MARKET-5, AF-MARKET-6, AF-BONUS-HEINLEIN-1: fuel for one ore, with
// the cheapest own pair that is still complete; 0 when there is none.
int OrbitalMarket::trade_price(const Public& pub) {
    const Seat seat = pub.turn.seat;
    const Ports& ports = pub.docks[Facility::market];
    int price = 0;
    for (std::size_t i = 0; i + 2 <= ports.size(); i += 2) {
        if (owner_of(ports[i]) != seat || owner_of(ports[i + 1]) != seat)
            continue;
        const int value = facts(ports[i]).value;
        price = price == 0 ? value : std::min(price, value);
    }
    return price > 1 && has_bonus(pub, seat, Territory::heinlein) ? 1 : price;
}

RuleId OrbitalMarket::may_trade(const Public& pub) {
    const int price = trade_price(pub);
    if (price == 0)
        return {"AF-MARKET-6"};
    if (pub.player().fuel < price)
        return {"AF-MARKET-2"};
    return ore_left(pub) > 0 ? kAllowed : RuleId{"AF-LIMIT-3"};
}

}  // namespace sidera::alien_frontiers
