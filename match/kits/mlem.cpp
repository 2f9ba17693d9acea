// The kit of MLEM.

#include "games/mlem/game.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

const GameKit& mlem_kit() {
    static const TypedKit<mlem::Mlem> kit;
    return kit;
}

}  // namespace sidera
