// How a game of Monolith goes on from an answer.

#include "games/monolith/game.h"

#include "games/monolith/table.h"

namespace sidera::monolith {

SeatSet Monolith::asked(const State& state) {
    return state.pub.asking != Question::share_victory
               ? state.pub.deciding
               : still_silent(state, [](const Private& own) { return own.reply != Reply::none; });
}

// MO-DIP-4, MO-DIP-6
SeatSet Monolith::free(const State& state) {
    const Public& pub = state.pub;
    if (pub.over)
        return {};
    return pub.rules.diplomacy ? living(pub) : asked(state);
}

void Monolith::resume(const Data& data, State& state, Luck& luck, Sink<Monolith>& out) {
    Table(data, state, luck, out).run();
}

void Monolith::advance(
    const Data& data, State& state, const Answer& answer, Luck& luck, Sink<Monolith>& out) {
    Table table(data, state, luck, out, answer);
    if (answer.channel == Channel::table) {
        if (table.say())
            table.run();
        return;
    }
    if (state.pub.asking == Question::share_victory) {
        state.own[answer.seat].reply = answer.code == code(Verb::yes) ? Reply::yes : Reply::no;
        if (!asked(state).empty())
            return;
    }
    state.pub.deciding.clear();
    state.pub.asking = Question::none;
    table.run();
}

bool Monolith::shows_own(const State& before, const State& after, Seat seat) {
    Private own = before.own[seat];
    own.stock = after.own[seat].stock;
    return may_show_own(before, after) && own != after.own[seat];
}

}  // namespace sidera::monolith
