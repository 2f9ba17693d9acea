// The clocks of a table. Where several choose at once nobody may see who has answered: others see a
// seat's time run on until the question is settled for all.

#pragma once

#include <optional>
#include <vector>

#include "engine/seat.h"
#include "server/store/store.h"
#include "server/wire/replies.h"

namespace sidera::server {

class TableClock {
  public:
    TableClock() = default;

    // Full clocks.
    TableClock(const wire::ClockRule& rule, int seats);

    bool counts() const { return rule_.kind != wire::ClockKind::none; }

    // Time passes up to `now`, then these seats' clocks run. Seats that start to run get a whole
    // new span where days count per answer.
    void run(SeatSet seats, Milliseconds now);

    // The seat has answered: in real time it gains the increment, with days a whole new span.
    void answered(Seat seat, Milliseconds now);

    // A word at the table, or a bot's answer in the seat: nothing is gained by it.
    void spoke(Seat seat);

    // The seat has taken back the last of these, and with it what it gained by it.
    void taken_back(Seat seat, Milliseconds now);

    // Its time was over and the fallback was given; it goes on with a little.
    void expired(Seat seat);

    // The same as everybody sees it: these seats' clocks seem to run, whoever has answered already.
    void seem(SeatSet seats, Milliseconds now);

    // Everybody may know the true times now.
    void publish(Milliseconds now);

    // When the first running clock is at zero, and whose it is.
    std::optional<Milliseconds> next_end() const;
    SeatSet ended(Milliseconds now) const;

    // What this reader may see.
    wire::Clocks shown_to(Seat reader, Milliseconds now) const;

    Milliseconds left(Seat seat) const { return left_[static_cast<std::size_t>(seat)]; }

    void set_left(Seat seat, Milliseconds left) { left_[static_cast<std::size_t>(seat)] = left; }

    // What others saw of it when clocks were last set going.
    Milliseconds seen(Seat seat) const { return public_[static_cast<std::size_t>(seat)]; }

    void set_seen(Seat seat, Milliseconds left) { public_[static_cast<std::size_t>(seat)] = left; }

  private:
    void pass(Milliseconds now);
    void gain(Seat seat, Milliseconds gained);

    wire::ClockRule rule_;
    SeatSet running_;
    SeatSet seeming_;
    Milliseconds at_ = 0;               // up to when time was taken off
    std::vector<Milliseconds> left_;    // at `at_`
    std::vector<Milliseconds> public_;  // at `public_at_`: what everybody may know
    Milliseconds public_at_ = 0;
    std::vector<std::vector<Milliseconds>> gained_;  // by what may be taken back, the latest last
};

}  // namespace sidera::server
