// Tests of reach: against a plain search, over random boards.

#include "games/monolith/cells.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/luck.h"

namespace sidera::monolith {
namespace {

Cell at(int x, int y) {
    return cell_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

CellSet all_free(BoardSize board) {
    CellSet free;
    for (int y = 0; y < board.height; ++y)
        for (int x = 0; x < board.width; ++x)
            free.insert(at(x, y));
    return free;
}

std::set<Cell> by_plain_search(const CellSet& free, BoardSize board, Cell from, int speed) {
    std::set<Cell> seen = {from};
    std::vector<Cell> edge = {from};
    for (int step = 0; step < speed; ++step) {
        std::vector<Cell> next;
        for (const Cell cell : edge)
            board.for_each_neighbour(cell, [&](Cell there) {
                if (free.has(there) && seen.insert(there).second)
                    next.push_back(there);
            });
        edge = next;
    }
    seen.erase(from);
    return seen;
}

TEST(MonolithCells, NumbersAndPlaces) {
    for (std::int16_t y = 0; y < kMaxSide; ++y)
        for (std::int16_t x = 0; x < kMaxSide; ++x)
            ASSERT_EQ(place_of(cell_at({x, y})), (Place{x, y}));
    EXPECT_EQ(distance(at(6, 6), at(32, 19)), 33);
}

TEST(MonolithCells, MO_GEO_2_the_edge_of_the_board_is_a_wall) {
    const BoardSize board{39, 26};
    int corner = 0;
    board.for_each_neighbour(at(0, 0), [&corner](Cell) { ++corner; });
    EXPECT_EQ(corner, 2);
    int inside = 0;
    board.for_each_neighbour(at(6, 6), [&inside](Cell) { ++inside; });
    EXPECT_EQ(inside, 6);
}

// The worked example MO-V17: round an asteroid the way takes seven steps.
TEST(MonolithCells, MO_MOV_1_round_an_obstacle) {
    const BoardSize board{39, 26};
    CellSet free = all_free(board);
    EXPECT_TRUE(Reach(free, board, at(9, 6), 6).has(at(15, 6)));
    EXPECT_FALSE(Reach(free, board, at(9, 6), 5).has(at(15, 6)));
    free.erase(at(12, 6));
    EXPECT_FALSE(Reach(free, board, at(9, 6), 6).has(at(15, 6)));
    EXPECT_TRUE(Reach(free, board, at(9, 6), 7).has(at(15, 6)));
}

TEST(MonolithCells, MO_MOV_1_reach_is_what_a_plain_search_finds) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        QuickRandom random(seed);
        const BoardSize board{static_cast<std::uint8_t>(13 * (1 + random.below(8))),
                              static_cast<std::uint8_t>(13 * (1 + random.below(8)))};
        CellSet free = all_free(board);
        const std::uint32_t blocked = random.below(60);
        for (int y = 0; y < board.height; ++y)
            for (int x = 0; x < board.width; ++x)
                if (random.below(100) < blocked)
                    free.erase(at(x, y));
        const Cell from = at(static_cast<int>(random.below(board.width)),
                             static_cast<int>(random.below(board.height)));
        const int speed = 1 + static_cast<int>(random.below(kMaxSpeed));
        std::set<Cell> reached;
        const Reach reach(free, board, from, speed);
        reach.for_each([&reached](Cell cell) { reached.insert(cell); });
        ASSERT_EQ(reached, by_plain_search(free, board, from, speed)) << "seed " << seed;
        for (const Cell cell : reached)
            ASSERT_TRUE(reach.has(cell));
        ASSERT_FALSE(reach.has(from));
    }
}

}  // namespace
}  // namespace sidera::monolith
