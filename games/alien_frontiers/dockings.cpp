// Which sets of ships can be docked where.

#include "games/alien_frontiers/dockings.h"

#include "games/alien_frontiers/facilities/facility.h"

namespace sidera::alien_frontiers {
namespace {

PipsSet one(Pips pips) {
    return PipsSet::of(pips);
}

PipsSet at_least_so_many(const Hand& hand, int count) {
    PipsSet set;
    for (int side = 0; side < kSides; ++side)
        if (hand.ships.values[static_cast<std::size_t>(side)] >= count)
            set.insert(static_cast<Pips>(side));
    return set;
}

// Lowest values of three in a row.
PipsSet runs(PipsSet have) {
    const unsigned bits = have.bits();
    return PipsSet::from_bits(static_cast<std::uint8_t>(bits & bits >> 1 & bits >> 2));
}

// Lowest values of the runs that hold this value.
PipsSet runs_with(Pips pips) {
    const int value = static_cast<int>(pips);
    PipsSet lowest;
    for (int low = value < 2 ? 0 : value - 2; low <= value && low <= 3; ++low)
        lowest.insert(static_cast<Pips>(low));
    return lowest;
}

// The ships besides those that are fixed (the Relic Ship, the lifted one) come from the hand.
PipsSet runs_of(const Hand& hand, const Die* relic, const Die* lifted) {
    PipsSet have = at_least_so_many(hand, 1);
    PipsSet wanted = kAnyValue;
    for (const Die* fixed : {relic, lifted}) {
        if (fixed == nullptr)
            continue;
        have.insert(fixed->pips);
        wanted = wanted & runs_with(fixed->pips);
    }
    if (relic != nullptr && lifted != nullptr && relic->pips == lifted->pips)
        return {};
    return runs(have) & wanted;
}

}  // namespace

PipsSet sets_of(const Hand& hand, Shape shape, bool relic, const Lifted* lifted) {
    if (relic && hand.relic == 0)
        return {};
    const Die relic_die{relic ? pips_of(hand.relic) : Pips::one, true};
    const Die* lifted_die = lifted == nullptr ? nullptr : &lifted->die;
    if (shape == Shape::run)
        return runs_of(hand, relic ? &relic_die : nullptr, lifted_die);
    int from_hand = ships_of(shape);
    PipsSet wanted = kAnyValue;
    if (relic) {
        --from_hand;
        wanted = wanted & one(relic_die.pips);
    }
    if (lifted_die != nullptr) {
        --from_hand;
        wanted = wanted & one(lifted_die->pips);
    }
    if (from_hand < 0)
        return {};
    return from_hand == 0 ? wanted : wanted & at_least_so_many(hand, from_hand);
}

namespace {

// AF-DOCK-1, AF-DOCK-3. A run at the Raiders' Outpost makes room for itself (AF-RAID-2).
bool has_room(const Data& data, const Public& pub, Facility at, Seat seat) {
    const Shape shape = data.facilities[at].shape;
    if (at == Facility::raiders)
        return true;
    return free_group(pub.docks[at],
                      ports_of(pub, at, seat),
                      static_cast<std::size_t>(ships_of(shape))) != kNoPort;
}

bool can_pay(const Data& data, const Public& pub, Facility at, const Lifted* lifted) {
    Price price = docking_price(data, pub, at, pub.turn.seat);
    if (lifted != nullptr)
        price.fuel = static_cast<std::uint8_t>(price.fuel + lifted->fuel);
    return affords(pub.player(), price);
}

}  // namespace

PipsSet legal_dockings(
    const Data& data, const Public& pub, Facility at, bool relic, const Lifted* lifted) {
    if (lifted != nullptr && lifted->from == at)  // AF-TELE-2
        return {};
    const PipsSet sets = sets_of(pub.hand, data.facilities[at].shape, relic, lifted);
    if (sets.empty())
        return {};
    const Seat seat = pub.turn.seat;
    const bool with_relic = relic || (lifted != nullptr && lifted->die.relic);
    const PipsSet legal = sets & fit(pub, at, seat, with_relic).values;
    if (legal.empty() || !has_room(data, pub, at, seat) || !can_pay(data, pub, at, lifted))
        return {};
    return legal;
}

bool any_docking(const Data& data, const Public& pub, const Lifted* lifted) {
    for (int i = 0; i < kFacilities; ++i)
        for (const bool relic : {false, true})
            if (!legal_dockings(data, pub, static_cast<Facility>(i), relic, lifted).empty())
                return true;
    return false;
}

RuleId refusal(const Data& data, const Public& pub, const Docking& docking, const Lifted* lifted) {
    const Facility at = docking.at;
    const Shape shape = data.facilities[at].shape;
    if (lifted != nullptr && lifted->from == at)
        return {"AF-TELE-2"};
    if (!sets_of(pub.hand, shape, docking.die.relic, lifted).has(docking.die.pips))
        return {set_rule(at)};
    const bool with_relic = docking.die.relic || (lifted != nullptr && lifted->die.relic);
    const Fit fits = fit(pub, at, pub.turn.seat, with_relic);
    if (!fits.values.has(docking.die.pips))
        return {fits.rule};
    if (!has_room(data, pub, at, pub.turn.seat))
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
