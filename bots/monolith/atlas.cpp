// The board with the eyes of one seat.

#include "bots/monolith/atlas.h"

#include <algorithm>

namespace sidera::monolith {
namespace {

constexpr float kPlanetWorth = 150.0f;
constexpr float kEqualFleets = 1.5f;  // up to this advantage caution stays whole
constexpr float kLeastCaution = 0.05f;
constexpr float kYears = 12.0f;  // turns for which an income is counted
constexpr int kNear = 8;         // who is so near takes part in a fight
constexpr float kMostCaution = 3.0f;
constexpr float kShared = 0.3f;  // how much every other target takes off a danger

float as_float(int number) {
    return static_cast<float>(number);
}

bool is_warship(Thing kind) {
    return is_ship(kind) && kind != Thing::cargo;
}

}  // namespace

Atlas::Atlas(const Data& data, const Odds& odds, const Public& pub, Seat seat, const Plan& plan)
    : data_(data)
    , odds_(odds)
    , pub_(pub)
    , seat_(seat)
    , plan_(plan)
    , faction_(pub.players[seat].faction) {
    find_foes();
    if (plan.shrewd)
        count_targets();
    for (const Ship& ship : pub.players[seat].ships)
        if (is_warship(ship.kind))
            own_fleet_ += as_float(data.factions[faction_].worth[ship.kind]);
    find_target();
    weigh_fleets();
    assign_settlers();
}

// A loss hurts less the more is left: who is far stronger need not shy away from single ships.
void Atlas::weigh_fleets() {
    const Seat rival = target_ != nullptr ? target_->owner : kNoSeat;
    float theirs = 0;
    for (const Foe& foe : foes_)
        if (is_warship(foe.kind) && (rival == kNoSeat || foe.seat == rival))
            theirs += foe.worth;
    caution_ = plan_.caution *
               std::clamp(kEqualFleets * theirs / (own_fleet_ + 1.0f), kLeastCaution, 1.0f);
}

void Atlas::find_foes() {
    const SeatSet friends = pub_.players[seat_].allies;
    const auto add = [&](Seat seat, Thing kind, Target target, Cell cell) {
        const FactionInfo& faction = data_.factions[pub_.players[seat].faction];
        const UnitInfo& unit = faction.unit[kind];
        foes_.push_back(
            {.cell = cell,
             .seat = seat,
             .kind = kind,
             .target = target,
             .die = unit.die,
             .shield = unit.shield,
             .speed = unit.speed,
             .strikes = static_cast<std::uint8_t>(unit.actions.any + unit.actions.attack),
             .worth = as_float(faction.worth[kind])});
        has_foe_.insert(cell);
    };
    foes_.reserve(64);
    for (int i = 0; i < pub_.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        if (seat == seat_ || friends.has(seat))
            continue;
        for (const Ship& ship : pub_.players[seat].ships)
            add(seat, ship.kind, Target::ship, ship.cell);
        for (const Station& station : pub_.players[seat].stations)
            add(seat, Thing::station, Target::station, station.cell);
    }
    for (const Planet& planet : pub_.planets) {
        if (planet.owner == kNoSeat || planet.owner == seat_ || friends.has(planet.owner) ||
            planet.defences() == 0)
            continue;
        for (int i = planet.first_outer(); i < static_cast<int>(planet.cells.size()); ++i)
            if (is_defence(planet.at(spot_at(i))))
                add(planet.owner,
                    thing_of(planet.at(spot_at(i))),
                    Target::defence,
                    planet.cell_of(spot_at(i)));
    }
    for (const Asteroid& rock : pub_.asteroids)
        if (rock.owner != kNoSeat && rock.owner != seat_ && !friends.has(rock.owner))
            add(rock.owner, rock.holds, Target::structure, rock.cell);
}

void Atlas::count_targets() {
    for (const Ship& ship : pub_.players[seat_].ships) {
        has_own_.insert(ship.cell);
        for (Foe& foe : foes_)
            foe.targets += distance(ship.cell, foe.cell) <= foe.speed + 1 ? 1 : 0;
    }
}

const Foe* Atlas::foe_at(Cell cell) const {
    for (const Foe& foe : foes_)
        if (foe.cell == cell)
            return &foe;
    return nullptr;
}

float Atlas::threat_near(Cell cell, int within) const {
    float sum = 0;
    for (const Foe& foe : foes_)
        if (foe.target == Target::ship && is_warship(foe.kind) &&
            distance(foe.cell, cell) <= within)
            sum += foe.worth;
    return sum;
}

// What stands in the way of taking a planet, in points.
float Atlas::effort(const Planet& planet) const {
    float sum = 40.0f;
    for (const Foe& foe : foes_)
        if (foe.target == Target::defence &&
            length(planet.from_centre(foe.cell)) <= planet.facts.radius)
            sum += 1.5f * foe.worth;
    sum += 6.0f * as_float(planet.structures() - planet.defences());
    return sum + threat_near(planet.centre, 9);
}

void Atlas::find_target() {
    const auto& ships = pub_.players[seat_].ships;
    float best = 0;
    for (const Planet& planet : pub_.planets) {
        if (planet.owner == kNoSeat || planet.owner == seat_ ||
            pub_.players[seat_].allies.has(planet.owner))
            continue;
        int far = 0;
        int count = 0;
        for (const Ship& ship : ships)
            if (is_warship(ship.kind)) {
                far += distance(ship.cell, planet.centre);
                ++count;
            }
        if (count == 0)
            for (const Planet& own : pub_.planets)
                if (own.owner == seat_) {
                    far += distance(own.centre, planet.centre);
                    ++count;
                }
        const float way = count == 0 ? 20.0f : as_float(far) / as_float(count);
        const float worth = (conquest_worth(planet) + 20.0f * as_float(planet.structures())) /
                            (effort(planet) + 8.0f * way + 60.0f);
        const bool is_wanted = planet.panel == plan_.target;
        if (is_wanted || worth > best) {
            best = is_wanted ? 1e9f : worth;
            target_ = &planet;
        }
    }
    if (target_ == nullptr)
        return;
    // A large fleet has little to wait for: it grows no more.
    const bool is_large = 2 * static_cast<int>(ships.size()) > pub_.rules.ship_cap;
    const float nerve = is_large ? 0.5f * plan_.nerve : plan_.nerve;
    going_ = own_fleet_ > nerve * (effort(*target_) - 40.0f) && own_fleet_ > 0;
}

// The nearest ship for every free planet.
void Atlas::assign_settlers() {
    for (const Planet& planet : pub_.planets) {
        if (planet.owner != kNoSeat)
            continue;
        const Ship* nearest = nullptr;
        float best = 1e9f;
        for (const Ship& ship : pub_.players[seat_].ships) {
            const bool is_taken =
                std::any_of(settlers_.begin(), settlers_.end(), [&](const auto& settler) {
                    return settler.first == ship.number;
                });
            const int speed = data_.unit(faction_, ship.kind).speed;
            const float turns = as_float(distance(ship.cell, planet.centre)) / as_float(2 * speed) +
                                (ship.kind == Thing::enormous ? 6.0f : 0.0f);
            if (!is_taken && is_warship(ship.kind) && turns < best) {
                best = turns;
                nearest = &ship;
            }
        }
        if (nearest != nullptr)
            settlers_.emplace_back(nearest->number, &planet);
    }
}

float Atlas::conquest_worth(const Planet& planet) const {
    const auto& yield = data_.factions[faction_].yield;
    const auto income = [&](Content natural, Source source) {
        return as_float(planet.facts.counts[natural]) * as_float(worth_of(data_, yield[source]));
    };
    const float natural =
        income(Content::forest, Source::forest) + income(Content::mountain, Source::mountain);
    return kPlanetWorth + kYears * 0.5f * natural + (planet.owner == kNoSeat ? 0.0f : kPlanetWorth);
}

float Atlas::raze_worth(const Planet& planet, Content building) const {
    const Faction owner = pub_.players[planet.owner].faction;
    const float worth = as_float(data_.factions[owner].worth[thing_of(building)]);
    // The fewer are left the nearer is the conquest.
    return worth + (building == Content::spaceport ? 60.0f : 20.0f) +
           conquest_worth(planet) / as_float(planet.structures() + 1);
}

float Atlas::strike_worth(Thing kind, const Aim& aim) const {
    const int die = data_.unit(faction_, kind).die;
    const float chance = odds_.kill(die, aim.die, aim.shield);
    if (aim.target == Target::asteroid)
        return aim.seat == kNoSeat ? -1.0f : chance * 40.0f;
    const Foe* foe = foe_at(aim.cell);
    if (foe == nullptr)
        return -5.0f;  // an ally
    float worth = foe->worth + 10.0f;
    if (aim.target == Target::defence && target_ != nullptr &&
        length(target_->from_centre(aim.cell)) <= target_->facts.radius)
        worth *= 1.8f;
    // The last ones of somebody: then he is out.
    const Player& owner = pub_.players[foe->seat];
    if (owner.ships.size() + owner.stations.size() <= 2 && planets_of(pub_, foe->seat) == 0)
        worth += 300.0f;
    return chance * worth;
}

float Atlas::best_strike(Thing kind, Cell cell) const {
    float best = 0;
    bool near = false;
    pub_.rules.board().for_each_neighbour(cell,
                                          [&](Cell there) { near = near || has_foe_.has(there); });
    if (near)
        pub_.rules.board().for_each_neighbour(cell, [&](Cell there) {
            if (!has_foe_.has(there))
                return;
            const Foe* foe = foe_at(there);
            if (data_.unit(faction_, kind).die > foe->shield)
                best = std::max(
                    best,
                    strike_worth(
                        kind, {foe->target, there, foe->seat, foe->kind, foe->die, foe->shield}));
        });
    if (!is_ship(kind))
        return best;
    const Planet* planet = docked_at(pub_, cell);
    if (planet == nullptr || planet->owner == seat_ ||
        pub_.players[seat_].allies.has(planet->owner))
        return best;
    if (is_allowed(may_conquer(seat_, *planet)))
        return std::max(best, conquest_worth(*planet));
    if (is_allowed(may_raze(pub_, seat_, *planet)))
        best = std::max(best, raze_worth(*planet, Content::furnace));
    return best;
}

float Atlas::danger(Thing kind, Cell cell) const {
    const UnitInfo& own = data_.unit(faction_, kind);
    float survives = 1.0f;
    for (const Foe& foe : foes_) {
        const int far = distance(foe.cell, cell);
        int strikes = 0;
        if (far == 1)
            strikes = foe.strikes;
        else if (foe.target == Target::ship && far <= foe.speed + 1)
            strikes = foe.kind == Thing::enormous ? 4 : 1;
        if (strikes == 0 || foe.die <= own.shield)
            continue;
        float chance = odds_.kill(foe.die, own.die, own.shield);
        if (plan_.shrewd && foe.target == Target::ship)
            chance /= 1.0f + kShared * as_float(foe.targets - (has_own_.has(cell) ? 1 : 0));
        for (int i = 0; i < strikes; ++i)
            survives *= 1.0f - chance;
    }
    return (1.0f - survives) * as_float(data_.factions[faction_].worth[kind]);
}

Goal Atlas::goal_of(const Ship& ship) const {
    for (const auto& [number, planet] : settlers_)
        if (number == ship.number)
            return {planet->centre, planet->facts.radius + 1, 12.0f};
    // Whoever comes near an own planet is met, the nearest first.
    const Foe* intruder = nullptr;
    int nearest = 99;
    for (const Foe& foe : foes_) {
        if (foe.target != Target::ship && foe.target != Target::station)
            continue;
        bool is_near = false;
        for (const Planet& planet : pub_.planets)
            is_near = is_near || (planet.owner == seat_ &&
                                  distance(planet.centre, foe.cell) <= planet.facts.radius + 8);
        const int far = distance(ship.cell, foe.cell);
        if ((is_near || target_ == nullptr) && far < nearest &&
            data_.unit(faction_, ship.kind).die > foe.shield) {
            nearest = far;
            intruder = &foe;
        }
    }
    if (intruder != nullptr && (nearest <= 14 || target_ == nullptr))
        return {intruder->cell, 1, target_ == nullptr ? 10.0f : 7.0f};
    if (target_ != nullptr && going_)
        return {target_->centre, target_->facts.radius + 1, 7.0f};
    // Otherwise it waits at the own planet that is nearest to the enemy.
    const Planet* camp = nullptr;
    for (const Planet& planet : pub_.planets)
        if (planet.owner == seat_ &&
            (camp == nullptr || target_ == nullptr ||
             distance(planet.centre, target_->centre) < distance(camp->centre, target_->centre)))
            camp = &planet;
    if (camp != nullptr)
        return {camp->centre, camp->facts.radius + 1, 3.0f};
    return target_ != nullptr ? Goal{target_->centre, target_->facts.radius + 1, 4.0f} : Goal{};
}

// As of `weigh_fleets`, but with those who can be there: a fleet that keeps together dares more
// than its ships dare alone, so that the first ones wait for the others.
float Atlas::caution_at(const Ship& ship, Cell cell) const {
    float theirs = 0;
    for (const Foe& foe : foes_) {
        const int far = distance(foe.cell, cell);
        if (foe.target == Target::ship ? is_warship(foe.kind) && far <= kNear : far == 1)
            theirs += foe.worth;
    }
    const auto& worth = data_.factions[faction_].worth;
    float ours = as_float(worth[ship.kind]);
    for (const Ship& other : pub_.players[seat_].ships)
        if (other.number != ship.number && is_warship(other.kind) &&
            distance(other.cell, cell) <= kNear)
            ours += as_float(worth[other.kind]);
    return plan_.caution *
           std::clamp(kEqualFleets * theirs / (ours + 1.0f), kLeastCaution, kMostCaution);
}

float Atlas::position(const Ship& ship, const Goal& goal, Cell cell) const {
    const float risk = danger(ship.kind, cell);
    float value = risk > 0 ? -risk * (plan_.shrewd ? caution_at(ship, cell) : caution_) : 0.0f;
    if (goal.centre != kNoCell) {
        const int far = std::abs(distance(cell, goal.centre) - goal.ring);
        value -= goal.pull * as_float(far);
    }
    return value;
}

}  // namespace sidera::monolith
