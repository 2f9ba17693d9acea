// What everybody may know of the clocks of a table, said once more for tests: a seat's own time is
// true; the others' seems to run while they are being asked, whoever of them has answered already.

#pragma once

#include <algorithm>
#include <vector>

#include "engine/record.h"
#include "server/store/store.h"
#include "server/wire/replies.h"

namespace sidera::server {

class KnownClocks {
  public:
    KnownClocks() = default;

    KnownClocks(int seats, int seconds, int increment, Milliseconds now)
        : increment_(increment * 1000), at_(now) {
        true_.assign(static_cast<std::size_t>(seats), seconds * 1000);
        seen_ = true_;
    }

    // Time goes by for those who are asked, and in the others' eyes for those who seem to be.
    void pass(Milliseconds now) {
        for (const Seat seat : is_paused_ ? SeatSet() : asked_)
            true_[static_cast<std::size_t>(seat)] -= now - at_;
        for (const Seat seat : is_paused_ ? SeatSet() : deciding_)
            seen_[static_cast<std::size_t>(seat)] -= now - at_;
        at_ = now;
    }

    void answered(Seat seat, By by) {
        Milliseconds& left = true_[static_cast<std::size_t>(seat)];
        left = by == By::clock ? std::max<Milliseconds>(increment_, 10'000)
                               : std::max<Milliseconds>(left, 0) + increment_;
    }

    // What is taken back takes its increment with it.
    void taken_back(Seat seat) { true_[static_cast<std::size_t>(seat)] -= increment_; }

    void ask(SeatSet asked, SeatSet deciding) {
        asked_ = asked;
        deciding_ = deciding;
    }

    void pause(bool on) { is_paused_ = on; }

    void publish() { seen_ = true_; }

    wire::Clocks shown_to(Seat reader, Milliseconds now) const {
        KnownClocks then = *this;
        then.pass(now);
        wire::Clocks clocks;
        for (std::size_t i = 0; i < true_.size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            const bool own = seat == reader;
            clocks.left.push_back(std::max<Milliseconds>(0, own ? then.true_[i] : then.seen_[i]));
            if (!is_paused_ && (own ? asked_ : deciding_).has(seat))
                clocks.running.insert(seat);
        }
        return clocks;
    }

  private:
    Milliseconds increment_ = 0;
    Milliseconds at_ = 0;
    std::vector<Milliseconds> true_;
    std::vector<Milliseconds> seen_;
    SeatSet asked_;
    SeatSet deciding_;
    bool is_paused_ = false;
};

}  // namespace sidera::server
