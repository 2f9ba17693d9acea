// What a seat is up to in a turn: where its fleet goes, and how boldly.

#pragma once

#include "games/monolith/pieces.h"

namespace sidera::monolith {

struct Plan {
    Panel target = kNoPanel;  // of the siege; none: the most rewarding one
    float caution = 0.5f;     // weight of what may be lost
    float nerve = 1.2f;       // how much stronger the fleet must be before it sets out
    float growth = 1.0f;      // producers against ships
    bool heavy = false;       // saves for enormous ships
    bool shrewd = false;      // weighs risks where they are, and what a producer does to the fleet
    bool walls = true;        // turrets against whoever comes near, not only the first
    bool operator==(const Plan&) const = default;
};

}  // namespace sidera::monolith
