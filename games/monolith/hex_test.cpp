// Tests of the hexagons: the specification's numbers, and properties that hold everywhere.

#include "games/monolith/hex.h"

#include <gtest/gtest.h>

#include <vector>

namespace sidera::monolith {
namespace {

Axial at(int x, int y) {
    return axial({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

std::vector<Place> neighbours(int x, int y) {
    std::vector<Place> around;
    for (const Axial side : kSteps)
        around.push_back(place(at(x, y) + side));
    return around;
}

TEST(MonolithHex, MO_GEO_3_axial_coordinates_and_back) {
    for (std::int16_t y = 0; y < 104; ++y)
        for (std::int16_t x = 0; x < 104; ++x)
            ASSERT_EQ(place(axial({x, y})), (Place{x, y}));
}

TEST(MonolithHex, MO_GEO_4_neighbours_in_fixed_order) {
    EXPECT_EQ(neighbours(6, 6),
              (std::vector<Place>{{7, 6}, {6, 5}, {5, 5}, {5, 6}, {5, 7}, {6, 7}}));
    EXPECT_EQ(neighbours(6, 7),
              (std::vector<Place>{{7, 7}, {7, 6}, {6, 6}, {5, 7}, {6, 8}, {7, 8}}));
}

TEST(MonolithHex, MO_GEO_5_distances_between_panel_centres) {
    const std::array<Axial, 6> centre = {
        at(6, 6), at(19, 6), at(32, 6), at(6, 19), at(19, 19), at(32, 19)};
    EXPECT_EQ(distance(centre[0], centre[1]), 13);
    EXPECT_EQ(distance(centre[0], centre[2]), 26);
    EXPECT_EQ(distance(centre[0], centre[3]), 13);
    EXPECT_EQ(distance(centre[0], centre[4]), 20);
    EXPECT_EQ(distance(centre[0], centre[5]), 33);
    EXPECT_EQ(distance(centre[1], centre[3]), 19);
    EXPECT_EQ(distance(centre[1], centre[4]), 13);
    EXPECT_EQ(distance(centre[1], centre[5]), 20);
    EXPECT_EQ(distance(centre[2], centre[3]), 32);
    EXPECT_EQ(distance(centre[2], centre[4]), 19);
    EXPECT_EQ(distance(centre[2], centre[5]), 13);
    EXPECT_EQ(distance(centre[3], centre[4]), 13);
    EXPECT_EQ(distance(centre[4], centre[5]), 13);
}

TEST(MonolithHex, MO_GEO_7_rings_start_in_the_south_west_and_close_up) {
    for (int k = 1; k <= 6; ++k) {
        std::vector<Axial> ring;
        for_each_on_ring(k, [&ring](Axial cell) { ring.push_back(cell); });
        ASSERT_EQ(static_cast<int>(ring.size()), cells_on_ring(k));
        EXPECT_EQ(ring.front(),
                  (Axial{static_cast<std::int16_t>(-k), static_cast<std::int16_t>(k)}));
        for (std::size_t i = 0; i < ring.size(); ++i) {
            EXPECT_EQ(length(ring[i]), k);
            EXPECT_TRUE(are_adjacent(ring[i], ring[(i + 1) % ring.size()]));
        }
    }
}

// Sizes of the planets of the default set.
TEST(MonolithHex, MO_GEO_6_cells_of_a_planet) {
    EXPECT_EQ(cells_within(2), 19);
    EXPECT_EQ(cells_within(3), 37);
    EXPECT_EQ(cells_within(4), 61);
}

// A vertex cell of the dock ring touches one planet cell, every other dock cell two.
TEST(MonolithHex, MO_GEO_8_what_a_dock_cell_touches) {
    for (int radius = 2; radius <= 4; ++radius)
        for_each_on_ring(radius + 1, [radius](Axial dock) {
            int touched = 0;
            for (const Axial side : kSteps)
                touched += length(dock + side) <= radius ? 1 : 0;
            bool vertex = false;
            for (const Axial side : kSteps)
                vertex = vertex || dock == side * (radius + 1);
            EXPECT_EQ(touched, vertex ? 1 : 2);
        });
}

}  // namespace
}  // namespace sidera::monolith
