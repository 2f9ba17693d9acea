// How totals are folded over the marks of an encounter, and how the winner follows from them. Who
// wants to know how it came about watches (reckoning.cpp); games are played without.

#pragma once

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/queries.h"

namespace sidera::cosmic {

inline constexpr int kCombiningStep = 5;   // of CF-CALC-1: card and ships
inline constexpr int kLastValueStep = 6;   // what is added
inline constexpr int kComparingStep = 7;   // which total wins
inline constexpr int kLastRulingStep = 9;  // the winner is turned round

struct NobodyWatches {
    static constexpr bool kWatches = false;
};

// CF-REV-5, CF-REV-6; CF-LAUNCH-7: other colonies on the planet count for nobody.
inline SideSum plain_side(const Public& pub, Side side) {
    const Encounter& e = pub.encounter();
    SideSum sum;
    sum.as = e.slots[side].as;
    sum.card = value_of(sum.as);
    sum.own = ships_in_encounter(pub, main_of(e, side));
    for (const Seat ally : e.allies[side])
        sum.allies += e.sent[ally];
    if (!e.garrison.empty() && side == Side::defense) [[unlikely]]
        for (const Seat seat : e.garrison.without(SeatSet::of(e.defense)))
            sum.allies += ships_on(pub, seat, e.target);
    if (has_flagship(pub, side))
        sum.bonus = kFlagshipBonus;
    return sum;
}

// CM-KICK-2, CM-KICK-3, CM-P8-2, CM-RUL-6: when it is known what the cards are, before anything
// changes their values.
inline void add_beside(Sum& sum, const Encounter& e) {
    for (const Side side : {Side::offense, Side::defense}) {
        if (!is_attack(sum[side].as))
            continue;
        sum[side].card *= kicker_of(e, side);
        for (const Beside& beside : e.beside)
            if (beside.side == side)
                sum[side].beside += value_beside(e, beside);
    }
}

// CF-CALC-1, CF-CALC-2, CF-INV-14: step by step, and in each in the order of the uses.
template<class Watch>
Sum fold_marks(const Public& pub, int last_step, Watch& watch) {
    Sum sum;
    sum[Side::offense] = plain_side(pub, Side::offense);
    sum[Side::defense] = plain_side(pub, Side::defense);
    if constexpr (Watch::kWatches)
        watch.begins(sum);
    const bool beside = last_step > kIdentityStep && !pub.encounter().beside.empty();
    for (int step = kIdentityStep; step <= last_step; ++step) {
        for (const Mark& mark : pub.encounter().marks) {
            const Effect& by = effect(mark.by);
            if (by.sum.step != step || by.sum.modify == nullptr)
                continue;
            if constexpr (Watch::kWatches) {
                const Sum before = sum;
                by.sum.modify(sum, mark, pub);
                watch.marked(step, mark, before, sum);
            } else {
                by.sum.modify(sum, mark, pub);
            }
        }
        if (beside && step == kIdentityStep)
            add_beside(sum, pub.encounter());
        if constexpr (Watch::kWatches)
            watch.ends(step, sum);
    }
    return sum;
}

template<class Watch>
void judge_step(const Public& pub, int step, Verdict& verdict, Watch& watch) {
    for (const Mark& mark : pub.encounter().marks) {
        const Effect& by = effect(mark.by);
        if (by.verdict.step != step || by.verdict.decide == nullptr)
            continue;
        if constexpr (Watch::kWatches) {
            const Verdict before = verdict;
            by.verdict.decide(verdict, mark, pub);
            watch.ruled(step, mark, before, verdict);
        } else {
            by.verdict.decide(verdict, mark, pub);
        }
    }
}

// CF-REV-4, CF-CALC-1 steps 7 to 9; CM-P8-3, CM-P8-4
template<class Watch>
Verdict judge(const Public& pub, const Sum& sum, Watch& watch) {
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
    for (int step = kComparingStep; step <= kLastRulingStep; ++step)
        judge_step(pub, step, result, watch);
    return result;
}

}  // namespace sidera::cosmic
