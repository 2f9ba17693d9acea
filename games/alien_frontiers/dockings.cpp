// Which sets of ships can be docked where.

#include "games/alien_frontiers/dockings.h"

#include <utility>

#include "games/alien_frontiers/facilities/facility.h"

namespace sidera::alien_frontiers {
namespace {

// Values shown by one, by two and by three unplaced ships at least.
struct Counts {
    std::array<PipsSet, 4> at_least;  // [0]: any value
};

Counts counts_of(const Hand& hand) {
    std::array<unsigned, 4> bits{(1u << kSides) - 1, 0, 0, 0};
    for (unsigned side = 0; side < kSides; ++side) {
        const unsigned count = hand.ships.values[side];
        bits[1] |= (count >= 1 ? 1u : 0u) << side;
        bits[2] |= (count >= 2 ? 1u : 0u) << side;
        bits[3] |= (count >= 3 ? 1u : 0u) << side;
    }
    Counts counts;
    for (std::size_t n = 0; n < 4; ++n)
        counts.at_least[n] = PipsSet::from_bits(static_cast<std::uint8_t>(bits[n]));
    return counts;
}

// Lowest values of three in a row.
PipsSet runs(PipsSet have) {
    const unsigned bits = have.bits();
    return PipsSet::from_bits(static_cast<std::uint8_t>(bits & bits >> 1 & bits >> 2));
}

// Lowest values of the runs that hold this value.
PipsSet runs_with(Pips pips) {
    const unsigned bit = 1u << static_cast<unsigned>(pips);
    return PipsSet::from_bits(static_cast<std::uint8_t>((bit | bit >> 1 | bit >> 2) & 0xF));
}

}  // namespace

// The ships besides those that are fixed (the Relic Ship, the lifted one) come from the hand.
Sets sets_of(const Hand& hand, bool relic, const Lifted* lifted) {
    Sets sets;
    if (relic && hand.relic == 0)
        return sets;
    const Counts counts = counts_of(hand);
    PipsSet for_equals = kAnyValue;
    PipsSet for_runs = kAnyValue;
    PipsSet row = counts.at_least[1];
    std::size_t fixed = 0;
    const auto fix = [&](Pips pips) {
        const bool twice = fixed > 0 && for_equals.has(pips);  // a run has each value once
        for_runs = twice ? PipsSet{} : for_runs & runs_with(pips);
        for_equals = for_equals & PipsSet::of(pips);
        row.insert(pips);
        ++fixed;
    };
    if (relic)
        fix(pips_of(hand.relic));
    if (lifted != nullptr)
        fix(lifted->die.pips);
    for (const std::size_t ships : {1u, 2u, 3u})
        if (ships >= fixed)
            sets.values[ships - 1] = for_equals & counts.at_least[ships - fixed];
    sets[Shape::run] = runs(row) & for_runs;
    return sets;
}

namespace {

// AF-DOCK-1, AF-DOCK-3. A run at the Raiders' Outpost makes room for itself (AF-RAID-2).
bool has_room(const Public& pub, Facility at, Seat seat) {
    if (at == Facility::raiders)
        return true;
    return free_group(pub.docks[at],
                      ports_of(pub, at, seat),
                      static_cast<std::size_t>(ships_of(shape_of(at)))) != kNoPort;
}

bool can_pay(const Data& data, const Public& pub, Facility at, const Lifted* lifted) {
    Price price = docking_price(data, pub, at, pub.turn.seat);
    if (lifted != nullptr)
        price.fuel = static_cast<std::uint8_t>(price.fuel + lifted->fuel);
    return affords(pub.player(), price);
}

// The facility is known to the compiler: most of this vanishes.
template<Facility at>
PipsSet dockings_at(
    const Data& data, const Public& pub, PipsSet offered, bool relic, const Lifted* lifted) {
    const Seat seat = pub.turn.seat;
    if (offered.empty() || (lifted != nullptr && lifted->from == at))  // AF-TELE-2
        return {};
    const PipsSet legal = offered & fit(pub, at, seat, relic).values;
    if (legal.empty() || !has_room(pub, at, seat) || !can_pay(data, pub, at, lifted))
        return {};
    return legal;
}

}  // namespace

Dockings legal_dockings(
    const Data& data, const Public& pub, const Sets& sets, bool relic, const Lifted* lifted) {
    const bool with_relic = relic || (lifted != nullptr && lifted->die.relic);
    Dockings legal;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((legal.values[I] = dockings_at<static_cast<Facility>(I)>(
              data, pub, sets[shape_of(static_cast<Facility>(I))], with_relic, lifted)),
         ...);
    }(std::make_index_sequence<kFacilities>());
    return legal;
}

bool any_docking(const Data& data, const Public& pub, const Lifted* lifted) {
    for (const bool relic : {false, true})
        if (legal_dockings(data, pub, sets_of(pub.hand, relic, lifted), relic, lifted) !=
            Dockings{})
            return true;
    return false;
}

RuleId refusal(const Data& data, const Public& pub, const Docking& docking, const Lifted* lifted) {
    const Facility at = docking.at;
    const Shape shape = shape_of(at);
    if (lifted != nullptr && lifted->from == at)
        return {"AF-TELE-2"};
    if (!sets_of(pub.hand, docking.die.relic, lifted)[shape].has(docking.die.pips))
        return {set_rule(at)};
    const bool with_relic = docking.die.relic || (lifted != nullptr && lifted->die.relic);
    const Fit fits = fit(pub, at, pub.turn.seat, with_relic);
    if (!fits.values.has(docking.die.pips))
        return {fits.rule};
    if (!has_room(pub, at, pub.turn.seat))
        return {shape == Shape::single ? "AF-DOCK-1" : "AF-DOCK-3"};
    if (!can_pay(data, pub, at, lifted))
        return {"AF-TURN-5"};
    return kAllowed;
}

FixedVec<Die, 3> dice_of(Shape shape,
                         const Docking& docking,
                         const Hand& hand,
                         const Lifted* lifted) {
    FixedVec<Die, 3> dice;
    bool relic_due = docking.die.relic;
    bool lifted_due = lifted != nullptr && lifted->die.relic;
    for (int i = 0; i < ships_of(shape); ++i) {
        const int step = shape == Shape::run ? i : 0;
        Die die{static_cast<Pips>(static_cast<int>(docking.die.pips) + step), false};
        if (relic_due && hand.relic == value_of(die.pips)) {
            die.relic = true;
            relic_due = false;
        } else if (lifted_due && lifted->die.pips == die.pips) {
            die.relic = true;
            lifted_due = false;
        }
        dice.push_back(die);
    }
    return dice;
}

}  // namespace sidera::alien_frontiers
