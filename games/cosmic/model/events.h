// What happens at a table of Cosmic Encounter, as told to those who may hear it.

#pragma once

#include <cstdint>
#include <optional>

#include "engine/event_rows.h"
#include "games/cosmic/model/cards.h"
#include "games/cosmic/model/destiny.h"
#include "games/cosmic/model/event_kinds.h"
#include "games/cosmic/model/talks.h"
#include "games/cosmic/model/tech_cards.h"
#include "games/cosmic/rules/reckoning.h"

namespace sidera::cosmic {

enum EventField : std::uint32_t {
    kHasSeat = 1,
    kHasOther = 2,
    kHasCard = 4,
    kHasPlanet = 8,
    kHasAlien = 16,
    kHasDestiny = 32,
    kHasCount = 64,
    kHasValue = 128,
    kHasSide = 256,
    kHasTech = 512,
    kHasSums = 1024,
    kHasEffect = 2048,
    kHasSeats = 4096,
    kHasTerms = 8192,
    kHasVictory = 16384
};

extern const std::array<std::uint32_t, kEventKinds> kEventFields;

struct PublicEvent {
    EventKind kind = EventKind::turn_begins;
    Seat seat = kNoSeat;
    Seat other = kNoSeat;
    Card card = Card::none;
    Planet planet = Planet::none;
    AlienId alien = AlienId::none;
    Destiny destiny = Destiny::none;
    TechId tech = TechId::none;
    Side side = Side::none;
    std::int16_t count = 0;
    std::int16_t value = 0;
    EffectId effect = EffectId::none;
    SeatSet seats;
    Victory victory = Victory::colonies;
    std::optional<Offer> terms;     // of a deal, as everybody may know them (CF-DEAL-8)
    std::optional<Reckoning> sums;  // how the totals came about

    bool has(EventField what) const {
        return (kEventFields[static_cast<std::size_t>(kind)] & what) != 0;
    }

    // With room for everything an event may carry, to be read into.
    static PublicEvent roomy() {
        PublicEvent event;
        event.terms.emplace();
        event.sums.emplace();
        return event;
    }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        const auto when = told_fields(self, visit);
        visit("kind", self.kind);
        when(kHasSeat, "seat", self.seat);
        when(kHasOther, "other", self.other);
        when(kHasCard, "card", self.card);
        when(kHasPlanet, "planet", self.planet);
        when(kHasAlien, "alien", self.alien);
        when(kHasDestiny, "destiny", self.destiny);
        when(kHasTech, "tech", self.tech);
        when(kHasSide, "side", self.side);
        when(kHasCount, "count", self.count);
        when(kHasValue, "value", self.value);
        when(kHasEffect, "effect", self.effect);
        when(kHasSeats, "seats", self.seats);
        when(kHasVictory, "victory", self.victory);
        if (self.has(kHasTerms) && self.terms)
            visit("terms", *self.terms);
        if (self.has(kHasSums) && self.sums)
            visit("sums", *self.sums);
    }
};

// Told to one seat alone: cards that only it may know.
enum class PrivateEventKind : std::uint8_t { drew, took, lost, saw, selected };

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::drew;
    Card card = Card::none;
    Seat other = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("card", self.card);
        if (self.kind != PrivateEventKind::drew && self.kind != PrivateEventKind::selected)
            visit("other", self.other);
    }
};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::PrivateEventKind> : NamesInCode<cosmic::PrivateEventKind::selected> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
