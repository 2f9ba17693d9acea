// The totals of both sides, folded over the marks of an encounter in the order of CF-CALC-1.

#pragma once

#include <array>
#include <cstdint>

#include "games/cosmic/model/view.h"

namespace sidera::cosmic {

struct SideSum {
    Card as = Card::none;
    int card = 0;           // value of the card
    int own = 0;            // ships of the main player, by worth
    int allies = 0;         // ships of its allies, by worth
    int beside = 0;         // cards beside it
    int bonus = 0;          // everything added
    bool own_less = false;  // ships are subtracted
    bool allies_less = false;
    bool times_card = false;    // own ships multiply the card
    bool allies_too = false;    // and the allies' with them
    bool times_allies = false;  // own ships times allied ships

    // Ships that are added may count less instead; those that multiply a card do not.
    int total() const {
        const int signed_own = own_less ? -own : own;
        const int signed_allies = allies_less ? -allies : allies;
        const int added = beside + bonus;
        if (times_card && allies_too)
            return card * (own + allies) + added;
        if (times_card)
            return card * own + signed_allies + added;
        if (times_allies)
            return card + signed_own * allies + added;
        return card + signed_own + signed_allies + added;
    }

    bool operator==(const SideSum&) const = default;
};

struct Sum {
    std::array<SideSum, 2> sides;
    bool lower_wins = false;

    SideSum& operator[](Side side) { return sides[static_cast<std::size_t>(side)]; }

    const SideSum& operator[](Side side) const { return sides[static_cast<std::size_t>(side)]; }
};

// Who wins, before and after what overrides it.
struct Verdict {
    Side winner = Side::none;  // none: a deal is attempted
    bool both_lost = false;
    bool operator==(const Verdict&) const = default;
};

// CF-CALC-1: which card it is, before anything changes its value.
inline constexpr int kIdentityStep = 1;

// What an attack card beside the main ones adds: an ally's is multiplied with the main one
// (CM-X-1), a second one is not (CM-X-5).
int value_beside(const Encounter& e, const Beside& beside);

Sum sum_up(const Public& pub);
Sum sum_up(const Public& pub, int last_step);

// What a card is worth before anything changes it: some effects give it a value of their own.
int face_value(const Public& pub, Side side);

// CF-A-GEN-2: the totals matter only when both cards are attacks.
Verdict verdict(const Public& pub, const Sum& sum);

// What the marks of the last step make of it, however somebody would have won.
Verdict last_word(const Public& pub, Verdict verdict);

}  // namespace sidera::cosmic
