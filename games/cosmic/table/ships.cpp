// Deeds with ships: colonies, gate, warp.

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// CF-COL-1. The extra ship of a tech is the last to leave. Powers hang on colonies, not on ships.
void Table::lift(Seat seat, Planet planet, int count) {
    std::uint8_t& there = state_.pub.players[seat].ships[planet];
    there = static_cast<std::uint8_t>(there - count);
    if (there == 0)
        state_.secret.touched.players = true;
    if (there == 0 && has_flagship(seat, Berth::colony) && pub().flagship.planet == planet)
        move_flagship(Berth::moving);
    if (there == 0 && count > 0)
        tell({.kind = EventKind::colony_abandoned, .seat = seat, .planet = planet});
}

void Table::put(Seat seat, Planet planet, int count) {
    std::uint8_t& there = state_.pub.players[seat].ships[planet];
    if (there == 0)
        state_.secret.touched.players = true;
    if (there == 0 && system_of(planet) != seat)
        tell({.kind = EventKind::colony_gained, .seat = seat, .planet = planet});
    there = static_cast<std::uint8_t>(there + count);
    if (count > 0 && has_flagship(seat, Berth::moving))
        move_flagship(Berth::colony, planet);
}

// The extra ship of a tech is the first to go.
void Table::load(Seat seat, Planet planet) {
    if (has_flagship(seat, Berth::colony) && pub().flagship.planet == planet)
        move_flagship(Berth::encounter, planet);
    lift(seat, planet);
    ++enc().sent[seat];
    ++enc().left[planet];
    tell({.kind = EventKind::ship_launched, .seat = seat, .planet = planet});
}

// A defender comes to the target; also then the extra ship of a tech is the first to go.
void Table::reinforce_target(Seat seat, Planet from) {
    if (has_flagship(seat, Berth::colony) && pub().flagship.planet == from)
        move_flagship(Berth::moving);
    lift(seat, from);
    put(seat, enc().target);
}

void Table::send_from_warp(Seat seat) {
    from_warp(seat, 1);
    ++enc().sent[seat];
    if (has_flagship(seat, Berth::moving))
        move_flagship(Berth::encounter);
    tell({.kind = EventKind::ship_to_gate, .seat = seat});
    tell_retrieval(seat);
}

// T-RETR of a ship that goes elsewhere than to a colony of choice: the end of a way home.
void Table::tell_retrieval(Seat seat) {
    constexpr std::uint8_t kArrived = 2;
    push(HomeFrame{.step = kArrived, .owner = seat, .from_warp = true});
}

void Table::unload(Seat seat, int count) {
    enc().sent[seat] = static_cast<std::uint8_t>(enc().sent[seat] - count);
    if (enc().sent[seat] == 0 && has_flagship(seat, Berth::encounter))
        move_flagship(Berth::moving);
}

void Table::to_warp(Seat seat, int count) {
    state_.pub.players[seat].warp =
        static_cast<std::uint8_t>(state_.pub.players[seat].warp + count);
    state_.pub.players[seat].fresh =
        static_cast<std::uint8_t>(state_.pub.players[seat].fresh + count);
    if (count > 0 && has_flagship(seat, Berth::moving))
        move_flagship(Berth::warp);
}

// CF-WARP-4: fresh ships leave first, and before them the extra ship of a tech.
void Table::from_warp(Seat seat, int count) {
    Player& owner = state_.pub.players[seat];
    owner.warp = static_cast<std::uint8_t>(owner.warp - count);
    owner.fresh = static_cast<std::uint8_t>(std::max(0, owner.fresh - count));
    if (count > 0 && has_flagship(seat, Berth::warp))
        move_flagship(Berth::moving);
}

void Table::remove_from_game(Seat seat, int count) {
    state_.pub.players[seat].removed =
        static_cast<std::uint8_t>(state_.pub.players[seat].removed + count);
    if (count > 0 && has_flagship(seat, Berth::moving))
        move_flagship(Berth::removed);
    if (count > 0)
        tell({.kind = EventKind::ships_removed,
              .seat = seat,
              .count = static_cast<std::int16_t>(count)});
}

void Table::bring_back(Seat seat, int count) {
    state_.pub.players[seat].removed =
        static_cast<std::uint8_t>(state_.pub.players[seat].removed - count);
    if (count > 0 && has_flagship(seat, Berth::removed))
        move_flagship(Berth::moving);
}

// CF-COL-3
void Table::strand(Seat seat, int count) {
    to_warp(seat, count);
    tell({.kind = EventKind::ships_stranded,
          .seat = seat,
          .count = static_cast<std::int16_t>(count)});
}

// CF-COL-2, CF-COL-3: without a colony to go to they are lost.
void Table::send_home(Seat seat, int count, Planet not_to, bool allied) {
    if (count <= 0)
        return;
    if (colonies(pub(), seat).empty()) {
        strand(seat, count);
        return;
    }
    push(HomeFrame{.owner = seat,
                   .count = static_cast<std::uint8_t>(count),
                   .allied = allied,
                   .not_to = not_to});
}

void Table::recall(Seat seat) {
    const int count = enc().sent[seat];
    unload(seat, count);
    for (const Side side : {Side::offense, Side::defense})
        enc().allies[side].erase(seat);
    send_home(seat, count, Planet::none, true);
}

// CF-WARP-1, CF-WARP-2
void Table::retrieve(Seat seat, int count) {
    count = std::min<int>(count, pub().players[seat].warp);
    if (count <= 0 || colonies(pub(), seat).empty())
        return;
    from_warp(seat, count);
    tell({.kind = EventKind::ships_retrieved,
          .seat = seat,
          .count = static_cast<std::int16_t>(count)});
    push(HomeFrame{.owner = seat, .count = static_cast<std::uint8_t>(count), .from_warp = true});
}

LossFrame& Table::begin_loss(Cause cause) {
    push(LossFrame{.cause = cause});
    return std::get<LossFrame>(state_.pub.frames.back());
}

// CF-LOSS-2: ships of own choice, all if there are fewer.
void Table::lose(Seat owner, int count, Cause cause) {
    begin_loss(cause);
    surrender({.owner = owner, .chooser = owner, .count = static_cast<std::uint8_t>(count)});
}

void Table::surrender(const SurrenderFrame& ships) {
    if (ships.count > 0)
        push(ships);
}

// CF-A-GRUDGE-2: which ships were allied is known by their planets from now on.
void Table::note_allied(Seat seat, Planet planet, int count) {
    if (!(enc().came[Side::offense] | enc().came[Side::defense]).has(seat))
        return;
    auto& groups = state_.pub.allied_ships;
    for (AlliedShips& group : groups)
        if (group.seat == seat && group.planet == planet) {
            group.count = static_cast<std::uint8_t>(group.count + count);
            return;
        }
    if (!groups.full())
        groups.push_back(
            {.seat = seat, .planet = planet, .count = static_cast<std::uint8_t>(count)});
}

void Table::colony_event(SeatSet gained, Planet planet) {
    push(ColonyFrame{.gained = gained, .planet = planet});
}

void Table::build_fort(Seat seat, Card card, Planet planet) {
    if (!remove(seat, card))
        return;
    spot(seat, card);
    state_.pub.forts.push_back({planet, card});
    tell({.kind = EventKind::card_opened, .seat = seat, .card = card});
}

void Table::raze_forts(Planet planet, Seat owner) {
    auto& forts = state_.pub.forts;
    for (std::size_t i = forts.size(); i > 0; --i) {
        if (planet != Planet::none && forts[i - 1].planet != planet)
            continue;
        const Card card = forts[i - 1].card;
        forts.erase_at(i - 1);
        to_pile(owner, card, true);
    }
}

}  // namespace sidera::cosmic
