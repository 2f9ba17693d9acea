// Who keeps a table waiting and is not there.

#include "server/room/absence.h"

#include <algorithm>
#include <utility>

namespace sidera::server {
namespace {

constexpr Milliseconds kDay = 86'400'000;
constexpr Milliseconds kOwes =
    600'000;  // without a clock: who has not answered for so long is away
constexpr Milliseconds kLooks = 60'000;  // who comes back has so long before he is asked again
constexpr int kMissedDays = 2;           // deadlines in a row
constexpr std::size_t kMostSteps = 256;  // nobody takes back more

}  // namespace

using wire::AbsenceChoice;
using wire::ClockKind;

Absence::Absence(const wire::TableRules& rules, int seats)
    : rules_(rules), seats_(static_cast<std::size_t>(seats)) {}

void Absence::note(const Attendance& attendance, Milliseconds now) {
    pass(now);
    const bool goes_on = attendance.running && !attendance_.running;
    const bool shown = attendance.mark != attendance_.mark;
    for (const Seat seat : attendance.deciding)
        if (goes_on || !attendance_.deciding.has(seat) || (shown && own(seat).has_answered()))
            own(seat).owes_since = now;
        else if (attendance.here.has(seat) && !attendance_.here.has(seat))
            own(seat).owes_since = std::max(own(seat).owes_since, now - kOwes + kLooks);
    if (shown)
        count_turns(attendance.deciding);
    attendance_ = attendance;
    if (shown)
        show_answers();
    away_ = away_at(now);
    for (const Seat seat : attendance_.people.without(away_)) {
        own(seat).saved.votes.clear();
        own(seat).saved.votes_until = 0;
    }
}

// Who is there changes by itself when somebody has owed an answer for too long: up to then one
// thing counts, afterwards another.
void Absence::pass(Milliseconds now) {
    while (at_ < now) {
        Milliseconds until = now;
        for (const Seat seat : attendance_.deciding)
            if (const Milliseconds idle = own(seat).owes_since + kOwes; idle > at_)
                until = std::min(until, idle);
        count_up_to(until);
        away_ = away_at(until);
    }
}

void Absence::count_up_to(Milliseconds now) {
    for (const Seat seat : attendance_.deciding)
        if (is_counting(seat))
            own(seat).saved.used += now - at_;
    at_ = now;
}

// By what everybody sees: who of several has answered in a window would tell of cards.
void Absence::count_turns(SeatSet deciding) {
    for (const Seat seat : attendance_.deciding) {
        const bool alone = attendance_.deciding.size() == 1 && own(seat).has_answered();
        if ((alone || !deciding.has(seat)) && !own(seat).saved.bot)
            own(seat).saved.had_a_turn = true;
    }
}

void Absence::show_answers() {
    for (Own& one : seats_) {
        one.show();
        one.saved.missed += std::exchange(one.has_missed, 0);
    }
}

bool Absence::Own::has_answered() const {
    for (auto step = steps.rbegin(); step != steps.rend() && !step->is_shown; ++step)
        if (step->is_answer)
            return true;
    return false;
}

void Absence::Own::add(const Step& step) {
    if (steps.size() == kMostSteps)
        steps.erase(steps.begin(), steps.begin() + kMostSteps / 2);
    steps.push_back(step);
}

void Absence::Own::show() {
    auto first = steps.end();
    while (first != steps.begin() && !(first - 1)->is_shown)
        --first;
    for (auto step = first; step != steps.end(); ++step) {
        step->is_shown = true;
        if (!step->is_answer)
            continue;
        step->used = std::exchange(saved.used, 0);
        step->missed = std::exchange(saved.missed, 0);
        saved.votes.clear();
    }
}

void Absence::answered(Seat seat) {
    own(seat).add({.is_answer = true});
    own(seat).has_missed = 0;
}

void Absence::said(Seat seat) {
    own(seat).add({});
}

void Absence::taken_back(Seat seat) {
    Own& one = own(seat);
    if (one.steps.empty())
        return;  // said before the server was started anew
    const Step step = one.steps.back();
    one.steps.pop_back();
    one.saved.used += step.used;
    one.saved.missed += step.missed;
}

void Absence::missed(Seat seat) {
    ++own(seat).has_missed;
}

void Absence::spoke_up(Seat seat, Milliseconds now) {
    pass(now);
    own(seat).owes_since = now;
    own(seat).saved.bot = false;
    own(seat).saved.votes.clear();
    away_ = away_at(now);
}

bool Absence::is_idle_at(Seat seat, Milliseconds now) const {
    return rules_.clock.kind == ClockKind::none && attendance_.running &&
           attendance_.deciding.has(seat) && now >= own(seat).owes_since + kOwes;
}

SeatSet Absence::away_at(Milliseconds now) const {
    SeatSet away = attendance_.people.without(attendance_.here);
    for (const Seat seat : attendance_.people)
        if (is_idle_at(seat, now))
            away.insert(seat);
    return away;
}

bool Absence::is_away(Seat seat) const {
    return away_.has(seat);
}

bool Absence::is_used_up(Seat seat) const {
    if (!attendance_.running || !attendance_.people.has(seat) || !is_away(seat) || has_bot(seat))
        return false;
    const SavedAbsence& saved = own(seat).saved;
    switch (rules_.clock.kind) {
        case ClockKind::none:
            return saved.used >= Milliseconds{rules_.patience} * 1000;
        case ClockKind::live:
            return saved.missed > 0;
        case ClockKind::days:
            return saved.missed >= kMissedDays;
    }
    return false;
}

// The patience is that of the people who are there.
bool Absence::is_counting(Seat seat) const {
    if (rules_.clock.kind != ClockKind::none || !attendance_.running ||
        !attendance_.deciding.has(seat) || !is_away(seat) || has_bot(seat))
        return false;
    return !voters(seat).empty();
}

std::optional<Milliseconds> Absence::patience_left(Seat seat, Milliseconds now) const {
    if (is_used_up(seat))
        return 0;
    if (rules_.clock.kind != ClockKind::none || !is_away(seat) || has_bot(seat) ||
        !attendance_.deciding.has(seat))
        return std::nullopt;
    const Milliseconds since = is_counting(seat) ? std::max<Milliseconds>(0, now - at_) : 0;
    return std::max<Milliseconds>(
        0, Milliseconds{rules_.patience} * 1000 - own(seat).saved.used - since);
}

SeatSet Absence::there() const {
    SeatSet there = attendance_.here.without(away_);
    for (const Seat seat : there)
        if (has_bot(seat))
            there.erase(seat);
    return there;
}

// With days per answer nobody sits there waiting: all who still answer decide.
SeatSet Absence::voters(Seat about) const {
    SeatSet voters = there();
    if (rules_.clock.kind == ClockKind::days)
        for (const Seat seat : attendance_.people)
            if (!has_bot(seat) && own(seat).saved.missed < kMissedDays)
                voters.insert(seat);
    voters.erase(about);
    return voters;
}

// A rated game ends without a result only while somebody has not had a turn; later who does not
// come back has lost it.
bool Absence::may_choose(AbsenceChoice choice) const {
    bool counts = attendance_.rated;
    for (const Seat seat : attendance_.people)
        counts = counts && own(seat).saved.had_a_turn.value_or(false);
    switch (choice) {
        case AbsenceChoice::call_off:
            return !counts;
        case AbsenceChoice::concede:
            return counts;
        default:
            return true;
    }
}

void Absence::vote(Seat voter, Seat about, AbsenceChoice choice, Milliseconds now) {
    SavedAbsence& saved = own(about).saved;
    std::erase_if(saved.votes, [&](const wire::AbsenceVote& vote) { return vote.seat == voter; });
    if (choice != AbsenceChoice::none)
        saved.votes.push_back({.seat = voter, .choice = choice});
    if (rules_.clock.kind == ClockKind::days && saved.votes_until == 0)
        saved.votes_until = now + rules_.clock.days * kDay;
    if (saved.votes.empty())
        saved.votes_until = 0;
}

// A bot needs more than half, what cannot be taken back all of them. When a vote over days ends,
// only who has voted counts.
AbsenceChoice Absence::choice_of(Seat about, Milliseconds now) const {
    const SavedAbsence& saved = own(about).saved;
    const SeatSet entitled = voters(about);
    const auto count = [&](AbsenceChoice choice) {
        return std::count_if(saved.votes.begin(), saved.votes.end(), [&](const auto& vote) {
            return entitled.has(vote.seat) &&
                   (choice == AbsenceChoice::none || vote.choice == choice);
        });
    };
    const auto cast = count(AbsenceChoice::none);
    const bool ends = saved.votes_until != 0 && now >= saved.votes_until;
    const auto all = ends ? cast : static_cast<std::ptrdiff_t>(entitled.size());
    if (cast == 0)
        return AbsenceChoice::none;
    if (count(AbsenceChoice::bot) * 2 > all)
        return AbsenceChoice::bot;
    for (const AbsenceChoice choice : {AbsenceChoice::call_off, AbsenceChoice::concede})
        if (may_choose(choice) && count(choice) == all)
            return choice;
    return AbsenceChoice::none;
}

std::optional<Absence::Verdict> Absence::take_verdict(Milliseconds now) {
    pass(now);
    for (const Seat seat : attendance_.people) {
        SavedAbsence& saved = own(seat).saved;
        if (!is_used_up(seat))
            continue;
        const AbsenceChoice choice = choice_of(seat, now);
        const bool ended = saved.votes_until != 0 && now >= saved.votes_until;
        if (choice != AbsenceChoice::none || ended) {
            saved.votes.clear();
            saved.votes_until = 0;
        }
        if (choice == AbsenceChoice::none)
            continue;
        if (choice == AbsenceChoice::bot)
            saved.bot = true;
        return Verdict{.about = seat, .choice = choice};
    }
    return std::nullopt;
}

std::optional<Milliseconds> Absence::next_change() const {
    std::optional<Milliseconds> next;
    const auto consider = [&](Milliseconds at) {
        if (at > at_)
            next = next ? std::min(*next, at) : at;
    };
    if (!attendance_.running)
        return next;
    for (const Seat seat : attendance_.people) {
        const Own& one = own(seat);
        if (is_counting(seat))
            consider(at_ + Milliseconds{rules_.patience} * 1000 - one.saved.used);
        if (rules_.clock.kind == ClockKind::none && attendance_.deciding.has(seat) &&
            !has_bot(seat))
            consider(one.owes_since + kOwes);
        if (one.saved.votes_until != 0)
            consider(one.saved.votes_until);
    }
    return next;
}

}  // namespace sidera::server
