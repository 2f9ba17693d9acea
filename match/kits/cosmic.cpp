// The kit of Cosmic Encounter.

#include "games/cosmic/game.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

const GameKit& cosmic_kit() {
    static const TypedKit<cosmic::Cosmic> kit;
    return kit;
}

}  // namespace sidera
