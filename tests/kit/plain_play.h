// Random play without GoogleTest, for fuzz targets.

#pragma once

#include "engine/game.h"

namespace sidera::kit {

// One random game with every yes-or-no option on that the others allow, and a round limit where
// there is one; false when an invariant breaks or it does not end.
template<Game G>
bool plays_to_the_end(const typename G::Data& data, std::uint64_t seed) {
    Setup setup = default_setup<G>();
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
        const Setup before = setup;
        if (G::kOptions[i].kind == OptionSpec::Kind::boolean)
            setup.options[i] = 1;
        if (G::kOptions[i].key == "round_limit")
            setup.options[i] = 30;
        if (G::check_setup(data, setup))
            setup = before;
    }
    if (G::check_setup(data, setup))
        return true;
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Sink<G> out;
    CodeArray<G::kMaxOptions> codes;
    typename G::State state = G::start(data, setup, luck, out);
    for (int answers = 0; !G::asked(state).empty(); ++answers) {
        if (answers > G::kMaxAnswers || G::broken_invariant(data, state))
            return false;
        const Seat seat = G::asked(state).lowest();
        codes.clear();
        G::options(data, G::ref(state, seat), Channel::main, codes);
        const OptionCode code = codes[random.below(static_cast<std::uint32_t>(codes.size()))];
        const std::int32_t amount = G::range(data, G::ref(state, seat), code).lo;
        G::advance(data, state, {.seat = seat, .code = code, .value = amount}, luck, out);
    }
    return true;
}

}  // namespace sidera::kit
