// The kit of Monolith.

#include "games/monolith/match.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

template class TypedMatch<monolith::Monolith>;
template class ScenarioRunner<monolith::Monolith>;

const GameKit& monolith_kit() {
    static const TypedKit<monolith::Monolith> kit;
    return kit;
}

}  // namespace sidera
