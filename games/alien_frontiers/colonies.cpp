// Colonies and fields on the planet, and what every change there brings about (AF-COLONY-7).

#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {

// AF-COLONY-1, AF-HUB-5 to AF-HUB-9
void Table::land(Territory territory, const LandFrame& how) {
    Public& pub = state_.pub;
    Player& me = player(seat());
    if (how.from_hub || in_supply(pub, seat()) == 0)
        me.hub = 0;  // the colony on the track is the one that lands
    ++pub.colonies[territory][seat()];
    tell([&] {
        return PublicEvent{
            .kind = EventKind::colony_landed, .seat = seat(), .territory = territory};
    });
    const int left = unplaced(pub, seat());
    if (how.from_hub && left > 0)
        me.hub = how.surplus;  // AF-HUB-7
    if (left == 1 || left == 2)
        tell([&] {
            return PublicEvent{.kind = EventKind::few_colonies,
                               .seat = seat(),
                               .count = static_cast<std::int16_t>(left)};
        });
    settle();
}

// AF-TELE-6, AF-COLONY-6
void Table::move_colony(ColonyAt from, Territory to) {
    Public& pub = state_.pub;
    --pub.colonies[from.territory][from.seat];
    ++pub.colonies[to][from.seat];
    tell([&] {
        return PublicEvent{.kind = EventKind::colony_moved,
                           .seat = seat(),
                           .other = from.seat,
                           .territory = from.territory,
                           .to = to};
    });
    settle();
}

// AF-POLAR-2: control is computed after the whole exchange.
void Table::swap_colonies(ColonyAt a, ColonyAt b) {
    Public& pub = state_.pub;
    --pub.colonies[a.territory][a.seat];
    --pub.colonies[b.territory][b.seat];
    ++pub.colonies[b.territory][a.seat];
    ++pub.colonies[a.territory][b.seat];
    tell([&] {
        return PublicEvent{.kind = EventKind::colonies_swapped,
                           .seat = a.seat,
                           .other = b.seat,
                           .territory = a.territory,
                           .to = b.territory};
    });
    settle();
}

// AF-FIELD-1, AF-FIELD-2, AF-FIELD-7, AF-FIELD-8
void Table::set_field(Field field, Territory to) {
    Territory& at = state_.pub.fields_at[field];
    const EventKind kind = to == Territory::nowhere   ? EventKind::field_removed
                           : at == Territory::nowhere ? EventKind::field_placed
                                                      : EventKind::field_moved;
    const Territory named = to == Territory::nowhere ? at : to;
    at = to;
    tell([&] {
        return PublicEvent{.kind = kind, .seat = seat(), .territory = named, .field = field};
    });
    settle();
}

// AF-COLONY-7: control, Relic Ship, scores, end of the game.
void Table::settle() {
    settle_control();
    return_relic();
    settle_scores();
    test_end();
}

// AF-COLONY-3 to AF-COLONY-5
void Table::settle_control() {
    Public& pub = state_.pub;
    for (int i = 0; i < kTerritories; ++i) {
        const auto territory = static_cast<Territory>(i);
        Seat& tile = pub.controller[territory];
        const Seat now = controller_of(pub.colonies[territory]);
        if (now == tile)
            continue;
        const Seat before = tile;
        tile = now;
        if (before != kNoSeat)
            tell([&] {
                return PublicEvent{
                    .kind = EventKind::control_lost, .seat = before, .territory = territory};
            });
        if (now != kNoSeat)
            tell([&] {
                return PublicEvent{
                    .kind = EventKind::control_gained, .seat = now, .territory = territory};
            });
    }
}

// AF-RELIC-5, AF-RELIC-6: from wherever it is. Only control and the Isolation Field matter
// (AF-RELIC-9).
void Table::return_relic() {
    Public& pub = state_.pub;
    const Seat owner = pub.relic_owner;
    if (owner == kNoSeat || has_bonus(pub, owner, Territory::burroughs))
        return;
    if (pub.relic_place == RelicPlace::hand)
        pub.hand.relic = 0;
    if (pub.relic_place == RelicPlace::port)
        for (int i = 0; i < kFacilities; ++i)
            for (std::size_t port = 0; port < pub.docks.values[static_cast<std::size_t>(i)].size();
                 ++port)
                if (facts(pub.docks.values[static_cast<std::size_t>(i)][port]).relic)
                    take_off(static_cast<Facility>(i), port);
    pub.relic_owner = kNoSeat;
    pub.relic_place = RelicPlace::desert;
    tell([&] { return PublicEvent{.kind = EventKind::relic_returned, .seat = owner}; });
}

// AF-SCORE-1, AF-SCORE-2
void Table::settle_scores() {
    Public& pub = state_.pub;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const int now = points_of(data_, pub, seat);
        const int change = now - pub.players[seat].points;
        if (change == 0)
            continue;
        pub.players[seat].points = static_cast<std::uint8_t>(now);
        tell([&] {
            return PublicEvent{.kind = EventKind::points_changed,
                               .seat = seat,
                               .count = static_cast<std::int16_t>(change),
                               .points = static_cast<std::int16_t>(now)};
        });
        const int missing = pub.rules.vp_target - now;
        if (pub.rules.vp_target > 0 && change > 0 && (missing == 1 || missing == 2))
            tell([&] {
                return PublicEvent{.kind = EventKind::near_target,
                                   .seat = seat,
                                   .points = static_cast<std::int16_t>(now)};
            });
    }
}

// AF-END-1, AF-END-2, AF-VAR-VP-1 to AF-VAR-VP-3
void Table::test_end() {
    const Public& pub = state_.pub;
    bool ended = false;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        ended = ended || unplaced(pub, seat) == 0 ||
                (pub.rules.vp_target > 0 && pub.players[seat].points >= pub.rules.vp_target);
    }
    if (ended && !pub.over)
        end_game();
}

// AF-END-3: what everybody holds stays.
void Table::end_game() {
    state_.pub.over = true;
    tell([&] { return PublicEvent{.kind = EventKind::game_over}; });
}

}  // namespace sidera::alien_frontiers
