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
    bool online = false;      // has an open page
    bool away = false;        // has none, or owes an answer for ten minutes without a clock
    bool taken_over = false;  // a bot plays until the player is back
    bool conceded = false;
    bool wants_abort = false;
    std::optional<std::int32_t> rating;
    // While the table waits for somebody away: milliseconds of its patience, and whether they pass.
    std::optional<std::int64_t> patience_left;
    bool patience_runs = false;
    std::vector<AbsenceVote> votes;  // what others want to do about it, once nothing is left
    bool may_be_freed = false;       // before the game: away for a while and not ready

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("bot", self.bot);
        visit("ready", self.ready);
        visit("online", self.online);
        visit("away", self.away);
        visit("taken_over", self.taken_over);
        visit("conceded", self.conceded);
        visit("wants_abort", self.wants_abort);
        visit("rating", self.rating);
        visit("patience_left", self.patience_left);
        visit("patience_runs", self.patience_runs);
        visit("votes", self.votes);
        visit("may_be_freed", self.may_be_freed);
    }
};

// Somebody who asks for a bot's seat in a running game, and who has agreed.
struct Newcomer {
    std::string player;
    std::string name;
    Seat seat = kNoSeat;
    SeatSet agreed;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("seat", self.seat);
        visit("agreed", self.agreed);
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
    bool host = false;        // the reader has the host's powers
    bool deputy = false;      // the host is away, and the reader has some of them
    std::optional<std::string> host_name;
    std::optional<Seat> host_seat;
    std::uint32_t change = 0;            // number of the host's last change
    std::vector<AbsenceChoice> choices;  // what may become of who has used up the patience
    std::vector<Newcomer> newcomers;
    bool may_join = false;    // the reader may ask for a bot's seat
    bool expired = false;     // nobody came for too long
    bool sent_away = false;   // by the host: the reader cannot sit down here
    bool bot_played = false;  // for the reader, who is back and has not answered yet
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
        visit("deputy", self.deputy);
        visit("host_name", self.host_name);
        visit("host_seat", self.host_seat);
        visit("change", self.change);
        visit("choices", self.choices);
        visit("newcomers", self.newcomers);
        visit("may_join", self.may_join);
        visit("expired", self.expired);
        visit("sent_away", self.sent_away);
        visit("bot_played", self.bot_played);
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
    // Of these, who has not answered yet: only a while after a question that is put to the same
    // seats whatever anybody holds.
    std::optional<SeatSet> thinking;
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
        visit("thinking", self.thinking);
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
