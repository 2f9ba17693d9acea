// Quick answers in the phase of actions: which unit acts, and what it does.

#pragma once

#include "bots/bot.h"
#include "bots/monolith/atlas.h"
#include "games/monolith/game.h"

namespace sidera::monolith {

// A script that has picked a unit and put it back would do so for ever (MO-ACT-2).
inline bool was_put_back(const Turn& turn, OptionCode option) {
    const Unit unit = unit_in(option);
    return unit.kind != UnitKind::none && turn.was_put_back(unit);
}

// How much an action gains over staying idle.
struct Order {
    OptionCode code = kNoCode;
    float gain = 0;
};

// The best of the options of `unit_action` for the active unit.
Order best_action(const Data& data,
                  const Odds& odds,
                  const ViewRef& ref,
                  const Atlas& atlas,
                  const CodeBuffer& codes);

// The unit with the most to gain; `end_turn` when nobody has anything.
OptionCode best_unit(const Data& data,
                     const Odds& odds,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const CodeBuffer& codes);

}  // namespace sidera::monolith
