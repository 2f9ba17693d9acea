// The one list of what is legal in Monolith.

#include <algorithm>

#include "games/monolith/game.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {
namespace {

const SetupFrame& setup_of(const Public& pub) {
    return std::get<SetupFrame>(pub.frames.back());
}

const TurnFrame& turn_of(const Public& pub) {
    return std::get<TurnFrame>(pub.frames.back());
}

// MO-SET-2
void faction_options(const Public& pub, CodeBuffer& codes) {
    for (int i = 0; i < kFactions; ++i) {
        bool taken = false;
        for (int seat = 0; seat < pub.rules.seats; ++seat) {
            const Player& player = pub.players[seat_at(seat)];
            taken = taken || (player.has_faction && player.faction == static_cast<Faction>(i));
        }
        if (!taken || !pub.rules.unique_factions)
            codes.add(code(Verb::faction, static_cast<std::uint32_t>(i)));
    }
}

// MO-SET-10: inner cells as long as there are any.
void natural_options(const Public& pub, CodeBuffer& codes) {
    const Planet& planet = pub.planets.back();
    const auto count = static_cast<int>(planet.cells.size());
    int begin = 1;
    int end = planet.first_outer();
    for (int pass = 0; pass < 2; ++pass) {
        for (int i = begin; i < end; ++i)
            if (planet.at(spot_at(i)) == Content::empty)
                codes.add(code(Verb::natural, on_panel(planet.panel, spot_at(i))));
        if (codes.size() > 0)
            return;
        begin = planet.first_outer();
        end = count;
    }
}

const Planet* home_of(const Public& pub, Seat seat) {
    for (const Planet& planet : pub.planets)
        if (planet.owner == seat)
            return &planet;
    return nullptr;
}

// MO-SET-12
void cannon_options(const Public& pub, Seat seat, CodeBuffer& codes) {
    const Planet& home = *home_of(pub, seat);
    for (int i = home.first_outer(); i < static_cast<int>(home.cells.size()); ++i)
        if (home.at(spot_at(i)) == Content::empty)
            codes.add(code(Verb::cannon, on_panel(home.panel, spot_at(i))));
}

// MO-SET-15
void asteroid_options(const Public& pub, CodeBuffer& codes) {
    for_each_asteroid_cell(
        pub, setup_of(pub).panel, [&](Cell cell) { codes.add(code(Verb::asteroid, cell)); });
}

void structure_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const auto each = [&](auto&& add) {
        for_each_planet(ref.pub, [&](const Planet& planet) {
            if (planet.owner == ref.seat)
                add(planet);
        });
    };
    each([&](const Planet& planet) {
        for (int i = 0; i <= static_cast<int>(Thing::tower); ++i) {
            const auto thing = static_cast<Thing>(i);
            if (is_allowed(may_build(data, ref, planet, thing)))
                codes.add(code(Verb::build, on_panel(planet.panel, thing)));
        }
    });
    each([&](const Planet& planet) {
        if (is_allowed(may_demolish(ref, planet)))
            codes.add(code(Verb::demolish, planet.panel));
    });
    each([&](const Planet& planet) {
        if (is_allowed(may_clear(ref, planet)))
            codes.add(code(Verb::clear, planet.panel));
    });
    codes.add(code(Verb::built));
}

void spot_options(const Public& pub, CodeBuffer& codes) {
    const TurnFrame& frame = turn_of(pub);
    const Planet& planet = *planet_on(pub, frame.panel);
    for (int i = 1; i < static_cast<int>(planet.cells.size()); ++i)
        if (is_allowed(may_use_spot(planet, frame.work, frame.thing, spot_at(i))))
            codes.add(code(Verb::spot, on_panel(frame.panel, spot_at(i))));
}

// MO-SHP-1 to MO-SHP-3
void ship_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    FixedVec<Thing, kThings> classes;
    for (int i = static_cast<int>(Thing::cargo); i < kThings; ++i)
        if (is_allowed(may_launch(data, ref, static_cast<Thing>(i))))
            classes.push_back(static_cast<Thing>(i));
    if (!classes.empty()) {
        for_each_planet(pub, [&](const Planet& planet) {
            if (planet.owner == ref.seat && planet.has_spaceport() &&
                has_berth(pub, planet.centre, planet.facts.radius + 1))
                for (const Thing thing : classes)
                    codes.add(code(Verb::ship, on_panel(planet.panel, thing)));
        });
        const std::size_t before = codes.size();
        for (const Station& station : pub.players[ref.seat].stations)
            if (!station.fresh && has_berth(pub, station.cell, 1))
                for (const Thing thing : classes)
                    codes.add(code(Verb::ship_at,
                                   at_cell(static_cast<std::uint32_t>(thing), station.cell)));
        codes.sort_from(before);
    }
    codes.add(code(Verb::launched));
}

void berth_options(const Public& pub, CodeBuffer& codes) {
    const TurnFrame& frame = turn_of(pub);
    const Planet* planet = frame.panel == kNoPanel ? nullptr : planet_on(pub, frame.panel);
    const Cell centre = planet != nullptr ? planet->centre : frame.station;
    const int ring = planet != nullptr ? planet->facts.radius + 1 : 1;
    for_each_berth(pub, centre, ring, [&](Cell cell) { codes.add(code(Verb::dock, cell)); });
    codes.sort_from(0);
}

// MO-CMB-7: turrets fight who is near.
void turret_options(const Data& data, const ViewRef& ref, const Planet& planet, CodeBuffer& codes) {
    for (int i = planet.first_outer(); i < static_cast<int>(planet.cells.size()); ++i) {
        if (!is_defence(planet.at(spot_at(i))))
            continue;
        const Unit unit = turret_at(planet.panel, spot_at(i));
        if (is_allowed(may_activate(data, ref, unit)))
            codes.add(code(Verb::use_turret, unit.id));
    }
}

// MO-ACT-1, MO-BOM-1, MO-WIN-5
void activate_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    const Player& player = pub.players[ref.seat];
    const auto add_if = [&](Verb verb, const Unit& unit) {
        if (is_allowed(may_activate(data, ref, unit)))
            codes.add(code(verb, unit.id));
    };
    if (pub.turn.event != CatastrophicEvent::stellar_wind)  // MO-EVT-4: only ships are stopped
        for (const Ship& ship : player.ships)
            if (!ship.spent && !ship.fresh)
                add_if(Verb::use_ship, {UnitKind::ship, ship.number});
    for_each_planet(pub, [&](const Planet& planet) {
        if (planet.owner == ref.seat && planet.defences() > 0)
            turret_options(data, ref, planet, codes);
    });
    const std::size_t before = codes.size();
    for (const Station& station : player.stations)
        if (!station.spent && !station.fresh)
            add_if(Verb::use_station,
                   {UnitKind::station, static_cast<std::uint16_t>(station.cell)});
    for (const Asteroid& rock : pub.asteroids)
        if (rock.owner == ref.seat && !rock.spent && !rock.fresh)
            add_if(Verb::use_rock, {UnitKind::rock, static_cast<std::uint16_t>(rock.cell)});
    codes.sort_from(before);
    for_each_planet(pub, [&](const Planet& planet) {
        if (may_bombard(pub, planet))
            codes.add(code(Verb::bombard, planet.panel));
    });
    codes.add(code(Verb::end_turn));
    if (may_ask_to_share(ref))
        codes.add(code(Verb::ask_to_share));
}

// MO-CNQ-1, MO-CNQ-3, MO-CNQ-4
void landing_options(const Public& pub, Seat seat, const Ship& ship, CodeBuffer& codes) {
    const Planet* planet = docked_at(pub, ship.cell);
    if (planet == nullptr)
        return;
    if (is_allowed(may_raze(pub, seat, *planet)))
        for (int i = 1; i < static_cast<int>(planet->cells.size()); ++i)
            if (is_structure(planet->at(spot_at(i))))
                codes.add(code(Verb::raze, on_panel(planet->panel, spot_at(i))));
    if (is_allowed(may_conquer(seat, *planet)))
        codes.add(code(Verb::conquer, planet->panel));
}

// MO-ACT-3 to MO-ACT-5
void action_options(const Data& data, const ViewRef& ref, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    const Turn& turn = pub.turn;
    const Ship* ship =
        turn.unit.kind == UnitKind::ship ? find_ship(pub.players[ref.seat], turn.unit.id) : nullptr;
    if (ship != nullptr && turn.left.may_move())
        reach_of(data, pub, ref.seat, *ship).for_each([&](Cell cell) {
            codes.add(code(Verb::move, cell));
        });
    const std::size_t before = codes.size();
    if (turn.left.may_strike()) {
        for (const Aim& aim : aims_of(data,
                                      pub,
                                      ref.seat,
                                      kind_of(pub, ref.seat, turn.unit),
                                      cell_of(pub, ref.seat, turn.unit)))
            codes.add(attack_code(aim.target, aim.cell));
        if (ship != nullptr)
            landing_options(pub, ref.seat, *ship, codes);
    }
    if (ship != nullptr && ship->kind == Thing::cargo && turn.left.any > 0)
        cargo_options(data, ref, *ship, codes);
    codes.add(code(Verb::stop));
    codes.sort_from(before);
}

}  // namespace

void Monolith::options(const Data& data, const ViewRef& ref, Channel channel, CodeBuffer& codes) {
    const Public& pub = ref.pub;
    if (channel == Channel::table)
        return table_options(data, ref, codes);
    if (!pub.deciding.has(ref.seat))
        return;
    switch (pub.asking) {
        case Question::none:
            return;
        case Question::choose_faction:
            return faction_options(pub, codes);
        case Question::place_natural:
            return natural_options(pub, codes);
        case Question::place_cannon:
            return cannon_options(pub, ref.seat, codes);
        case Question::place_asteroid:
            return asteroid_options(pub, codes);
        case Question::structure:
            return structure_options(data, ref, codes);
        case Question::structure_cell:
            return spot_options(pub, codes);
        case Question::ship:
            return ship_options(data, ref, codes);
        case Question::ship_cell:
            return berth_options(pub, codes);
        case Question::activate:
            return activate_options(data, ref, codes);
        case Question::unit_action:
            return action_options(data, ref, codes);
        case Question::share_victory:
            if (ref.own.reply == Reply::none) {
                codes.add(code(Verb::yes));
                codes.add(code(Verb::no));
            }
    }
}

Range Monolith::range(const Data& data, const ViewRef& ref, OptionCode code) {
    return table_range(data, ref, code);
}

}  // namespace sidera::monolith
