// What is told at a table of Monolith. One flat struct: which fields an event has is a row of
// kEvents.

#pragma once

#include <array>
#include <cstdint>

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

// Fields in the order of EventKind.
inline constexpr std::array<std::uint32_t, kEventKinds> kEvents = {
    kHasSeat | kHasCount,                                     // first_roll
    kHasSeat,                                                 // first_player
    kHasSeat | kHasFaction,                                   // faction_chosen
    kHasPanel,                                                // panel_rejected
    kHasSeat | kHasPanel | kHasPlanet,                        // planet_made
    kHasSeat | kHasPanel | kHasSpot | kHasContent,            // natural_placed
    kHasSeat | kHasPanel | kHasSpot,                          // cannon_placed
    kHasCount,                                                // asteroid_count
    kHasSeat | kHasCell,                                      // asteroid_placed
    kHasCount,                                                // asteroids_dropped
    kHasSeat | kHasCount,                                     // turn_begins
    kHasSeat | kHasCount | kHasCatastrophe,                   // catastrophe
    kHasSeat | kHasGoods,                                     // produced
    kHasSeat | kHasPanel | kHasSpot | kHasContent,            // structure_built
    kHasSeat | kHasPanel | kHasSpot | kHasContent,            // structure_demolished
    kHasSeat | kHasPanel | kHasSpot | kHasContent,            // natural_destroyed
    kHasSeat | kHasThing | kHasNumber | kHasCell,             // ship_built
    kHasSeat | kHasThing | kHasNumber | kHasCell,             // activated
    kHasSeat | kHasThing | kHasNumber | kHasFrom | kHasCell,  // moved
    kHasSeat | kHasOther | kHasThing | kHasFrom | kHasCell | kHasTarget | kHasDice,  // attacked
    kHasSeat | kHasOther | kHasThing | kHasNumber | kHasCell,                        // destroyed
    kHasSeat | kHasGoods | kHasThing,                                                // looted
    kHasSeat | kHasCell,                                        // asteroid_destroyed
    kHasSeat | kHasOther | kHasPanel | kHasSpot | kHasContent,  // razed
    kHasSeat | kHasOther | kHasPanel,                           // conquered
    kHasSeat | kHasOther | kHasPanel | kHasCount,               // bombarded
    kHasSeat | kHasNumber | kHasPanel,                          // loaded
    kHasSeat | kHasNumber | kHasPanel,                          // unloaded
    kHasSeat | kHasThing | kHasNumber | kHasCell,               // structure_placed
    kHasSeat | kHasThing | kHasNumber | kHasCell,               // structure_picked_up
    kHasSeat | kHasThing | kHasNumber | kHasPanel,              // structure_stored
    kHasSeat | kHasThing | kHasNumber | kHasCount,              // actions_forfeited
    kHasSeat | kHasOther | kHasCount,                           // bill_laid
    kHasBill,                                                   // bill_signed
    kHasSeat | kHasOther | kHasCount,                           // bill_withdrawn
    kHasBill,                                                   // bill_completed
    kHasBill,                                                   // bill_lost
    kHasBill,                                                   // bill_broken
    kHasSeat | kHasOther | kHasCount,                           // bill_void
    kHasSeat | kHasOther,                                       // allied
    kHasSeat | kHasOther,                                       // alliance_ended
    kHasSeat | kHasOther,                                       // alliance_betrayed
    kHasSeats,                                                  // share_asked
    kHasSeat | kHasReply,                                       // share_replied
    0,                                                          // share_dropped
    kHasSeat,                                                   // eliminated
    kHasSeat,                                                   // exiled
    kHasSeat,                                                   // resigned
    kHasCount,                                                  // round_limit_reached
    kHasCount,                                                  // stalemate_reached
    kHasSeats,                                                  // game_over
};

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
        return (kEvents[static_cast<std::size_t>(kind)] & what) != 0;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        const auto when = [&self, &visit](EventField what, std::string_view name, auto& field) {
            if (self.has(what))
                visit(name, field);
        };
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
