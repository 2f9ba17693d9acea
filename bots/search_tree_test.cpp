// Tests of the search's arithmetic and memory.
#include "bots/search_tree.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

TEST(SearchTree, logarithm_is_near_the_true_one) {
    for (std::uint32_t x = 1; x < 100000; x = x * 5 / 4 + 1)
        EXPECT_NEAR(log2_of(x), std::log2(static_cast<double>(x)), 0.01) << x;
}

TEST(SearchTree, power_is_near_the_true_one) {
    for (float x = -40; x < 40; x += 0.37f)
        EXPECT_NEAR(power_of_two(x) / std::exp2(static_cast<double>(x)), 1, 1e-6) << x;
}

TEST(SearchTree, shares_add_up_and_follow_the_points) {
    const SeatValues shares = soft_shares({10, 12, 14, -500}, 4, 2);
    EXPECT_NEAR(shares[0] + shares[1] + shares[2] + shares[3], 1, 1e-5);
    EXPECT_NEAR(shares[1] / shares[0], 2, 1e-4);
    EXPECT_NEAR(shares[2] / shares[1], 2, 1e-4);
    EXPECT_NEAR(shares[3], 0, 1e-6);
}

TEST(SearchTree, edges_are_found_by_seat_and_choice) {
    SearchTree tree(4);
    const Choice choice{make_code(1, 2), 0};
    const std::uint32_t first = tree.add(kNoEdge, seat_at(0), choice);
    const std::uint32_t other = tree.add(kNoEdge, seat_at(1), choice);
    const std::uint32_t below = tree.add(first, seat_at(1), choice);
    EXPECT_EQ(tree.find(kNoEdge, seat_at(0), choice), first);
    EXPECT_EQ(tree.find(kNoEdge, seat_at(1), choice), other);
    EXPECT_EQ(tree.find(first, seat_at(1), choice), below);
    EXPECT_EQ(tree.find(first, seat_at(0), choice), kNoEdge);
    tree.add(below, seat_at(0), choice);
    EXPECT_TRUE(tree.is_full());
    tree.clear();
    EXPECT_EQ(tree.find(kNoEdge, seat_at(0), choice), kNoEdge);
}

}  // namespace
}  // namespace sidera
