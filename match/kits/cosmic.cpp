// The kit of Cosmic Encounter.

#include "games/cosmic/match.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

template class TypedMatch<cosmic::Cosmic>;
template class ScenarioRunner<cosmic::Cosmic>;

const GameKit& cosmic_kit() {
    static const TypedKit<cosmic::Cosmic> kit;
    return kit;
}

}  // namespace sidera
