// Everything true about a game of MLEM, cut along who may know it.

#pragma once

#include "games/mlem/view.h"

namespace sidera::mlem {

// What nobody may know: the order of the face-down stacks (the last one is on top), and the mission
// tokens in the box.
struct Secret {
    FixedVec<ExpeditionId, kExpeditionTokens> expedition_stack;
    FixedVec<ExplorationId, kExplorationTokens> exploration_stack;
    FixedVec<Body, kMissionTokens> mission_box;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("expedition_stack", self.expedition_stack);
        visit("exploration_stack", self.exploration_stack);
        visit("mission_box", self.mission_box);
    }

    bool operator==(const Secret&) const = default;
};

using State = CutState<Public, Private, Secret, kMaxPlayers>;

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 768);

}  // namespace sidera::mlem
