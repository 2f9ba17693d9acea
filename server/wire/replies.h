// What the server says over a WebSocket.

#pragma once

#include "server/wire/game_words.h"

namespace sidera::wire {

// The answer to `hello`. The secret is there only when it is new: the browser keeps it.
struct Welcome {
    static constexpr std::string_view kName = "welcome";
    std::uint32_t id = 0;
    std::int32_t protocol = kProtocol;
    std::string version;
    std::string player;
    std::string name;
    std::optional<std::string> secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("protocol", self.protocol);
        visit("version", self.version);
        visit("player", self.player);
        visit("name", self.name);
        visit("secret", self.secret);
    }
};

// Done. What it is about stands in the optional fields.
struct Ack {
    static constexpr std::string_view kName = "ack";
    std::uint32_t id = 0;
    std::optional<std::string> room;
    std::optional<std::string> seat_secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("room", self.room);
        visit("seat_secret", self.seat_secret);
    }
};

// Not done; nothing has changed. `why` is a text of the catalogue; `rule` the rule that forbids it.
struct Refused {
    static constexpr std::string_view kName = "refused";
    std::uint32_t id = 0;
    Said why;
    std::optional<std::string> rule;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("why", self.why);
        visit("rule", self.rule);
    }
};

// The rule that forbids something; none when nothing forbids it.
struct Reason {
    static constexpr std::string_view kName = "reason";
    std::uint32_t id = 0;
    std::optional<std::string> rule;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("rule", self.rule);
    }
};

struct SeatState {
    std::optional<std::string> player;  // id; absent: free or a bot
    std::optional<std::string> name;
    std::optional<std::string> bot;  // level
    bool ready = false;
    bool online = false;
    bool taken_over = false;  // a bot plays until the player is back
    bool conceded = false;
    bool wants_abort = false;
    std::optional<std::int32_t> rating;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("bot", self.bot);
        visit("ready", self.ready);
        visit("online", self.online);
        visit("taken_over", self.taken_over);
        visit("conceded", self.conceded);
        visit("wants_abort", self.wants_abort);
        visit("rating", self.rating);
    }
};

// How anybody can check the luck: the commitment stands before the first seat is ready, the secret
// is shown when the game is over (docs/fair-dice.md).
struct Fairness {
    std::string commitment;
    std::vector<std::string> entropy;  // per seat; "" for none
    std::optional<std::string> secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("commitment", self.commitment);
        visit("entropy", self.entropy);
        visit("secret", self.secret);
    }
};

// Everything about a table but the game: sent whenever something of it changes.
struct RoomState {
    static constexpr std::string_view kName = "room";
    std::string room;
    std::string match;  // the id of its record
    Phase phase = Phase::open;
    TableRules rules;
    std::vector<SeatState> seats;
    std::optional<Seat> you;  // the reader's seat
    bool host = false;        // the reader may place bots and start
    std::int32_t watchers = 0;
    std::optional<Seat> paused_by;
    Fairness fairness;
    std::vector<StandingOrder> orders;  // the reader's
    std::optional<std::string> next;    // the rematch

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("room", self.room);
        visit("match", self.match);
        visit("phase", self.phase);
        visit("rules", self.rules);
        visit("seats", self.seats);
        visit("you", self.you);
        visit("host", self.host);
        visit("watchers", self.watchers);
        visit("paused_by", self.paused_by);
        visit("fairness", self.fairness);
        visit("orders", self.orders);
        visit("next", self.next);
    }
};

// The game as the reader may know it, whole: nothing has to be pieced together.
struct Update {
    static constexpr std::string_view kName = "update";
    std::string room;
    std::vector<WireEvent> events;  // after the last one the reader has
    RawJson view;
    SeatSet deciding;  // for whom the table waits, as everybody may know it
    std::vector<WireDecision> decisions;
    Written<Standing> standing;
    bool may_undo = false;
    std::optional<Clocks> clocks;
    std::optional<std::int64_t> common_left;  // milliseconds of a clock that all share
    std::optional<std::int32_t> lesson_step;  // the explanation that belongs to the open decision

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("room", self.room);
        visit("events", self.events);
        visit("view", self.view);
        visit("deciding", self.deciding);
        visit("decisions", self.decisions);
        visit("standing", self.standing);
        visit("may_undo", self.may_undo);
        visit("clocks", self.clocks);
        visit("common_left", self.common_left);
        visit("lesson_step", self.lesson_step);
    }
};

// An earlier position, as the reader saw it.
struct Moment {
    static constexpr std::string_view kName = "moment";
    std::uint32_t id = 0;
    std::uint64_t sequence = 0;
    RawJson view;
    Standing standing;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("id", self.id);
        visit("sequence", self.sequence);
        visit("view", self.view);
        visit("standing", self.standing);
    }
};

struct ChatLine {
    std::uint64_t number = 0;
    std::string name;
    std::optional<Seat> seat;  // absent: a spectator
    std::string text;
    std::int64_t at = 0;  // milliseconds since 1970

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("number", self.number);
        visit("name", self.name);
        visit("seat", self.seat);
        visit("text", self.text);
        visit("at", self.at);
    }
};

// New lines of the room's talk; on entering the latest ones.
struct ChatLines {
    static constexpr std::string_view kName = "chat";
    std::string room;
    std::vector<ChatLine> lines;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("room", self.room);
        visit("lines", self.lines);
    }
};

// The connection ends: the server stops, or the client broke a limit.
struct Bye {
    static constexpr std::string_view kName = "bye";
    Said why;
    bool come_back = true;  // the client should connect again by itself

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("why", self.why);
        visit("come_back", self.come_back);
    }
};

using Reply =
    std::variant<Welcome, Ack, Refused, Reason, RoomState, Update, Moment, ChatLines, Bye>;

}  // namespace sidera::wire
