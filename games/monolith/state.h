// Everything true about a game of Monolith, cut along who may know it.

#pragma once

#include "games/monolith/view.h"

namespace sidera::monolith {

// Dice are thrown when they are needed: nothing is hidden from everybody.
struct Secret {
    template<class Self, class Visit>
    static void fields(Self&, Visit&&) {}

    bool operator==(const Secret&) const = default;
};

using State = CutState<Public, Private, Secret, kMaxPlayers>;

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 18432);

}  // namespace sidera::monolith
