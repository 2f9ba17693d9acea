// Plasma Cannon: opponents' ships go to the Bay; discarded, one goes back to its owner's stock.

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

// AF-PLASMA-2, AF-BAY-3: never own ships, never blocking dice, nothing in the Bay.
bool is_target(const Public& pub, Ship ship) {
    return owner_of(ship) != kNoSeat && owner_of(ship) != pub.turn.seat;
}

int count(const auto& ships, Ship wanted) {
    int n = 0;
    for (const Ship ship : ships)
        n += ship == wanted ? 1 : 0;
    return n;
}

using ShipSet = EnumSet<Ship, kShipCodes>;

ShipSet targets_at(const Public& pub, Facility at) {
    ShipSet targets;
    for (const Ship ship : pub.docks[at])
        if (is_target(pub, ship))
            targets.insert(ship);
    return targets;
}

}  // namespace

bool PlasmaCannon::may_aim(const Public& pub, Facility at) {
    for (const Ship ship : pub.docks[at])
        if (is_target(pub, ship))
            return true;
    return false;
}

void PlasmaCannon::facility_options(const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < kFacilities; ++i)
        if (may_aim(pub, static_cast<Facility>(i)))
            codes.add(code(Verb::aim, static_cast<std::uint32_t>(i)));
}

// AF-PLASMA-1, AF-PLASMA-2: without a ship to hit no fuel would help.
RuleId PlasmaCannon::power(const Data& data, const Public& pub) {
    const bool paid = pub.player().fuel >= power_price(data, pub, Card::plasma_cannon);
    for (int i = 0; i < kFacilities; ++i)
        if (may_aim(pub, static_cast<Facility>(i)))
            return paid ? kAllowed : RuleId{"AF-PLASMA-1"};
    return {"AF-PLASMA-2"};
}

// AF-PLASMA-1 to AF-PLASMA-3
RuleId PlasmaCannon::may_hit(const Data& data,
                             const Public& pub,
                             const PlasmaFrame& frame,
                             Ship ship) {
    if (!is_target(pub, ship))
        return {"AF-PLASMA-2"};
    const int hits = static_cast<int>(frame.targets.size()) + 1;
    const bool there = count(pub.docks[frame.at], ship) > count(frame.targets, ship);
    const bool paid = pub.player().fuel >= power_price(data, pub, Card::plasma_cannon, hits);
    return there && paid ? kAllowed : RuleId{"AF-PLASMA-1"};
}

void PlasmaCannon::pick_options(const Data& data,
                                const Public& pub,
                                const PlasmaFrame& frame,
                                CodeBuffer& codes) {
    const bool any = picks_freely(pub) || frame.targets.empty();
    const ShipSet targets = targets_at(pub, frame.at);
    for (const Ship ship : targets)
        if ((any || ship >= frame.targets.back()) && may_hit(data, pub, frame, ship) == kAllowed)
            codes.add(code(Verb::hit, ship));
    if (!frame.targets.empty())
        codes.add(code(Verb::fire));
    for (const Ship ship : targets)
        if (picks_freely(pub) && frame.targets.contains(ship))
            codes.add(code(Verb::spare, ship));
}

namespace {

void spare(PlasmaFrame& frame, Ship ship) {
    std::size_t at = 0;
    while (frame.targets[at] != ship)
        ++at;
    frame.targets.erase_at(at);
}

}  // namespace

Flow PlasmaFrame::run(Table& table, PlasmaFrame& frame) {
    if (frame.step == Talk::ask)
        return table.ask(frame.aimed ? Question::plasma_pick : Question::plasma_facility);
    const OptionCode answer = table.answer();
    frame.step = Talk::ask;
    if (verb(answer) == Verb::aim) {
        frame.aimed = true;
        frame.at = static_cast<Facility>(operand_of(answer));
        return Flow::again;
    }
    if (verb(answer) == Verb::hit) {
        frame.targets.push_back(static_cast<Ship>(operand_of(answer)));
        return Flow::again;
    }
    if (verb(answer) == Verb::spare) {
        spare(frame, static_cast<Ship>(operand_of(answer)));
        return Flow::again;
    }
    const int hits = static_cast<int>(frame.targets.size());
    table.use_power(Card::plasma_cannon,
                    power_price(table.data(), table.pub(), Card::plasma_cannon, hits));
    for (const Ship ship : frame.targets)
        table.send_to_bay(frame.at, ship);
    return Flow::done;
}

// AF-PLASMA-5 to AF-PLASMA-7
RuleId PlasmaCannon::may_destroy(const Public& pub, Ship ship) {
    if (!is_target(pub, ship))
        return {"AF-PLASMA-5"};
    const bool enough = facts(ship).relic || ships_that_stay(pub, owner_of(ship)) > kStartShips;
    return enough ? kAllowed : RuleId{"AF-PLASMA-6"};
}

void PlasmaCannon::destroy_options(const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < kFacilities; ++i)
        for (const Ship ship : targets_at(pub, static_cast<Facility>(i)))
            if (may_destroy(pub, ship) == kAllowed)
                codes.add(
                    code(Verb::destroy,
                         static_cast<std::uint32_t>(i) * 64 + static_cast<std::uint32_t>(ship)));
}

// The fleet rule is the reason only where there is a ship to hit.
RuleId PlasmaCannon::discard(const Data&, const Public& pub) {
    RuleId reason{"AF-PLASMA-5"};
    for (const Ports& ports : pub.docks.values)
        for (const Ship ship : ports) {
            const RuleId forbidden = may_destroy(pub, ship);
            if (forbidden == kAllowed)
                return kAllowed;
            if (is_target(pub, ship))
                reason = forbidden;
        }
    return reason;
}

}  // namespace sidera::alien_frontiers
