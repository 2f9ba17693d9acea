// Who is asked in Cosmic Encounter, and who may speak. How it goes on from an answer:
// table/table.cpp.

#include "games/cosmic/game.h"

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

SeatSet Cosmic::asked(const State& state) {
    return !is_sealed(state.pub.question.kind)
               ? state.pub.deciding
               : still_silent(state, [](const Private& own) { return own.reply != 0; });
}

// Hidden powers are shown at any time; who waits in talks may speak again.
SeatSet Cosmic::free(const State& state) {
    const Public& pub = state.pub;
    SeatSet seats;
    if (pub.over)
        return seats;
    for (const Seat seat : everybody(pub))
        for (const Sheet& sheet : pub.players[seat].sheets)
            if (sheet.hidden)
                seats.insert(seat);
    if (pub.question.kind == Ask::deal)
        for (const Side side : {Side::offense, Side::defense}) {
            const Seat seat = main_of(pub.encounter(), side);
            if (!pub.deciding.has(seat))
                seats.insert(seat);
        }
    return seats;
}

void Cosmic::resume(const Data& data, State& state, Luck& luck, Sink<Cosmic>& out) {
    Table(data, state, luck, out).run();
}

}  // namespace sidera::cosmic
