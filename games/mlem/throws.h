// From the number that luck yields for a throw to the count of each face.

#pragma once

#include <array>
#include <cstdint>

#include "games/mlem/view.h"

namespace sidera::mlem {

// Three dice at a time: the faces they show, four bits per face.
inline constexpr std::array<std::uint32_t, 216> kThreeDice = [] {
    std::array<std::uint32_t, 216> table{};
    for (std::uint32_t i = 0; i < 216; ++i) {
        std::uint32_t left = i;
        for (int die = 0; die < 3; ++die, left /= 6)
            table[i] += 1u << 4 * static_cast<unsigned>(kDieSides[left % 6]);
    }
    return table;
}();

// A throw of `count` dice given in base 6, first die lowest.
constexpr Throw throw_from(std::uint32_t number, unsigned count) {
    std::uint32_t faces = kThreeDice[number % 216] + kThreeDice[number / 216];
    // Dice that were not thrown read as side 0; take them off again.
    faces -= (6u - count) << 4 * static_cast<unsigned>(kDieSides[0]);
    Throw thrown;
    for (unsigned face = 0; face < kFaces; ++face)
        thrown.values[face] = static_cast<std::uint8_t>(faces >> 4 * face & 15u);
    return thrown;
}

}  // namespace sidera::mlem
