// Positions that could come about: cats put on the mat without playing it out.

#pragma once

#include "games/mlem/view.h"

namespace sidera::mlem {

// Where a cat can end its flight: beside a body, or in deep space.
struct Berth {
    Body body = kNone<Body>;  // none: deep space
    bool comet = false;
    int before = 0;  // cats that land at the same body just before it
};

// Everybody aboard is at home again, as if the expedition had not begun.
Public grounded(const Public& pub);

// Is there room at the berth? (ML-MOON-3)
bool has_room(const Data& data, const Public& pub, const Berth& berth);

// Moves a cat from home to the berth: points, rows and goals (ML-MOON-2, ML-PLAN-1, ML-DEEP-1,
// ML-GOAL-1). The berth has room.
void put_on_mat(const Data& data, Public& pub, Seat seat, Cat cat, const Berth& berth);

}  // namespace sidera::mlem
