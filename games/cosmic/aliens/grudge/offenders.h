// Who was invited by the Grudge and did not come, and what that costs.

#pragma once

#include "games/cosmic/aliens/alien.h"

namespace sidera::cosmic::grudge {

inline constexpr int kLittle = 1;
inline constexpr int kMuch = 4;
inline constexpr EffectId kTokens = power_effect(AlienId::grudge, 0);

// CF-A-GRUDGE-1: who came and was sent home again is not disloyal.
inline SeatSet disloyal(const Public& pub, Side side) {
    const Encounter& e = pub.encounter();
    return e.invited[side].without(e.came[side]);
}

// CF-A-GRUDGE-2: for whom the tokens were given.
inline Side offended(const Encounter& e) {
    for (const Mark& mark : e.marks)
        if (mark.by == kTokens)
            return mark.side;
    return Side::none;
}

inline int penalty(const Encounter& e, Side side) {
    if (e.result == Result::deal || e.result == won_by(side))
        return kLittle;
    const bool lost = e.result == won_by(other(side)) || e.result == Result::both_lost;
    return lost || e.result == Result::no_deal ? kMuch : 0;
}

}  // namespace sidera::cosmic::grudge
