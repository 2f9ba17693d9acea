// What is told at a table of Monolith. One flat struct: which fields an event has is a row of
// kEventFields.

#pragma once

#include <array>
#include <cstdint>

#include "engine/event_rows.h"
#include "games/monolith/codes.h"
#include "games/monolith/event_kinds.h"

namespace sidera::monolith {

enum EventField : std::uint32_t {
    kHasSeat = 1,
    kHasOther = 1 << 1,  // the other player it concerns
    kHasPanel = 1 << 2,
    kHasSpot = 1 << 3,
    kHasCell = 1 << 4,
    kHasFrom = 1 << 5,
    kHasThing = 1 << 6,
    kHasNumber = 1 << 7,  // of a ship
    kHasGoods = 1 << 8,
    kHasBill = 1 << 9,
    kHasDice = 1 << 10,  // two, with the shield
    kHasCount = 1 << 11,
    kHasPlanet = 1 << 12,  // size, biome, naturals
    kHasFaction = 1 << 13,
    kHasCatastrophe = 1 << 14,
    kHasContent = 1 << 15,
    kHasTarget = 1 << 16,
    kHasSeats = 1 << 17,
    kHasReply = 1 << 18
};

inline constexpr auto kEventFields = fields_by_kind<EventKind>({
    {EventKind::first_roll, kHasSeat | kHasCount},
    {EventKind::first_player, kHasSeat},
    {EventKind::faction_chosen, kHasSeat | kHasFaction},
    {EventKind::panel_rejected, kHasPanel},
    {EventKind::planet_made, kHasSeat | kHasPanel | kHasPlanet},
    {EventKind::natural_placed, kHasSeat | kHasPanel | kHasSpot | kHasContent},
    {EventKind::cannon_placed, kHasSeat | kHasPanel | kHasSpot},
    {EventKind::asteroid_count, kHasCount},
    {EventKind::asteroid_placed, kHasSeat | kHasCell},
    {EventKind::asteroids_dropped, kHasCount},
    {EventKind::turn_begins, kHasSeat | kHasCount},
    {EventKind::catastrophe, kHasSeat | kHasCount | kHasCatastrophe},
    {EventKind::produced, kHasSeat | kHasGoods},
    {EventKind::structure_built, kHasSeat | kHasPanel | kHasSpot | kHasContent},
    {EventKind::structure_demolished, kHasSeat | kHasPanel | kHasSpot | kHasContent},
    {EventKind::natural_destroyed, kHasSeat | kHasPanel | kHasSpot | kHasContent},
    {EventKind::ship_built, kHasSeat | kHasThing | kHasNumber | kHasCell},
    {EventKind::activated, kHasSeat | kHasThing | kHasNumber | kHasCell},
    {EventKind::moved, kHasSeat | kHasThing | kHasNumber | kHasFrom | kHasCell},
    {EventKind::attacked,
     kHasSeat | kHasOther | kHasThing | kHasFrom | kHasCell | kHasTarget | kHasDice},
    {EventKind::destroyed, kHasSeat | kHasOther | kHasThing | kHasNumber | kHasCell},
    {EventKind::looted, kHasSeat | kHasGoods | kHasThing},
    {EventKind::asteroid_destroyed, kHasSeat | kHasCell},
    {EventKind::razed, kHasSeat | kHasOther | kHasPanel | kHasSpot | kHasContent},
    {EventKind::conquered, kHasSeat | kHasOther | kHasPanel},
    {EventKind::bombarded, kHasSeat | kHasOther | kHasPanel | kHasCount},
    {EventKind::loaded, kHasSeat | kHasNumber | kHasPanel},
    {EventKind::unloaded, kHasSeat | kHasNumber | kHasPanel},
    {EventKind::structure_placed, kHasSeat | kHasThing | kHasNumber | kHasCell},
    {EventKind::structure_picked_up, kHasSeat | kHasThing | kHasNumber | kHasCell},
    {EventKind::structure_stored, kHasSeat | kHasThing | kHasNumber | kHasPanel},
    {EventKind::actions_forfeited, kHasSeat | kHasThing | kHasNumber | kHasCount},
    {EventKind::bill_laid, kHasSeat | kHasOther | kHasCount},
    {EventKind::bill_signed, kHasBill},
    {EventKind::bill_withdrawn, kHasSeat | kHasOther | kHasCount},
    {EventKind::bill_completed, kHasBill},
    {EventKind::bill_lost, kHasBill},
    {EventKind::bill_broken, kHasBill},
    {EventKind::bill_void, kHasSeat | kHasOther | kHasCount},
    {EventKind::allied, kHasSeat | kHasOther},
    {EventKind::alliance_ended, kHasSeat | kHasOther},
    {EventKind::alliance_betrayed, kHasSeat | kHasOther},
    {EventKind::share_asked, kHasSeats},
    {EventKind::share_replied, kHasSeat | kHasReply},
    {EventKind::share_dropped, 0},
    {EventKind::eliminated, kHasSeat},
    {EventKind::exiled, kHasSeat},
    {EventKind::resigned, kHasSeat},
    {EventKind::round_limit_reached, kHasCount},
    {EventKind::stalemate_reached, kHasCount},
    {EventKind::game_over, kHasSeats},
});

struct PublicEvent {
    EventKind kind = EventKind::turn_begins;
    Seat seat = kNoSeat;
    Seat other = kNoSeat;
    Panel panel = kNoPanel;
    Spot spot = kCentre;
    Cell cell = kNoCell;
    Cell from = kNoCell;
    Thing thing = Thing::none;
    std::uint16_t number = 0;
    Goods goods{};
    Bill bill{};
    std::uint8_t attack = 0;
    std::uint8_t defence = 0;
    std::uint8_t shield = 0;
    std::uint16_t count = 0;
    PlanetSize size = PlanetSize::small;
    Biome biome = Biome::fair;
    std::uint8_t forests = 0;
    std::uint8_t mountains = 0;
    Faction faction = Faction::umani;
    CatastrophicEvent catastrophe = CatastrophicEvent::none;
    Content content = Content::empty;
    Target target = Target::ship;
    SeatSet seats{};
    Reply reply = Reply::none;

    constexpr bool has(EventField what) const {
        return (kEventFields[static_cast<std::size_t>(kind)] & what) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        const auto when = told_fields(self, visit);
        visit("kind", self.kind);
        when(kHasSeat, "seat", self.seat);
        when(kHasOther, "other", self.other);
        when(kHasPanel, "panel", self.panel);
        when(kHasSpot, "spot", self.spot);
        when(kHasCell, "cell", self.cell);
        when(kHasFrom, "from", self.from);
        when(kHasThing, "thing", self.thing);
        when(kHasNumber, "number", self.number);
        when(kHasGoods, "goods", self.goods);
        when(kHasBill, "bill", self.bill);
        when(kHasDice, "attack", self.attack);
        when(kHasDice, "defence", self.defence);
        when(kHasDice, "shield", self.shield);
        when(kHasCount, "count", self.count);
        when(kHasPlanet, "size", self.size);
        when(kHasPlanet, "biome", self.biome);
        when(kHasPlanet, "forests", self.forests);
        when(kHasPlanet, "mountains", self.mountains);
        when(kHasFaction, "faction", self.faction);
        when(kHasCatastrophe, "catastrophe", self.catastrophe);
        when(kHasContent, "content", self.content);
        when(kHasTarget, "target", self.target);
        when(kHasSeats, "seats", self.seats);
        when(kHasReply, "reply", self.reply);
    }
};

struct PrivateEvent {
    PrivateKind kind = PrivateKind::bought;
    Seat other = kNoSeat;
    Thing thing = Thing::none;
    Goods goods{};
    Bill bill{};

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("other", self.other);
        visit("thing", self.thing);
        visit("goods", self.goods);
        visit("bill", self.bill);
    }
};

}  // namespace sidera::monolith
