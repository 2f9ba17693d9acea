// Cells of the board by number, sets of them, and how far a ship gets.

#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/monolith/hex.h"

namespace sidera::monolith {

inline constexpr int kPanelSide = 13;  // of the default set; a set may have smaller ones
inline constexpr int kMaxPanels = 8;   // in a row and in a column
inline constexpr int kMaxSide = kPanelSide * kMaxPanels;
inline constexpr int kStride = 128;  // of a row: two words of 64 bits
inline constexpr int kWordsPerRow = kStride / 64;
inline constexpr int kMaxSpeed = 12;

// Row by row with room to spare, so that a cell keeps its number on every board.
enum class Cell : std::uint16_t {};
inline constexpr Cell kNoCell{0xFFFF};

constexpr Cell cell_at(Place at) {
    return static_cast<Cell>(at.y * kStride + at.x);
}

constexpr Place place_of(Cell cell) {
    const auto number = static_cast<int>(cell);
    return {static_cast<std::int16_t>(number % kStride),
            static_cast<std::int16_t>(number / kStride)};
}

constexpr Axial axial_of(Cell cell) {
    return axial(place_of(cell));
}

constexpr int distance(Cell a, Cell b) {
    return distance(axial_of(a), axial_of(b));
}

// How large the board of a game is.
struct BoardSize {
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    bool operator==(const BoardSize&) const = default;

    constexpr bool has(Place at) const {
        return at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
    }

    // Calls visit(Cell) for each neighbour that is on the board, in the order of MO-GEO-4, until it
    // yields true; yields whether it did.
    template<class Visit>
    constexpr bool any_neighbour(Cell cell, Visit&& visit) const {
        const Place from = place_of(cell);
        const bool inner = from.x > 0 && from.y > 0 && from.x + 1 < width && from.y + 1 < height;
        for (const Place side : kNeighbours[from.y & 1]) {
            const Place there{static_cast<std::int16_t>(from.x + side.x),
                              static_cast<std::int16_t>(from.y + side.y)};
            if ((inner || has(there)) && visit(cell_at(there)))
                return true;
        }
        return false;
    }

    // The same for all of them.
    template<class Visit>
    constexpr void for_each_neighbour(Cell cell, Visit&& visit) const {
        any_neighbour(cell, [&visit](Cell there) {
            visit(there);
            return false;
        });
    }

  private:
    // MO-GEO-4 in columns and rows, for even and for odd rows.
    static constexpr std::array<std::array<Place, kDirections>, 2> kNeighbours = {
        {{{{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}}},
         {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {0, 1}, {1, 1}}}}};
};

// A set of cells, one bit each.
class CellSet {
  public:
    constexpr bool has(Cell cell) const { return (word(cell) >> bit(cell) & 1) != 0; }

    constexpr void insert(Cell cell) { word(cell) |= std::uint64_t{1} << bit(cell); }

    constexpr void erase(Cell cell) { word(cell) &= ~(std::uint64_t{1} << bit(cell)); }

    constexpr bool operator==(const CellSet&) const = default;

    // Bits of `count` columns from `x` on, of a row that may lie outside the board; so may columns.
    constexpr std::uint64_t row(int y, int x, int count) const {
        if (y < 0 || y >= kMaxSide)
            return 0;
        std::uint64_t bits = 0;
        for (int i = 0; i < kWordsPerRow; ++i) {
            const std::uint64_t whole = words_[static_cast<std::size_t>(y * kWordsPerRow + i)];
            const int shift = 64 * i - x;
            if (shift > -64 && shift < 64)
                bits |= shift >= 0 ? whole << shift : whole >> -shift;
        }
        return bits & ((std::uint64_t{1} << count) - 1);
    }

  private:
    constexpr std::uint64_t& word(Cell cell) { return words_[static_cast<std::size_t>(cell) / 64]; }

    constexpr const std::uint64_t& word(Cell cell) const {
        return words_[static_cast<std::size_t>(cell) / 64];
    }

    static constexpr int bit(Cell cell) { return static_cast<int>(cell) % 64; }

    std::array<std::uint64_t, kMaxSide * kWordsPerRow> words_{};
};

// MO-MOV-1: the free cells that can be reached from a cell in at most `speed` steps over free
// cells. All rows around it grow at once, a step at a time; the cell itself is not among them.
class Reach {
  public:
    Reach(const CellSet& free, BoardSize board, Cell from, int speed);

    bool has(Cell cell) const;

    // Leaves out what is not in the set: cells that may be crossed but not stopped on.
    void keep(const CellSet& set);

    // Calls visit(Cell) row by row, from the left.
    template<class Visit>
    void for_each(Visit&& visit) const {
        for (int i = 0; i < rows(); ++i)
            for (std::uint64_t bits = reached_[static_cast<std::size_t>(i)]; bits != 0;
                 bits &= bits - 1)
                visit(cell_at({static_cast<std::int16_t>(left_ + std::countr_zero(bits)),
                               static_cast<std::int16_t>(top_ + i)}));
    }

  private:
    int rows() const { return 2 * speed_ + 1; }

    int speed_;
    int left_;  // column of the lowest bit
    int top_;
    std::array<std::uint64_t, 2 * kMaxSpeed + 1> reached_{};
};

}  // namespace sidera::monolith
