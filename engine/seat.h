// Seats and sets of seats: a player's place at the table as a strong type.

#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace sidera {

enum class Seat : std::uint8_t {};

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kNoSeat{0xFF};

constexpr int index(Seat seat) {
    return static_cast<int>(seat);
}

constexpr Seat seat_at(int i) {
    return static_cast<Seat>(i);
}

// The seat on the left (clockwise) in a round of `seats`.
constexpr Seat left_of(Seat seat, int seats) {
    return seat_at((index(seat) + 1) % seats);
}

// Seats are written as letters everywhere: A is seat 0.
constexpr char letter(Seat seat) {
    return seat == kNoSeat ? '-' : static_cast<char>('A' + index(seat));
}

constexpr Seat seat_from_letter(std::string_view text) {
    const bool fits = text.size() == 1 && text[0] >= 'A' && text[0] < 'A' + kMaxSeats;
    return fits ? seat_at(text[0] - 'A') : kNoSeat;
}

// A set of seats in one byte; iterates from the lowest seat.
class SeatSet {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}

        constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }

        constexpr Iterator& operator++() {
            bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1));
            return *this;
        }

        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint8_t bits_;
    };

    constexpr SeatSet() = default;

    static constexpr SeatSet of(Seat seat) {
        SeatSet set;
        set.insert(seat);
        return set;
    }

    static constexpr SeatSet first(int seats) { return from_bits((1u << seats) - 1u); }

    static constexpr SeatSet from_bits(std::uint32_t bits) {
        SeatSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }

    constexpr std::uint8_t bits() const { return bits_; }

    constexpr bool empty() const { return bits_ == 0; }

    constexpr int size() const { return std::popcount(bits_); }

    constexpr bool has(Seat seat) const { return (bits_ >> (index(seat) & 7) & 1) != 0; }

    constexpr Seat lowest() const { return seat_at(std::countr_zero(bits_)); }

    constexpr void insert(Seat seat) { bits_ |= bit(seat); }

    constexpr void erase(Seat seat) { bits_ &= static_cast<std::uint8_t>(~bit(seat)); }

    constexpr void clear() { bits_ = 0; }

    constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | other.bits_); }

    constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & other.bits_); }

    constexpr SeatSet without(SeatSet other) const { return from_bits(bits_ & ~other.bits_); }

    constexpr bool operator==(const SeatSet&) const = default;

    constexpr Iterator begin() const { return Iterator(bits_); }

    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr std::uint8_t bit(Seat seat) {
        return static_cast<std::uint8_t>(1u << (index(seat) & 7));
    }

    std::uint8_t bits_ = 0;
};

}  // namespace sidera
