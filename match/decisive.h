// The moments that decided a game.

#pragma once

#include <span>
#include <vector>

#include "match/kit.h"

namespace sidera {

struct Swing {
    std::size_t entry = 0;  // after this many entries the chance was `after`
    Seat seat = kNoSeat;    // whose chance changed most
    double before = 0;
    double after = 0;
};

// The largest changes of anybody's chance between neighbouring moments, the largest first; of equal
// ones the earlier. At most one per moment; where nothing changes there is none.
std::vector<Swing> decisive_moments(std::span<const MomentChances> moments, std::size_t most = 5);

}  // namespace sidera
