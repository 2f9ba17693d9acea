// Counts of decision sequences (trials.json): a changed list of options shows here first.

#include "tests/kit/trials.h"

namespace sidera {
namespace {

class Perft : public ::testing::TestWithParam<const GameKit*> {};

TEST_P(Perft, HasAsManySequencesAsEver) {
    const GameKit& game = *GetParam();
    for (const Json& row : kit::trials_of(game, "sequences")) {
        const int seats = static_cast<int>(kit::said(row, "seats").as_int());
        int depth = 0;
        for (const Json& count : kit::said(row, "counts").items())
            EXPECT_EQ(game.perft(game.default_data(), seats, ++depth),
                      static_cast<std::uint64_t>(count.as_int()))
                << seats << " seats, depth " << depth;
    }
}

INSTANTIATE_TEST_SUITE_P(All, Perft, ::testing::ValuesIn(all_games()), kit::name_of);

}  // namespace
}  // namespace sidera
