// The kit of MLEM.

#include "games/mlem/match.h"
#include "match/kits/kits.h"
#include "match/typed_kit.h"

namespace sidera {

template class TypedMatch<mlem::Mlem>;
template class ScenarioRunner<mlem::Mlem>;

const GameKit& mlem_kit() {
    static const TypedKit<mlem::Mlem> kit;
    return kit;
}

}  // namespace sidera
