// Hexagons of the Monolith board: coordinates, directions, distances, rings.
//
// A cell is known by its place in the offset grid of the whole board (MO-GEO-2); relations between
// cells are computed in axial coordinates.

#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

namespace sidera::monolith {

// Column and row in the offset grid, odd rows shifted half a hexagon to the right.
struct Place {
    std::int16_t x = 0;
    std::int16_t y = 0;
    bool operator==(const Place&) const = default;
};

struct Axial {
    std::int16_t q = 0;
    std::int16_t r = 0;
    bool operator==(const Axial&) const = default;

    constexpr Axial operator+(Axial other) const {
        return {static_cast<std::int16_t>(q + other.q), static_cast<std::int16_t>(r + other.r)};
    }

    constexpr Axial operator-(Axial other) const {
        return {static_cast<std::int16_t>(q - other.q), static_cast<std::int16_t>(r - other.r)};
    }

    constexpr Axial operator*(int times) const {
        return {static_cast<std::int16_t>(q * times), static_cast<std::int16_t>(r * times)};
    }
};

// MO-GEO-3. Rows are never negative on the board, but differences may be.
constexpr Axial axial(Place place) {
    return {static_cast<std::int16_t>(place.x - (place.y - (place.y & 1)) / 2), place.y};
}

constexpr Place place(Axial at) {
    return {static_cast<std::int16_t>(at.q + (at.r - (at.r & 1)) / 2), at.r};
}

// MO-GEO-4
enum class Direction : std::uint8_t { east, north_east, north_west, west, south_west, south_east };
inline constexpr int kDirections = 6;
inline constexpr std::array<Axial, kDirections> kSteps = {
    {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

constexpr Axial step(Direction direction) {
    return kSteps[static_cast<std::size_t>(direction)];
}

constexpr int length(Axial way) {
    const auto size = [](int n) { return n < 0 ? -n : n; };
    return (size(way.q) + size(way.r) + size(way.q + way.r)) / 2;
}

// MO-GEO-5
constexpr int distance(Axial a, Axial b) {
    return length(a - b);
}

constexpr bool are_adjacent(Axial a, Axial b) {
    return distance(a, b) == 1;
}

// Calls visit(Axial) for each cell of ring k around the origin: from the SW corner, k steps in each
// direction (MO-GEO-7). Ring 0 is the origin itself.
template<class Visit>
constexpr void for_each_on_ring(int k, Visit&& visit) {
    Axial at = step(Direction::south_west) * k;
    if (k == 0)
        return visit(at);
    for (const Axial side : kSteps)
        for (int i = 0; i < k; ++i) {
            visit(at);
            at = at + side;
        }
}

constexpr int cells_on_ring(int k) {
    return k == 0 ? 1 : 6 * k;
}

constexpr int cells_within(int radius) {
    return 1 + 3 * radius * (radius + 1);
}

}  // namespace sidera::monolith
