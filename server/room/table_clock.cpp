// The clocks of a table.

#include "server/room/table_clock.h"

#include <algorithm>

namespace sidera::server {
namespace {

constexpr Milliseconds kDay = 86'400'000;
constexpr Milliseconds kGrace = 10'000;   // per question, for who has run out of time
constexpr std::size_t kMostGained = 256;  // nobody takes back more

Milliseconds full(const wire::ClockRule& rule) {
    return rule.kind == wire::ClockKind::days ? rule.days * kDay
                                              : static_cast<Milliseconds>(rule.seconds) * 1000;
}

}  // namespace

TableClock::TableClock(const wire::ClockRule& rule, int seats)
    : rule_(rule)
    , left_(static_cast<std::size_t>(seats), full(rule))
    , public_(static_cast<std::size_t>(seats), full(rule))
    , gained_(static_cast<std::size_t>(seats)) {}

void TableClock::pass(Milliseconds now) {
    const Milliseconds passed = std::max<Milliseconds>(0, now - at_);
    for (const Seat seat : running_)
        left_[static_cast<std::size_t>(seat)] -= passed;
    at_ = std::max(at_, now);
}

void TableClock::run(SeatSet seats, Milliseconds now) {
    pass(now);
    if (rule_.kind == wire::ClockKind::days)
        for (const Seat seat : seats)
            if (!running_.has(seat))
                left_[static_cast<std::size_t>(seat)] = full(rule_);
    running_ = seats;
}

void TableClock::answered(Seat seat, Milliseconds now) {
    pass(now);
    Milliseconds& left = left_[static_cast<std::size_t>(seat)];
    if (rule_.kind == wire::ClockKind::live) {
        const Milliseconds more = static_cast<Milliseconds>(rule_.increment) * 1000;
        left = std::max<Milliseconds>(left, 0) + more;
        gain(seat, more);
    } else {
        gain(seat, full(rule_) - left);
        left = full(rule_);
    }
    running_.erase(seat);
}

void TableClock::spoke(Seat seat) {
    gain(seat, 0);
}

void TableClock::gain(Seat seat, Milliseconds gained) {
    if (!counts())
        return;
    std::vector<Milliseconds>& all = gained_[static_cast<std::size_t>(seat)];
    if (all.size() == kMostGained)
        all.erase(all.begin(), all.begin() + kMostGained / 2);
    all.push_back(gained);
}

void TableClock::taken_back(Seat seat, Milliseconds now) {
    if (!counts())
        return;
    pass(now);
    const bool live = rule_.kind == wire::ClockKind::live;
    std::vector<Milliseconds>& all = gained_[static_cast<std::size_t>(seat)];
    // Said before the server was started anew: an answer, most likely.
    Milliseconds gained = live ? static_cast<Milliseconds>(rule_.increment) * 1000 : 0;
    if (!all.empty()) {
        gained = all.back();
        all.pop_back();
    }
    left_[static_cast<std::size_t>(seat)] -= gained;
    if (!live)
        running_.insert(seat);  // who is asked the same again gets no new span
}

void TableClock::expired(Seat seat) {
    const Milliseconds more = static_cast<Milliseconds>(rule_.increment) * 1000;
    left_[static_cast<std::size_t>(seat)] =
        rule_.kind == wire::ClockKind::days ? full(rule_) : std::max(more, kGrace);
    running_.erase(seat);
}

void TableClock::seem(SeatSet seats, Milliseconds now) {
    for (const Seat seat : seeming_)
        public_[static_cast<std::size_t>(seat)] -= std::max<Milliseconds>(0, now - public_at_);
    public_at_ = std::max(public_at_, now);
    seeming_ = seats;
}

void TableClock::publish(Milliseconds now) {
    pass(now);
    public_ = left_;
    public_at_ = now;
}

std::optional<Milliseconds> TableClock::next_end() const {
    std::optional<Milliseconds> first;
    if (counts())
        for (const Seat seat : running_) {
            const Milliseconds end = at_ + left_[static_cast<std::size_t>(seat)];
            first = first ? std::min(*first, end) : end;
        }
    return first;
}

SeatSet TableClock::ended(Milliseconds now) const {
    SeatSet seats;
    if (counts())
        for (const Seat seat : running_)
            if (at_ + left_[static_cast<std::size_t>(seat)] <= now)
                seats.insert(seat);
    return seats;
}

wire::Clocks TableClock::shown_to(Seat reader, Milliseconds now) const {
    wire::Clocks clocks;
    for (std::size_t i = 0; i < left_.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool own = seat == reader;
        const bool runs = own ? running_.has(seat) : seeming_.has(seat);
        const Milliseconds base = own ? left_[i] : public_[i];
        const Milliseconds since = own ? at_ : public_at_;
        const Milliseconds left = runs ? base - std::max<Milliseconds>(0, now - since) : base;
        clocks.left.push_back(std::max<Milliseconds>(0, left));
        if (runs)
            clocks.running.insert(seat);
    }
    return clocks;
}

}  // namespace sidera::server
