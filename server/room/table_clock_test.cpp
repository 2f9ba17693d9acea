// What an answer gains, and what it takes along when it is taken back.

#include "server/room/table_clock.h"

#include <gtest/gtest.h>

namespace sidera::server {
namespace {

constexpr Seat kA = seat_at(0);
constexpr Milliseconds kHour = 3'600'000;
constexpr Milliseconds kDay = 24 * kHour;

TEST(TableClocks, TakeTheIncrementBackWithTheAnswer) {
    TableClock clock({.kind = wire::ClockKind::live, .seconds = 60, .increment = 10}, 2);
    clock.run(SeatSet::of(kA), 0);
    clock.answered(kA, 20'000);
    clock.run(SeatSet::of(kA), 20'000);
    clock.answered(kA, 25'000);
    EXPECT_EQ(clock.left(kA), 55'000);
    clock.taken_back(kA, 25'000);
    clock.taken_back(kA, 25'000);
    EXPECT_EQ(clock.left(kA), 35'000);
}

TEST(TableClocks, GiveNothingForAWordAtTheTable) {
    TableClock clock({.kind = wire::ClockKind::live, .seconds = 60, .increment = 10}, 2);
    clock.run(SeatSet::of(kA), 0);
    clock.answered(kA, 0);
    clock.spoke(kA);
    EXPECT_EQ(clock.left(kA), 70'000);
    clock.taken_back(kA, 0);
    EXPECT_EQ(clock.left(kA), 70'000) << "the word alone";
    clock.taken_back(kA, 0);
    EXPECT_EQ(clock.left(kA), 60'000);
}

// Else the deadline could be put off for ever: answer, take it back.
TEST(TableClocks, GiveNoNewDaysForWhatIsTakenBack) {
    TableClock clock({.kind = wire::ClockKind::days, .days = 2}, 2);
    clock.run(SeatSet::of(kA), 0);
    clock.answered(kA, kDay + 20 * kHour);
    clock.run({}, kDay + 20 * kHour);
    EXPECT_EQ(clock.left(kA), 2 * kDay);
    clock.taken_back(kA, kDay + 21 * kHour);
    clock.run(SeatSet::of(kA), kDay + 21 * kHour);
    EXPECT_EQ(clock.left(kA), 4 * kHour);
    clock.spoke(kA);
    clock.run(SeatSet::of(kA), kDay + 22 * kHour);
    EXPECT_EQ(clock.left(kA), 3 * kHour);
    clock.answered(kA, kDay + 22 * kHour);
    clock.run({}, kDay + 22 * kHour);
    clock.run(SeatSet::of(kA), 3 * kDay);
    EXPECT_EQ(clock.left(kA), 2 * kDay) << "the next question";
}

}  // namespace
}  // namespace sidera::server
