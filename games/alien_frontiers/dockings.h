// Which sets of ships can be docked where: the hand's side of it and the facility's.

#pragma once

#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {

inline constexpr RuleId kAllowed{};

// A docked ship that the Orbital Teleporter has lifted: it takes part in the next docking, and the
// power's fuel is spent already (AF-TELE-3).
struct Lifted {
    Facility from = Facility::solar;
    Die die;
    std::uint8_t fuel = 0;
};

// The values a facility takes now (of a run the lowest one), and the rule that keeps others out.
struct Fit {
    PipsSet values;
    std::string_view rule;
};

inline constexpr PipsSet kAnyValue = PipsSet::first(kSides);

constexpr PipsSet at_least(int value) {
    return value <= 1 ? kAnyValue : kAnyValue.without(PipsSet::first(value - 1));
}

// The sets the hand can form, by shape, with the Relic Ship or without, and with the lifted ship in
// them if there is one.
using Sets = Keyed<Shape, PipsSet, 4>;
Sets sets_of(const Hand& hand, bool relic, const Lifted* lifted);

// AF-DOCK-1: which of these sets can be docked, by facility. `relic` as in sets_of.
using Dockings = Keyed<Facility, PipsSet, kFacilities>;
Dockings legal_dockings(
    const Data& data, const Public& pub, const Sets& sets, bool relic, const Lifted* lifted);

bool any_docking(const Data& data, const Public& pub, const Lifted* lifted);

// Why this docking is not possible now.
RuleId refusal(const Data& data,
               const Public& pub,
               const Docking& docking,
               const Lifted* lifted = nullptr);

// The ships of a docking one by one; the lifted one is among them.
FixedVec<Die, 3> dice_of(Shape shape,
                         const Docking& docking,
                         const Hand& hand,
                         const Lifted* lifted);

}  // namespace sidera::alien_frontiers
