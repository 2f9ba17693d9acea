// How a game of Cosmic Encounter goes on from an answer.

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

void Cosmic::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Cosmic>& out) {
    Table table(data, state, luck, out, answer);
    if (verb(answer.code) == Verb::show_power) {
        table.sheets.show_powers(answer.seat);
        return;
    }
    if (is_sealed(state.pub.question.kind)) {
        state.own[answer.seat].reply = static_cast<std::uint32_t>(answer.code);
        if (!asked(state).empty())
            return;
    }
    state.pub.deciding.clear();
    state.pub.question = {};
    table.run();
}

}  // namespace sidera::cosmic
