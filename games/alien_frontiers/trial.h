// What an option would do, told by the rules themselves: it is played on a guess.

#pragma once

#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {

// Numbers in labels and the clock's choice come from here, so no price is computed twice. The luck
// is not that of the game: what depends on it must not be read off.
class Trial {
  public:
    Trial(const Data& data, const ViewRef& ref) : data_(data), seat_(ref.seat) {
        Luck luck = Luck::seeded(kSeed);
        before_ = AlienFrontiers::guess(
            data, View{.seat = ref.seat, .pub = ref.pub, .own = ref.own, .counts = {}}, luck);
    }

    const Public& before() const { return before_.pub; }

    // The table after this option, up to the next question.
    Public after(OptionCode option) const {
        State state = before_;
        Luck luck = Luck::seeded(kSeed);
        Sink<AlienFrontiers> unheard;
        AlienFrontiers::advance(data_, state, {.seat = seat_, .code = option}, luck, unheard);
        return state.pub;
    }

    int points_change(const Public& after, Seat seat) const {
        return after.players[seat].points - before_.pub.players[seat].points;
    }

  private:
    static constexpr Seed kSeed{.low = 1};

    const Data& data_;
    Seat seat_;
    State before_;
};

}  // namespace sidera::alien_frontiers
