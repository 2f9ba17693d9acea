// The destiny deck: who meets whom, and in the other edition which side of the cone is up.

#pragma once

#include <cstdint>

#include "games/cosmic/model/ids.h"

namespace sidera::cosmic {

// A colour per seat, wild cards, three specials of Fantasy Flight; Mayfair's with the black cone.
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
    reverse_a,
    reverse_b,
    reverse_c,
    reverse_d,
    reverse_e,
    reverse_f,
    reverse_g,
    reverse_h,
    reverse_wild,
    none = 63  // whatever else comes
};
inline constexpr int kDestinies = 21;
inline constexpr int kMaxDestiny = 32;
using DestinyPile = FixedVec<Destiny, kMaxDestiny>;

constexpr Destiny colour_of(Seat seat) {
    return static_cast<Destiny>(index(seat));
}

// CM-P2-5
constexpr bool is_reverse(Destiny card) {
    return card >= Destiny::reverse_a && card <= Destiny::reverse_wild;
}

constexpr Destiny reverse_of(Seat seat) {
    return static_cast<Destiny>(static_cast<int>(Destiny::reverse_a) + index(seat));
}

constexpr bool is_wild(Destiny card) {
    return card == Destiny::wild || card == Destiny::reverse_wild;
}

// The seat whose colour a card shows; nobody's: it shows none.
constexpr Seat seat_of_colour(Destiny card) {
    const int number = static_cast<int>(card);
    const int reverse = number - static_cast<int>(Destiny::reverse_a);
    return number < kMaxPlayers                    ? seat_at(number)
           : reverse >= 0 && reverse < kMaxPlayers ? seat_at(reverse)
                                                   : kNoSeat;
}

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Destiny> {
    static constexpr std::string_view kType = "destiny";
    static constexpr auto kNames = names_with_room<64>(
        std::array<std::string_view, cosmic::kDestinies>{
            "colour_a",    "colour_b",       "colour_c",  "colour_d",  "colour_e",
            "colour_f",    "colour_g",       "colour_h",  "wild",      "most_colonies",
            "most_cards",  "fewest_in_warp", "reverse_a", "reverse_b", "reverse_c",
            "reverse_d",   "reverse_e",      "reverse_f", "reverse_g", "reverse_h",
            "reverse_wild"},
        "none");

    // Mayfair's.
    static constexpr bool is_later(cosmic::Destiny card) {
        return card >= cosmic::Destiny::reverse_a && card != cosmic::Destiny::none;
    }
};

}  // namespace sidera
