// What an alien's file tells the bots: when its power and its flare are of use. No rule reads it.

#pragma once

#include <cstdint>
#include <optional>

namespace sidera::cosmic {

enum class When : std::uint8_t {
    always,
    swing,        // when it moves the result of the encounter my way: by its mark on the totals
    behind,       // when my side loses as things stand
    ahead,        // when my side wins as things stand
    opposed,      // against a play of somebody who wants the other side to win
    leader_lost,  // against somebody who stands better than I do
    joins,        // when it pays to take a side
    poor_hand,    // when my cards are worse than others'
    poor_cards,   // when I hold cards I can spare
    plenty,       // when I have ships to spare
    in_warp,      // when ships of mine are in the warp
    hunted,       // when I am the one to be attacked
    threatened,   // when somebody is about to win
    healing,      // when a weak rival suffers
    lonely,       // when few of my cards are left
    exchange,     // when the other card is likely to be better
    powers,       // when the other power is better
    ooze,         // when many ships should come or go
    bluff,        // when the truth is not enough
    allies_fate   // when the winner's allies should land, or should not
};

struct Hint {
    When when = When::always;
    float worth = 0.1f;  // if it is the time
    float fear = 0.0f;   // of powers: how much a zap is worth, as a part of what is at stake
};

struct Hints {
    Hint power;
    Hint wild;
    Hint super;
    std::optional<Hint> second;  // a second power of another kind
};

}  // namespace sidera::cosmic
