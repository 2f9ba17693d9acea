// Who keeps a table waiting and is not there: how much of the table's patience is used up, and what
// those who are there want to do about it.
//
// Only what everybody may know goes in: for whom the table waits in public, whose page is open.
// An answer that others cannot see yet refills nothing until they can.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/seat.h"
#include "server/store/store.h"
#include "server/wire/words.h"

namespace sidera::server {

// What is kept of it between two runs of the server; one per seat.
struct SavedAbsence {
    std::int64_t used = 0;         // milliseconds of the table's patience
    std::int32_t missed = 0;       // answers in a row that a clock gave
    bool bot = false;              // plays until the person is back
    std::int64_t votes_until = 0;  // days per answer: when those who have voted decide
    std::vector<wire::AbsenceVote> votes;
    std::optional<bool> had_a_turn;  // the table has waited for the person, and has gone on

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("used", self.used);
        visit("missed", self.missed);
        visit("bot", self.bot);
        visit("votes_until", self.votes_until);
        visit("votes", self.votes);
        visit("had_a_turn", self.had_a_turn);
    }
};

// How things stand at the table, as everybody may know it.
struct Attendance {
    SeatSet people;          // seats of persons who have not conceded
    SeatSet here;            // of these, who has an open page
    SeatSet deciding;        // for whom the table waits
    bool running = false;    // a game is being played and nobody has paused it
    std::uint64_t mark = 0;  // of the last change that everybody could see
    bool rated = false;
};

class Absence {
  public:
    Absence() = default;
    Absence(const wire::TableRules& rules, int seats);

    // Time passes up to `now`; from then on this is how things stand.
    void note(const Attendance& attendance, Milliseconds now);

    // The person has answered: to be seen by all with the next public change.
    void answered(Seat seat);
    // Something else was said for the seat: it refills nothing, and can be taken back as well.
    void said(Seat seat);
    // The last of these was taken back: what it has refilled is used up again.
    void taken_back(Seat seat);
    // A clock has answered in the person's place.
    void missed(Seat seat);
    // "I am here."
    void spoke_up(Seat seat, Milliseconds now);

    // No open page; without a clock also who has owed an answer for ten minutes.
    bool is_away(Seat seat) const;
    // Away, and the table has waited long enough: the others may decide.
    bool is_used_up(Seat seat) const;
    // While the table waits for somebody who is away: what is left of its patience.
    std::optional<Milliseconds> patience_left(Seat seat, Milliseconds now) const;
    bool is_counting(Seat seat) const;

    bool has_bot(Seat seat) const { return own(seat).saved.bot; }

    void give_back(Seat seat) { own(seat).saved.bot = false; }

    // Who is there and plays himself.
    SeatSet there() const;
    // Who decides about an absent one.
    SeatSet voters(Seat about) const;
    bool may_choose(wire::AbsenceChoice choice) const;
    void vote(Seat voter, Seat about, wire::AbsenceChoice choice, Milliseconds now);

    const std::vector<wire::AbsenceVote>& votes(Seat about) const { return own(about).saved.votes; }

    // What has been decided about somebody; the caller carries it out. A bot sits down at once.
    struct Verdict {
        Seat about = kNoSeat;
        wire::AbsenceChoice choice = wire::AbsenceChoice::none;
    };

    std::optional<Verdict> take_verdict(Milliseconds now);

    // When something of this changes by itself.
    std::optional<Milliseconds> next_change() const;

    const SavedAbsence& saved(Seat seat) const { return own(seat).saved; }

    void restore(Seat seat, const SavedAbsence& saved) { own(seat).saved = saved; }

  private:
    // Something said for a seat, which may be taken back.
    struct Step {
        bool is_answer = false;  // by the person
        bool is_shown = false;   // to all
        Milliseconds used = 0;   // what it has refilled
        std::int32_t missed = 0;
    };

    struct Own {
        SavedAbsence saved;
        Milliseconds owes_since = 0;
        std::vector<Step> steps;  // the latest last; those of long ago are forgotten
        std::int32_t has_missed = 0;

        bool has_answered() const;  // not seen by all yet
        void add(const Step& step);
        void show();
    };

    Own& own(Seat seat) { return seats_[static_cast<std::size_t>(seat)]; }

    const Own& own(Seat seat) const { return seats_[static_cast<std::size_t>(seat)]; }

    SeatSet away_at(Milliseconds now) const;
    bool is_idle_at(Seat seat, Milliseconds now) const;
    void pass(Milliseconds now);
    void count_up_to(Milliseconds now);
    void count_turns(SeatSet deciding);
    void show_answers();
    wire::AbsenceChoice choice_of(Seat about, Milliseconds now) const;

    wire::TableRules rules_;
    std::vector<Own> seats_;
    Attendance attendance_;
    SeatSet away_;
    Milliseconds at_ = 0;
};

}  // namespace sidera::server
