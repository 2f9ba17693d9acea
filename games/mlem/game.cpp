// How a game of MLEM goes on from an answer.

#include "games/mlem/game.h"

#include "games/mlem/codes.h"
#include "games/mlem/table.h"

namespace sidera::mlem {

SeatSet Mlem::asked(const State& state) {
    const Public& pub = state.pub;
    if (pub.asking != Question::mission_discard)
        return pub.deciding;
    SeatSet open;
    for (const Seat seat : pub.deciding)
        if (state.own[seat].commit == kNone<Body>)
            open.insert(seat);
    return open;
}

void Mlem::resume(const Data& data, State& state, Luck& luck, Sink<Mlem>& out) {
    Table(data, state, luck, out).run();
}

void Mlem::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Mlem>& out) {
    Table table(data, state, luck, out, answer.code);
    if (state.pub.asking == Question::mission_discard) {
        const auto body = static_cast<Body>(operand_of(answer.code));
        if (!table.commit_mission(answer.seat, body))
            return;
    }
    state.pub.deciding.clear();
    state.pub.asking = Question::none;
    table.run();
}

Names Mlem::names(const Data& data, int seats) {
    Names names = data.names;
    names.seats = seats;
    return names;
}

}  // namespace sidera::mlem
