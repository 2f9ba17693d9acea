// How far a ship gets.

#include "games/monolith/cells.h"

namespace sidera::monolith {

Reach::Reach(const CellSet& free, BoardSize board, Cell from, int speed) : speed_(speed) {
    const Place start = place_of(from);
    const int width = 2 * speed + 1;
    left_ = start.x - speed;
    top_ = start.y - speed;
    const std::uint64_t columns = (std::uint64_t{1} << width) - 1;
    // Columns beyond the right edge are never free: the board's set does not hold them.
    std::array<std::uint64_t, 2 * kMaxSpeed + 1> open{};
    for (int i = 0; i < width; ++i)
        if (top_ + i < board.height)
            open[static_cast<std::size_t>(i)] = free.row(top_ + i, left_, width);
    const std::uint64_t origin = std::uint64_t{1} << speed;
    reached_[static_cast<std::size_t>(speed)] = origin;
    for (int step = 1; step <= speed; ++step) {
        const auto before = reached_;
        const int first = speed - step;
        const int last = speed + step;
        for (int i = first; i <= last; ++i) {
            const auto at = static_cast<std::size_t>(i);
            std::uint64_t next = before[at] | before[at] << 1 | before[at] >> 1;
            const std::uint64_t beside =
                (i > 0 ? before[at - 1] : 0) | (i + 1 < width ? before[at + 1] : 0);
            // Seen from an even row, the rows beside it lie half a cell to the right.
            const bool even = ((top_ + i) & 1) == 0;
            next |= beside | (even ? beside << 1 : beside >> 1);
            reached_[at] = (next & columns & open[at]) | before[at];
        }
    }
    reached_[static_cast<std::size_t>(speed)] &= ~origin;
}

void Reach::keep(const CellSet& set) {
    for (int i = 0; i < rows(); ++i)
        reached_[static_cast<std::size_t>(i)] &= set.row(top_ + i, left_, rows());
}

bool Reach::has(Cell cell) const {
    const Place at = place_of(cell);
    const int row = at.y - top_;
    const int column = at.x - left_;
    return row >= 0 && row < rows() && column >= 0 && column < rows() &&
           (reached_[static_cast<std::size_t>(row)] >> column & 1) != 0;
}

}  // namespace sidera::monolith
