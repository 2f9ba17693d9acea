// Which moments of a game are worth a look when there is no time to look at all of them.

#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "match/kit.h"

namespace sidera {

// Calls `measure` once for each of the `chosen` moments (sorted), until it says false: both ends
// first, then again and again the middle of the stretch over which chances changed most. `measure`
// has filled in the chances of a moment when it says true.
void in_telling_order(std::span<const std::size_t> chosen,
                      const std::vector<MomentChances>& moments,
                      const std::function<bool(std::size_t moment)>& measure);

// Gives every moment that was not measured chances between those of its measured neighbours.
// Without a single one that was, nothing happens.
void fill_between(std::vector<MomentChances>& moments);

}  // namespace sidera
