// The moments that decided a game.

#include "match/decisive.h"

#include <algorithm>
#include <cmath>

namespace sidera {
namespace {

double size_of(const Swing& swing) {
    return std::abs(swing.after - swing.before);
}

Swing largest(const MomentChances& before, const MomentChances& after) {
    Swing best{.entry = after.entry};
    for (std::size_t i = 0; i < std::min(before.win.size(), after.win.size()); ++i) {
        const Swing swing{.entry = after.entry,
                          .seat = seat_at(static_cast<int>(i)),
                          .before = before.win[i],
                          .after = after.win[i]};
        if (size_of(swing) > size_of(best))
            best = swing;
    }
    return best;
}

}  // namespace

std::vector<Swing> decisive_moments(std::span<const MomentChances> moments, std::size_t most) {
    std::vector<Swing> swings;
    for (std::size_t i = 1; i < moments.size(); ++i)
        if (const Swing swing = largest(moments[i - 1], moments[i]); swing.seat != kNoSeat)
            swings.push_back(swing);
    std::sort(swings.begin(), swings.end(), [](const Swing& a, const Swing& b) {
        return size_of(a) != size_of(b) ? size_of(a) > size_of(b) : a.entry < b.entry;
    });
    if (swings.size() > most)
        swings.resize(most);
    return swings;
}

}  // namespace sidera
