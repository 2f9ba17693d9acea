// Whose clocks have answered, and who may know of it already.

#pragma once

#include <cstddef>
#include <utility>

#include "engine/stories.h"

namespace sidera {

// The seat itself hears of it at once. Where several choose at the same time the others may not
// know who has answered: they hear of it when the question is settled for all. `tell` takes an
// audience's number, spectators last, and the story.
class TimedOut {
  public:
    template<class Tell>
    void add(Seat seat, const Tell& tell) {
        waiting_.insert(seat);
        tell(static_cast<std::size_t>(seat), time_up_story(seat));
    }

    template<class Tell>
    void tell_others(SeatSet seats, const Tell& tell) {
        for (const Seat seat : std::exchange(waiting_, {})) {
            const auto story = time_up_story(seat);
            for (const Seat other : seats.without(SeatSet::of(seat)))
                tell(static_cast<std::size_t>(other), story);
            tell(kMaxSeats, story);
        }
    }

    // They are asked again: what their clocks answered was taken back.
    void forget(SeatSet asked) { waiting_ = waiting_.without(asked); }

  private:
    SeatSet waiting_;
};

}  // namespace sidera
