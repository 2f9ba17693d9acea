// The totals of both sides and who wins, from the marks of an encounter.

#include "games/cosmic/totals.h"

#include "games/cosmic/effect.h"
#include "games/cosmic/queries.h"

namespace sidera::cosmic {
namespace {

constexpr int kLastValueStep = 6;  // of CF-CALC-1
constexpr int kLastStep = 9;

// CF-REV-5, CF-REV-6; CF-LAUNCH-7: other colonies on the planet count for nobody.
SideSum plain_side(const Public& pub, Side side) {
    const Encounter& e = pub.encounter();
    SideSum sum;
    sum.as = e.slots[side].as;
    sum.card = value_of(sum.as);
    sum.own = ships_in_encounter(pub, main_of(e, side));
    for (const Seat ally : e.allies[side])
        sum.allies += e.sent[ally];
    if (has_flagship(pub, side))
        sum.bonus = kFlagshipBonus;
    return sum;
}

void run_step(const Public& pub, int step, Verdict& verdict) {
    for (const Mark& mark : pub.encounter().marks) {
        const Effect& by = effect(mark.by);
        if (by.order == step && by.decide != nullptr)
            by.decide(verdict, mark, pub);
    }
}

}  // namespace

// CF-CALC-1, CF-CALC-2, CF-INV-14: step by step, and in each in the order of the uses.
Sum sum_up(const Public& pub, int last_step) {
    Sum sum;
    sum[Side::offense] = plain_side(pub, Side::offense);
    sum[Side::defense] = plain_side(pub, Side::defense);
    for (int step = kIdentityStep; step <= last_step; ++step)
        for (const Mark& mark : pub.encounter().marks) {
            const Effect& by = effect(mark.by);
            if (by.order == step && by.modify != nullptr)
                by.modify(sum, mark, pub);
        }
    return sum;
}

Sum sum_up(const Public& pub) {
    return sum_up(pub, kLastValueStep);
}

int face_value(const Public& pub, Side side) {
    return sum_up(pub, kIdentityStep)[side].card;
}

// CF-CALC-1 step 9
Verdict last_word(const Public& pub, Verdict verdict) {
    run_step(pub, kLastStep, verdict);
    return verdict;
}

// CF-REV-4, CF-CALC-1 steps 7 to 9
Verdict verdict(const Public& pub, const Sum& sum) {
    const Encounter& e = pub.encounter();
    const bool offense_attacks = is_attack(e.slots[Side::offense].as);
    const bool defense_attacks = is_attack(e.slots[Side::defense].as);
    Verdict result;
    if (offense_attacks && defense_attacks) {
        const int ours = sum[Side::offense].total();
        const int theirs = sum[Side::defense].total();
        const bool offense_wins = sum.lower_wins ? ours < theirs : ours > theirs;
        result.winner = offense_wins ? Side::offense : Side::defense;
    } else if (offense_attacks != defense_attacks) {
        result.winner = offense_attacks ? Side::offense : Side::defense;
    } else {
        // CF-REV-2: two morphs copy nothing.
        result.both_lost =
            is_morph(e.slots[Side::offense].as) && is_morph(e.slots[Side::defense].as);
    }
    for (int step = kLastValueStep + 1; step < kLastStep; ++step)
        run_step(pub, step, result);
    return last_word(pub, result);
}

}  // namespace sidera::cosmic
