// Who may land where: the predicates behind the options, the flow and "why can't I?".
//
// Each yields the rule that forbids it, or an empty id when it is allowed.

#pragma once

#include "engine/decision.h"
#include "games/mlem/movement.h"

namespace sidera::mlem {

inline constexpr RuleId kAllowed{};

// ML-LAND-3, ML-AST-SHIFT-1 to ML-AST-SHIFT-4
inline RuleId may_land(const Data& data, const Public& pub, Seat seat, int offset) {
    const int target = pub.space + offset;
    if (offset != 0 && !row(pub.aboard[seat]).reaches_beside)
        return {"ML-AST-SHIFT-1"};
    if (target == kDeepSpace)
        return kAllowed;  // ML-AST-SHIFT-2
    if (open_to_land(data, pub, target))
        return kAllowed;
    if (target < kFirstLandingSpace)
        return offset == 0 ? RuleId{"ML-LAND-1"} : RuleId{"ML-AST-SHIFT-3"};
    const Body body = data.space(target).body;
    return body == kNone<Body> ? RuleId{"ML-LAND-3"} : RuleId{"ML-MOON-3"};
}

inline bool may_land_anywhere(const Data& data, const Public& pub, Seat seat) {
    if (open_to_land(data, pub, pub.space))
        return true;
    return row(pub.aboard[seat]).reaches_beside &&
           (may_land(data, pub, seat, -1).id.empty() || may_land(data, pub, seat, 1).id.empty());
}

// ML-AST-PARACHUTE-1, ML-AST-PARACHUTE-2
inline RuleId may_parachute(const Data& data, const Public& pub, Seat seat) {
    const bool able = row(pub.aboard[seat]).survives_crash;
    return able && open_to_land(data, pub, pub.space) ? kAllowed : RuleId{"ML-AST-PARACHUTE-1"};
}

// ML-AST-SHIFT-5
inline RuleId may_shift_back(const Data& data, const Public& pub, Seat seat) {
    const bool able = row(pub.aboard[seat]).reaches_beside && pub.rules.shift_back_from_deep;
    return able && open_to_land(data, pub, kDeepSpace - 1) ? kAllowed : RuleId{"ML-AST-SHIFT-5"};
}

}  // namespace sidera::mlem
