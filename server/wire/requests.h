// What a client may say over its WebSocket. Each message has a number of the client's choosing,
// `id`; the server replies to each exactly once, with `ack`, `refused`, `reason` or `moment`.

#pragma once

#include "server/wire/table_requests.h"

namespace sidera::wire {

// The first message of a connection. Without a secret the server makes a new player.
struct Hello {
    static constexpr std::string_view kName = "hello";
    std::uint32_t id = 0;
    std::int32_t protocol = 0;
    std::optional<std::string> secret;
    std::optional<std::string> language;  // of a new player's first name: "it", "en-GB"
    std::optional<bool> keeps;  // what it was sent: updates may leave out what has not changed

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("protocol", self.protocol);
        visit("secret", self.secret);
        visit("language", self.language);
        visit("keeps", self.keeps);
    }
};

// Opens a table and enters it; its `ack` names the room. `bots` has a level per seat, or "" for a
// person. The one who opens it sits in the first seat without a bot. With `start` the game begins
// at once if no seat is left for others.
struct Create {
    static constexpr std::string_view kName = "create";
    std::uint32_t id = 0;
    TableRules rules;
    std::vector<std::string> bots;
    bool start = false;
    std::optional<std::string> entropy;  // see Ready
    std::optional<std::string> lesson;   // its name; rules and bots are the lesson's then

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("rules", self.rules);
        visit("bots", self.bots);
        visit("start", self.start);
        visit("entropy", self.entropy);
        visit("lesson", self.lesson);
    }
};

// Watches a room: as the seats this player holds there, or as a spectator. `since` is the last
// event number the client has; `seat_secret` (from a seat's link) takes that seat over, once.
struct Enter {
    static constexpr std::string_view kName = "enter";
    std::uint32_t id = 0;
    std::string room;
    std::uint64_t since = 0;
    std::optional<std::string> seat_secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("room", self.room);
        visit("since", self.since);
        visit("seat_secret", self.seat_secret);
    }
};

// Takes a free seat at an open table.
struct Sit {
    static constexpr std::string_view kName = "sit";
    std::uint32_t id = 0;
    Seat seat = kNoSeat;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
    }
};

// The host puts a bot into a seat, or with level "" takes it out.
struct PlaceBot {
    static constexpr std::string_view kName = "bot";
    std::uint32_t id = 0;
    Seat seat = kNoSeat;
    std::string level;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("seat", self.seat);
        visit("level", self.level);
    }
};

// Ready to begin, with random bytes (32 to 64 hexadecimal digits) that go into the seed. `change`
// is the host's last change the reader has seen (RoomState): nobody is ready for what he has not
// seen.
struct Ready {
    static constexpr std::string_view kName = "ready";
    std::uint32_t id = 0;
    bool ready = true;
    std::uint32_t change = 0;
    std::string entropy;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("ready", self.ready);
        visit("change", self.change);
        visit("entropy", self.entropy);
    }
};

// An answer to the decision of that number. Stored before it is acknowledged.
struct Give {
    static constexpr std::string_view kName = "answer";
    std::uint32_t id = 0;
    Channel channel = Channel::main;
    std::uint32_t serial = 0;
    std::uint32_t code = 0;
    std::int32_t value = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("channel", self.channel);
        visit("serial", self.serial);
        visit("code", self.code);
        visit("value", self.value);
    }
};

// Why is this option not possible now? The reply is `reason`.
struct Why {
    static constexpr std::string_view kName = "why";
    std::uint32_t id = 0;
    std::string notation;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("notation", self.notation);
    }
};

// The board as it stood when the reader was told event number `sequence`; the reply is `moment`.
struct Look {
    static constexpr std::string_view kName = "look";
    std::uint32_t id = 0;
    std::uint64_t sequence = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("sequence", self.sequence);
    }
};

struct Chat {
    static constexpr std::string_view kName = "chat";
    std::uint32_t id = 0;
    std::string text;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("text", self.text);
    }
};

// A private message to some players, where the game knows such (MO-DIP-4).
struct Note {
    static constexpr std::string_view kName = "note";
    std::uint32_t id = 0;
    SeatSet to;
    std::string text;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("to", self.to);
        visit("text", self.text);
    }
};

// Stops all clocks and answers, or lets them go on.
struct Pause {
    static constexpr std::string_view kName = "pause";
    std::uint32_t id = 0;
    bool on = true;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("on", self.on);
    }
};

// All standing orders of the player at this table, in place of the earlier ones.
struct SetOrders {
    static constexpr std::string_view kName = "orders";
    std::uint32_t id = 0;
    std::vector<StandingOrder> orders;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("orders", self.orders);
    }
};

// Requests that say all by their name.
template<class Tag>
struct Bare {
    static constexpr std::string_view kName = Tag::kName;
    std::uint32_t id = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
    }
};

// clang-format off
struct LeaveTag { static constexpr std::string_view kName = "leave"; };
struct StandTag { static constexpr std::string_view kName = "stand"; };
struct StartTag { static constexpr std::string_view kName = "start"; };
struct UndoTag { static constexpr std::string_view kName = "undo"; };
struct ConcedeTag { static constexpr std::string_view kName = "concede"; };
struct AbortTag { static constexpr std::string_view kName = "abort"; };
struct RematchTag { static constexpr std::string_view kName = "rematch"; };
struct SeatLinkTag { static constexpr std::string_view kName = "seat_link"; };
struct HereTag { static constexpr std::string_view kName = "here"; };
struct PingTag { static constexpr std::string_view kName = "ping"; };

// clang-format on

using Leave = Bare<LeaveTag>;        // stops watching the room; the seat is kept
using Stand = Bare<StandTag>;        // gives the seat up, before the start
using Start = Bare<StartTag>;        // the host begins when everybody is ready
using Undo = Bare<UndoTag>;          // takes back one's last answer
using Concede = Bare<ConcedeTag>;    // a bot plays the seat to the end; it counts as last
using Abort = Bare<AbortTag>;        // ends the game without a result, once all people agree
using Rematch = Bare<RematchTag>;    // the same table again; its `ack` names the new room
using SeatLink = Bare<SeatLinkTag>;  // a link that takes this seat to another device
using Here = Bare<HereTag>;          // "I am here", from somebody who owes an answer
using Ping = Bare<PingTag>;

using Request = std::variant<Hello,
                             Create,
                             Enter,
                             Leave,
                             Sit,
                             Stand,
                             PlaceBot,
                             Ready,
                             Start,
                             Give,
                             Undo,
                             Why,
                             Look,
                             Chat,
                             Note,
                             Pause,
                             SetOrders,
                             Concede,
                             Abort,
                             Rematch,
                             SeatLink,
                             ChangeRules,
                             SwapSeats,
                             FreeSeat,
                             SendAway,
                             HandOver,
                             Here,
                             VoteAbsence,
                             Join,
                             Admit,
                             Ping>;

}  // namespace sidera::wire
