// The destiny deck: who meets whom.

#pragma once

#include <cstdint>

#include "games/cosmic/model/ids.h"

namespace sidera::cosmic {

// The destiny deck: a colour per seat, wild cards, three specials.
enum class Destiny : std::uint8_t {
    colour_a,
    colour_b,
    colour_c,
    colour_d,
    colour_e,
    colour_f,
    colour_g,
    colour_h,
    wild,
    most_colonies,
    most_cards,
    fewest_in_warp,
    none = 63  // whatever else comes
};
inline constexpr int kDestinies = 12;
inline constexpr int kMaxDestiny = 32;
using DestinyPile = FixedVec<Destiny, kMaxDestiny>;

constexpr Destiny colour_of(Seat seat) {
    return static_cast<Destiny>(index(seat));
}

constexpr bool is_colour(Destiny card) {
    return static_cast<int>(card) < kMaxPlayers;
}

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Destiny> {
    static constexpr std::string_view kType = "destiny";
    static constexpr auto kNames =
        names_with_room<64>(std::array<std::string_view, cosmic::kDestinies>{"colour_a",
                                                                             "colour_b",
                                                                             "colour_c",
                                                                             "colour_d",
                                                                             "colour_e",
                                                                             "colour_f",
                                                                             "colour_g",
                                                                             "colour_h",
                                                                             "wild",
                                                                             "most_colonies",
                                                                             "most_cards",
                                                                             "fewest_in_warp"},
                            "none");
};

}  // namespace sidera
