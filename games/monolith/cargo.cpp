// What cargo ships may load and unload.

#include "games/monolith/legal.h"

namespace sidera::monolith {

Hold hold_of(const Private& own, std::uint32_t ship) {
    for (const Hold& hold : own.holds)
        if (hold.ship == ship)
            return hold;
    return {};
}

// MO-TRD-1: a ship serves one open agreement at a time.
const Bill* bill_of(const Private& own, Seat carrier, std::uint32_t ship) {
    for (const Bill& bill : own.bills)
        if (bill.carrier == carrier && bill.ship == ship)
            return &bill;
    return nullptr;
}

namespace {

// MO-CRG-3, MO-CRG-4: an own planet with a spaceport, at whose dock the ship lies.
const Planet* home_port(const ViewRef& ref, const Ship& ship) {
    const Planet* planet = docked_at(ref.pub, ship.cell);
    return planet != nullptr && planet->owner == ref.seat && planet->has_spaceport() ? planet
                                                                                     : nullptr;
}

bool is_docked_at_planet_of(const ViewRef& ref, const Ship& ship, Seat owner) {
    const Planet* planet = docked_at(ref.pub, ship.cell);
    return planet != nullptr && planet->owner == owner;
}

bool carries_structure(const ViewRef& ref, const Ship& ship) {
    return hold_of(ref.own, ship.number).structure != Thing::none;
}

}  // namespace

// MO-SPC-1, MO-STR-9
RuleId may_buy(const Data& data, const ViewRef& ref, const Ship& ship, Thing thing) {
    const Planet* port = home_port(ref, ship);
    if (port == nullptr)
        return {"MO-CRG-3"};
    if (carries_structure(ref, ship))
        return {"MO-CRG-1"};
    if (is_stopped_by(ref.pub, thing))
        return {thing == Thing::habitat ? "MO-EVT-2" : "MO-EVT-3"};
    if (ref.pub.rules.purchase_is_construction &&
        (port->built != kCentre || ref.own.bought.contains(port->panel)))
        return {"MO-STR-9"};
    const Faction faction = ref.pub.players[ref.seat].faction;
    return ref.own.stock.covers(data.cost(faction, thing)) ? kAllowed : RuleId{"MO-SPC-1"};
}

// MO-CRG-3, MO-EVT-5
RuleId may_fetch(const ViewRef& ref, const Ship& ship, Thing thing) {
    if (home_port(ref, ship) == nullptr)
        return {"MO-CRG-3"};
    if (carries_structure(ref, ship))
        return {"MO-CRG-1"};
    return ref.pub.players[ref.seat].depot[freight_of(thing)] > 0 ? kAllowed : RuleId{"MO-CRG-3"};
}

// MO-CRG-3, MO-SPC-4
RuleId may_pick_up(const ViewRef& ref, const Ship& ship, Cell cell) {
    if (carries_structure(ref, ship))
        return {"MO-CRG-1"};
    if (distance(ship.cell, cell) != 1)
        return {"MO-CRG-3"};
    const Occupant there = occupant(ref.pub, cell);
    const bool is_own = there.seat == ref.seat && is_space_structure(there.thing);
    return is_own ? kAllowed : RuleId{"MO-CRG-3"};
}

// MO-TRD-2, MO-TRD-3: legs 1 and 3.
RuleId may_load(const ViewRef& ref, const Ship& ship) {
    const Bill* bill = bill_of(ref.own, ref.seat, ship.number);
    if (bill == nullptr || !bill->is_load())
        return {"MO-CRG-5"};
    if (!hold_of(ref.own, ship.number).bundle.empty())
        return {"MO-CRG-1"};
    const Seat giver = bill->owner_of_place();
    if (!is_docked_at_planet_of(ref, ship, giver))
        return {"MO-TRD-2"};
    const bool covered =
        giver == ref.seat ? ref.own.stock.covers(bill->goods()) : ref.own.leg_covered;
    return covered ? kAllowed : RuleId{"MO-TRD-3"};
}

// MO-CRG-4, MO-SPC-2, MO-SPC-3
RuleId may_place(const ViewRef& ref, const Ship& ship, Cell cell) {
    const Thing structure = hold_of(ref.own, ship.number).structure;
    if (structure == Thing::none || distance(ship.cell, cell) != 1)
        return {"MO-CRG-4"};
    if (structure == Thing::station) {
        if (!ref.pub.free.has(cell) || ref.pub.players[ref.seat].stations.full())
            return {"MO-SPC-3"};
        return kAllowed;
    }
    const auto rock = find_at(ref.pub.asteroids, cell);
    if (rock == ref.pub.asteroids.end() || rock->holds != Thing::none)
        return {"MO-SPC-2"};
    return kAllowed;
}

RuleId may_store(const ViewRef& ref, const Ship& ship) {
    const bool can = carries_structure(ref, ship) && home_port(ref, ship) != nullptr;
    return can ? kAllowed : RuleId{"MO-CRG-4"};
}

// MO-TRD-2: legs 2 and 4.
RuleId may_unload(const ViewRef& ref, const Ship& ship) {
    const Bill* bill = bill_of(ref.own, ref.seat, ship.number);
    if (bill == nullptr || bill->is_load())
        return {"MO-CRG-5"};
    const bool there = is_docked_at_planet_of(ref, ship, bill->owner_of_place());
    return there ? kAllowed : RuleId{"MO-TRD-2"};
}

// MO-TRD-4, MO-TRD-9: a bundle for the other party, or one that belongs to no agreement any more.
RuleId may_seize(const ViewRef& ref, const Ship& ship) {
    if (hold_of(ref.own, ship.number).bundle.empty() ||
        !is_docked_at_planet_of(ref, ship, ref.seat))
        return {"MO-TRD-4"};
    const Bill* bill = bill_of(ref.own, ref.seat, ship.number);
    const bool is_for_me =
        bill != nullptr && !bill->is_load() && bill->owner_of_place() == ref.seat;
    return is_for_me ? RuleId{"MO-TRD-4"} : kAllowed;
}

// MO-CRG-2: one thing at a time. Structures are no goods of agreements (MO-CRG-6), and nobody can
// take those of others (MO-SPC-5).
void cargo_options(const Data& data, const ViewRef& ref, const Ship& ship, CodeBuffer& codes) {
    const auto add_if = [&codes](RuleId forbidden, OptionCode option) {
        if (is_allowed(forbidden))
            codes.add(option);
    };
    for (int i = 0; i < kFreights; ++i) {
        const auto freight = static_cast<Freight>(i);
        add_if(may_buy(data, ref, ship, thing_of(freight)), code(Verb::buy, freight));
    }
    for (int i = 0; i < kFreights; ++i) {
        const auto freight = static_cast<Freight>(i);
        add_if(may_fetch(ref, ship, thing_of(freight)), code(Verb::fetch, freight));
    }
    const auto around = [&](Verb verb, auto&& may) {
        ref.pub.rules.board().for_each_neighbour(
            ship.cell, [&](Cell there) { add_if(may(there), code(verb, there)); });
    };
    if (!carries_structure(ref, ship))
        around(Verb::pick_up, [&](Cell there) {
            return ref.pub.free.has(there) ? RuleId{"MO-CRG-3"} : may_pick_up(ref, ship, there);
        });
    add_if(may_load(ref, ship), code(Verb::load));
    if (carries_structure(ref, ship))
        around(Verb::place, [&](Cell there) { return may_place(ref, ship, there); });
    add_if(may_store(ref, ship), code(Verb::store));
    add_if(may_unload(ref, ship), code(Verb::unload));
    add_if(may_seize(ref, ship), code(Verb::seize));
}

}  // namespace sidera::monolith
