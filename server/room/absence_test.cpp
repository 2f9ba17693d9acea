// Patience with who is away, and what the others decide.

#include "server/room/absence.h"

#include <gtest/gtest.h>

namespace sidera::server {
namespace {

using wire::AbsenceChoice;
using wire::ClockKind;

constexpr Seat kA = seat_at(0);
constexpr Seat kB = seat_at(1);
constexpr Seat kC = seat_at(2);
constexpr Seat kD = seat_at(3);
constexpr Milliseconds kMinute = 60'000;
constexpr Milliseconds kDay = 24 * 60 * kMinute;

SeatSet set_of(std::initializer_list<Seat> seats) {
    SeatSet set;
    for (const Seat seat : seats)
        set.insert(seat);
    return set;
}

// Four people at a table with three minutes of patience; time is counted from 0.
class Absences : public testing::Test {
  protected:
    explicit Absences(ClockKind kind = ClockKind::none) {
        rules.clock.kind = kind;
        rules.clock.days = kind == ClockKind::days ? 2 : 0;
        rules.seats = 4;
        absence = Absence(rules, 4);
        now.people = SeatSet::first(4);
        now.here = SeatSet::first(4);
        now.running = true;
    }

    void note(Milliseconds at) { absence.note(now, at); }

    // Something everybody can see happens.
    void change(Milliseconds at, SeatSet deciding) {
        now.deciding = deciding;
        ++now.mark;
        note(at);
    }

    AbsenceChoice verdict(Milliseconds at) {
        const auto taken = absence.take_verdict(at);
        return taken ? taken->choice : AbsenceChoice::none;
    }

    wire::TableRules rules;
    Absence absence;
    Attendance now;
};

class AbsencesWithAClock : public Absences {
  protected:
    AbsencesWithAClock() : Absences(ClockKind::live) {}
};

class AbsencesWithDays : public Absences {
  protected:
    AbsencesWithDays() : Absences(ClockKind::days) {}
};

TEST_F(Absences, CountWhileTheTableWaitsForSomebodyAway) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(kMinute);
    EXPECT_TRUE(absence.is_away(kA));
    EXPECT_TRUE(absence.is_counting(kA));
    EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), 2 * kMinute);
    EXPECT_EQ(absence.next_change(), 4 * kMinute);
    note(4 * kMinute - 1);
    EXPECT_FALSE(absence.is_used_up(kA));
    note(4 * kMinute);
    EXPECT_TRUE(absence.is_used_up(kA));
}

TEST_F(Absences, CountOnlyWhileTheTableWaitsForThatSeat) {
    change(0, set_of({kB}));
    now.here.erase(kA);
    note(0);
    note(60 * kMinute);
    EXPECT_TRUE(absence.is_away(kA));
    EXPECT_FALSE(absence.is_used_up(kA));
    EXPECT_EQ(absence.patience_left(kA, 60 * kMinute), std::nullopt);
}

TEST_F(Absences, CountOnlyWhileSomebodyElseIsThere) {
    change(0, set_of({kA}));
    now.here = {};
    note(0);
    note(60 * kMinute);
    EXPECT_EQ(absence.patience_left(kA, 60 * kMinute), 3 * kMinute);
    now.here = set_of({kB});
    note(60 * kMinute);
    note(62 * kMinute);
    EXPECT_EQ(absence.patience_left(kA, 62 * kMinute), kMinute);
}

TEST_F(Absences, StandStillInAPause) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    now.running = false;
    note(kMinute);
    note(60 * kMinute);
    EXPECT_FALSE(absence.is_used_up(kA));
    now.running = true;
    note(60 * kMinute);
    EXPECT_EQ(absence.patience_left(kA, 60 * kMinute), 2 * kMinute);
}

TEST_F(Absences, ComingBackRefillsNothingAnAnswerDoes) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    now.here.insert(kA);
    note(2 * kMinute);
    EXPECT_FALSE(absence.is_away(kA));
    now.here.erase(kA);
    note(3 * kMinute);
    EXPECT_EQ(absence.patience_left(kA, 3 * kMinute), kMinute);
    absence.answered(kA);
    note(3 * kMinute);  // others cannot see it yet
    EXPECT_EQ(absence.patience_left(kA, 3 * kMinute), kMinute);
    change(3 * kMinute, set_of({kA}));
    EXPECT_EQ(absence.patience_left(kA, 3 * kMinute), 3 * kMinute);
}

// Each of them takes back what it had refilled, however many there were in between.
TEST_F(Absences, WhatIsTakenBackRefillsNothing) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    now.here.insert(kA);
    note(2 * kMinute);
    for (int i = 0; i < 2; ++i) {
        absence.answered(kA);
        absence.said(kA);
        change(2 * kMinute, set_of({kA}));
    }
    now.here.erase(kA);
    note(2 * kMinute);
    EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), 3 * kMinute);
    for (int i = 0; i < 3; ++i) {
        absence.taken_back(kA);
        EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), 3 * kMinute) << "one answer stands";
    }
    absence.taken_back(kA);
    EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), kMinute);
    absence.taken_back(kA);
    EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), kMinute);
}

// Nobody else has seen it: there was nothing to refill.
TEST_F(Absences, WhatNobodyHasSeenIsTakenBackAlone) {
    change(0, set_of({kA, kB}));
    now.here.erase(kA);
    note(0);
    note(2 * kMinute);
    absence.answered(kA);
    note(2 * kMinute);
    absence.taken_back(kA);
    change(2 * kMinute, set_of({kA}));
    EXPECT_EQ(absence.patience_left(kA, 2 * kMinute), kMinute);
}

// He has a look at the table first; then he is asked whether he is there.
TEST_F(Absences, WhoComesBackIsThereHoweverLongHeWasGone) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    note(15 * kMinute);
    absence.vote(kB, kA, AbsenceChoice::bot, 15 * kMinute);
    EXPECT_TRUE(absence.is_used_up(kA));
    now.here.insert(kA);
    note(15 * kMinute);
    EXPECT_FALSE(absence.is_away(kA));
    EXPECT_FALSE(absence.is_used_up(kA));
    EXPECT_TRUE(absence.votes(kA).empty());
    EXPECT_EQ(absence.next_change(), 16 * kMinute);
    note(16 * kMinute);
    EXPECT_TRUE(absence.is_used_up(kA)) << "and refills nothing";
}

TEST_F(Absences, WhoOwesAnAnswerForTenMinutesIsAway) {
    change(0, set_of({kA}));
    note(10 * kMinute - 1);
    EXPECT_FALSE(absence.is_away(kA));
    EXPECT_EQ(absence.next_change(), 10 * kMinute);
    note(10 * kMinute);
    EXPECT_TRUE(absence.is_away(kA));
    EXPECT_TRUE(absence.is_counting(kA));
    absence.spoke_up(kA, 11 * kMinute);
    EXPECT_FALSE(absence.is_away(kA));
    note(20 * kMinute);
    EXPECT_FALSE(absence.is_away(kA));
    // Both stretches count although nothing was looked at in between.
    note(60 * kMinute);
    EXPECT_TRUE(absence.is_used_up(kA));
}

TEST_F(Absences, WhoIsAwayForHoursDoesNotWaitForOthersToo) {
    change(0, set_of({kA, kB}));
    now.here = set_of({kA});
    note(0);
    // A is there for ten minutes; then nobody is.
    note(60 * kMinute);
    EXPECT_TRUE(absence.is_used_up(kB));
    EXPECT_TRUE(absence.is_away(kA));
    EXPECT_FALSE(absence.is_used_up(kA));
    EXPECT_TRUE(absence.voters(kB).empty());
}

TEST_F(Absences, MoreThanHalfLetABotPlay) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    note(3 * kMinute);
    EXPECT_EQ(absence.voters(kA), set_of({kB, kC, kD}));
    absence.vote(kB, kA, AbsenceChoice::bot, 3 * kMinute);
    EXPECT_EQ(verdict(3 * kMinute), AbsenceChoice::none);
    absence.vote(kC, kA, AbsenceChoice::call_off, 3 * kMinute);
    EXPECT_EQ(verdict(3 * kMinute), AbsenceChoice::none);
    absence.vote(kD, kA, AbsenceChoice::bot, 3 * kMinute);
    EXPECT_EQ(verdict(3 * kMinute), AbsenceChoice::bot);
    EXPECT_TRUE(absence.has_bot(kA));
    EXPECT_TRUE(absence.votes(kA).empty());
    EXPECT_FALSE(absence.is_used_up(kA));
}

TEST_F(Absences, ATieWaitsAndOneAloneDecides) {
    change(0, set_of({kA}));
    now.here = set_of({kB, kC});
    note(0);
    note(3 * kMinute);
    absence.vote(kB, kA, AbsenceChoice::bot, 3 * kMinute);
    absence.vote(kC, kA, AbsenceChoice::call_off, 3 * kMinute);
    EXPECT_EQ(verdict(3 * kMinute), AbsenceChoice::none);
    now.here = set_of({kC});
    note(4 * kMinute);
    EXPECT_EQ(verdict(4 * kMinute), AbsenceChoice::call_off);
}

TEST_F(Absences, VotesEndWithTheReturn) {
    change(0, set_of({kA}));
    now.here = set_of({kB, kC});
    note(0);
    note(3 * kMinute);
    absence.vote(kB, kA, AbsenceChoice::bot, 3 * kMinute);
    now.here.insert(kA);
    note(3 * kMinute);
    EXPECT_TRUE(absence.votes(kA).empty());
    EXPECT_FALSE(absence.is_used_up(kA));
    now.here.erase(kA);
    note(4 * kMinute);  // the patience is still used up
    EXPECT_TRUE(absence.is_used_up(kA));
}

TEST_F(Absences, ARatedGameIsCalledOffOnlyBeforeAllHadATurn) {
    now.rated = true;
    change(0, set_of({kA}));
    EXPECT_TRUE(absence.may_choose(AbsenceChoice::call_off));
    EXPECT_FALSE(absence.may_choose(AbsenceChoice::concede));
    absence.answered(kA);
    change(1, set_of({kB, kC, kD}));
    absence.answered(kB);
    absence.answered(kC);
    absence.answered(kD);
    note(1);
    EXPECT_TRUE(absence.may_choose(AbsenceChoice::call_off)) << "not everybody has seen it";
    change(2, set_of({kC, kD}));
    EXPECT_TRUE(absence.may_choose(AbsenceChoice::call_off)) << "C and D are still waited for";
    change(3, set_of({kA}));
    EXPECT_FALSE(absence.may_choose(AbsenceChoice::call_off));
    EXPECT_TRUE(absence.may_choose(AbsenceChoice::concede));
}

TEST_F(AbsencesWithAClock, ItsEndIsTheEndOfPatience) {
    change(0, set_of({kA}));
    now.here.erase(kA);
    note(0);
    note(60 * kMinute);
    EXPECT_FALSE(absence.is_used_up(kA));
    absence.missed(kA);
    change(60 * kMinute, set_of({kB}));
    EXPECT_TRUE(absence.is_used_up(kA));
    now.here.insert(kA);
    note(61 * kMinute);
    EXPECT_FALSE(absence.is_used_up(kA)) << "nobody who is there is dealt with";
}

TEST_F(AbsencesWithDays, TheSecondDeadlineInARowIs) {
    now.here = {};
    change(0, set_of({kA}));
    absence.missed(kA);
    change(2 * kDay, set_of({kA}));
    EXPECT_FALSE(absence.is_used_up(kA));
    absence.answered(kA);
    change(3 * kDay, set_of({kA}));
    absence.missed(kA);
    change(5 * kDay, set_of({kA}));
    EXPECT_FALSE(absence.is_used_up(kA)) << "not in a row";
    absence.missed(kA);
    change(7 * kDay, set_of({kA}));
    EXPECT_TRUE(absence.is_used_up(kA));
}

TEST_F(AbsencesWithDays, AnAnswerThatIsTakenBackDoesNotBreakTheRow) {
    now.here = {};
    change(0, set_of({kA}));
    absence.missed(kA);
    change(2 * kDay, set_of({kA}));
    absence.missed(kA);
    change(4 * kDay, set_of({kA}));
    EXPECT_TRUE(absence.is_used_up(kA));
    absence.answered(kA);
    change(5 * kDay, set_of({kB}));
    EXPECT_FALSE(absence.is_used_up(kA));
    absence.taken_back(kA);
    change(5 * kDay, set_of({kA}));
    EXPECT_TRUE(absence.is_used_up(kA));
}

TEST_F(AbsencesWithDays, SilenceDoesNotCountWhenTheVoteEnds) {
    now.here = {};
    change(0, set_of({kA}));
    absence.missed(kA);
    absence.missed(kA);
    change(kDay, set_of({kA}));
    EXPECT_EQ(absence.voters(kA), set_of({kB, kC, kD}));
    absence.vote(kB, kA, AbsenceChoice::bot, kDay);
    EXPECT_EQ(verdict(kDay), AbsenceChoice::none);
    EXPECT_EQ(absence.next_change(), 3 * kDay);
    EXPECT_EQ(verdict(3 * kDay - 1), AbsenceChoice::none);
    EXPECT_EQ(verdict(3 * kDay), AbsenceChoice::bot);
}

TEST_F(AbsencesWithDays, ATieAtTheEndBeginsAnew) {
    now.here = {};
    change(0, set_of({kA}));
    absence.missed(kA);
    absence.missed(kA);
    change(kDay, set_of({kA}));
    absence.vote(kB, kA, AbsenceChoice::bot, kDay);
    absence.vote(kC, kA, AbsenceChoice::call_off, kDay);
    EXPECT_EQ(verdict(3 * kDay), AbsenceChoice::none);
    EXPECT_TRUE(absence.votes(kA).empty());
    EXPECT_EQ(absence.next_change(), std::nullopt);
}

}  // namespace
}  // namespace sidera::server
