// Deeds with ships: colonies, gate, warp.

#include "games/cosmic/table/table.h"

namespace sidera::cosmic {

// CF-COL-1, CM-P3-2. The extra ship of a tech is the last to leave. Powers hang on colonies, not on
// ships.
void ShipDeeds::lift(Seat seat, Planet planet, int count) {
    std::uint8_t& there = state().pub.players[seat].ships[planet];
    there = static_cast<std::uint8_t>(there - count);
    if (there == 0)
        state().secret.touched.players = true;
    if (there == 0 && table_.techs.has_flagship(seat, Berth::colony) &&
        pub().flagship.planet == planet)
        table_.techs.move_flagship(Berth::moving);
    if (there == 0 && count > 0)
        tell({.kind = EventKind::colony_abandoned, .seat = seat, .planet = planet});
}

void ShipDeeds::put(Seat seat, Planet planet, int count) {
    std::uint8_t& there = state().pub.players[seat].ships[planet];
    if (there == 0)
        state().secret.touched.players = true;
    if (there == 0 && system_of(planet) != seat)
        tell({.kind = EventKind::colony_gained, .seat = seat, .planet = planet});
    there = static_cast<std::uint8_t>(there + count);
    if (count > 0 && table_.techs.has_flagship(seat, Berth::moving))
        table_.techs.move_flagship(Berth::colony, planet);
}

// The extra ship of a tech is the first to go.
void ShipDeeds::load(Seat seat, Planet planet) {
    if (table_.techs.has_flagship(seat, Berth::colony) && pub().flagship.planet == planet)
        table_.techs.move_flagship(Berth::encounter, planet);
    lift(seat, planet);
    ++enc().sent[seat];
    ++enc().left[planet];
    tell({.kind = EventKind::ship_launched, .seat = seat, .planet = planet});
}

// A defender comes to the target; also then the extra ship of a tech is the first to go.
void ShipDeeds::reinforce_target(Seat seat, Planet from) {
    if (table_.techs.has_flagship(seat, Berth::colony) && pub().flagship.planet == from)
        table_.techs.move_flagship(Berth::moving);
    lift(seat, from);
    put(seat, enc().target);
    if (!enc().garrison.empty())
        enc().garrison.insert(seat);
}

void ShipDeeds::send_from_warp(Seat seat) {
    from_warp(seat, 1);
    ++enc().sent[seat];
    if (table_.techs.has_flagship(seat, Berth::moving))
        table_.techs.move_flagship(Berth::encounter);
    tell({.kind = EventKind::ship_to_gate, .seat = seat});
    tell_retrieval(seat);
}

// T-RETR of a ship that goes elsewhere than to a colony of choice: the end of a way home.
void ShipDeeds::tell_retrieval(Seat seat) {
    push(HomeFrame{.step = HomeFrame::kArrived, .owner = seat, .from_warp = true});
}

void ShipDeeds::unload(Seat seat, int count) {
    enc().sent[seat] = static_cast<std::uint8_t>(enc().sent[seat] - count);
    if (enc().sent[seat] == 0 && table_.techs.has_flagship(seat, Berth::encounter))
        table_.techs.move_flagship(Berth::moving);
}

void ShipDeeds::withdraw(Seat seat, int count) {
    const int sent = std::min<int>(count, enc().sent[seat]);
    if (sent > 0)
        unload(seat, sent);
    if (count > sent)
        lift(seat, enc().target, count - sent);
}

void ShipDeeds::to_warp(Seat seat, int count) {
    state().pub.players[seat].warp =
        static_cast<std::uint8_t>(state().pub.players[seat].warp + count);
    state().pub.players[seat].fresh =
        static_cast<std::uint8_t>(state().pub.players[seat].fresh + count);
    if (count > 0 && table_.techs.has_flagship(seat, Berth::moving))
        table_.techs.move_flagship(Berth::warp);
}

// CF-WARP-4: fresh ships leave first, and before them the extra ship of a tech.
void ShipDeeds::from_warp(Seat seat, int count) {
    Player& owner = state().pub.players[seat];
    owner.warp = static_cast<std::uint8_t>(owner.warp - count);
    owner.fresh = static_cast<std::uint8_t>(std::max(0, owner.fresh - count));
    if (count > 0 && table_.techs.has_flagship(seat, Berth::warp))
        table_.techs.move_flagship(Berth::moving);
}

void ShipDeeds::remove_from_game(Seat seat, int count) {
    state().pub.players[seat].removed =
        static_cast<std::uint8_t>(state().pub.players[seat].removed + count);
    if (count > 0 && table_.techs.has_flagship(seat, Berth::moving))
        table_.techs.move_flagship(Berth::removed);
    if (count > 0)
        tell({.kind = EventKind::ships_removed,
              .seat = seat,
              .count = static_cast<std::int16_t>(count)});
}

void ShipDeeds::bring_back(Seat seat, int count) {
    state().pub.players[seat].removed =
        static_cast<std::uint8_t>(state().pub.players[seat].removed - count);
    if (count > 0 && table_.techs.has_flagship(seat, Berth::removed))
        table_.techs.move_flagship(Berth::moving);
}

// CF-COL-3
void ShipDeeds::strand(Seat seat, int count) {
    to_warp(seat, count);
    tell({.kind = EventKind::ships_stranded,
          .seat = seat,
          .count = static_cast<std::int16_t>(count)});
}

// CF-COL-2, CF-COL-3: without a colony to go to they are lost.
void ShipDeeds::send_home(Seat seat, int count, Planet not_to, bool allied) {
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

void ShipDeeds::recall(Seat seat) {
    const int count = enc().sent[seat];
    unload(seat, count);
    for (const Side side : {Side::offense, Side::defense})
        enc().allies[side].erase(seat);
    send_home(seat, count, Planet::none, true);
}

// CF-WARP-1, CF-WARP-2
void ShipDeeds::retrieve(Seat seat, int count) {
    count = std::min<int>(count, pub().players[seat].warp);
    if (count <= 0 || colonies(pub(), seat).empty())
        return;
    from_warp(seat, count);
    tell({.kind = EventKind::ships_retrieved,
          .seat = seat,
          .count = static_cast<std::int16_t>(count)});
    push(HomeFrame{.owner = seat, .count = static_cast<std::uint8_t>(count), .from_warp = true});
}

void ShipDeeds::retrieve_to(Seat seat, Planet planet) {
    from_warp(seat, 1);
    tell({.kind = EventKind::ships_retrieved, .seat = seat, .count = 1});
    put(seat, planet);
    tell({.kind = EventKind::ship_sent_home, .seat = seat, .planet = planet, .count = 1});
    tell_retrieval(seat);
}

void ShipDeeds::begin_loss(Cause cause, const ShipCounts& batch, bool fought) {
    push(LossFrame{.cause = cause, .fought = fought, .batch = batch});
}

void ShipDeeds::add_to_loss(Seat seat) {
    ++running<LossFrame>().batch[seat];
}

void ShipDeeds::save(Seat seat, int count) {
    std::uint8_t& lost = running<LossFrame>().batch[seat];
    lost = static_cast<std::uint8_t>(lost - count);
    tell({.kind = EventKind::ships_saved, .seat = seat, .count = static_cast<std::int16_t>(count)});
}

void ShipDeeds::count_lost_ally(Seat seat, int count) {
    std::uint8_t& lost = enc().ally_lost[seat];
    lost = static_cast<std::uint8_t>(lost + count);
}

void ShipDeeds::count_lost(Side side, int count) {
    std::uint8_t& lost = enc().lost[side];
    lost = static_cast<std::uint8_t>(lost + count);
}

// CM-A-DELEGATOR-2: an ally's may stand on the target.
void ShipDeeds::note_joined() {
    enc().joined = enc().sent;
    for (const Seat seat : enc().garrison& enc().allies[Side::defense])
        enc().joined[seat] = static_cast<std::uint8_t>(ships_in_encounter(pub(), seat));
}

// CF-LOSS-2: ships of own choice, all if there are fewer.
void ShipDeeds::lose(Seat owner, int count, Cause cause) {
    begin_loss(cause);
    surrender({.owner = owner, .chooser = owner, .count = static_cast<std::uint8_t>(count)});
}

void ShipDeeds::surrender(const SurrenderFrame& ships) {
    if (ships.count > 0)
        push(ships);
}

// CF-A-GRUDGE-2: which ships were allied is known by their planets from now on.
void ShipDeeds::note_allied(Seat seat, Planet planet, int count) {
    if (!(enc().came[Side::offense] | enc().came[Side::defense]).has(seat))
        return;
    auto& groups = state().pub.allied_ships;
    for (AlliedShips& group : groups)
        if (group.seat == seat && group.planet == planet) {
            group.count = static_cast<std::uint8_t>(group.count + count);
            return;
        }
    if (!groups.full())
        groups.push_back(
            {.seat = seat, .planet = planet, .count = static_cast<std::uint8_t>(count)});
}

void ShipDeeds::colony_event(SeatSet gained, Planet planet) {
    push(ColonyFrame{.gained = gained, .planet = planet});
}

// All ships leave the gate and the planet's surroundings, in timing order.
void ShipDeeds::recall_all() {
    const auto order = enc().order;
    for (std::size_t i = order.size(); i > 0; --i)
        if (enc().sent[order[i - 1]] > 0)
            table_.ships.recall(order[i - 1]);
}

void ShipDeeds::retrieve_old(Seat seat, int count) {
    const std::uint8_t fresh = pub().players[seat].fresh;
    retrieve(seat, count);
    player(seat).fresh = fresh;
}

}  // namespace sidera::cosmic
