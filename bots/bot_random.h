// A bot's own randomness: for picking, guessing and seeding luck; never the dice of a real game.

#pragma once

#include <cstdint>

#include "engine/luck.h"

namespace sidera {

// SplitMix64: tiny, and the same on every platform.
class BotRandom {
  public:
    explicit BotRandom(std::uint64_t seed = 0) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
        return mixed ^ mixed >> 31;
    }

    // Uniform in 0..choices-1; the bias of 2^-32 does not matter for thinking.
    std::uint32_t below(std::uint32_t choices) {
        return static_cast<std::uint32_t>((next() >> 32) * choices >> 32);
    }

    Seed seed() {
        const std::uint64_t low = next();
        return {low, next()};
    }

  private:
    std::uint64_t state_;
};

// Two numbers to one seed, so that seeds of neighbours have nothing in common.
inline std::uint64_t mix_seed(std::uint64_t a, std::uint64_t b) {
    return BotRandom(a ^ BotRandom(b).next()).next();
}

}  // namespace sidera
