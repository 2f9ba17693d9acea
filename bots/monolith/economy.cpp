// What to build, and where it goes.

#include "bots/monolith/economy.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/monolith/hauling.h"

namespace sidera::monolith {
namespace {

constexpr float kHorizon = 14.0f;
constexpr float kFleetTurns = 5.0f;  // the fleet is planned for, at a growth of 1
constexpr int kOpeningRounds = 2;    // producers serve the first small ships
constexpr int kSettlingRounds = 12;  // a few small ships more than free planets
constexpr float kFirstTurret = 300.0f;

float as_float(int number) {
    return static_cast<float>(number);
}

int count_things(const Public& pub, Seat seat, Content content) {
    int count = 0;
    for (const Planet& planet : pub.planets)
        if (planet.owner == seat)
            count += planet.facts.counts[content];
    return count;
}

int count_ships(const Public& pub, Seat seat, Thing kind) {
    int count = 0;
    for (const Ship& ship : pub.players[seat].ships)
        count += ship.kind == kind ? 1 : 0;
    return count;
}

}  // namespace

Goods income_of(const Data& data, const Public& pub, Seat seat) {
    const auto& yield = data.factions[pub.players[seat].faction].yield;
    Goods income;
    const auto add = [&](Source source, int count) {
        for (std::size_t i = 0; i < kResources; ++i)
            income.amounts.values[i] = static_cast<std::uint16_t>(
                income.amounts.values[i] + count * yield[source].amounts.values[i]);
    };
    for (const Planet& planet : pub.planets) {
        if (planet.owner != seat)
            continue;
        add(Source::forest, planet.facts.counts[Content::forest]);
        add(Source::mountain, planet.facts.counts[Content::mountain]);
        add(Source::greenhouse, planet.facts.counts[Content::greenhouse]);
        add(Source::furnace, planet.facts.counts[Content::furnace]);
    }
    for (const Asteroid& rock : pub.asteroids)
        if (rock.owner == seat)
            add(rock.holds == Thing::drill ? Source::drill : Source::habitat, 1);
    return income;
}

// The need is that of large ships, the work horses. What no ship is built of is worth a little, for
// structures.
Prices prices_of(const Data& data, const Public& pub, Seat seat, const Goods& stock) {
    const auto& cost = data.factions[pub.players[seat].faction].cost[Thing::large];
    const Goods income = income_of(data, pub, seat);
    Prices prices;
    float sum = 0;
    int used = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost.amounts.values[i] == 0)
            continue;
        const float supply =
            as_float(income.amounts.values[i]) + as_float(stock.amounts.values[i]) / 12.0f + 0.5f;
        prices.values[i] = as_float(cost.amounts.values[i]) / supply;
        sum += prices.values[i];
        ++used;
    }
    for (std::size_t i = 0; i < kResources; ++i)
        prices.values[i] = prices.values[i] > 0 ? prices.values[i] * as_float(used) / sum : 0.1f;
    return prices;
}

namespace {

struct Builder {
    const Data& data;
    const ViewRef& ref;
    const Atlas& atlas;
    const Plan& plan;
    Prices prices;
    Goods income;
    int producers = 0;
    int ports = 0;

    const FactionInfo& faction() const { return data.factions[ref.pub.players[ref.seat].faction]; }
};

// How many ships can be paid in some turns, softly limited by what is scarcest, after `price` is
// paid and with `yield` from the next turn on.
float ships_ahead(const Builder& builder, Thing ship, const Goods& price, const Goods& yield) {
    const auto& cost = builder.faction().cost[ship].amounts.values;
    const float turns = kFleetTurns * builder.plan.growth;
    float sum = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
        if (cost[i] == 0)
            continue;
        const float supply = as_float(builder.ref.own.stock.amounts.values[i]) -
                             as_float(price.amounts.values[i]) +
                             turns * as_float(builder.income.amounts.values[i]) +
                             (turns - 1.0f) * as_float(yield.amounts.values[i]);
        const float scarcity = as_float(cost[i]) / std::max(supply, 1.0f);
        sum += scarcity * scarcity * scarcity * scarcity;
    }
    return 1.0f / std::sqrt(std::sqrt(sum));
}

float producer_worth(const Builder& builder, Thing thing) {
    const FactionInfo& faction = builder.faction();
    const Source source = thing == Thing::greenhouse ? Source::greenhouse : Source::furnace;
    const Goods& gain = faction.yield[source];
    if (builder.plan.shrewd) {
        // Who has spent all cement on furnaces builds no ships with the metal.
        const bool is_opening = builder.ref.pub.turn.round <= kOpeningRounds;
        const Thing ship = is_opening ? Thing::small : Thing::large;
        return as_float(faction.worth[ship]) *
               (ships_ahead(builder, ship, faction.cost[thing], gain) -
                ships_ahead(builder, ship, {}, {}));
    }
    float yield = 0;
    for (std::size_t i = 0; i < kResources; ++i)
        yield += as_float(gain.amounts.values[i] * builder.data.points.values[i]) *
                 std::min(builder.prices.values[i], 2.0f);
    return builder.plan.growth * yield * kHorizon - as_float(faction.worth[thing]);
}

// A port serves in the turn it is built: with a second producer first, the first ship is as early
// and the next ones are earlier.
float port_worth(const Builder& builder, const Planet& planet) {
    if (planet.has_spaceport())
        return -1.0f;
    if (builder.ports == 0) {
        if (builder.plan.shrewd && builder.producers == 1)
            return 1.0f;
        return builder.producers > 0 ? 500.0f : 20.0f;
    }
    const bool is_forward = builder.atlas.target() != nullptr &&
                            distance(planet.centre, builder.atlas.target()->centre) < 22 &&
                            builder.producers > 3;
    return is_forward && builder.ports < 3 ? 40.0f : -1.0f;
}

// The first cannon keeps single ships from razing and conquering; more of them cost the fleet more
// than they hold up the enemy.
float turret_worth(const Builder& builder, const Planet& planet, Thing thing) {
    const float price = as_float(builder.faction().worth[thing]);
    if (builder.plan.shrewd && thing == Thing::cannon && planet.defences() == 0)
        return kFirstTurret;
    if (!builder.plan.walls)
        return -1.0f;
    const float threat = builder.atlas.threat_near(planet.centre, planet.facts.radius + 11);
    const float kept = as_float(planet.facts.counts[Content::cannon]) * 30.0f +
                       as_float(planet.facts.counts[Content::tower]) * 72.0f;
    const float missing = std::max(0.0f, 1.1f * threat - kept);
    const float idle = builder.producers > 5 && planet.defences() < 2 ? 8.0f : 0.0f;
    return std::min(missing, 2.5f * price) + idle - 0.6f * price +
           (thing == Thing::tower && threat > 150.0f ? 20.0f : 0.0f);
}

// What a structure brings, less its price; in points.
float structure_worth(const Builder& builder, const Planet& planet, Thing thing) {
    switch (thing) {
        case Thing::greenhouse:
        case Thing::furnace:
            return producer_worth(builder, thing);
        case Thing::spaceport:
            return port_worth(builder, planet);
        default:
            return turret_worth(builder, planet, thing);
    }
}

// Of greenhouses and furnaces the kind one could do without, if a full planet should give one up
// for the other: its resource lies about in heaps while the other one is short.
std::optional<Content> spare_producer(const Data& data, const ViewRef& ref, const Planet& planet) {
    const Prices prices = prices_of(data, ref.pub, ref.seat, ref.own.stock);
    const bool has_food = prices[Resource::food] < prices[Resource::metal];
    const float cheap = std::min(prices[Resource::food], prices[Resource::metal]);
    const float dear = std::max(prices[Resource::food], prices[Resource::metal]);
    const Content spare = has_food ? Content::greenhouse : Content::furnace;
    const Thing wanted = has_food ? Thing::furnace : Thing::greenhouse;
    const Faction faction = ref.pub.players[ref.seat].faction;
    const bool can = planet.built == kCentre && planet.facts.counts[spare] > 0 &&
                     !data.biomes[planet.biome].forbids.has(wanted) &&
                     ref.own.stock.covers(data.cost(faction, wanted));
    return can && cheap < 0.3f * dear ? std::optional(spare) : std::nullopt;
}

bool is_full(const Planet& planet) {
    return planet.facts.counts[Content::empty] <= 1;  // the centre
}

}  // namespace

bool has_full_planet(const Public& pub, Seat seat) {
    return std::any_of(pub.planets.begin(), pub.planets.end(), [seat](const Planet& planet) {
        return planet.owner == seat && is_full(planet);
    });
}

OptionCode best_structure(const Data& data,
                          const ViewRef& ref,
                          const Atlas& atlas,
                          const Plan& plan,
                          const CodeBuffer& codes) {
    const Builder builder{.data = data,
                          .ref = ref,
                          .atlas = atlas,
                          .plan = plan,
                          .prices = prices_of(data, ref.pub, ref.seat, ref.own.stock),
                          .income = income_of(data, ref.pub, ref.seat),
                          .producers = count_things(ref.pub, ref.seat, Content::greenhouse) +
                                       count_things(ref.pub, ref.seat, Content::furnace),
                          .ports = count_things(ref.pub, ref.seat, Content::spaceport)};
    OptionCode best = code(Verb::built);
    float most = 0;
    for (const OptionCode option : codes) {
        const std::uint32_t operand = operand_of(option);
        if (verb(option) == Verb::demolish) {
            const Planet& planet = *planet_on(ref.pub, static_cast<Panel>(operand));
            if (is_full(planet) && spare_producer(data, ref, planet))
                return option;
        }
        if (verb(option) != Verb::build)
            continue;
        const float worth =
            structure_worth(builder, *planet_on(ref.pub, panel_in(operand)), thing_in(operand));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

// Turrets on the corners that look at the enemy; the rest inside, where the border stays free.
OptionCode best_spot(const Data& data,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const CodeBuffer& codes) {
    const auto& frame = std::get<TurnFrame>(ref.pub.frames.back());
    const Planet& planet = *planet_on(ref.pub, frame.panel);
    if (frame.work == Work::demolish)
        for (const OptionCode option : codes)
            if (planet.at(spot_in(operand_of(option))) == spare_producer(data, ref, planet))
                return option;
    if (frame.work != Work::build || !is_defence(frame.thing) || atlas.target() == nullptr)
        return codes[0];
    OptionCode best = codes[0];
    int least = 999;
    for (const OptionCode option : codes) {
        const Spot spot = spot_in(operand_of(option));
        const Axial at = offset_of(spot);
        const bool is_corner = at.q == 0 || at.r == 0 || at.q + at.r == 0;
        Cell nearest = atlas.target()->centre;
        for (const Foe& foe : atlas.foes())
            if (foe.target == Target::ship &&
                distance(foe.cell, planet.centre) < distance(nearest, planet.centre))
                nearest = foe.cell;
        const int far = distance(planet.cell_of(spot), nearest) * 2 + (is_corner ? 0 : 1);
        if (far < least) {
            least = far;
            best = option;
        }
    }
    return best;
}

namespace {

int free_planets(const Public& pub) {
    int count = 0;
    for (const Planet& planet : pub.planets)
        count += planet.owner == kNoSeat ? 1 : 0;
    return count;
}

// Which class is wanted most among those that can be paid now.
float ship_worth(
    const Data& data, const ViewRef& ref, const Atlas& atlas, const Plan& plan, Thing kind) {
    const Public& pub = ref.pub;
    const Player& me = pub.players[ref.seat];
    const int light = count_ships(pub, ref.seat, Thing::small);
    const int warships =
        static_cast<int>(me.ships.size()) - count_ships(pub, ref.seat, Thing::cargo);
    const Goods income = income_of(data, pub, ref.seat);
    const auto affordable_soon = [&](Thing wanted) {
        Goods soon = ref.own.stock;
        for (int turn = 0; turn < 3; ++turn)
            soon.add(income);
        return soon.covers(data.cost(me.faction, wanted));
    };
    float home_threat = 0;
    for (const Planet& planet : pub.planets)
        if (planet.owner == ref.seat)
            home_threat = std::max(home_threat, atlas.threat_near(planet.centre, 14));
    const bool in_need = home_threat > 0.7f * atlas.own_fleet();
    const int escorts = plan.shrewd && pub.turn.round < kSettlingRounds ? 2 : 0;
    switch (kind) {
        case Thing::small:
            if (light < std::min(free_planets(pub) + escorts, 3))
                return 100.0f;
            return in_need && !affordable_soon(Thing::medium) ? 10.0f : -1.0f;
        case Thing::medium:
            if (plan.heavy && warships > 1 && !in_need)
                return -1.0f;
            return in_need || !affordable_soon(Thing::large) ? 20.0f : -1.0f;
        case Thing::large:
            return plan.heavy && warships > 1 && !in_need ? -1.0f : 40.0f;
        case Thing::enormous:
            return warships > 2 ? 60.0f : 30.0f;
        default: {
            bool has_rock = false;
            for (const Asteroid& rock : pub.asteroids)
                has_rock = has_rock || rock.holds == Thing::none;
            const int cargo = count_ships(pub, ref.seat, Thing::cargo);
            const bool is_time = pub.turn.round >= 5 && warships >= 2 && !in_need;
            return is_time && has_rock && cargo < 1 + warships / 6 ? 70.0f : -1.0f;
        }
    }
}

Cell front_of(const ViewRef& ref, const Atlas& atlas, Thing kind) {
    if (kind == Thing::small)
        for (const Planet& planet : ref.pub.planets)
            if (planet.owner == kNoSeat)
                return planet.centre;
    return atlas.target() != nullptr ? atlas.target()->centre : kNoCell;
}

}  // namespace

OptionCode best_ship(const Data& data,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const Plan& plan,
                     const CodeBuffer& codes) {
    OptionCode best = code(Verb::launched);
    float most = 0;
    for (const OptionCode option : codes) {
        if (verb(option) == Verb::launched)
            continue;
        const std::uint32_t operand = operand_of(option);
        const bool at_planet = verb(option) == Verb::ship;
        const Thing kind = at_planet ? thing_in(operand) : static_cast<Thing>(what_in(operand));
        const Cell site =
            at_planet ? planet_on(ref.pub, panel_in(operand))->centre : cell_in(operand);
        float worth = ship_worth(data, ref, atlas, plan, kind);
        if (const Cell front = front_of(ref, atlas, kind); worth > 0 && front != kNoCell)
            worth -= 0.05f * as_float(distance(site, front));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

OptionCode best_berth(const ViewRef& ref, const Atlas& atlas, const CodeBuffer& codes) {
    const auto& frame = std::get<TurnFrame>(ref.pub.frames.back());
    const Cell front = front_of(ref, atlas, frame.thing);
    OptionCode best = codes[0];
    float least = 1e9f;
    for (const OptionCode option : codes) {
        const Cell cell = cell_in(operand_of(option));
        const float far = front == kNoCell ? 0.0f : as_float(distance(cell, front));
        const float risk = 0.2f * atlas.danger(frame.thing, cell);
        if (far + risk < least) {
            least = far + risk;
            best = option;
        }
    }
    return best;
}

}  // namespace sidera::monolith
