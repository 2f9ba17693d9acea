// Chances of an encounter: what the other side's card may be worth.

#pragma once

#include "games/cosmic/game.h"

namespace sidera::cosmic {

// Attack cards that are much alike, as one of them, and how many there are.
struct Likely {
    Card card = Card::none;
    float copies = 0;
};

using Field = FixedVec<Likely, 12>;

// Built once from the deck.
class Odds {
  public:
    explicit Odds(const Data& data);

    // Without knowing any card.
    float leads(int lead) const;

    // The attack cards of a table's deck, the lowest first.
    const Field& attacks(const Rules& rules) const {
        return rules.expansion_cards ? expanded_ : base_;
    }

  private:
    Field base_;
    Field expanded_;
};

}  // namespace sidera::cosmic
