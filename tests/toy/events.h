// What is told at a table of Sealed: to everybody, and to one seat alone.

#pragma once

#include "tests/toy/view.h"

namespace sidera::toy {

enum class EventKind : std::uint8_t {
    round_opened,
    offered,
    withdrawn,
    traded,
    resigned,
    revealed,
    passed,
    tie_drawn,
    prize_won,
    nobody_won,
    game_over
};

// A card in a public event lies open on the table; hidden ones are told in private events only.
struct PublicEvent {
    EventKind kind = EventKind::game_over;
    Seat seat = kNoSeat;
    Seat other = kNoSeat;
    Card card = Card::one;
    std::int16_t amount = 0;  // coins or points

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seat", self.seat);
        visit("other", self.other);
        visit("card", self.card);
        visit("amount", self.amount);
    }
};

enum class PrivateEventKind : std::uint8_t { dealt, sealed, drawn };

struct PrivateEvent {
    PrivateEventKind kind = PrivateEventKind::dealt;
    Hand cards;
    std::int16_t bid = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("cards", self.cards);
        visit("bid", self.bid);
    }
};

}  // namespace sidera::toy

namespace sidera {

template<>
struct EnumText<toy::EventKind> : NamesInCode<toy::EventKind::game_over> {
    static constexpr std::string_view kType = "event";
};

template<>
struct EnumText<toy::PrivateEventKind> : NamesInCode<toy::PrivateEventKind::drawn> {
    static constexpr std::string_view kType = "private_event";
};

}  // namespace sidera
