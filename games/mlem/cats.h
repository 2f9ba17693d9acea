// The eight astronauts, one row each: what a cat may do that the others may not.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace sidera::mlem {

enum class Cat : std::uint8_t { satellite, shift, parachute, moon, planet, deep, siphon, booster };
inline constexpr int kCats = 8;
using CatSet = EnumSet<Cat, kCats>;
inline constexpr CatSet kAllCats = CatSet::first(kCats);

// To change what an astronaut does, change its row (docs/first-hour.md walks through it).
struct CatRow {
    Cat cat;
    bool starts_ahead = false;     // ML-AST-SATELLITE: the rocket starts on the satellite space
    bool reaches_beside = false;   // ML-AST-SHIFT-1: may land one space before or behind the rocket
    bool survives_crash = false;   // ML-AST-PARACHUTE-1: may land where the rocket crashes
    std::uint8_t moon_factor = 1;  // ML-AST-MOON
    std::uint8_t planet_factor = 1;  // ML-AST-PLANET
    std::uint8_t deep_factor = 1;    // ML-AST-DEEP
    std::uint8_t takes_dice = 0;     // ML-AST-SIPHON-1: dice it costs the others when it leaves
    bool spare_die = false;          // ML-AST-BOOSTER-1: once per flight a die showing 1
};

inline constexpr std::array<CatRow, kCats> kCatRows = {{
    {.cat = Cat::satellite, .starts_ahead = true},
    {.cat = Cat::shift, .reaches_beside = true},
    {.cat = Cat::parachute, .survives_crash = true},
    {.cat = Cat::moon, .moon_factor = 2},
    {.cat = Cat::planet, .planet_factor = 2},
    {.cat = Cat::deep, .deep_factor = 2},
    {.cat = Cat::siphon, .takes_dice = 1},
    {.cat = Cat::booster, .spare_die = true},
}};

constexpr const CatRow& row(Cat cat) {
    return kCatRows[static_cast<std::size_t>(cat)];
}

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::Cat> : NamesInCode<mlem::Cat::booster> {
    static constexpr std::string_view kType = "cat";
};

}  // namespace sidera
