// Golden counts of decision sequences: a changed list of options shows here first.

#include <gtest/gtest.h>

#include <array>

#include "match/kit.h"

namespace sidera {
namespace {

struct Perft {
    int seats;
    std::array<std::uint64_t, 8> counts;  // depths 1 to 8
};

constexpr std::array<Perft, 4> kMlem = {{
    {2, {8, 64, 157, 403, 855, 1836, 6210, 34841}},
    {3, {8, 64, 512, 1340, 3670, 7901, 17191, 38559}},
    {4, {8, 64, 512, 4096, 11259, 32307, 70955, 157115}},
    {5, {8, 64, 512, 4096, 32768, 93502, 277762, 623421}},
}};

TEST(Perft, MlemHasAsManySequencesAsEver) {
    const GameKit& mlem = *find_game("mlem");
    const DataSet set = mlem.default_data();
    for (const Perft& row : kMlem)
        for (std::size_t i = 0; i < row.counts.size(); ++i)
            EXPECT_EQ(mlem.perft(set, row.seats, static_cast<int>(i) + 1), row.counts[i])
                << row.seats << " seats, depth " << i + 1;
}

}  // namespace
}  // namespace sidera
