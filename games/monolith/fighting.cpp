// Phase 5: what units may attack, raze, conquer and bombard.

#include "games/monolith/legal.h"

namespace sidera::monolith {

const UnitInfo& unit_info(const Data& data, const Public& pub, Seat seat, Thing thing) {
    return data.unit(pub.players[seat].faction, thing);
}

Thing kind_of(const Public& pub, Seat seat, const Unit& unit) {
    switch (unit.kind) {
        case UnitKind::ship:
            if (const Ship* ship = find_ship(pub.players[seat], unit.id))
                return ship->kind;
            return Thing::none;
        case UnitKind::turret:
            return thing_of(planet_on(pub, panel_of_turret(unit.id))->at(spot_of_turret(unit.id)));
        case UnitKind::station:
            return Thing::station;
        case UnitKind::rock:
            return find_at(pub.asteroids, static_cast<Cell>(unit.id))->holds;
        default:
            return Thing::none;
    }
}

Cell cell_of(const Public& pub, Seat seat, const Unit& unit) {
    switch (unit.kind) {
        case UnitKind::ship:
            if (const Ship* ship = find_ship(pub.players[seat], unit.id))
                return ship->cell;
            return kNoCell;
        case UnitKind::turret:
            return planet_on(pub, panel_of_turret(unit.id))->cell_of(spot_of_turret(unit.id));
        default:
            return static_cast<Cell>(unit.id);
    }
}

// MO-ACT-2
bool has_acted(const Data& data, const Public& pub) {
    const Turn& turn = pub.turn;
    return turn.left != unit_info(data, pub, turn.seat, kind_of(pub, turn.seat, turn.unit)).actions;
}

namespace {

// MO-CMB-1, MO-CMB-9
void add_aims(const Data& data, const Public& pub, Seat seat, int die, Cell cell, Aims& aims) {
    const auto add = [&aims, die](const Aim& aim) {
        if (die > aim.shield)  // MO-CMB-6
            aims.push_back(aim);
    };
    const auto add_unit = [&](Target target, const Occupant& what) {
        const UnitInfo& info = unit_info(data, pub, what.seat, what.thing);
        add({target, cell, what.seat, what.thing, info.die, info.shield});
    };
    const Occupant there = occupant(pub, cell);
    const bool is_others = there.seat != kNoSeat && there.seat != seat;
    switch (there.kind) {
        case Occupant::Kind::ship:
            if (is_others)
                add_unit(Target::ship, there);
            return;
        case Occupant::Kind::station:
            if (is_others)
                add_unit(Target::station, there);
            return;
        case Occupant::Kind::planet:
            if (is_others && is_defence(there.thing))
                add_unit(Target::defence, there);
            return;
        case Occupant::Kind::asteroid:
            if (is_others && there.thing != Thing::none)
                add_unit(Target::structure, there);
            if (there.seat != seat)
                add({Target::asteroid, cell, there.seat, Thing::none, 0, data.asteroid_shield});
            return;
        default:
            return;
    }
}

}  // namespace

Aims aims_of(const Data& data, const Public& pub, Seat seat, Thing kind, Cell cell) {
    Aims aims;
    const int die = unit_info(data, pub, seat, kind).die;
    const BoardSize board = pub.rules.board();
    board.for_each_neighbour(cell, [&](Cell there) {
        if (!pub.free.has(there))
            add_aims(data, pub, seat, die, there, aims);
    });
    return aims;
}

// MO-CNQ-1, MO-CNQ-2
RuleId may_raze(const Public&, Seat seat, const Planet& planet) {
    if (planet.owner == kNoSeat || planet.owner == seat || planet.structures() == 0)
        return {"MO-CNQ-1"};
    return planet.defences() == 0 ? kAllowed : RuleId{"MO-CNQ-1"};
}

// MO-CNQ-3, MO-CNQ-4, MO-CNQ-8
RuleId may_conquer(Seat seat, const Planet& planet) {
    if (planet.owner == seat)
        return {"MO-CNQ-3"};
    return planet.structures() == 0 ? kAllowed : RuleId{"MO-CNQ-4"};
}

// MO-BOM-1, MO-BOM-4
bool may_bombard(const Public& pub, const Planet& planet) {
    const Seat seat = pub.turn.seat;
    if (planet.owner == kNoSeat || planet.owner == seat || planet.structures() == 0 ||
        pub.turn.event == CatastrophicEvent::stellar_wind)
        return false;
    const auto& ships = pub.players[seat].ships;
    if (ships.size() < kDirections)
        return false;
    for (int i = 0; i < kDirections; ++i) {
        const auto at = find_at(ships, vertex_of(planet, static_cast<Direction>(i)));
        if (at == ships.end() || at->kind != Thing::enormous || at->fresh || at->spent)
            return false;
    }
    return true;
}

// Nobody reacts to a passing ship (MO-MOV-3): where it gets is all that matters.
Reach reach_of(const Data& data, const Public& pub, Seat seat, const Ship& ship) {
    const int speed = unit_info(data, pub, seat, ship.kind).speed;
    const BoardSize board = pub.rules.board();
    if (!pub.rules.pass_through)
        return Reach(pub.free, board, ship.cell, speed);
    CellSet open = pub.free;
    for (const Ship& other : pub.players[seat].ships)
        open.insert(other.cell);
    Reach reach(open, board, ship.cell, speed);
    reach.keep(pub.free);
    return reach;
}

namespace {

// MO-MOV-2: hemmed in by own ships one may still pass through them, where the option allows it.
bool can_move(const Data& data, const Public& pub, Seat seat, const Ship& ship) {
    bool found = pub.rules.board().any_neighbour(
        ship.cell, [&pub](Cell there) { return pub.free.has(there); });
    if (!found && pub.rules.pass_through)
        reach_of(data, pub, seat, ship).for_each([&found](Cell) { found = true; });
    return found;
}

bool ship_can_act(const Data& data, const ViewRef& ref, const Ship& ship) {
    const Public& pub = ref.pub;
    if (can_move(data, pub, ref.seat, ship))
        return true;
    if (!aims_of(data, pub, ref.seat, ship.kind, ship.cell).empty())
        return true;
    if (const Planet* planet = docked_at(pub, ship.cell))
        if (is_allowed(may_raze(pub, ref.seat, *planet)) ||
            is_allowed(may_conquer(ref.seat, *planet)))
            return true;
    if (ship.kind != Thing::cargo)
        return false;
    // Whether a partner's stock covers a bundle is learnt by asking for it (MO-TRD-3).
    CodeArray<32> codes;
    cargo_options(data, ref, ship, codes);
    const Bill* bill = bill_of(ref.own, ref.seat, ship.number);
    return codes.size() > 0 || (bill != nullptr && bill->is_load());
}

}  // namespace

// MO-ACT-1, MO-ACT-2, MO-ACT-6
RuleId may_activate(const Data& data, const ViewRef& ref, const Unit& unit) {
    const Public& pub = ref.pub;
    const Player& player = pub.players[ref.seat];
    const auto attacks = [&](Thing kind, Cell cell) {
        return !aims_of(data, pub, ref.seat, kind, cell).empty() ? kAllowed : RuleId{"MO-CMB-1"};
    };
    switch (unit.kind) {
        case UnitKind::ship: {
            const Ship* ship = find_ship(player, unit.id);
            if (ship == nullptr || ship->spent)
                return {"MO-ACT-2"};
            if (pub.turn.event == CatastrophicEvent::stellar_wind)
                return {"MO-EVT-3"};
            if (ship->fresh)
                return {"MO-ACT-6"};
            return ship_can_act(data, ref, *ship) ? kAllowed : RuleId{"MO-ACT-4"};
        }
        case UnitKind::turret: {
            const Planet* planet = planet_on(pub, panel_of_turret(unit.id));
            const Spot spot = spot_of_turret(unit.id);
            if (planet == nullptr || planet->owner != ref.seat ||
                index(spot) >= static_cast<int>(planet->cells.size()) ||
                !is_defence(planet->at(spot)))
                return {"MO-ACT-1"};
            if (planet->built == spot)
                return {"MO-TURN-3"};
            if ((planet->fired & planet->fired_bit(spot)) != 0)
                return {"MO-ACT-2"};
            return attacks(thing_of(planet->at(spot)), planet->cell_of(spot));
        }
        case UnitKind::station: {
            const auto at = find_at(player.stations, static_cast<Cell>(unit.id));
            if (at == player.stations.end() || at->spent)
                return {"MO-ACT-2"};
            return at->fresh ? RuleId{"MO-ACT-6"} : attacks(Thing::station, at->cell);
        }
        case UnitKind::rock: {
            const auto at = find_at(pub.asteroids, static_cast<Cell>(unit.id));
            if (at == pub.asteroids.end() || at->owner != ref.seat || at->spent)
                return {"MO-ACT-2"};
            return at->fresh ? RuleId{"MO-ACT-6"} : attacks(at->holds, at->cell);
        }
        default:
            return {"MO-ACT-1"};
    }
}

}  // namespace sidera::monolith
