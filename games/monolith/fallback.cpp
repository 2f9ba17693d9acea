// The clock's answers.

#include "games/monolith/fallback.h"

#include <algorithm>
#include <tuple>

#include "games/monolith/board.h"

namespace sidera::monolith {
namespace {

bool is_corner(Axial offset) {
    return offset.q == 0 || offset.r == 0 || offset.q + offset.r == 0;
}

// A corner reaches most dock cells; the enemy comes from the nearest home.
OptionCode cannon_fallback(const ViewRef& ref, const CodeBuffer& codes) {
    const auto order = [&ref](OptionCode option) {
        const Planet& home = *planet_on(ref.pub, panel_in(operand_of(option)));
        const Spot spot = spot_in(operand_of(option));
        int nearest = 2 * kStride;
        for (const Planet& planet : ref.pub.planets)
            if (planet.owner != kNoSeat && planet.owner != ref.seat)
                nearest = std::min(nearest, distance(home.cell_of(spot), planet.centre));
        return std::tuple(!is_corner(offset_of(spot)), nearest, option);
    };
    return *std::min_element(codes.begin(), codes.end(), [&](OptionCode a, OptionCode b) {
        return order(a) < order(b);
    });
}

}  // namespace

OptionCode fallback(const ViewRef& ref, const CodeBuffer& codes) {
    switch (ref.pub.asking) {
        case Question::place_cannon:
            return cannon_fallback(ref, codes);
        case Question::structure:
            return code(Verb::built);
        case Question::ship:
            return code(Verb::launched);
        case Question::activate:
            return code(Verb::end_turn);
        case Question::unit_action:
            return code(Verb::stop);
        case Question::share_victory:
            return code(Verb::no);
        default:  // spots come in the order of rings, cells row by row
            return codes[0];
    }
}

}  // namespace sidera::monolith
