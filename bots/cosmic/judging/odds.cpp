// Chances of an encounter.

#include "bots/cosmic/judging/odds.h"

#include <algorithm>

namespace sidera::cosmic {

// People choose their better cards: the better of two drawn ones is a fair picture.
Odds::Odds(const Data& data) {
    std::array<float, kSpan> single{};
    float total = 0;
    for (const Card attack : kAttackCards) {
        const float n = data.deck[plain_of(attack)];
        total += n;
        for (int v = kLowest; v < kLowest + kSpan; ++v)
            if (value_of(attack) < v)
                single[static_cast<std::size_t>(v - kLowest)] += n;
    }
    for (std::size_t i = 0; i < kSpan; ++i)
        below_[i] = single[i] / total * (single[i] / total);
}

float Odds::below(int value) const {
    return below_[static_cast<std::size_t>(std::clamp(value - kLowest, 0, kSpan - 1))];
}

float Odds::leads(int lead) const {
    const float x = static_cast<float>(lead) / 9.0f;  // a soft step over the spread of two cards
    return 0.5f + 0.5f * x / (1.0f + (x < 0 ? -x : x));
}

int ships_of_side(const Public& pub, Side side) {
    const Encounter& e = pub.encounter();
    int ships = ships_in_encounter(pub, main_of(e, side));
    for (const Seat ally : e.allies[side])
        ships += e.sent[ally];
    return ships;
}

}  // namespace sidera::cosmic
