// How a game of Alien Frontiers goes on from an answer, and a guess at what nobody sees.

#include "games/alien_frontiers/game.h"

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

void AlienFrontiers::resume(const Data& data, State& state, Luck& luck, Sink<AlienFrontiers>& out) {
    Table(data, state, luck, out).run();
}

void AlienFrontiers::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<AlienFrontiers>& out) {
    state.pub.deciding.clear();
    state.pub.asking = Question::none;
    Table(data, state, luck, out, answer.code).run();
}

// The order of the draw pile is all that is hidden.
State AlienFrontiers::guess(const Data&, const View& view, Luck& luck) {
    State state;
    state.pub = view.pub;
    for (int i = 0; i < kCards; ++i)
        for (int copy = 0; copy < view.pub.unseen.values[static_cast<std::size_t>(i)]; ++copy)
            state.secret.pile.push_back(static_cast<Card>(i));
    luck.shuffle(state.secret.pile, kCardStream, 1000);
    return state;
}

}  // namespace sidera::alien_frontiers
