// Phases 3 and 4: structures and ships.

#include "games/monolith/legal.h"

namespace sidera::monolith {
namespace {

// MO-EVT-2, MO-EVT-3
bool is_stopped(CatastrophicEvent event, Thing thing) {
    switch (event) {
        case CatastrophicEvent::climatic_anomaly:
            return thing == Thing::greenhouse || thing == Thing::habitat;
        case CatastrophicEvent::stellar_wind:
            return thing == Thing::furnace || thing == Thing::drill;
        default:
            return false;
    }
}

bool has_free_spot(const Planet& planet, Thing thing) {
    const int from = is_defence(thing) ? planet.first_outer() : 1;
    const auto count = static_cast<int>(planet.cells.size());
    // The centre counts as empty, too.
    if (planet.facts.counts[Content::empty] <= 1)
        return false;
    for (int i = from; i < count; ++i)
        if (planet.at(spot_at(i)) == Content::empty)
            return true;
    return false;
}

// MO-STR-1: what is torn down first leaves a cell for it.
bool has_spot_to_free(const ViewRef& ref, const Planet& planet, Thing thing) {
    const bool demolishes = is_allowed(may_demolish(ref, planet));
    const bool clears = is_allowed(may_clear(ref, planet));
    const int from = is_defence(thing) ? planet.first_outer() : 1;
    for (int i = from; i < static_cast<int>(planet.cells.size()); ++i) {
        const Content there = planet.at(spot_at(i));
        if ((demolishes && is_structure(there)) || (clears && is_natural(there)))
            return true;
    }
    return false;
}

// MO-STR-1: one structure a turn, and what `catch_up` gives on top.
bool has_built(const Public& pub, const Planet& planet) {
    return planet.built != kCentre && pub.turn.extra == 0;
}

}  // namespace

bool is_stopped_by(const Public& pub, Thing thing) {
    return is_stopped(pub.turn.event, thing);
}

namespace {

// MO-STR-1 to MO-STR-5, MO-STR-8: leaving aside whether a cell is free.
RuleId may_pay_for(const Data& data, const ViewRef& ref, const Planet& planet, Thing thing) {
    if (planet.owner != ref.seat || has_built(ref.pub, planet))
        return {"MO-STR-1"};
    if (data.biomes[planet.biome].forbids.has(thing))
        return {"MO-STR-4"};
    if (is_stopped(ref.pub.turn.event, thing))
        return {thing == Thing::greenhouse ? "MO-EVT-2" : "MO-EVT-3"};
    if (!ref.own.stock.covers(data.cost(ref.pub.players[ref.seat].faction, thing)))
        return {"MO-STR-2"};
    return kAllowed;
}

}  // namespace

RuleId may_build(const Data& data, const ViewRef& ref, const Planet& planet, Thing thing) {
    if (const RuleId forbidden = may_pay_for(data, ref, planet, thing); !is_allowed(forbidden))
        return forbidden;
    if (!has_free_spot(planet, thing))
        return {is_defence(thing) ? "MO-STR-3" : "MO-STR-2"};
    return kAllowed;
}

RuleId may_demolish(const ViewRef& ref, const Planet& planet) {
    if (planet.owner != ref.seat || planet.demolished || planet.structures() == 0)
        return {"MO-STR-1"};
    return kAllowed;
}

// MO-STR-6, MO-STR-7
RuleId may_clear(const ViewRef& ref, const Planet& planet) {
    if (planet.owner != ref.seat)
        return {"MO-STR-7"};
    if (planet.cleared ||
        planet.facts.counts[Content::forest] + planet.facts.counts[Content::mountain] == 0)
        return {"MO-STR-1"};
    return kAllowed;
}

RuleId may_use_spot(const Planet& planet, Work work, Thing thing, Spot spot) {
    if (spot == kCentre || index(spot) >= static_cast<int>(planet.cells.size()))
        return {"MO-STR-2"};
    const Content there = planet.at(spot);
    switch (work) {
        case Work::build:
            if (there != Content::empty)
                return {"MO-STR-2"};
            return is_defence(thing) && !planet.is_outer(spot) ? RuleId{"MO-STR-3"} : kAllowed;
        case Work::demolish:
            return is_structure(there) ? kAllowed : RuleId{"MO-STR-1"};
        default:
            return is_natural(there) ? kAllowed : RuleId{"MO-STR-1"};
    }
}

// MO-TURN-1: a phase in which the player has done something is closed by the player.
bool has_built_or_torn_down(const Public& pub) {
    for (const Planet& planet : pub.planets)
        if (planet.owner == pub.turn.seat &&
            (planet.built != kCentre || planet.demolished || planet.cleared))
            return true;
    return false;
}

bool has_launched(const Public& pub) {
    const auto& ships = pub.player().ships;
    return !ships.empty() && ships.back().fresh;
}

bool can_build(const Data& data, const ViewRef& ref) {
    for (const Planet& planet : ref.pub.planets) {
        if (planet.owner != ref.seat || has_built(ref.pub, planet))
            continue;
        for (int i = 0; i <= static_cast<int>(Thing::tower); ++i) {
            const auto thing = static_cast<Thing>(i);
            if (is_allowed(may_pay_for(data, ref, planet, thing)) &&
                (has_free_spot(planet, thing) || has_spot_to_free(ref, planet, thing)))
                return true;
        }
    }
    return false;
}

// MO-SHP-1, MO-SHP-6
RuleId may_launch(const Data& data, const ViewRef& ref, Thing thing) {
    const Player& player = ref.pub.players[ref.seat];
    if (static_cast<int>(player.ships.size()) >= ref.pub.rules.ship_cap)
        return {"MO-SHP-6"};
    return ref.own.stock.covers(data.cost(player.faction, thing)) ? kAllowed : RuleId{"MO-SHP-1"};
}

bool has_berth(const Public& pub, Cell centre, int ring) {
    bool found = false;
    for_each_berth(pub, centre, ring, [&found](Cell) { found = true; });
    return found;
}

bool can_launch(const Data& data, const ViewRef& ref) {
    bool has_site = !ref.pub.players[ref.seat].stations.empty();
    for (const Planet& planet : ref.pub.planets)
        has_site = has_site || (planet.owner == ref.seat && planet.has_spaceport());
    if (!has_site)
        return false;
    for (int i = static_cast<int>(Thing::cargo); i < kThings; ++i)
        if (is_allowed(may_launch(data, ref, static_cast<Thing>(i))))
            return true;
    return false;
}

}  // namespace sidera::monolith
