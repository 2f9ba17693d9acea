// The totals of both sides and who wins, from the marks of an encounter.

#include "games/cosmic/rules/totals.h"

#include "games/cosmic/rules/summing.h"

namespace sidera::cosmic {

int value_beside(const Encounter& e, const Beside& beside) {
    if (beside.kind == BesideKind::kicker || !is_attack(beside.as))
        return 0;
    const int factor = beside.kind == BesideKind::support ? kicker_of(e, beside.side) : 1;
    return value_of(beside.as) * factor;
}

Sum sum_up(const Public& pub, int last_step) {
    NobodyWatches watch;
    return fold_marks(pub, last_step, watch);
}

Sum sum_up(const Public& pub) {
    return sum_up(pub, kLastValueStep);
}

int face_value(const Public& pub, Side side) {
    return sum_up(pub, kIdentityStep)[side].card;
}

// CF-CALC-1 step 9
Verdict last_word(const Public& pub, Verdict verdict) {
    NobodyWatches watch;
    judge_step(pub, kLastRulingStep, verdict, watch);
    return verdict;
}

Verdict verdict(const Public& pub, const Sum& sum) {
    NobodyWatches watch;
    return judge(pub, sum, watch);
}

}  // namespace sidera::cosmic
