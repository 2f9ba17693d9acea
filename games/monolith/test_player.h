// A random player of Monolith with a purpose, for tests: it fights, trades and carries, so that the
// rare things happen, too.

#pragma once

#include <algorithm>

#include "games/monolith/game.h"
#include "games/monolith/legal.h"
#include "tests/kit/setups.h"

namespace sidera::monolith {

// A player who carries instead of fighting lives long enough to see deals through.
enum class Temper : std::uint8_t { warlike, peaceful };

// A step nearer counts four times as much.
inline std::uint32_t weight_of_way(int steps) {
    return 1u << std::clamp(2 * (10 - steps), 0, 20);
}

// Cargo ships make for the place of their next leg, or for an asteroid with room.
inline std::uint32_t weight_of_cargo_move(const State& state,
                                          Seat seat,
                                          const Ship& ship,
                                          Cell to) {
    const Public& pub = state.pub;
    std::uint32_t best = 1;
    if (const Bill* bill = bill_of(state.own[seat], seat, ship.number)) {
        for (const Planet& planet : pub.planets)
            if (planet.owner == bill->owner_of_place())
                best = std::max(
                    best, weight_of_way(distance(to, planet.centre) - planet.facts.radius - 1));
        return best;
    }
    const Thing aboard = hold_of(state.own[seat], ship.number).structure;
    for (const Asteroid& rock : pub.asteroids)
        if (aboard == Thing::none ? rock.owner == seat : rock.holds == Thing::none)
            best = std::max(best, weight_of_way(distance(to, rock.cell) - 1));
    return best;
}

inline std::uint32_t weight_of_move(const State& state, Seat seat, Cell to) {
    const Public& pub = state.pub;
    const Ship* ship = find_ship(pub.players[seat], pub.turn.unit.id);
    const Planet* planet = docked_at(pub, to);
    if (ship != nullptr && ship->kind == Thing::cargo)
        return weight_of_cargo_move(state, seat, *ship, to);
    if (planet == nullptr)
        return 1;
    return planet->owner == seat ? 12 : 20;
}

// How much more often than others an option is chosen; 0: only when nothing else is left.
inline std::uint32_t weight_of(const State& state, Seat seat, OptionCode option, Temper temper) {
    switch (verb(option)) {
        case Verb::move:
            return weight_of_move(state, seat, cell_in(operand_of(option)));
        case Verb::attack:
        case Verb::raze:
        case Verb::conquer:
            return temper == Temper::warlike ? 400 : 2;
        case Verb::load:
        case Verb::unload:
        case Verb::place:
            return 1u << 21;
        case Verb::buy:
        case Verb::fetch:
        case Verb::bombard:
            return 200;
        case Verb::pick_up:
        case Verb::store:
        case Verb::seize:
            return 1u << 16;
        case Verb::use_ship:
        case Verb::use_turret:
        case Verb::use_station:
        case Verb::use_rock:
            return state.pub.turn.was_put_back(unit_in(option)) ? 1 : 30;
        case Verb::build:
            return 8;
        case Verb::ship:
        case Verb::ship_at:
            return 6;
        case Verb::launched:
            return 12;
        case Verb::accept:
        case Verb::take_hand:
            return 60;
        case Verb::offer:
        case Verb::make_secret:
            return 12;
        case Verb::with_ship:
        case Verb::gives:
            return 6;
        case Verb::end_turn:
        case Verb::break_alliance:
        case Verb::withdraw:
            return 1;
        case Verb::resign:
            return 0;
        default:
            return 2;
    }
}

inline Answer weighted(const State& state,
                       const std::vector<Answer>& all,
                       QuickRandom& random,
                       Temper temper) {
    std::uint32_t sum = 0;
    for (const Answer& answer : all)
        sum += weight_of(state, answer.seat, answer.code, temper);
    if (sum == 0)
        return all[random.below(static_cast<std::uint32_t>(all.size()))];
    std::uint32_t drawn = random.below(sum);
    for (const Answer& answer : all) {
        const std::uint32_t weight = weight_of(state, answer.seat, answer.code, temper);
        if (drawn < weight)
            return answer;
        drawn -= weight;
    }
    return all.back();
}

// Nothing when the game is over. Now and then somebody resigns.
inline std::optional<Answer> purposeful_answer(const Data& data,
                                               const State& state,
                                               QuickRandom& random,
                                               Temper temper = Temper::warlike) {
    std::vector<Answer> all = kit::all_answers<Monolith>(data, state, Channel::main);
    if (all.empty())
        return std::nullopt;
    const std::vector<Answer> table = kit::all_answers<Monolith>(data, state, Channel::table);
    if (!table.empty() && random.below(4) == 0)
        all = table;
    Answer answer = random.below(500) == 0
                        ? all[random.below(static_cast<std::uint32_t>(all.size()))]
                        : weighted(state, all, random, temper);
    if (verb(answer.code) == Verb::gives)
        answer.value = static_cast<std::int32_t>(random.below(12));
    return answer;
}

// A state some answers later, or the last one before the end.
inline State played_on(const State& from, std::uint64_t seed, int answers, Temper temper) {
    const Data& data = default_data();
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Sink<Monolith> out;
    State state = from;
    for (int i = 0; i < answers; ++i) {
        const auto answer = purposeful_answer(data, state, random, temper);
        if (!answer)
            break;
        State next = state;
        Monolith::advance(data, next, *answer, luck, out);
        if (Monolith::asked(next).empty())
            break;
        state = next;
    }
    return state;
}

}  // namespace sidera::monolith
