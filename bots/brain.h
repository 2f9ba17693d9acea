// What a game teaches the bots that are written once for all games.

#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <memory>

#include "bots/bot.h"
#include "engine/luck.h"

namespace sidera {

// One number per seat: points, or shares of the victory.
using SeatValues = std::array<float, kMaxSeats>;

// Specialised per game in bots/<game>/brain.h; built once per data set and then only read. Of a
// game that teaches nothing it is empty: none at all means that an include was forgotten.
template<class G>
class Brain;

template<class G>
concept HasBrain = requires(const Brain<G>& brain,
                            const typename G::State& state,
                            typename G::ViewRef ref,
                            CodeBuffer& codes,
                            QuickRandom& random) {
    requires std::constructible_from<Brain<G>, const typename G::Data&>;
    // Chances of victory, estimated from what a seat knows; they add up to 1.
    { brain.shares(ref) } -> std::same_as<SeatValues>;
    // A quick sensible answer, for playouts. `codes` has two or more.
    { brain.policy(ref, codes, random) } -> std::same_as<Choice>;
    // May drop options that lead nowhere else than others do; never all of them.
    { brain.prune(ref, codes) } -> std::same_as<void>;
    // Is this a moment between two stretches of play, where `shares` can be trusted?
    { brain.is_quiet(state) } -> std::same_as<bool>;
};

// Games in which people may take back what they have picked so far: a bot that did so would go in
// circles.
template<class G>
concept TakesBack = requires(OptionCode option) {
    { Brain<G>::takes_back(option) } -> std::same_as<bool>;
};

// Where trying every option would take too long, the quick bot follows scripts of the game.
template<class G>
concept HasScripts = HasBrain<G> && requires(std::uint64_t seed) {
    { Brain<G>::make_greedy(seed) } -> std::same_as<std::unique_ptr<Bot<G>>>;
};

// A game may also bring a bot of its own.
template<class G>
concept HasExpert = HasBrain<G> && requires(const Budget& budget, std::uint64_t seed) {
    { Brain<G>::make_expert(budget, seed) } -> std::same_as<std::unique_ptr<Bot<G>>>;
};

// 2^x for |x| < 126 by a polynomial, relative error below 1e-6: libraries differ in the last bit.
inline float power_of_two(float x) {
    const auto whole = static_cast<std::int32_t>(x < 0 ? x - 1.0f : x);
    const float part = x - static_cast<float>(whole);
    const float value =
        1.0f +
        part * (0.69315308f +
                part * (0.24015361f +
                        part * (0.055826318f + part * (0.0089893397f + part * 0.0018775767f))));
    return value * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23);
}

// From expected points to chances of victory: `doubling` more points double a seat's weight.
inline SeatValues soft_shares(const SeatValues& points, int seats, float doubling) {
    float best = points[0];
    for (int i = 1; i < seats; ++i)
        best =
            points[static_cast<std::size_t>(i)] > best ? points[static_cast<std::size_t>(i)] : best;
    SeatValues shares{};
    float sum = 0;
    for (int i = 0; i < seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const float behind = (points[at] - best) / doubling;
        shares[at] = power_of_two(behind < -60.0f ? -60.0f : behind);
        sum += shares[at];
    }
    for (float& share : shares)
        share /= sum;
    return shares;
}

// The victory as it was won: shared equally among the winners.
inline SeatValues final_shares(const Outcome& outcome) {
    SeatValues shares{};
    for (const Seat seat : outcome.winners)
        shares[static_cast<std::size_t>(index(seat))] =
            1.0f / static_cast<float>(outcome.winners.size());
    return shares;
}

// A brain for the data set of the question at hand; rebuilt only when another set comes along.
template<HasBrain G>
class BrainHolder {
  public:
    const Brain<G>& of(const typename G::Data& data) {
        if (brain_ == nullptr || data_ != &data || hash_ != data.hash) {
            brain_ = std::make_unique<Brain<G>>(data);
            data_ = &data;
            hash_ = data.hash;
        }
        return *brain_;
    }

  private:
    std::unique_ptr<Brain<G>> brain_;
    const typename G::Data* data_ = nullptr;  // a brain may refer to it
    std::uint64_t hash_ = 0;
};

}  // namespace sidera
