// Everything true about a game of Alien Frontiers, cut along who may know it.

#pragma once

#include "games/alien_frontiers/view.h"

namespace sidera::alien_frontiers {

// What nobody may know: the order of the draw pile (the last one is on top).
struct Secret {
    FixedVec<Card, kMaxDeck> pile;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("pile", self.pile);
    }

    bool operator==(const Secret&) const = default;
};

using State = CutState<Public, Private, Secret, kMaxPlayers>;

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

}  // namespace sidera::alien_frontiers
