// A table: who is not there, and what the others decide about it.

#include <algorithm>

#include "server/room/result.h"
#include "server/room/room.h"

namespace sidera::server {
namespace {

constexpr Milliseconds kReload = 10'000;  // who is gone for less has only loaded his page anew

}  // namespace

using wire::AbsenceChoice;

Attendance Room::attendance() const {
    Attendance now;
    for (int i = 0; i < seats(); ++i) {
        const SavedSeat& saved = saved_seat(seat_at(i));
        if (!saved.player || saved.conceded)
            continue;
        now.people.insert(seat_at(i));
        if (chair(seat_at(i)).offline == 0)
            now.here.insert(seat_at(i));
    }
    if (match_ == nullptr || is_lesson())
        return now;
    now.deciding = match_->deciding();
    now.mark = public_mark();
    now.running = is_playing() && !saved_.paused_by;
    now.rated = counts_for_ratings(saved_);
    return now;
}

// What everybody may know of the last change.
std::uint64_t Room::public_mark() const {
    return match_->heard(kNoSeat) << 8 | match_->deciding().bits();
}

// Before the game, too.
bool Room::is_away(Seat seat) const {
    return match_ == nullptr ? chair(seat).offline != 0 : absence_.is_away(seat);
}

bool Room::note_attendance() {
    if (is_lesson() || match_ == nullptr)
        return false;
    absence_.note(attendance(), host_.now());
    bool refilled = false;
    for (int i = 0; i < seats(); ++i) {
        SavedSeat& saved = saved_seat(seat_at(i));
        if (!saved.player)
            continue;
        const SavedAbsence& now = absence_.saved(seat_at(i));
        refilled = refilled || (saved.absence && (saved.absence->used > now.used ||
                                                  saved.absence->missed > now.missed));
        saved.absence = now;
    }
    return refilled;
}

// Till then somebody who has just gone, and has a say, may be back in a moment.
Milliseconds Room::settled_from() const {
    Milliseconds settled = 0;
    for (int i = 0; i < seats(); ++i)
        if (const Milliseconds gone = chair(seat_at(i)).offline;
            gone != 0 && saved_seat(seat_at(i)).player && !saved_seat(seat_at(i)).conceded)
            settled = std::max(settled, gone + kReload);
    return settled;
}

// Called after whatever may have settled a vote; a seat at a time, for a verdict changes who votes.
// Who reloads his page is gone for a moment, and nothing is decided without him then.
void Room::settle_votes() {
    if (is_lesson() || !is_playing() || saved_.paused_by || is_somebody_just_gone())
        return;
    seat_newcomers();
    note_attendance();
    while (const auto verdict = absence_.take_verdict(host_.now())) {
        carry_out(*verdict);
        if (!is_playing())
            return;
        note_attendance();
    }
}

void Room::carry_out(const Absence::Verdict& verdict) {
    switch (verdict.choice) {
        case AbsenceChoice::bot:
            forget_thought(chair(verdict.about));
            chair(verdict.about).bot = nullptr;
            break;
        case AbsenceChoice::call_off:
            return call_off();
        case AbsenceChoice::concede:
            return concede(verdict.about);
        case AbsenceChoice::none:
            return;
    }
    run_clocks();
    note_attendance();
    keep_room();
    tell_room();
    tell_game();
    run_bots();
}

// Ends the game without a result.
void Room::call_off() {
    saved_.phase = wire::Phase::aborted;
    for (Chair& own : chairs_)
        forget_thought(own);
    forget_newcomers();
    run_clocks();
    keep_room();
    tell_room();
}

// A bot plays on in the seat, for good, as long as people play on.
void Room::concede(Seat seat) {
    saved_seat(seat).conceded = true;
    forget_thought(chair(seat));
    int left = 0;
    bool somebody = false;  // a person who goes on, here or away
    for (const SavedSeat& other : saved_.seats) {
        left += other.conceded ? 0 : 1;
        somebody = somebody || (other.player && !other.conceded);
    }
    if (left <= 1 || !somebody)
        return finish_by_concession();
    run_clocks();
    note_attendance();
    keep_room();
    tell_room();
    tell_game();
    run_bots();
}

// The seat goes back to its person, who is there again.
void Room::hand_back(Seat seat) {
    if (!absence_.has_bot(seat))
        return;
    absence_.give_back(seat);
    chair(seat).bot_played = true;
    forget_thought(chair(seat));
    run_clocks();
    note_attendance();  // what is kept follows it
    keep_room();
}

void Room::handle(ConnectionId connection, const wire::Here& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing() || is_lesson())
        return refuse(connection, request.id, "game_over");
    be_here(seat);
    acknowledge(connection, request.id);
    run_bots();
}

// The person has given a sign, and everybody may know it.
void Room::be_here(Seat seat) {
    hand_back(seat);
    absence_.spoke_up(seat, host_.now());
    note_attendance();
    tell_room();
    tell_game();
}

void Room::handle(ConnectionId connection, const wire::VoteAbsence& request) {
    const Seat seat = seat_of(connection);
    if (seat == kNoSeat || saved_seat(seat).conceded)
        return refuse(connection, request.id, "not_seated");
    if (!is_playing() || is_lesson())
        return refuse(connection, request.id, "game_over");
    if (saved_.paused_by)
        return refuse(connection, request.id, "paused");
    note_attendance();
    if (index(request.seat) >= seats() || !absence_.is_used_up(request.seat) ||
        !absence_.voters(request.seat).has(seat))
        return refuse(connection, request.id, "not_away");
    if (!absence_.may_choose(request.choice))
        return refuse(connection, request.id, "not_possible");
    absence_.vote(seat, request.seat, request.choice, host_.now());
    note_attendance();
    keep_room();
    acknowledge(connection, request.id);
    tell_room();
    settle_votes();
}

// Of what everybody is told about who is not there; it changes with time alone, too.
std::uint32_t Room::absence_print() const {
    std::uint32_t print = 0;
    for (int i = 0; i < seats(); ++i)
        print |= (absence_.is_away(seat_at(i)) ? 1u : 0u) << i |
                 (absence_.is_used_up(seat_at(i)) ? 1u : 0u) << (8 + i) |
                 (absence_.is_counting(seat_at(i)) ? 1u : 0u) << (16 + i);
    if ((print >> 8 & 0xFF) != 0)  // somebody's is used up: what may become of him is of interest
        for (const AbsenceChoice choice : absence_choices())
            print |= 1u << (24 + static_cast<unsigned>(choice));
    return print;
}

std::vector<AbsenceChoice> Room::absence_choices() const {
    std::vector<AbsenceChoice> choices;
    if (is_playing() && !is_lesson())
        for (const AbsenceChoice choice :
             {AbsenceChoice::bot, AbsenceChoice::call_off, AbsenceChoice::concede})
            if (absence_.may_choose(choice))
                choices.push_back(choice);
    return choices;
}

}  // namespace sidera::server
