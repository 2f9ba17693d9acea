// Small containers whose index is a strong type: a value per key, and a set of keys.

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

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

// The smallest unsigned integer with a bit for each of N members.
template<std::size_t N>
using BitsFor = std::conditional_t<
    N <= 8,
    std::uint8_t,
    std::conditional_t<N <= 16,
                       std::uint16_t,
                       std::conditional_t<N <= 32, std::uint32_t, std::uint64_t>>>;

// A set of enumerators below N, a bit each, in as many words as that takes; iterates from the
// lowest. That N covers all named members is checked where a set is described (describe.h).
template<class E, std::size_t N>
class EnumSet {
  public:
    using key_type = E;
    using Word = BitsFor<N>;
    static constexpr std::size_t kMost = N;
    static constexpr std::size_t kWordBits = 8 * sizeof(Word);
    static constexpr std::size_t kWords = (N + kWordBits - 1) / kWordBits;
    using Words = std::array<Word, kWords>;

    class Iterator {
      public:
        constexpr Iterator(const Words& words, std::size_t at) : words_(words), at_(at) {
            settle();
        }

        constexpr E operator*() const {
            return static_cast<E>(word_at() * kWordBits +
                                  static_cast<std::size_t>(std::countr_zero(words_[word_at()])));
        }

        constexpr Iterator& operator++() {
            Word& word = words_[word_at()];
            word = static_cast<Word>(word & (word - 1));
            settle();
            return *this;
        }

        // Only ever compared with the end.
        constexpr bool operator==(const Iterator& end) const {
            return kWords == 1 ? words_[0] == 0 : at_ == end.at_;
        }

      private:
        constexpr std::size_t word_at() const { return kWords == 1 ? 0 : at_; }

        constexpr void settle() {
            while (kWords > 1 && at_ < kWords && words_[at_] == 0)
                ++at_;
        }

        Words words_;
        std::size_t at_;
    };

    constexpr EnumSet() = default;

    template<class... Es>
    static constexpr EnumSet of(Es... members) {
        EnumSet set;
        (set.insert(members), ...);
        return set;
    }

    static constexpr EnumSet first(std::size_t count) {
        EnumSet set;
        if constexpr (kWordBits < 64) {
            set.words_[0] = static_cast<Word>((std::uint64_t{1} << count) - 1);
            return set;
        }
        for (std::size_t i = 0; i < kWords && count > i * kWordBits; ++i) {
            const std::size_t here = count - i * kWordBits;
            set.words_[i] = here >= kWordBits ? static_cast<Word>(-1)
                                              : static_cast<Word>((Word{1} << here) - 1);
        }
        return set;
    }

    static constexpr EnumSet from_bits(Word bits)
        requires(kWords == 1)
    {
        EnumSet set;
        set.words_[0] = bits;
        return set;
    }

    constexpr Word bits() const
        requires(kWords == 1)
    {
        return words_[0];
    }

    constexpr const Words& words() const { return words_; }

    constexpr bool empty() const {
        Word any = 0;
        for (const Word word : words_)
            any = static_cast<Word>(any | word);
        return any == 0;
    }

    constexpr int size() const {
        int total = 0;
        for (const Word word : words_)
            total += std::popcount(word);
        return total;
    }

    // Of a set that is not empty.
    constexpr E lowest() const { return *begin(); }

    // Calls `act(member)` for each, from the lowest; in large sets faster than a loop over it.
    template<class Act>
    constexpr void for_each(Act act) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (Word left = words_[i]; left != 0; left = static_cast<Word>(left & (left - 1)))
                act(static_cast<E>(i * kWordBits +
                                   static_cast<std::size_t>(std::countr_zero(left))));
    }

    constexpr bool has(E member) const {
        return (word_of(member) >> place_of(member) & Word{1}) != 0;
    }

    constexpr void insert(E member) {
        Word& word = word_of(member);
        word = static_cast<Word>(word | Word{1} << place_of(member));
    }

    constexpr void erase(E member) {
        Word& word = word_of(member);
        word = static_cast<Word>(word & ~(Word{1} << place_of(member)));
    }

    constexpr void clear() { words_ = {}; }

    constexpr EnumSet operator|(const EnumSet& o) const {
        return combined(o, [](Word a, Word b) { return static_cast<Word>(a | b); });
    }

    constexpr EnumSet operator&(const EnumSet& o) const {
        return combined(o, [](Word a, Word b) { return static_cast<Word>(a & b); });
    }

    constexpr EnumSet without(const EnumSet& o) const {
        return combined(o, [](Word a, Word b) { return static_cast<Word>(a & ~b); });
    }

    constexpr bool operator==(const EnumSet&) const = default;

    constexpr Iterator begin() const { return Iterator(words_, 0); }

    constexpr Iterator end() const { return Iterator({}, kWords); }

  private:
    // In a single word a number that is no member ("none") falls off its end: it is never in it.
    static constexpr std::size_t place_of(E member) {
        const auto number = static_cast<std::size_t>(member);
        return kWords == 1 ? number : number % kWordBits;
    }

    constexpr Word& word_of(E member) {
        if constexpr (kWords == 1)
            return words_[0];
        else
            return words_[static_cast<std::size_t>(member) / kWordBits];
    }

    constexpr Word word_of(E member) const { return const_cast<EnumSet*>(this)->word_of(member); }

    template<class Combine>
    constexpr EnumSet combined(const EnumSet& o, Combine combine) const {
        EnumSet set;
        for (std::size_t i = 0; i < kWords; ++i)
            set.words_[i] = combine(words_[i], o.words_[i]);
        return set;
    }

    Words words_{};
};

}  // namespace sidera
