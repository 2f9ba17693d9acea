// Loading and unloading: space structures and bundles.

#include "games/monolith/table.h"

namespace sidera::monolith {

void Table::say_cargo(EventKind kind, const Ship& ship) {
    tell([&] {
        return PublicEvent{.kind = kind,
                           .seat = seat(),
                           .panel = panel_of(pub().rules, ship.cell),
                           .number = ship.number};
    });
}

// The row of the register; a new one when nothing was aboard.
Hold& Table::open_hold(Ship& ship) {
    auto& holds = own(seat()).holds;
    for (Hold& hold : holds)
        if (hold.ship == ship.number)
            return hold;
    holds.push_back({.ship = ship.number});
    return holds.back();
}

void Table::close_hold(Ship& ship) {
    auto& holds = own(seat()).holds;
    for (std::size_t i = 0; i < holds.size(); ++i)
        if (holds[i].ship == ship.number && holds[i].empty()) {
            holds.erase_at(i);
            return;
        }
}

void Table::take_structure(Ship& ship, Thing thing, bool shown, bool bought) {
    Hold& hold = open_hold(ship);
    hold.structure = thing;
    hold.bought = bought;
    ++ship.loads;
    ship.shown = shown ? thing : Thing::none;
}

// Out of the hold, for everybody to see: what was bought in secret can be counted now.
Thing Table::give_structure(Ship& ship) {
    Hold& hold = open_hold(ship);
    const Thing thing = hold.structure;
    if (hold.bought)
        count_late(seat(), data_.cost(player(seat()).faction, thing), -1);
    hold.structure = Thing::none;
    hold.bought = false;
    --ship.loads;
    ship.shown = Thing::none;
    close_hold(ship);
    return thing;
}

// MO-SPC-1, MO-STR-9
void Table::buy(Ship& ship, Thing thing) {
    const Panel panel = panel_of(pub().rules, ship.cell);
    pay(seat(), data_.cost(player(seat()).faction, thing), false);
    if (pub().rules.purchase_is_construction)
        own(seat()).bought.push_back(panel);
    take_structure(ship, thing, false, true);
    tell_one(seat(), [&] { return PrivateEvent{.kind = PrivateKind::bought, .thing = thing}; });
    say_cargo(EventKind::loaded, ship);
}

// MO-CRG-3
void Table::fetch(Ship& ship, Thing thing) {
    --player(seat()).depot[freight_of(thing)];
    take_structure(ship, thing, false, false);
    tell_one(seat(), [&] { return PrivateEvent{.kind = PrivateKind::fetched, .thing = thing}; });
    say_cargo(EventKind::loaded, ship);
}

// MO-CRG-3, MO-SPC-4
void Table::pick_up(Ship& ship, Cell cell) {
    Public& pub = state_.pub;
    Thing thing = Thing::station;
    const auto rock = find_at(pub.asteroids, cell);
    if (rock != pub.asteroids.end()) {
        thing = rock->holds;
        *rock = {.cell = cell};
    } else {
        auto& stations = player(seat()).stations;
        stations.erase_at(static_cast<std::size_t>(find_at(stations, cell) - stations.begin()));
        pub.free.insert(cell);
    }
    take_structure(ship, thing, true, false);
    tell([&] {
        return PublicEvent{.kind = EventKind::structure_picked_up,
                           .seat = seat(),
                           .cell = cell,
                           .thing = thing,
                           .number = ship.number};
    });
}

// MO-CRG-4, MO-TURN-3
void Table::place_structure(Ship& ship, Cell cell) {
    Public& pub = state_.pub;
    const Thing thing = give_structure(ship);
    if (thing == Thing::station) {
        player(seat()).stations.push_back({.cell = cell, .fresh = true});
        pub.free.erase(cell);
    } else {
        *find_at(pub.asteroids, cell) = {
            .cell = cell, .holds = thing, .owner = seat(), .fresh = true};
    }
    tell([&] {
        return PublicEvent{.kind = EventKind::structure_placed,
                           .seat = seat(),
                           .cell = cell,
                           .thing = thing,
                           .number = ship.number};
    });
}

// MO-CRG-4
void Table::store(Ship& ship) {
    const Thing thing = give_structure(ship);
    std::uint8_t& kept = player(seat()).depot[freight_of(thing)];
    if (kept < 255)
        ++kept;
    tell([&] {
        return PublicEvent{.kind = EventKind::structure_stored,
                           .seat = seat(),
                           .panel = panel_of(pub().rules, ship.cell),
                           .thing = thing,
                           .number = ship.number};
    });
}

// MO-TRD-2, MO-TRD-3: legs 1 and 3.
void Table::load_bundle(Ship& ship) {
    Bill bill = *bill_of(own(seat()), seat(), ship.number);
    const Seat giver = bill.owner_of_place();
    const Goods goods = bill.goods();
    pay(giver, goods, !bill.secret);
    Hold& hold = open_hold(ship);
    hold.bundle = goods;
    hold.seen = !bill.secret;
    ++ship.loads;
    ++bill.legs;
    bill.leaver = kNoSeat;
    keep_bill(bill);
    tell_one(giver, [&] {
        return PrivateEvent{
            .kind = PrivateKind::stock_loaded, .other = bill.partner_of(giver), .goods = goods};
    });
    say_cargo(EventKind::loaded, ship);
}

// The bundle is out of it.
void Table::empty_hold(Ship& ship) {
    Hold& hold = open_hold(ship);
    hold.bundle = {};
    hold.seen = false;
    --ship.loads;
    close_hold(ship);
}

// MO-TRD-2, MO-TRD-7: legs 2 and 4.
void Table::unload_bundle(Ship& ship) {
    Bill bill = *bill_of(own(seat()), seat(), ship.number);
    const Seat taker = bill.owner_of_place();
    const Goods goods = bill.goods();
    gain(taker, goods, !bill.secret);
    empty_hold(ship);
    ++bill.legs;
    keep_bill(bill);
    tell_one(taker, [&] {
        return PrivateEvent{
            .kind = PrivateKind::stock_unloaded, .other = bill.partner_of(taker), .goods = goods};
    });
    say_cargo(EventKind::unloaded, ship);
    if (bill.is_done()) {
        end_bill(bill);
        show_bill(bill, EventKind::bill_completed);
    }
}

// MO-TRD-4, MO-TRD-9, MO-DIP-5
void Table::seize(Ship& ship) {
    const Bill* const found = bill_of(own(seat()), seat(), ship.number);
    const bool is_breach = found != nullptr && !found->is_load();
    const Bill bill = is_breach ? *found : Bill{};
    const Goods goods = open_hold(ship).bundle;
    gain(seat(), goods, is_breach || open_hold(ship).seen);
    empty_hold(ship);
    tell_one(seat(), [&] {
        return PrivateEvent{.kind = PrivateKind::stock_unloaded, .other = seat(), .goods = goods};
    });
    say_cargo(EventKind::unloaded, ship);
    if (!is_breach)
        return;
    end_bill(bill);
    show_bill(bill, EventKind::bill_broken);
    be_hostile(bill.partner_of(seat()));
}

void Table::act_on_cargo(Verb verb, std::uint32_t operand) {
    Ship& ship = active_ship();
    const Thing freight = thing_of(static_cast<Freight>(operand));
    switch (verb) {
        case Verb::buy:
            return buy(ship, freight);
        case Verb::fetch:
            return fetch(ship, freight);
        case Verb::pick_up:
            return pick_up(ship, cell_in(operand));
        case Verb::load:
            return load_bundle(ship);
        case Verb::place:
            return place_structure(ship, cell_in(operand));
        case Verb::store:
            return store(ship);
        case Verb::unload:
            return unload_bundle(ship);
        default:
            return seize(ship);
    }
}

}  // namespace sidera::monolith
