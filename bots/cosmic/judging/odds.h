// Chances of an encounter: what the other side's card may be worth.

#pragma once

#include <array>

#include "games/cosmic/game.h"

namespace sidera::cosmic {

// Built once from the deck.
class Odds {
  public:
    explicit Odds(const Data& data);

    // The chance that a card chosen from a hand counts less than `value` (attacks only).
    float below(int value) const;

    // The chance that my card wins, if my side leads by `lead` without the cards. Ties go to the
    // defense.
    float wins(int value, int lead, bool offense) const {
        return below(value + lead + (offense ? 0 : 1));
    }

    // Without knowing any card.
    float leads(int lead) const;

  private:
    static constexpr int kLowest = -60;
    static constexpr int kSpan = 160;
    std::array<float, kSpan> below_{};
};

// Ships of a side, as they stand or would stand.
int ships_of_side(const Public& pub, Side side);

}  // namespace sidera::cosmic
