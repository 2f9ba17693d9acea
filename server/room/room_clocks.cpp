// A table: its clocks, one per player and one that the rules of a game may set for all.

#include "engine/fallback.h"
#include "server/room/room.h"

namespace sidera::server {

void Room::run_clocks() {
    if (!clock_.counts() || match_ == nullptr)
        return;
    const Milliseconds now = host_.now();
    const SeatSet counted = saved_.paused_by || !is_playing() ? SeatSet() : people();
    clock_.run(counted & match_->asked(), now);
    clock_.seem(counted & match_->deciding(), now);
    // True times would tell who has answered already: they wait until nobody has.
    const std::uint64_t print = std::hash<std::string>()(match_->view(kNoSeat));
    if (print != public_print_ && match_->asked() == match_->deciding())
        clock_.publish(now);
    public_print_ = print;
    for (int i = 0; i < seats(); ++i) {
        saved_seat(seat_at(i)).left = clock_.left(seat_at(i));
        saved_seat(seat_at(i)).seen = clock_.seen(seat_at(i));
        saved_seat(seat_at(i)).since = now;
    }
}

// The clock of the game's own rules, for all who take part together. It stands still in a pause.
void Room::run_common_clock() {
    const bool quick = saved_.rules.clock.kind != wire::ClockKind::days;
    const int seconds = is_playing() && quick && !is_lesson() ? match_->common_seconds() : 0;
    if (seconds == 0)
        common_.reset();
    else if (!common_)
        common_ = CommonClock{.end = host_.now() + seconds * 1000, .left = 0};
    if (!common_)
        return;
    if (saved_.paused_by && common_->end != 0)
        common_ =
            CommonClock{.end = 0, .left = std::max<Milliseconds>(0, common_->end - host_.now())};
    else if (!saved_.paused_by && common_->end == 0)
        common_ = CommonClock{.end = host_.now() + common_->left, .left = 0};
}

// Its end is an ordinary answer of everybody who is still asked: what is given for one may ask the
// next one.
void Room::end_common_clock() {
    while (is_playing() && common_ && !match_->asked().empty()) {
        const Seat seat = match_->asked().lowest();
        const Decision decision = match_->decision(seat, Channel::main);
        if (!give(fallback_of(decision), By::clock))
            return;
    }
}

}  // namespace sidera::server
