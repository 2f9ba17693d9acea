// A vector with its storage inside: trivially copyable, never allocates.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <type_traits>

namespace sidera {

// Capacities come from the counts of the specifications, so an overflow is a bug in a rule: it
// stops the program rather than losing a piece. Slots behind the end keep their default value, so
// that equal contents are equal bytes wherever T has no padding.
template<class T, std::size_t N>
class FixedVec {
    static_assert(std::is_trivially_copyable_v<T> && N < 256);

  public:
    using value_type = T;

    constexpr std::size_t size() const { return size_; }

    constexpr bool empty() const { return size_ == 0; }

    constexpr bool full() const { return size_ == N; }

    static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) { return items_[i]; }

    constexpr const T& operator[](std::size_t i) const { return items_[i]; }

    constexpr T& front() { return items_[0]; }

    constexpr const T& front() const { return items_[0]; }

    constexpr T& back() { return items_[size_ - 1u]; }

    constexpr const T& back() const { return items_[size_ - 1u]; }

    constexpr T* begin() { return items_.data(); }

    constexpr T* end() { return items_.data() + size_; }

    constexpr const T* begin() const { return items_.data(); }

    constexpr const T* end() const { return items_.data() + size_; }

    constexpr void push_back(const T& value) {
        if (size_ == N)
            std::abort();
        items_[size_++] = value;
    }

    constexpr void pop_back() { items_[--size_] = T{}; }

    // Removes one element and keeps the order of the others.
    constexpr void erase_at(std::size_t at) {
        for (std::size_t i = at; i + 1 < size_; ++i)
            items_[i] = items_[i + 1];
        pop_back();
    }

    constexpr void insert_at(std::size_t at, const T& value) {
        push_back(value);
        for (std::size_t i = size_ - 1u; i > at; --i)
            items_[i] = items_[i - 1];
        items_[at] = value;
    }

    constexpr void clear() {
        while (!empty())
            pop_back();
    }

    constexpr bool contains(const T& value) const {
        for (const T& item : *this)
            if (item == value)
                return true;
        return false;
    }

    constexpr bool operator==(const FixedVec& other) const {
        if (size_ != other.size_)
            return false;
        for (std::size_t i = 0; i < size_; ++i)
            if (!(items_[i] == other.items_[i]))
                return false;
        return true;
    }

  private:
    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace sidera
