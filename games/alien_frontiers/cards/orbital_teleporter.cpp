// Orbital Teleporter: a docked ship docks once more; discarded, a colony moves.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/legal.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

Lifted lifted_ship(const Data& data, const Public& pub, Facility from, Die die) {
    const int fuel = power_price(data, pub, Card::orbital_teleporter);
    return {from, die, static_cast<std::uint8_t>(fuel)};
}

// AF-DOCK-9, AF-BAY-3: what stands on a port.
template<class Visit>
void for_each_own_docked(const Public& pub, Visit&& visit) {
    for (int i = 0; i < kFacilities; ++i) {
        const auto at = static_cast<Facility>(i);
        if (at == Facility::terraform)  // AF-TELE-2
            continue;
        PipsSet coloured;
        int relic = 0;
        for (const Ship ship : pub.docks[at]) {
            if (owner_of(ship) != pub.turn.seat)
                continue;
            if (facts(ship).relic)
                relic = facts(ship).value;
            else
                coloured.insert(pips_of(facts(ship).value));
        }
        for (int value = 1; value <= kSides; ++value) {
            if (coloured.has(pips_of(value)))
                visit(at, Die{pips_of(value), false});
            if (relic == value)
                visit(at, Die{pips_of(value), true});
        }
    }
}

}  // namespace

// AF-TELE-1, AF-TELE-4: only with somewhere to go.
bool OrbitalTeleporter::may_lift(const Data& data, const Public& pub, Facility from, Die die) {
    const Lifted lifted = lifted_ship(data, pub, from, die);
    return pub.player().fuel >= lifted.fuel && any_docking(data, pub, &lifted);
}

void OrbitalTeleporter::ship_options(const Data& data, const Public& pub, CodeBuffer& codes) {
    for_each_own_docked(pub, [&](Facility from, Die die) {
        if (may_lift(data, pub, from, die))
            codes.add(code(Verb::lift, operand_of(Docking{from, die})));
    });
}

RuleId OrbitalTeleporter::power(const Data& data, const Public& pub) {
    if (pub.player().fuel < power_price(data, pub, Card::orbital_teleporter))
        return {"AF-TELE-1"};
    bool able = false;
    for_each_own_docked(
        pub, [&](Facility from, Die die) { able = able || may_lift(data, pub, from, die); });
    return able ? kAllowed : RuleId{"AF-TELE-4"};
}

Lifted OrbitalTeleporter::lifted(const Data& data, const Public& pub, const TeleportFrame& frame) {
    return lifted_ship(data, pub, frame.from, {pips_of(frame.value), frame.relic});
}

// AF-TELE-3
void OrbitalTeleporter::dock_options(const Data& data,
                                     const Public& pub,
                                     const TeleportFrame& frame,
                                     CodeBuffer& codes) {
    const Lifted ship = lifted(data, pub, frame);
    docking_options(data, pub, &ship, codes);
}

// AF-TELE-4: lifting and docking are one action; the frame stays until what the docking brings is
// settled.
Flow TeleportFrame::run(Table& table, TeleportFrame& frame) {
    if (frame.docked)
        return Flow::done;
    if (frame.step == Talk::ask)
        return table.ask(frame.value == 0 ? Question::teleport_ship : Question::teleport_dock);
    if (frame.value == 0) {
        const Docking ship = docking_of(operand_of(table.answer()));
        frame.from = ship.at;
        frame.value = static_cast<std::uint8_t>(value_of(ship.die.pips));
        frame.relic = ship.die.relic;
        frame.step = Talk::ask;
        return Flow::again;
    }
    const Lifted ship = OrbitalTeleporter::lifted(table.data(), table.pub(), frame);
    const Docking docking = docking_of(operand_of(table.answer()));
    frame.docked = true;
    table.use_power(Card::orbital_teleporter, ship.fuel);
    table.lift(frame);
    table.dock(docking, &ship);
    return Flow::again;
}

namespace {

bool may_move(const Public& pub, ColonyAt from) {
    return pub.colonies[from.territory][from.seat] > 0 &&
           !has_field(pub, Field::repulsor, from.territory);
}

}  // namespace

// AF-TELE-6
void OrbitalTeleporter::from_options(const Public& pub, CodeBuffer& codes) {
    for (int t = 0; t < kTerritories; ++t)
        for (int s = 0; s < pub.rules.seats; ++s) {
            const ColonyAt from{static_cast<Territory>(t), seat_at(s)};
            if (may_move(pub, from))
                codes.add(code(Verb::colony, operand_of(from)));
        }
}

void OrbitalTeleporter::to_options(const Public& pub, ColonyAt from, CodeBuffer& codes) {
    for (int t = 0; t < kTerritories; ++t) {
        const auto to = static_cast<Territory>(t);
        if (to != from.territory && !has_field(pub, Field::repulsor, to))
            codes.add(code(Verb::territory, to));
    }
}

RuleId OrbitalTeleporter::discard(const Data&, const Public& pub) {
    for (int t = 0; t < kTerritories; ++t)
        for (int s = 0; s < pub.rules.seats; ++s)
            if (may_move(pub, {static_cast<Territory>(t), seat_at(s)}))
                return kAllowed;
    return {"AF-TELE-6"};
}

}  // namespace sidera::alien_frontiers
