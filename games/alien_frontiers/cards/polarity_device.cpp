// The discard power of the Polarity Device: two colonies change places (AF-POLAR-2). Its power is
// in adjusting.cpp.

#include "games/alien_frontiers/cards/card.h"

namespace sidera::alien_frontiers {
namespace {

bool may_leave(const Public& pub, ColonyAt colony) {
    return pub.colonies[colony.territory][colony.seat] > 0 &&
           !has_field(pub, Field::repulsor, colony.territory);  // AF-FIELD-6
}

// Until one is accepted; yields whether one was.
template<class Accept>
bool any_colony(const Public& pub, Accept&& accept) {
    for (int t = 0; t < kTerritories; ++t)
        for (int s = 0; s < pub.rules.seats; ++s) {
            const ColonyAt colony{static_cast<Territory>(t), seat_at(s)};
            if (may_leave(pub, colony) && accept(colony))
                return true;
        }
    return false;
}

}  // namespace

// Each exchange is offered once: the lower one first.
bool PolarityDevice::may_swap(const Public& pub, ColonyAt a, ColonyAt b) {
    return operand_of(a) < operand_of(b) && a.territory != b.territory && a.seat != b.seat &&
           may_leave(pub, a) && may_leave(pub, b);
}

void PolarityDevice::second_options(const Public& pub, ColonyAt first, CodeBuffer& codes) {
    any_colony(pub, [&](ColonyAt other) {
        if (may_swap(pub, first, other))
            codes.add(code(Verb::colony, operand_of(other)));
        return false;
    });
}

namespace {

bool has_partner(const Public& pub, ColonyAt first) {
    return any_colony(pub,
                      [&](ColonyAt other) { return PolarityDevice::may_swap(pub, first, other); });
}

}  // namespace

void PolarityDevice::first_options(const Public& pub, CodeBuffer& codes) {
    any_colony(pub, [&](ColonyAt first) {
        if (has_partner(pub, first))
            codes.add(code(Verb::colony, operand_of(first)));
        return false;
    });
}

RuleId PolarityDevice::discard(const Data&, const Public& pub) {
    const bool able = any_colony(pub, [&](ColonyAt first) { return has_partner(pub, first); });
    return able ? kAllowed : RuleId{"AF-POLAR-2"};
}

}  // namespace sidera::alien_frontiers
