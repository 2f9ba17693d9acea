// The kit of Alien Frontiers.

#include "games/alien_frontiers/match.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

template class TypedMatch<alien_frontiers::AlienFrontiers>;
template class ScenarioRunner<alien_frontiers::AlienFrontiers>;

const GameKit& alien_frontiers_kit() {
    static const TypedKit<alien_frontiers::AlienFrontiers> kit;
    return kit;
}

}  // namespace sidera
