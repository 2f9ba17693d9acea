// Which unit acts, and what it does.

#include "bots/monolith/tactics.h"

#include <algorithm>

#include "bots/monolith/hauling.h"

namespace sidera::monolith {
namespace {

constexpr float kLeast = 0.5f;  // below this an action is not worth its time

// What a ship gains by moving to a cell, if it can still do something there.
float move_worth(const Atlas& atlas, const Ship& ship, const Goal& goal, Cell cell, int strikes) {
    const float strike = strikes > 0 ? atlas.best_strike(ship.kind, cell) : 0.0f;
    const float again = strikes > 1 ? 0.6f * strike * static_cast<float>(strikes - 1) : 0.0f;
    return atlas.position(ship, goal, cell) + strike + again;
}

struct Left {
    int moves = 0;
    int strikes = 0;     // without moving
    int after_move = 0;  // strikes after one more move
};

Left left_of_actions(const Actions& actions) {
    return {actions.any > 0 ? actions.any : actions.move,
            actions.any + actions.attack,
            actions.any > 0 ? actions.any - 1 : actions.attack};
}

// A second move counts, too: half way to where something can be done is better than staying.
float outlook(const Atlas& atlas, const Ship& ship, const Goal& goal, Cell cell, const Left& left) {
    return move_worth(atlas, ship, goal, cell, left.strikes);
}

// The best move of a ship and what it gains over staying.
Order best_move(const Data& data,
                const ViewRef& ref,
                const Atlas& atlas,
                const Ship& ship,
                const Actions& actions) {
    const Left left = left_of_actions(actions);
    if (left.moves == 0)
        return {};
    const Goal goal = atlas.goal_of(ship);
    const float stay = outlook(atlas, ship, goal, ship.cell, left);
    Order best;
    reach_of(data, ref.pub, ref.seat, ship).for_each([&](Cell cell) {
        const float gain = move_worth(atlas, ship, goal, cell, left.after_move) - stay;
        if (gain > best.gain)
            best = {code(Verb::move, cell), gain};
    });
    return best;
}

Order best_strike_order(const ViewRef& ref,
                        const Atlas& atlas,
                        Thing kind,
                        const CodeBuffer& codes) {
    Order best;
    const auto consider = [&best](OptionCode option, float gain) {
        if (gain > best.gain)
            best = {option, gain};
    };
    for (const OptionCode option : codes) {
        const std::uint32_t operand = operand_of(option);
        if (verb(option) == Verb::attack) {
            const Occupant there = occupant(ref.pub, cell_in(operand));
            Aim aim{.target = static_cast<Target>(what_in(operand)), .cell = cell_in(operand)};
            aim.seat = there.seat;
            aim.thing = there.thing;
            if (aim.target == Target::asteroid) {
                aim.shield = atlas.asteroid_shield();
            } else {
                const UnitInfo& unit = atlas.unit_of(there.seat, there.thing);
                aim.die = unit.die;
                aim.shield = unit.shield;
            }
            consider(option, atlas.strike_worth(kind, aim));
        } else if (verb(option) == Verb::raze) {
            const Planet& planet = *planet_on(ref.pub, panel_in(operand));
            if (!ref.own.allies.has(planet.owner))
                consider(option, atlas.raze_worth(planet, planet.at(spot_in(operand))));
        } else if (verb(option) == Verb::conquer) {
            const Planet& planet = *planet_on(ref.pub, static_cast<Panel>(operand));
            if (planet.owner == kNoSeat || !ref.own.allies.has(planet.owner))
                consider(option, atlas.conquest_worth(planet));
        }
    }
    return best;
}

float gain_of_ship(const Data& data, const ViewRef& ref, const Atlas& atlas, const Ship& ship) {
    const Actions& actions = unit_info(data, ref.pub, ref.seat, ship.kind).actions;
    return std::max(atlas.best_strike(ship.kind, ship.cell),
                    best_move(data, ref, atlas, ship, actions).gain);
}

}  // namespace

Order best_action(const Data& data,
                  const Odds&,
                  const ViewRef& ref,
                  const Atlas& atlas,
                  const CodeBuffer& codes) {
    const Turn& turn = ref.pub.turn;
    const Thing kind = kind_of(ref.pub, ref.seat, turn.unit);
    Order best{code(Verb::stop), kLeast};
    const auto take = [&best](const Order& order) {
        if (order.gain > best.gain)
            best = order;
    };
    if (turn.unit.kind == UnitKind::ship) {
        const Ship& ship = *find_ship(ref.pub.players[ref.seat], turn.unit.id);
        if (ship.kind == Thing::cargo)
            return haul(data, ref, atlas, ship, codes);
        take(best_move(data, ref, atlas, ship, turn.left));
    }
    take(best_strike_order(ref, atlas, kind, codes));
    return codes.contains(best.code) ? best : Order{code(Verb::stop), 0};
}

OptionCode best_unit(const Data& data,
                     const Odds&,
                     const ViewRef& ref,
                     const Atlas& atlas,
                     const CodeBuffer& codes) {
    Order best{code(Verb::end_turn), kLeast};
    for (const OptionCode option : codes) {
        const std::uint32_t operand = operand_of(option);
        if (was_put_back(ref.pub.turn, option))
            continue;
        float gain = 0;
        switch (verb(option)) {
            case Verb::bombard:
                if (!ref.own.allies.has(planet_on(ref.pub, static_cast<Panel>(operand))->owner))
                    gain = 2000.0f;
                break;
            case Verb::use_ship: {
                const Ship& ship = *find_ship(ref.pub.players[ref.seat], operand);
                gain = ship.kind == Thing::cargo ? haul_gain(data, ref, atlas, ship)
                                                 : gain_of_ship(data, ref, atlas, ship);
                break;
            }
            case Verb::use_turret: {
                const Planet& planet = *planet_on(ref.pub, panel_in(operand));
                // Turrets risk nothing: they go first.
                gain = 5.0f + 3.0f * atlas.best_strike(thing_of(planet.at(spot_in(operand))),
                                                       planet.cell_of(spot_in(operand)));
                break;
            }
            case Verb::use_station:
                gain = 3.0f * atlas.best_strike(Thing::station, cell_in(operand));
                break;
            case Verb::use_rock:
                gain = 3.0f * atlas.best_strike(find_at(ref.pub.asteroids, cell_in(operand))->holds,
                                                cell_in(operand));
                break;
            default:
                continue;
        }
        if (gain > best.gain)
            best = {option, gain};
    }
    return best.code;
}

}  // namespace sidera::monolith
