// Chances of an encounter.

#include "bots/cosmic/judging/odds.h"

namespace sidera::cosmic {
namespace {

// All values up to this one count as the card, from the group below on.
struct Group {
    int upto;
    Plain card;
};

constexpr Group kGroups[] = {{-2, Plain::attack_m5},
                             {0, Plain::attack_00},
                             {5, Plain::attack_04},
                             {7, Plain::attack_06},
                             {9, Plain::attack_08},
                             {10, Plain::attack_10},
                             {13, Plain::attack_12},
                             {15, Plain::attack_14},
                             {19, Plain::attack_18},
                             {20, Plain::attack_20},
                             {30, Plain::attack_30},
                             {40, Plain::attack_40}};

Field field_of(const Data& data, const Rules& rules) {
    Field field;
    int below = -128;
    for (const Group& group : kGroups) {
        int copies = 0;
        for (const Card attack : kAttackCards)
            if (value_of(attack) > below && value_of(attack) <= group.upto)
                copies += data.copies_of(plain_of(attack), rules);
        if (copies > 0)
            field.push_back({card(group.card), static_cast<float>(copies)});
        below = group.upto;
    }
    return field;
}

}  // namespace

Odds::Odds(const Data& data)
    : base_(field_of(data, {})), expanded_(field_of(data, {.expansion_cards = true})) {}

float Odds::leads(int lead) const {
    const float x = static_cast<float>(lead) / 9.0f;  // a soft step over the spread of two cards
    return 0.5f + 0.5f * x / (1.0f + (x < 0 ? -x : x));
}

}  // namespace sidera::cosmic
