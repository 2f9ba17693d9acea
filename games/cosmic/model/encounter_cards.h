// Cards that lie in an encounter: those of the main players, beside them, and what was used.

#pragma once

#include <cstdint>

#include "games/cosmic/model/cards.h"

namespace sidera::cosmic {

// The card of a main player. `card` is the piece of cardboard, `as` what it counts as.
struct Slot {
    bool selected = false;
    bool open = false;
    bool hoarded = false;    // came from a hoard, and would go back there
    Card card = Card::none;  // known to all once it is open
    Card as = Card::none;
    Seat layer = kNoSeat;  // who laid it, where that follows from nothing else

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("selected", self.selected);
        visit("open", self.open);
        visit("hoarded", self.hoarded);
        visit("card", self.card);
        visit("as", self.as);
        visit("layer", later(self.layer, kNoSeat));
    }

    bool operator==(const Slot&) const = default;
};

// What lies beside a main card, face down until the cards are turned up.
enum class BesideKind : std::uint8_t {
    kicker,  // multiplies it (CM-KICK-2)
    second,  // another card of the same player
    support  // a card of an ally
};

// A card beside those of the main players. `card` is known to all once it is open, `as` is what it
// counts as.
struct Beside {
    BesideKind kind = BesideKind::kicker;
    Side side = Side::none;
    Seat seat = kNoSeat;  // who laid it
    bool open = false;
    Card card = Card::none;
    Card as = Card::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("side", self.side);
        visit("seat", self.seat);
        visit("open", self.open);
        visit("card", self.card);
        visit("as", self.as);
    }

    bool operator==(const Beside&) const = default;
};

// Two kickers, two second cards, a card of each ally.
inline constexpr std::size_t kMaxBeside = 4 + (kMaxPlayers - 2);

inline constexpr std::size_t kMaxExtras = 12;

// A card used besides the main ones; it leaves the table with them.
struct Extra {
    Card card = Card::none;
    Seat seat = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
    }

    bool operator==(const Extra&) const = default;
};

// An encounter card that was used and lies on the discard pile now: powers may fetch it (RS7).
struct Spent {
    Card card = Card::none;
    Seat seat = kNoSeat;   // who used it
    bool extra = false;    // besides its main card
    bool offered = false;  // somebody was offered it already

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("extra", self.extra);
        visit("offered", self.offered);
    }

    bool operator==(const Spent&) const = default;
};

// A card that was played in the challenge: what goes back in time returns it to its owner.
struct PlayedCard {
    Card card = Card::none;
    Seat seat = kNoSeat;
    bool with_cards = false;  // since the start of P7

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("card", self.card);
        visit("seat", self.seat);
        visit("with_cards", self.with_cards);
    }

    bool operator==(const PlayedCard&) const = default;
};

inline constexpr std::size_t kMaxPlayedCards = 16;  // what was played before them stays played
inline constexpr std::size_t kMaxSetAside = 4;

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::BesideKind> : NamesInCode<cosmic::BesideKind::support> {
    static constexpr std::string_view kType = "beside";
};

}  // namespace sidera
