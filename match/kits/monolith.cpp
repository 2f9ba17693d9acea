// The kit of Monolith.

#include "games/monolith/game.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

const GameKit& monolith_kit() {
    static const TypedKit<monolith::Monolith> kit;
    return kit;
}

}  // namespace sidera
