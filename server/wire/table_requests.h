// What people say about a table and its seats: before the game its host, in the game those who wait
// for somebody or would like to come in.

#pragma once

#include "server/wire/words.h"

namespace sidera::wire {

// Other rules for an open table, by its host. The game stays; people and bots keep their seats, and
// everybody is asked anew whether he is ready.
struct ChangeRules {
    static constexpr std::string_view kName = "change";
    std::uint32_t id = 0;
    TableRules rules;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("rules", self.rules);
    }
};

// The host has two seats of an open table change places.
struct SwapSeats {
    static constexpr std::string_view kName = "swap";
    std::uint32_t id = 0;
    Seat seat = kNoSeat;
    Seat with = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
        visit("with", self.with);
    }
};

// What is to become of somebody who is away and has used up the table's patience.
struct VoteAbsence {
    static constexpr std::string_view kName = "vote";
    std::uint32_t id = 0;
    Seat seat = kNoSeat;  // about whom
    AbsenceChoice choice = AbsenceChoice::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
        visit("choice", self.choice);
    }
};

// What a person at the table says of somebody who asks for a bot's seat.
struct Admit {
    static constexpr std::string_view kName = "admit";
    std::uint32_t id = 0;
    std::string player;
    bool yes = true;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("player", self.player);
        visit("yes", self.yes);
    }
};

// Requests that name a seat and nothing else.
template<class Tag>
struct AboutSeat {
    static constexpr std::string_view kName = Tag::kName;
    std::uint32_t id = 0;
    Seat seat = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
    }
};

// Requests about who sits in a seat. With `player` they are refused if somebody else has sat down
// there meanwhile.
template<class Tag>
struct AboutSitter {
    static constexpr std::string_view kName = Tag::kName;
    std::uint32_t id = 0;
    Seat seat = kNoSeat;
    std::optional<std::string> player;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
        visit("player", self.player);
    }
};

// clang-format off
struct FreeSeatTag { static constexpr std::string_view kName = "free"; };
struct SendAwayTag { static constexpr std::string_view kName = "send_away"; };
struct HandOverTag { static constexpr std::string_view kName = "hand_over"; };
struct JoinTag { static constexpr std::string_view kName = "join"; };

// clang-format on

using FreeSeat = AboutSitter<FreeSeatTag>;  // who sits there looks on; before the start
using SendAway = AboutSitter<SendAwayTag>;  // and cannot sit down at this table again
using HandOver = AboutSitter<HandOverTag>;  // who sits there is the host from now on
using Join = AboutSeat<JoinTag>;            // asks for a seat that has been a bot's from the start

}  // namespace sidera::wire
