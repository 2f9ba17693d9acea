// Golden counts of decision sequences: a changed list of options shows here first.

#include <gtest/gtest.h>

#include <array>
#include <span>

#include "match/kit.h"

namespace sidera {
namespace {

struct Perft {
    int seats;
    std::array<std::uint64_t, 8> counts;  // depths 1 to 8; 0: not counted
};

constexpr std::array<Perft, 4> kMlem = {{
    {2, {8, 64, 157, 403, 855, 1836, 6210, 34841}},
    {3, {8, 64, 512, 1340, 3670, 7901, 17191, 38559}},
    {4, {8, 64, 512, 4096, 11259, 32307, 70955, 157115}},
    {5, {8, 64, 512, 4096, 32768, 93502, 277762, 623421}},
}};

constexpr std::array<Perft, 3> kAlienFrontiers = {{
    {2, {12, 99, 471, 2727, 20520}},
    {3, {12, 99, 471, 2415, 15555}},
    {4, {12, 99, 471, 2415, 15557}},
}};

constexpr std::array<Perft, 3> kMonolith = {{
    {2, {3, 9, 108, 1296}},
    {3, {3, 9, 27, 324, 3888}},
    {6, {3, 9, 27, 81, 243, 729, 8748}},
}};

constexpr std::array<Perft, 3> kCosmic = {{
    {3, {2, 4, 8, 40, 200, 1200}},
    {4, {2, 4, 8, 16, 72, 352}},
    {5, {2, 4, 8, 16, 32, 160}},
}};

void expect_counts(std::string_view name, std::span<const Perft> rows) {
    const GameKit& game = *find_game(name);
    const DataSet set = game.default_data();
    for (const Perft& row : rows)
        for (std::size_t i = 0; i < row.counts.size() && row.counts[i] > 0; ++i)
            EXPECT_EQ(game.perft(set, row.seats, static_cast<int>(i) + 1), row.counts[i])
                << row.seats << " seats, depth " << i + 1;
}

TEST(Perft, MlemHasAsManySequencesAsEver) {
    expect_counts("mlem", kMlem);
}

TEST(Perft, AlienFrontiersHasAsManySequencesAsEver) {
    expect_counts("alien_frontiers", kAlienFrontiers);
}

TEST(Perft, CosmicHasAsManySequencesAsEver) {
    expect_counts("cosmic", kCosmic);
}

TEST(Perft, MonolithHasAsManySequencesAsEver) {
    expect_counts("monolith", kMonolith);
}

}  // namespace
}  // namespace sidera
