// The kit of Alien Frontiers.

#include "games/alien_frontiers/game.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

const GameKit& alien_frontiers_kit() {
    static const TypedKit<alien_frontiers::AlienFrontiers> kit;
    return kit;
}

}  // namespace sidera
