// What every game says in the same words: the base of its struct. A game with another mind about
// something says so itself.

#pragma once

#include "engine/cut.h"
#include "engine/game.h"

namespace sidera {

template<class DataOfGame, class StateOfGame, class ViewOfGame, class Told, class ToldInPrivate>
struct GameBase {
    using Data = DataOfGame;
    using State = StateOfGame;
    using View = ViewOfGame;
    using ViewRef = decltype(ref_of(std::declval<const View&>()));
    using PublicEvent = Told;
    using PrivateEvent = ToldInPrivate;

    static ViewRef ref(const State& state, Seat seat) { return ref_of(state, seat); }

    static View see(const State& state, Seat seat) { return view_of(state, seat); }

    static bool shows_own(const State& before, const State& after, Seat) {
        return may_show_own(before, after);
    }

    static SeatSet asked(const State& state) { return state.pub.deciding; }

    // Nobody speaks who is not asked.
    static SeatSet free(const State&) { return {}; }

    // Nothing has an amount.
    static Range range(const Data&, const ViewRef&, OptionCode) { return {}; }

    // All games end soon.
    static void shorten(Setup&) {}

    static Names names(const Data& data, int seats) {
        Names names = data.names;
        names.seats = seats;
        return names;
    }

  protected:
    // Of a question whose answers are sealed until all have given theirs: who has not.
    template<class HasAnswered>
    static SeatSet still_silent(const State& state, HasAnswered&& has_answered) {
        SeatSet open;
        for (const Seat seat : state.pub.deciding)
            if (!has_answered(state.own[seat]))
                open.insert(seat);
        return open;
    }
};

}  // namespace sidera
