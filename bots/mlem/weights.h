// The figures of the hand-made evaluation of MLEM, all in points. Many were fitted to the final
// scores of games between bots; the arena has the last word.

#pragma once

#include <array>

#include "games/mlem/view.h"

namespace sidera::mlem {

struct Weights {
    // Worth of a free goal by the number of cats still missing for it (index; 0 is never read).
    std::array<std::array<float, 5>, kGoals> goals = {{{5.0f, 2.0f, 0.6f, 0.2f, 0.0f},
                                                       {5.0f, 1.4f, 0.3f, 0.0f, 0.0f},
                                                       {5.0f, 3.0f, 1.2f, 0.2f, 0.0f},
                                                       {5.0f, 0.8f, 0.0f, 0.0f, 0.0f}}};
    // Of a cat at home beyond a plain one, if it will be used.
    std::array<float, kCats> talent = {0.0f, 0.2f, 0.2f, 2.0f, 2.2f, 0.3f, 0.2f, 0.0f};
    float landing = 3.6f;      // of one more cat brought to the mat
    float home = 0.4f;         // of any cat at home, used or not
    float tied_first = 0.03f;  // share of a first place held by the tie-break alone that is lost
                               // per expedition to come
    float doubling = 0.9f;     // so many points more double the chances, times sqrt(expeditions)
    float usual_home = 0.7f;   // on an average mat: of a cat that comes home from a crash
    float usual_goals = 0.0f;  // what any landing adds to the goals there
    float passenger = 0.75f;   // the others hold the dice
    float envy = 0.3f;         // rivals' points against own points, when all stand equal
};

inline constexpr Weights kWeights{};

constexpr const Weights& weights() {
    return kWeights;
}

}  // namespace sidera::mlem
