// Barter between two players: agreements, what is aboard, and offers that are not yet answered.

#pragma once

#include "games/monolith/pieces.h"

namespace sidera::monolith {

inline constexpr int kMaxBills = 8;        // open agreements of one player
inline constexpr int kMostOfBundle = 999;  // of one resource

// MO-TRD-1: the terms of a barter.
struct Bill {
    std::uint16_t number = 0;  // of all agreements of the game; 0 while it is only offered
    Seat giver = kNoSeat;      // who gives first
    Seat other = kNoSeat;      // who gives second
    Seat carrier = kNoSeat;    // whose cargo ship: one of the two
    std::uint16_t ship = 0;
    Goods first;
    Goods second;  // may be empty: a gift
    bool secret = false;
    std::uint8_t legs = 0;  // done, of four (MO-TRD-2)
    Seat leaver = kNoSeat;  // who would withdraw from a secret one (MO-TRD-5)

    bool has(Seat seat) const { return seat == giver || seat == other; }

    Seat partner_of(Seat seat) const { return seat == giver ? other : giver; }

    // Of the leg that comes next.
    bool is_load() const { return legs % 2 == 0; }

    Seat owner_of_place() const { return legs == 0 || legs == 3 ? giver : other; }

    const Goods& goods() const { return legs < 2 ? first : second; }

    bool is_done() const { return legs == 4 || (legs == 2 && second.empty()); }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("number", self.number);
        visit("giver", self.giver);
        visit("other", self.other);
        visit("carrier", self.carrier);
        visit("ship", self.ship);
        visit("first", self.first);
        visit("second", self.second);
        visit("secret", self.secret);
        visit("legs", self.legs);
        visit("leaver", self.leaver);
    }

    bool operator==(const Bill&) const = default;
};

// What everybody knows of an agreement. The terms of a secret one are with the two alone; its
// parties stand here in the order of seats, which tells nothing (MO-TRD-7).
struct Agreement {
    std::uint16_t number = 0;
    Seat low = kNoSeat;
    Seat high = kNoSeat;
    bool secret = false;
    Bill terms;  // of a public one

    bool has(Seat seat) const { return seat == low || seat == high; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("number", self.number);
        visit("low", self.low);
        visit("high", self.high);
        visit("secret", self.secret);
        visit("terms", self.terms);
    }

    bool operator==(const Agreement&) const = default;
};

// What is aboard a cargo ship; a row of the owner's register (MO-CRG-1).
struct Hold {
    std::uint16_t ship = 0;
    Thing structure = Thing::none;
    bool bought = false;  // in secret: onlookers have not counted its price yet
    Goods bundle;
    bool seen = false;  // onlookers know the bundle: the bill was public

    bool empty() const { return structure == Thing::none && bundle.empty(); }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("ship", self.ship);
        visit("structure", self.structure);
        visit("bought", self.bought);
        visit("bundle", self.bundle);
        visit("seen", self.seen);
    }

    bool operator==(const Hold&) const = default;
};

}  // namespace sidera::monolith
