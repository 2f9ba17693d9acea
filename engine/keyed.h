// Small containers whose index is a strong type: a value per key, and a set of keys.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sidera {

// One value for each key (seat, body, ...). In JSON it is an object with the keys' names.
template<class Key, class T, std::size_t N>
struct Keyed {
    using key_type = Key;
    using value_type = T;

    std::array<T, N> values{};

    constexpr T& operator[](Key key) { return values[static_cast<std::size_t>(key)]; }

    constexpr const T& operator[](Key key) const { return values[static_cast<std::size_t>(key)]; }

    static constexpr std::size_t size() { return N; }

    constexpr bool operator==(const Keyed&) const = default;
};

// A set of enumerators in one unsigned integer; iterates from the lowest.
template<class E, class Bits>
class EnumSet {
  public:
    using key_type = E;

    class Iterator {
      public:
        constexpr explicit Iterator(Bits bits) : bits_(bits) {}

        constexpr E operator*() const { return static_cast<E>(std::countr_zero(bits_)); }

        constexpr Iterator& operator++() {
            bits_ = static_cast<Bits>(bits_ & (bits_ - 1));
            return *this;
        }

        constexpr bool operator==(const Iterator&) const = default;

      private:
        Bits bits_;
    };

    constexpr EnumSet() = default;

    template<class... Es>
    static constexpr EnumSet of(Es... members) {
        EnumSet set;
        (set.insert(members), ...);
        return set;
    }

    static constexpr EnumSet first(int count) {
        return from_bits(static_cast<Bits>((std::uint64_t{1} << count) - 1));
    }

    static constexpr EnumSet from_bits(Bits bits) {
        EnumSet set;
        set.bits_ = bits;
        return set;
    }

    constexpr Bits bits() const { return bits_; }

    constexpr bool empty() const { return bits_ == 0; }

    constexpr int size() const { return std::popcount(bits_); }

    constexpr E lowest() const { return static_cast<E>(std::countr_zero(bits_)); }

    constexpr bool has(E member) const {
        return (bits_ >> static_cast<unsigned>(member) & Bits{1}) != 0;
    }

    constexpr void insert(E member) { bits_ = static_cast<Bits>(bits_ | bit(member)); }

    constexpr void erase(E member) { bits_ = static_cast<Bits>(bits_ & ~bit(member)); }

    constexpr void clear() { bits_ = 0; }

    constexpr EnumSet operator|(EnumSet o) const {
        return from_bits(static_cast<Bits>(bits_ | o.bits_));
    }

    constexpr EnumSet operator&(EnumSet o) const {
        return from_bits(static_cast<Bits>(bits_ & o.bits_));
    }

    constexpr EnumSet without(EnumSet o) const {
        return from_bits(static_cast<Bits>(bits_ & ~o.bits_));
    }

    constexpr bool operator==(const EnumSet&) const = default;

    constexpr Iterator begin() const { return Iterator(bits_); }

    constexpr Iterator end() const { return Iterator(0); }

  private:
    static constexpr Bits bit(E member) {
        return static_cast<Bits>(Bits{1} << static_cast<unsigned>(member));
    }

    Bits bits_ = 0;
};

}  // namespace sidera
