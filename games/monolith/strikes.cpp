// Attacks, razing, conquest and bombardment.

#include "games/monolith/table.h"

namespace sidera::monolith {

// MO-DIP-5: a hostile act ends an alliance.
void Table::be_hostile(Seat to) {
    if (to != kNoSeat && own(seat()).allies.has(to))
        part(seat(), to, EventKind::alliance_betrayed);
}

// MO-CMB-2, MO-CMB-4, MO-RNG-2: the attacker's die first, then the defender's; an asteroid has
// none.
bool Table::beats(const Aim& aim, Thing kind) {
    const auto roll = [this](int faces) {
        return 1 +
               static_cast<int>(luck_.below(
                   static_cast<std::uint32_t>(faces), kCombatStream, kNoSeat, state_.pub.dice++));
    };
    const int attack = roll(unit_info(data_, pub(), seat(), kind).die);
    const int defence = aim.die == 0 ? 0 : roll(aim.die);
    tell([&] {
        return PublicEvent{.kind = EventKind::attacked,
                           .seat = seat(),
                           .other = aim.seat,
                           .cell = aim.cell,
                           .from = cell_of(pub(), seat(), pub().turn.unit),
                           .thing = kind,
                           .attack = static_cast<std::uint8_t>(attack),
                           .defence = static_cast<std::uint8_t>(defence),
                           .shield = aim.shield,
                           .target = aim.target};
    });
    return attack > defence && attack > aim.shield;
}

// MO-CMB-3
void Table::attack(const Aim& aim) {
    be_hostile(aim.seat);
    if (beats(aim, kind_of(pub(), seat(), pub().turn.unit)))
        destroy(aim);
}

// MO-LIM-1
void Table::count_loss(Seat owner, Thing thing) {
    if (thing != Thing::none)
        player(owner).lost += data_.factions[player(owner).faction].worth[thing];
}

// MO-CMB-4, MO-CMB-5, MO-CMB-8
void Table::destroy(const Aim& aim) {
    Public& pub = state_.pub;
    count_loss(
        aim.seat,
        aim.target == Target::asteroid ? find_at(pub.asteroids, aim.cell)->holds : aim.thing);
    const auto say = [&](Thing thing, std::uint16_t number) {
        tell([&] {
            return PublicEvent{.kind = EventKind::destroyed,
                               .seat = seat(),
                               .other = aim.seat,
                               .cell = aim.cell,
                               .thing = thing,
                               .number = number};
        });
    };
    switch (aim.target) {
        case Target::ship: {
            auto& ships = player(aim.seat).ships;
            const auto at = static_cast<std::size_t>(find_at(ships, aim.cell) - ships.begin());
            say(ships[at].kind, ships[at].number);
            lose_ship(aim.seat, at, seat());
            break;
        }
        case Target::defence: {
            Planet& where = planet(panel_of(pub.rules, aim.cell));
            where.set(spot_of(where.from_centre(aim.cell)), Content::empty);
            say(aim.thing, 0);
            break;
        }
        case Target::station: {
            auto& stations = player(aim.seat).stations;
            stations.erase_at(
                static_cast<std::size_t>(find_at(stations, aim.cell) - stations.begin()));
            pub.free.insert(aim.cell);
            say(Thing::station, 0);
            break;
        }
        case Target::structure:
            *find_at(pub.asteroids, aim.cell) = {.cell = aim.cell};
            say(aim.thing, 0);
            break;
        case Target::asteroid:
            pub.asteroids.erase_at(
                static_cast<std::size_t>(find_at(pub.asteroids, aim.cell) - pub.asteroids.begin()));
            pub.free.insert(aim.cell);
            tell([&] {
                return PublicEvent{
                    .kind = EventKind::asteroid_destroyed, .seat = seat(), .cell = aim.cell};
            });
            break;
    }
    if (aim.seat != kNoSeat)
        settle(aim.seat);
}

// Off the board; what was aboard goes to the killer, or is lost with the ship.
void Table::lose_ship(Seat seat, std::size_t at, Seat killer) {
    const Ship wreck = player(seat).ships[at];
    player(seat).ships.erase_at(at);
    state_.pub.free.insert(wreck.cell);
    if (wreck.kind != Thing::cargo)
        return;
    if (killer != kNoSeat)
        loot(seat, wreck, killer);
    auto& holds = own(seat).holds;
    for (std::size_t i = 0; i < holds.size(); ++i)
        if (holds[i].ship == wreck.number) {
            holds.erase_at(i);
            break;
        }
    drop_offers_of_ship(seat, wreck.number);
    if (const Bill* bill = bill_of(own(seat), seat, wreck.number)) {
        const Bill lost = *bill;  // MO-TRD-6
        end_bill(lost);
        show_bill(lost, EventKind::bill_lost);
    }
}

// MO-CRG-7: the hull by the loser's prices, the bundle, and the structure into the depot.
void Table::loot(Seat loser, const Ship& wreck, Seat killer) {
    const Hold hold = hold_of(own(loser), wreck.number);
    Goods goods = data_.cost(player(loser).faction, Thing::cargo);
    goods.add(hold.bundle);
    gain(killer, goods, true);
    if (hold.bought)
        count_late(loser, data_.cost(player(loser).faction, hold.structure), -1);
    if (hold.structure != Thing::none) {
        std::uint8_t& kept = player(killer).depot[freight_of(hold.structure)];
        if (kept < 255)
            ++kept;
    }
    tell([&] {
        return PublicEvent{
            .kind = EventKind::looted, .seat = killer, .thing = hold.structure, .goods = goods};
    });
}

// MO-CNQ-1
void Table::raze(Spot spot) {
    Planet& where = planet(panel_of(pub().rules, active_ship().cell));
    be_hostile(where.owner);
    const Content before = where.at(spot);
    where.set(spot, Content::empty);
    count_loss(where.owner, thing_of(before));
    tell([&] {
        return PublicEvent{.kind = EventKind::razed,
                           .seat = seat(),
                           .other = where.owner,
                           .panel = where.panel,
                           .spot = spot,
                           .content = before};
    });
}

// MO-CNQ-3, MO-CNQ-4, MO-CNQ-7
void Table::conquer() {
    Planet& where = planet(panel_of(pub().rules, active_ship().cell));
    const Seat before = where.owner;
    be_hostile(before);
    where.owner = seat();
    where.built = kCentre;
    where.demolished = false;
    where.cleared = false;
    where.fired = 0;
    where.taken = pub().turn.round;
    tell([&] {
        return PublicEvent{
            .kind = EventKind::conquered, .seat = seat(), .other = before, .panel = where.panel};
    });
    if (before != kNoSeat)
        settle(before);
}

// MO-BOM-1 to MO-BOM-3
void Table::bombard(Panel panel) {
    Planet& where = planet(panel);
    be_hostile(where.owner);
    for (int i = 0; i < kDirections; ++i)
        find_at(player(seat()).ships, vertex_of(where, static_cast<Direction>(i)))->spent = true;
    const int structures = where.structures();
    for (int i = 1; i < static_cast<int>(where.cells.size()); ++i)
        if (is_structure(where.at(spot_at(i)))) {
            count_loss(where.owner, thing_of(where.at(spot_at(i))));
            where.set(spot_at(i), Content::empty);
        }
    tell([&] {
        return PublicEvent{.kind = EventKind::bombarded,
                           .seat = seat(),
                           .other = where.owner,
                           .panel = panel,
                           .count = static_cast<std::uint16_t>(structures)};
    });
}

}  // namespace sidera::monolith
