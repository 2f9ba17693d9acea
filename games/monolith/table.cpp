// A turn at the table: event, production, structures, ships (MO-TURN-1).

#include "games/monolith/table.h"

#include <algorithm>

namespace sidera::monolith {

Flow Table::ask(Question question, SeatSet seats) {
    state_.pub.deciding = seats;
    state_.pub.asking = question;
    return Flow::ask;
}

Ship& Table::ship(Seat seat, std::uint32_t number) {
    auto& ships = player(seat).ships;
    std::size_t at = 0;
    while (at + 1 < ships.size() && ships[at].number != number)
        ++at;
    return ships[at];
}

// Onlookers count along what they can see; with open stocks they see everything.
void Table::count(Seat seat, const Goods& goods, int sign, bool seen) {
    if (!seen && !pub().rules.open_stocks)
        return;
    Count& ledger = player(seat).ledger;
    for (std::size_t i = 0; i < kResources; ++i)
        ledger.values[i] += sign * goods.amounts.values[i];
}

// What nobody saw when it was done, and everybody does now.
void Table::count_late(Seat seat, const Goods& goods, int sign) {
    if (!pub().rules.open_stocks)
        count(seat, goods, sign, true);
}

void Table::gain(Seat seat, const Goods& goods, bool seen) {
    Goods& stock = own(seat).stock;
    for (std::size_t i = 0; i < kResources; ++i)
        stock.amounts.values[i] = static_cast<std::uint16_t>(
            std::min(kMostOfStock, stock.amounts.values[i] + goods.amounts.values[i]));
    count(seat, goods, 1, seen);
}

void Table::pay(Seat seat, const Goods& goods, bool seen) {
    own(seat).stock.take(goods);
    count(seat, goods, -1, seen);
}

// MO-TURN-4, MO-TRD-10
void Table::begin_turn() {
    Public& pub = state_.pub;
    const Seat me = seat();
    Player& player = pub.players[me];
    pub.turn.event = CatastrophicEvent::none;
    pub.turn.unit = {};
    pub.turn.left = {};
    pub.turn.put_back.clear();
    pub.turn.asked_to_share = false;
    // Ruling (MO-SET-1): who does not begin may catch up.
    pub.turn.extra = pub.rules.catch_up && pub.turn.round == 1 && me != pub.first ? 1 : 0;
    for (Planet& planet : pub.planets) {
        if (planet.owner != me)
            continue;
        planet.built = kCentre;
        planet.demolished = false;
        planet.cleared = false;
        planet.fired = 0;
    }
    for (Ship& ship : player.ships)
        ship.spent = ship.fresh = false;
    for (Station& station : player.stations)
        station.spent = station.fresh = false;
    for (Asteroid& rock : pub.asteroids)
        if (rock.owner == me)
            rock.spent = rock.fresh = false;
    own(me).bought.clear();
    tell([&] {
        return PublicEvent{.kind = EventKind::turn_begins, .seat = me, .count = pub.turn.round};
    });
    lapse_offers(me);
    if (pub.rules.events)
        roll_event();
    produce();
}

// MO-EVT-1
void Table::roll_event() {
    const std::uint32_t face =
        luck_.below(data_.event_die, kEventStream, seat(), state_.pub.turn.round);
    state_.pub.turn.event = data_.event_of_face[face];
    tell([&] {
        return PublicEvent{.kind = EventKind::catastrophe,
                           .seat = seat(),
                           .count = static_cast<std::uint16_t>(face + 1),
                           .catastrophe = pub().turn.event};
    });
}

// MO-PRD-1 to MO-PRD-3, MO-EVT-2, MO-EVT-3, MO-CNQ-5. It comes before building and conquest: what
// is new gives nothing yet (MO-TURN-2).
void Table::produce() {
    const Seat me = seat();
    std::array<int, kSources> sources{};
    const auto add = [&sources](Source source, int count) {
        sources[static_cast<std::size_t>(source)] += count;
    };
    for (const Planet& planet : pub().planets) {
        if (planet.owner != me)
            continue;
        add(Source::forest, planet.facts.counts[Content::forest]);
        add(Source::mountain, planet.facts.counts[Content::mountain]);
        add(Source::greenhouse, planet.facts.counts[Content::greenhouse]);
        add(Source::furnace, planet.facts.counts[Content::furnace]);
    }
    for (const Asteroid& rock : pub().asteroids)
        if (rock.owner == me)
            add(rock.holds == Thing::drill ? Source::drill : Source::habitat, 1);
    const auto stop = [&sources](Source source) { sources[static_cast<std::size_t>(source)] = 0; };
    if (pub().turn.event == CatastrophicEvent::climatic_anomaly)
        for (const Source source : {Source::forest, Source::greenhouse, Source::habitat})
            stop(source);
    if (pub().turn.event == CatastrophicEvent::stellar_wind)
        for (const Source source : {Source::furnace, Source::drill})
            stop(source);
    const auto& yield = data_.factions[player(me).faction].yield;
    Goods made;
    for (std::size_t i = 0; i < kSources; ++i)
        for (std::size_t j = 0; j < kResources; ++j)
            made.amounts.values[j] = static_cast<std::uint16_t>(
                made.amounts.values[j] + sources[i] * yield.values[i].amounts.values[j]);
    gain(me, made, true);
    tell([&] { return PublicEvent{.kind = EventKind::produced, .seat = me, .goods = made}; });
}

// MO-STR-1, MO-STR-2, MO-STR-6
void Table::work_on(const TurnFrame& frame, Spot spot) {
    Planet& where = planet(frame.panel);
    const auto say = [&](EventKind kind, Content content) {
        tell([&] {
            return PublicEvent{.kind = kind,
                               .seat = seat(),
                               .panel = frame.panel,
                               .spot = spot,
                               .content = content};
        });
    };
    const Content before = where.at(spot);
    switch (frame.work) {
        case Work::build:
            pay(seat(), data_.cost(player(seat()).faction, frame.thing), true);
            where.set(spot, content_of(frame.thing));
            if (where.built != kCentre)
                --state_.pub.turn.extra;
            where.built = spot;
            return say(EventKind::structure_built, content_of(frame.thing));
        case Work::demolish:
            where.set(spot, Content::empty);
            where.demolished = true;
            return say(EventKind::structure_demolished, before);
        case Work::clear:
            where.set(spot, Content::empty);
            where.cleared = true;
            return say(EventKind::natural_destroyed, before);
    }
}

// MO-SHP-1, MO-SHP-5, MO-TURN-3
void Table::launch(const TurnFrame& frame, Cell cell) {
    Player& me = player(seat());
    pay(seat(), data_.cost(me.faction, frame.thing), true);
    me.ships.push_back(
        {.cell = cell, .number = ++me.last_number, .kind = frame.thing, .fresh = true});
    state_.pub.free.erase(cell);
    tell([&] {
        return PublicEvent{.kind = EventKind::ship_built,
                           .seat = seat(),
                           .cell = cell,
                           .thing = frame.thing,
                           .number = me.last_number};
    });
}

void Table::mark_spent(const Unit& unit, bool spent) {
    switch (unit.kind) {
        case UnitKind::ship:
            ship(seat(), unit.id).spent = spent;
            return;
        case UnitKind::turret: {
            Planet& where = planet(panel_of_turret(unit.id));
            const auto bit = where.fired_bit(spot_of_turret(unit.id));
            where.fired = spent ? where.fired | bit : where.fired & ~bit;
            return;
        }
        case UnitKind::station:
            find_at(player(seat()).stations, static_cast<Cell>(unit.id))->spent = spent;
            return;
        default:
            find_at(state_.pub.asteroids, static_cast<Cell>(unit.id))->spent = spent;
    }
}

// MO-ACT-2: what a unit has begun uses up its turn.
void Table::activate(const Unit& unit) {
    Public& pub = state_.pub;
    const Seat me = seat();
    const Thing kind = kind_of(pub, me, unit);
    mark_spent(unit, true);
    pub.turn.unit = unit;
    pub.turn.left = unit_info(data_, pub, me, kind).actions;
    tell([&] {
        return PublicEvent{.kind = EventKind::activated,
                           .seat = me,
                           .cell = cell_of(pub, me, unit),
                           .thing = kind,
                           .number = unit.kind == UnitKind::ship ? unit.id : std::uint16_t{0}};
    });
}

// MO-TRD-3: who would load from a partner is told whether the stock covers the bundle, no more.
void Table::prepare_action() {
    const Unit& unit = pub().turn.unit;
    own(seat()).leg_covered = false;
    if (unit.kind != UnitKind::ship)
        return;
    const Bill* bill = bill_of(own(seat()), seat(), unit.id);
    if (bill == nullptr || !bill->is_load() || bill->owner_of_place() == seat())
        return;
    const Planet* where = docked_at(pub(), active_ship().cell);
    if (where != nullptr && where->owner == bill->owner_of_place())
        own(seat()).leg_covered = own(where->owner).stock.covers(bill->goods());
}

void Table::spend(Actions& left, bool is_move) {
    if (left.any > 0)
        --left.any;
    else
        --(is_move ? left.move : left.attack);
}

// MO-ACT-4, MO-ACT-5
void Table::act() {
    Public& pub = state_.pub;
    const std::uint32_t operand = operand_of(answer());
    const Verb said = verb(answer());
    if (said == Verb::stop)
        return has_acted(data_, pub) ? finish_activation() : put_unit_back();
    spend(pub.turn.left, said == Verb::move);
    switch (said) {
        case Verb::move: {
            Ship& moved = active_ship();
            const Cell from = moved.cell;
            pub.free.insert(from);
            moved.cell = cell_in(operand);
            pub.free.erase(moved.cell);
            return tell([&] {
                return PublicEvent{.kind = EventKind::moved,
                                   .seat = seat(),
                                   .cell = moved.cell,
                                   .from = from,
                                   .thing = moved.kind,
                                   .number = moved.number};
            });
        }
        case Verb::attack: {
            const Thing kind = kind_of(pub, seat(), pub.turn.unit);
            const Cell cell = cell_of(pub, seat(), pub.turn.unit);
            for (const Aim& aim : aims_of(data_, pub, seat(), kind, cell))
                if (attack_code(aim.target, aim.cell) == answer())
                    return attack(aim);
            return;
        }
        case Verb::raze:
            return raze(spot_in(operand));
        case Verb::conquer:
            return conquer();
        default:
            return act_on_cargo(said, operand);
    }
}

// MO-ACT-2: who has done nothing has lost nothing.
void Table::put_unit_back() {
    Turn& turn = state_.pub.turn;
    mark_spent(turn.unit, false);
    if (!turn.was_put_back(turn.unit))
        turn.put_back.push_back(turn.unit);
    turn.left = {};
    finish_activation();
}

void Table::finish_activation() {
    Public& pub = state_.pub;
    const Actions& left = pub.turn.left;
    if (!left.empty() && pub.turn.unit.kind != UnitKind::none)
        tell([&] {
            return PublicEvent{
                .kind = EventKind::actions_forfeited,
                .seat = seat(),
                .thing = kind_of(pub, seat(), pub.turn.unit),
                .number =
                    pub.turn.unit.kind == UnitKind::ship ? pub.turn.unit.id : std::uint16_t{0},
                .count = static_cast<std::uint16_t>(left.any + left.move + left.attack)};
        });
    pub.turn.unit = {};
    pub.turn.left = {};
    own(seat()).leg_covered = false;
}

void Table::end_turn() {
    finish_activation();
    if (pub().players[seat()].alive)
        check_exile();
}

// MO-TURN-5: the next living player; yields to the end of the round when there is none behind.
void Table::pass_turn() {
    Public& pub = state_.pub;
    const int seats = pub.rules.seats;
    int at = (index(seat()) - index(pub.first) + seats) % seats;
    do {
        ++at;
        if (at == seats) {
            end_round();
            if (pub.over)
                return;
            at = 0;
        }
    } while (!pub.players[in_order(at)].alive);
    pub.turn.seat = in_order(at);
}

// MO-LIM-1; without these options there is no end but MO-WIN-3 and MO-WIN-4 (MO-WIN-7).
void Table::end_round() {
    Public& pub = state_.pub;
    count_quiet_rounds();
    if (pub.rules.round_limit > 0 && pub.turn.round >= pub.rules.round_limit)
        return end_by_ranking(EventKind::round_limit_reached);
    if (pub.rules.stalemate_rounds > 0 && pub.quiet >= pub.rules.stalemate_rounds)
        return end_by_ranking(EventKind::stalemate_reached);
    if (pub.turn.round < 0xFFFF)
        ++pub.turn.round;
}

}  // namespace sidera::monolith
