// How things of the table are written into sentences and names of objects.

#pragma once

#include <string>

#include "games/monolith/codes.h"

namespace sidera::monolith {

// "faction.umani"
template<NamedEnum E>
std::string text_key(E thing) {
    return std::string(EnumText<E>::kType) + "." + std::string(name_of(thing));
}

// Nouns have three families of texts, since articles differ from noun to noun: "thing.tower" is a
// title, "a.tower" and "the.tower" stand in sentences. Forests and mountains are in the latter two.
template<NamedEnum E>
std::string with_a(E thing) {
    return "a." + std::string(name_of(thing));
}

template<NamedEnum E>
std::string with_the(E thing) {
    return "the." + std::string(name_of(thing));
}

// "4 B, 9 C"; "-" for nothing. The letters are the same in all languages.
std::string goods_text(const Goods& goods);

// All four, also those of which there is nothing.
std::string stock_text(const Goods& goods);

// "9,6"
std::string cell_text(Cell cell);

// "-1,1"
std::string spot_text(Spot spot);

// "A3": ship 3 of seat A.
std::string ship_text(Seat seat, std::uint32_t number);

}  // namespace sidera::monolith
