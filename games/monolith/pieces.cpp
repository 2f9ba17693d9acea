// Cells of planets, and how cells are written.

#include "games/monolith/pieces.h"

#include <charconv>

namespace sidera::monolith {
namespace {

constexpr int kSide = 2 * kMaxRadius + 1;

struct SpotTable {
    std::array<Axial, kMaxSpots> offsets{};
    std::array<std::array<Spot, kSide>, kSide> spots{};

    constexpr SpotTable() {
        std::size_t next = 0;
        for (int k = 0; k <= kMaxRadius; ++k)
            for_each_on_ring(k, [&](Axial at) {
                spots[static_cast<std::size_t>(at.q + kMaxRadius)]
                     [static_cast<std::size_t>(at.r + kMaxRadius)] =
                         spot_at(static_cast<int>(next));
                offsets[next++] = at;
            });
    }
};

constexpr SpotTable kSpots;

}  // namespace

Axial offset_of(Spot spot) {
    return kSpots.offsets[static_cast<std::size_t>(spot)];
}

Spot spot_of(Axial offset) {
    if (length(offset) > kMaxRadius)
        return kCentre;
    return kSpots.spots[static_cast<std::size_t>(offset.q + kMaxRadius)]
                       [static_cast<std::size_t>(offset.r + kMaxRadius)];
}

void Planet::count() {
    facts.counts = {};
    for (const Content content : cells)
        ++facts.counts[content];
    facts.radius = 0;
    while (cells_within(facts.radius) < static_cast<int>(cells.size()))
        ++facts.radius;
}

namespace {

std::string two_numbers(int first, int second) {
    return std::to_string(first) + "," + std::to_string(second);
}

bool read_two(std::string_view text, int& first, int& second) {
    const char* const end = text.data() + text.size();
    const auto one = std::from_chars(text.data(), end, first);
    if (one.ec != std::errc() || one.ptr == end || *one.ptr != ',')
        return false;
    const auto two = std::from_chars(one.ptr + 1, end, second);
    return two.ec == std::errc() && two.ptr == end;
}

}  // namespace
}  // namespace sidera::monolith

namespace sidera {

using monolith::Cell;
using monolith::Spot;

std::string WrittenText<Cell>::write(Cell cell) {
    const monolith::Place at = monolith::place_of(cell);
    return monolith::two_numbers(at.x, at.y);
}

bool WrittenText<Cell>::read(std::string_view text, Cell& out) {
    int x = 0;
    int y = 0;
    if (!monolith::read_two(text, x, y) || x < 0 || y < 0 || x >= monolith::kMaxSide ||
        y >= monolith::kMaxSide)
        return false;
    out = monolith::cell_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    return true;
}

std::string WrittenText<Spot>::write(Spot spot) {
    const monolith::Axial at = monolith::offset_of(spot);
    return monolith::two_numbers(at.q, at.r);
}

bool WrittenText<Spot>::read(std::string_view text, Spot& out) {
    int q = 0;
    int r = 0;
    if (!monolith::read_two(text, q, r) || std::abs(q) > monolith::kMaxRadius ||
        std::abs(r) > monolith::kMaxRadius)
        return false;
    const monolith::Axial at{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
    out = monolith::spot_of(at);
    return monolith::length(at) <= monolith::kMaxRadius;
}

}  // namespace sidera
