// Chances of single attacks in Monolith, for all dice and shields.

#pragma once

#include <array>

#include "games/monolith/data.h"

namespace sidera::monolith {

// P = (1/a) * sum over v = s+1..a of min(v-1, d)/d; what does not roll (d = 0) only has its shield.
class Odds {
  public:
    Odds() {
        for (int attack = 1; attack <= kMaxFaces; ++attack)
            for (int defence = 0; defence <= kMaxFaces; ++defence)
                for (int shield = 0; shield <= kMaxFaces; ++shield)
                    at(attack, defence, shield) = chance(attack, defence, shield);
    }

    float kill(int attack, int defence, int shield) const {
        return table_[index(attack, defence, shield)];
    }

    float kill(const UnitInfo& attacker, const UnitInfo& target) const {
        return kill(attacker.die, target.die, target.shield);
    }

  private:
    static constexpr int kSide = kMaxFaces + 1;

    static std::size_t index(int attack, int defence, int shield) {
        return static_cast<std::size_t>((attack * kSide + defence) * kSide + shield);
    }

    float& at(int attack, int defence, int shield) {
        return table_[index(attack, defence, shield)];
    }

    static float chance(int attack, int defence, int shield) {
        float sum = 0;
        for (int v = shield + 1; v <= attack; ++v)
            sum += defence == 0 ? 1.0f
                                : static_cast<float>(v - 1 < defence ? v - 1 : defence) /
                                      static_cast<float>(defence);
        return sum / static_cast<float>(attack);
    }

    std::array<float, kSide * kSide * kSide> table_{};
};

}  // namespace sidera::monolith
