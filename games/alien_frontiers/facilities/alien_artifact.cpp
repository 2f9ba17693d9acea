// Alien Artifact: new cards on display, and one of them for ships worth 8 points.

#include "games/alien_frontiers/facilities/facility.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-ARTIFACT-2, AF-ARTIFACT-6, AF-ARTIFACT-7
RuleId AlienArtifact::may_cycle(const Public& pub) {
    if (open_cycles(pub).empty())
        return {"AF-ARTIFACT-6"};
    const bool cards = !pub.display.empty() || pub.unseen != decltype(pub.unseen){} ||
                       pub.discards != decltype(pub.discards){};
    return cards ? kAllowed : RuleId{"AF-DECK-3"};
}

CardSet AlienArtifact::claimable(const Public& pub) {
    CardSet cards;
    for (const Card card : pub.display)
        cards.insert(card);
    return cards.without(pub.player().cards);
}

// AF-ARTIFACT-3, AF-ARTIFACT-4, AF-CARD-2
RuleId AlienArtifact::may_claim(const Public& pub) {
    if (claim_total(pub) < kClaim)
        return {"AF-ARTIFACT-3"};
    return claimable(pub).empty() ? RuleId{"AF-CARD-2"} : kAllowed;
}

}  // namespace sidera::alien_frontiers
