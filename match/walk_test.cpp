// Walks through recorded games: forward, back, and where a record is broken.

#include "match/walk.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

Record played() {
    const GameKit& game = *find_game("mlem");
    const auto match = game.open(game.default_data(), game.setup(2), {5, 1}, {});
    const auto bot = game.make_bot("greedy", {}, 5);
    match->note(seat_at(0), SeatSet::first(2), "hello");
    while (!match->asked().empty()) {
        const Seat seat = match->asked().lowest();
        match->answer(bot->choose(*match, seat, Channel::main), By::person);
        if (match->record().entries.size() % 7 == 0 && match->may_undo(seat))
            match->undo(seat);
    }
    return match->record();
}

TEST(Walk, EveryMomentIsTheOneReplayedFromTheStart) {
    const GameKit& game = *find_game("mlem");
    const DataSet set = game.default_data();
    const Record record = played();
    Walk walk(game, set, record);
    for (const std::size_t entry : {0u, 1u, 2u, 9u, 8u, 30u, 3u, 3u}) {
        const ReplayedMatch fresh = game.reopen(set, record, entry);
        const Match* there = walk.at(entry);
        ASSERT_NE(there, nullptr) << entry;
        EXPECT_EQ(there->hash(), fresh.match->hash()) << entry;
        EXPECT_EQ(there->view(seat_at(1)), fresh.match->view(seat_at(1))) << entry;
        EXPECT_EQ(there->heard(kNoSeat), fresh.match->heard(kNoSeat)) << entry;
    }
    EXPECT_EQ(walk.at(record.entries.size())->asked(), SeatSet());
    EXPECT_EQ(walk.at(record.entries.size() + 1), nullptr);
}

TEST(Walk, EndsWhereARecordIsBroken) {
    const GameKit& game = *find_game("mlem");
    Record record = played();
    record.entries[10].answer.code = static_cast<OptionCode>(0xffffffff);
    record.entries[10].kind = RecordEntry::Kind::answer;
    Walk walk(game, game.default_data(), record);
    EXPECT_EQ(walk.at(20), nullptr);
    EXPECT_NE(walk.at(10), nullptr);
    EXPECT_EQ(walk.at(11), nullptr);
}

}  // namespace
}  // namespace sidera
