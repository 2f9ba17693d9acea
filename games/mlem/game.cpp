// How a game of MLEM goes on from an answer.

#include "games/mlem/game.h"

#include "games/mlem/codes.h"
#include "games/mlem/table.h"

namespace sidera::mlem {

SeatSet Mlem::asked(const State& state) {
    return state.pub.asking != Question::mission_discard
               ? state.pub.deciding
               : still_silent(state, [](const Private& own) { return own.commit != kNone<Body>; });
}

void Mlem::resume(const Data& data, State& state, Luck& luck, Sink<Mlem>& out) {
    Table(data, state, luck, out).run();
}

void Mlem::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Mlem>& out) {
    Table table(data, state, luck, out, answer.code);
    if (state.pub.asking == Question::mission_discard) {
        table.commit_mission(answer.seat, static_cast<Body>(operand_of(answer.code)));
        if (!asked(state).empty())
            return;
    }
    state.pub.deciding.clear();
    state.pub.asking = Question::none;
    table.run();
}

}  // namespace sidera::mlem
