// How an encounter may end: the rules' own totals, tried on a copy of what a seat sees.

#pragma once

#include <array>

#include "bots/cosmic/judging/odds.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {

struct Chances {
    float win = 0;
    float deal = 0;
};

// Cards and marks are tried out on the copy; powers that must be used after the reveal are marked.
class Forecast {
  public:
    Forecast(const Odds& odds, const ViewRef& ref);

    Public pub;

    void add(const Mark& mark) {
        if (!pub.encounter().marks.full())
            pub.encounter().marks.push_back(mark);
        expected_ = Side::none;
    }

    // A card beside the main ones, as if it were open.
    void lay_beside(BesideKind kind, Side side, Card card) {
        if (!pub.encounter().beside.full())
            pub.encounter().beside.push_back(
                {.kind = kind, .side = side, .seat = ref_.seat, .open = true, .as = card});
        expected_ = Side::none;
    }

    // A main player lays this card against whatever the other may lay.
    Chances with_card(Side side, Card card);
    Chances swapped(Side side, Card card);

    // The best that the own hand can do, for a main player.
    float best_of_hand(Side side);

    // The chance that the offense wins, by all that the seat sees.
    float offense_wins();

    // The offense's lead with usual cards, or with the best ones that are known.
    int usual_lead();

    Side result(Card offense, Card defense);

  private:
    struct Expected {
        Card card = Card::none;
        float weight = 0;
        int strength = 0;
    };

    void mark_certain_powers();
    void turn_up_beside();
    void expect(Side side);
    bool expect_known(Seat holder, Cards& cards) const;
    int lead(Side side, Card mine, Card theirs);
    Card usual_card(Side side) const;
    void lay(Side side, Card card, Card against);

    const Odds& odds_;
    const ViewRef& ref_;
    FixedVec<Expected, 24> field_;  // of the other side's cards
    Side expected_ = Side::none;
};

}  // namespace sidera::cosmic
