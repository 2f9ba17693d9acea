// Playing a state on to its end, fast: no events, no allocation, no legality check.

#pragma once

#include "bots/random_bot.h"

namespace sidera {

// Puts one question of the state to `pick(ref, codes)` and carries the answer out. Of several seats
// asked at once the lowest goes first. A question with a single option is no decision and is
// answered without `pick`. Yields whether it was a decision.
template<Game G, class Pick>
bool play_step(
    const typename G::Data& data, typename G::State& state, Luck& luck, Sink<G>& out, Pick&& pick) {
    CodeArray<G::kMaxOptions> codes;
    const Seat seat = G::asked(state).lowest();
    const typename G::ViewRef ref = G::ref(state, seat);
    G::options(data, ref, Channel::main, codes);
    const bool decision = codes.size() > 1 || G::range(data, ref, codes[0]) != Range{};
    const Choice choice = decision ? pick(ref, codes) : Choice{codes[0], 0};
    G::advance(
        data,
        state,
        {.seat = seat, .channel = choice.channel, .code = choice.code, .value = choice.value},
        luck,
        out);
    return decision;
}

// Plays to the end; yields the number of decisions with two or more options.
template<Game G, class Pick>
std::uint32_t play_out(const typename G::Data& data,
                       typename G::State& state,
                       Luck& luck,
                       Pick&& pick) {
    Sink<G> nowhere;
    std::uint32_t decisions = 0;
    while (!G::asked(state).empty())
        decisions += play_step<G>(data, state, luck, nowhere, pick) ? 1 : 0;
    return decisions;
}

// The same with uniformly random answers.
template<Game G>
std::uint32_t play_out_randomly(const typename G::Data& data,
                                typename G::State& state,
                                Luck& luck,
                                QuickRandom& random) {
    return play_out<G>(data, state, luck, [&](typename G::ViewRef ref, const CodeBuffer& codes) {
        return pick_at_random<G>(data, ref, codes, random);
    });
}

}  // namespace sidera
