// What cargo ships do.

#include "bots/monolith/hauling.h"

#include <algorithm>

#include "bots/monolith/economy.h"

namespace sidera::monolith {
namespace {

struct Errand {
    Cell centre = kNoCell;
    int ring = 1;
};

const Planet* nearest_planet(const Public& pub, Cell from, Seat owner, bool with_port) {
    const Planet* best = nullptr;
    for (const Planet& planet : pub.planets)
        if (planet.owner == owner && (!with_port || planet.has_spaceport()) &&
            (best == nullptr || distance(planet.centre, from) < distance(best->centre, from)))
            best = &planet;
    return best;
}

const Asteroid* nearest_bare_rock(const Public& pub, Cell from) {
    const Asteroid* best = nullptr;
    for (const Asteroid& rock : pub.asteroids)
        if (rock.holds == Thing::none &&
            (best == nullptr || distance(rock.cell, from) < distance(best->cell, from)))
            best = &rock;
    return best;
}

Errand at_planet(const Planet* planet) {
    return planet == nullptr ? Errand{} : Errand{planet->centre, planet->facts.radius + 1};
}

// Where the ship is wanted next.
Errand errand_of(const Data& data, const ViewRef& ref, const Ship& ship) {
    const Public& pub = ref.pub;
    if (const Bill* bill = bill_of(ref.own, ref.seat, ship.number))
        return at_planet(nearest_planet(pub, ship.cell, bill->owner_of_place(), false));
    const Hold hold = hold_of(ref.own, ship.number);
    if (!hold.bundle.empty())
        return at_planet(nearest_planet(pub, ship.cell, ref.seat, false));
    const Asteroid* rock = nearest_bare_rock(pub, ship.cell);
    if (hold.structure == Thing::drill || hold.structure == Thing::habitat)
        return rock == nullptr ? Errand{} : Errand{rock->cell, 1};
    if (hold.structure != Thing::none || rock != nullptr)
        return at_planet(nearest_planet(pub, ship.cell, ref.seat, true));
    (void)data;
    return {};
}

int way_left(const Errand& errand, Cell cell) {
    return std::abs(distance(cell, errand.centre) - errand.ring);
}

}  // namespace

// What is scarcer by now: food or metal.
Thing wanted_freight(const Data& data, const ViewRef& ref) {
    const Prices prices = prices_of(data, ref.pub, ref.seat, ref.own.stock);
    return prices[Resource::metal] >= prices[Resource::food] ? Thing::drill : Thing::habitat;
}

Order haul(const Data& data,
           const ViewRef& ref,
           const Atlas& atlas,
           const Ship& ship,
           const CodeBuffer& codes) {
    constexpr float kDeed = 50.0f;
    const Thing wanted = wanted_freight(data, ref);
    for (const OptionCode option : codes)
        switch (verb(option)) {
            case Verb::load:
            case Verb::unload:
            case Verb::conquer:
                return {option, kDeed};
            case Verb::seize:  // only what belongs to no agreement any more
                if (bill_of(ref.own, ref.seat, ship.number) == nullptr)
                    return {option, kDeed};
                break;
            case Verb::place:
                if (hold_of(ref.own, ship.number).structure != Thing::station)
                    return {option, kDeed};
                break;
            case Verb::fetch:
            case Verb::buy:
                if (thing_of(static_cast<Freight>(operand_of(option))) == wanted &&
                    bill_of(ref.own, ref.seat, ship.number) == nullptr &&
                    nearest_bare_rock(ref.pub, ship.cell) != nullptr)
                    return {option, kDeed};
                break;
            default:
                break;
        }
    const Errand errand = errand_of(data, ref, ship);
    Order best{code(Verb::stop), 0};
    float here = -atlas.danger(ship.kind, ship.cell);
    if (errand.centre != kNoCell)
        here -= 5.0f * static_cast<float>(way_left(errand, ship.cell));
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::move)
            continue;
        const Cell cell = cell_in(operand_of(option));
        float there = -atlas.danger(ship.kind, cell);
        if (errand.centre != kNoCell)
            there -= 5.0f * static_cast<float>(way_left(errand, cell));
        if (there - here > best.gain + 0.5f)
            best = {option, there - here};
    }
    return best;
}

float haul_gain(const Data& data, const ViewRef& ref, const Atlas& atlas, const Ship& ship) {
    const Errand errand = errand_of(data, ref, ship);
    if (errand.centre == kNoCell)
        return atlas.danger(ship.kind, ship.cell);
    if (way_left(errand, ship.cell) > 0)
        return 5.0f;
    // At its place: is there something to load or unload?
    const Thing wanted = wanted_freight(data, ref);
    const bool has_deed = bill_of(ref.own, ref.seat, ship.number) != nullptr ||
                          hold_of(ref.own, ship.number).structure != Thing::none ||
                          !hold_of(ref.own, ship.number).bundle.empty() ||
                          is_allowed(may_buy(data, ref, ship, wanted)) ||
                          is_allowed(may_fetch(ref, ship, wanted));
    return has_deed ? 5.0f : 0.0f;
}

}  // namespace sidera::monolith
