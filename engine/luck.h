// The only door to chance. Luck is passed to the rules as an argument and is no part of a state.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fixed_vec.h"
#include "engine/seat.h"

namespace sidera {

// Purpose of a draw. Each game names its own streams (`G::kStreams`).
enum class Stream : std::uint8_t {};

// 128 bits, so that nobody can find a server's seed by trying.
struct Seed {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    bool operator==(const Seed&) const = default;
};

std::string to_text(Seed seed);                         // 32 hexadecimal digits
bool seed_from_text(std::string_view text, Seed& out);  // the same, or a plain decimal number

// One thing that was drawn, as a recorder keeps it and a script prescribes it.
struct Draw {
    Stream why{};
    Seat owner = kNoSeat;
    std::uint32_t index = 0;
    std::uint32_t choices = 0;
    std::uint32_t value = 0;
    bool operator==(const Draw&) const = default;
};

// Prescribed outcomes, for scenarios (values per stream, taken in order) and for recorded games
// (`exact`: every draw must be asked for just as it was recorded). What does not fit is a fault;
// the draw then yields anything and the caller reads `fault`.
struct LuckScript {
    // From here on a value of a shuffle is not the place of an item but the item itself: the first
    // one of this number that is not named yet. So equal items need no numbers of their own.
    static constexpr std::uint32_t kItem = 1u << 16;

    std::vector<Draw> draws;
    std::vector<bool> used;
    std::size_t next = 0;
    bool exact = false;
    std::string fault;
    std::span<const std::string_view> stream_names;  // for the sentence; numbers when empty

    void add(Stream why, std::uint32_t value);
    std::uint32_t take(const Draw& wanted, bool may_name_items = false);
    std::size_t left() const;
};

// A draw is a pure function of (seed, stream, owner, index): the rules number their draws from the
// state, so one more draw in one place shifts no other, a snapshot needs no position of the
// generator, and two matches with one seed deal the same luck. SipHash-1-3 makes what is drawn
// useless for predicting what comes.
class Luck {
  public:
    static Luck seeded(Seed seed) { return Luck(seed, nullptr, nullptr); }

    static Luck scripted(LuckScript& script) { return Luck({}, &script, nullptr); }

    static Luck recording(Seed seed, std::vector<Draw>& tape) { return Luck(seed, nullptr, &tape); }

    // Uniform in 0..choices-1.
    std::uint32_t below(std::uint32_t choices, Stream why, Seat owner, std::uint32_t index) {
        ++drawn_;
        if (script_ != nullptr || tape_ != nullptr) [[unlikely]]
            return watched(choices, why, owner, index);
        return pure(choices, why, owner, index);
    }

    // `count` dice with `sides` sides as one number in base `sides` (first die lowest): one hash
    // for a whole throw. sides^count must fit 32 bits.
    std::uint32_t throw_dice(
        std::uint32_t sides, std::uint32_t count, Stream why, Seat owner, std::uint32_t index) {
        if (script_ == nullptr && tape_ == nullptr) [[likely]] {
            ++drawn_;
            std::uint32_t outcomes = 1;
            for (std::uint32_t i = 0; i < count; ++i)
                outcomes *= sides;
            return pure(outcomes, why, owner, index);
        }
        return watched_dice(sides, count, why, owner, index);
    }

    template<class T, std::size_t N>
    void shuffle(FixedVec<T, N>& items, Stream why, std::uint32_t index) {
        if (script_ != nullptr && !script_->exact) [[unlikely]] {
            const FixedVec<T, N> before = items;  // a scenario gives the resulting order
            std::vector<std::uint32_t> numbers;
            for (const T& item : items)
                numbers.push_back(static_cast<std::uint32_t>(item));
            const auto order = scripted_order(numbers, why);
            for (std::size_t i = 0; i < order.size(); ++i)
                items[i] = before[order[i]];
            return;
        }
        for (std::size_t i = items.size(); i > 1; --i) {
            const auto j = below(static_cast<std::uint32_t>(i),
                                 why,
                                 kNoSeat,
                                 index * 256u + static_cast<std::uint32_t>(i));
            const T moved = items[i - 1];
            items[i - 1] = items[j];
            items[j] = moved;
        }
    }

    // How often something was drawn; the match compares it to see whether an answer met luck.
    std::uint64_t drawn() const { return drawn_; }

  private:
    Luck(Seed seed, LuckScript* script, std::vector<Draw>* tape)
        : seed_(seed), script_(script), tape_(tape) {}

    static std::uint64_t rotate(std::uint64_t x, int by) { return x << by | x >> (64 - by); }

    struct Sip {
        std::uint64_t a, b, c, d;

        void round() {
            a += b;
            b = rotate(b, 13) ^ a;
            a = rotate(a, 32);
            c += d;
            d = rotate(d, 16) ^ c;
            a += d;
            d = rotate(d, 21) ^ a;
            c += b;
            b = rotate(b, 17) ^ c;
            c = rotate(c, 32);
        }

        void take(std::uint64_t word) {
            d ^= word;
            round();
            a ^= word;
        }
    };

    std::uint64_t hash(std::uint64_t word) const {
        Sip sip{seed_.low ^ 0x736f6d6570736575u,
                seed_.high ^ 0x646f72616e646f6du,
                seed_.low ^ 0x6c7967656e657261u,
                seed_.high ^ 0x7465646279746573u};
        sip.take(word);
        sip.take(std::uint64_t{8} << 56);
        sip.c ^= 0xff;
        sip.round();
        sip.round();
        sip.round();
        return sip.a ^ sip.b ^ sip.c ^ sip.d;
    }

    // Lemire's method on 32 bits: exact, and almost never a second try.
    std::uint32_t pure(std::uint32_t choices, Stream why, Seat owner, std::uint32_t index) const {
        std::uint64_t word = static_cast<std::uint64_t>(why) << 56 |
                             static_cast<std::uint64_t>(index_byte(owner)) << 48 | index;
        for (;;) {
            const std::uint64_t product = (hash(word) >> 32) * choices;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= choices || low >= (0u - choices) % choices)
                return static_cast<std::uint32_t>(product >> 32);
            word += std::uint64_t{1} << 32;  // another try, another word
        }
    }

    static std::uint8_t index_byte(Seat owner) { return static_cast<std::uint8_t>(owner); }

    std::uint32_t watched(std::uint32_t choices, Stream why, Seat owner, std::uint32_t index);
    std::uint32_t watched_dice(
        std::uint32_t sides, std::uint32_t count, Stream why, Seat owner, std::uint32_t index);

    std::vector<std::size_t> scripted_order(std::span<const std::uint32_t> items, Stream why);

    Seed seed_;
    LuckScript* script_;
    std::vector<Draw>* tape_;
    std::uint64_t drawn_ = 0;
};

// A small fast generator for bots' choices and tests; never for the rules.
class QuickRandom {
  public:
    explicit QuickRandom(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    }

    // Bias below n / 2^32: fine for playouts.
    std::uint32_t below(std::uint32_t n) {
        return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
    }

    Seed seed() { return {next(), next()}; }

  private:
    std::uint64_t state_;
};

// Two numbers to one seed, so that seeds of neighbours have nothing in common.
inline std::uint64_t mix_seed(std::uint64_t a, std::uint64_t b) {
    return QuickRandom(a ^ QuickRandom(b).next()).next();
}

}  // namespace sidera
