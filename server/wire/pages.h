// What HTTP requests give and take: games, tables, history, ratings, records, analysis.

#pragma once

#include "server/wire/replies.h"

namespace sidera::wire {

struct GameOption {
    std::string key;
    std::string kind;  // boolean, integer, choice, data_set
    std::string standard;
    std::string for_many;  // what a form offers a table of three or more
    std::int32_t lo = 0;
    std::int32_t hi = 0;
    std::vector<std::string> choices;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("key", self.key);
        visit("kind", self.kind);
        visit("standard", self.standard);
        visit("for_many", self.for_many);
        visit("lo", self.lo);
        visit("hi", self.hi);
        visit("choices", self.choices);
    }
};

// GET /api/games: a list of these. `data` is what a client needs to draw the table.
struct GameInfo {
    std::string name;
    std::int32_t min_seats = 0;
    std::int32_t max_seats = 0;
    std::int32_t default_seats = 0;
    std::vector<GameOption> options;
    std::vector<std::string> bots;  // from the weakest on
    RawJson data;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("min_seats", self.min_seats);
        visit("max_seats", self.max_seats);
        visit("default_seats", self.default_seats);
        visit("options", self.options);
        visit("bots", self.bots);
        visit("data", self.data);
    }
};

struct TableSeat {
    std::optional<std::string> name;
    std::optional<std::string> bot;
    bool online = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("bot", self.bot);
        visit("online", self.online);
    }
};

// GET /api/tables: listed tables that are open or being played. GET /api/me/tables: one's own.
struct TableInfo {
    std::string room;
    std::string game;
    Phase phase = Phase::open;
    TableRules rules;
    std::vector<TableSeat> seats;
    bool your_turn = false;
    std::optional<std::string> rematch_by;  // who invites the reader to it
    std::int64_t at = 0;                    // last change, milliseconds since 1970

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("room", self.room);
        visit("game", self.game);
        visit("phase", self.phase);
        visit("rules", self.rules);
        visit("seats", self.seats);
        visit("your_turn", self.your_turn);
        visit("rematch_by", self.rematch_by);
        visit("at", self.at);
    }
};

struct MatchSeat {
    std::string name;
    std::optional<std::string> player;
    std::optional<std::string> bot;
    std::int32_t points = 0;
    bool won = false;
    std::optional<std::int32_t> rating_before;
    std::optional<std::int32_t> rating_after;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("player", self.player);
        visit("bot", self.bot);
        visit("points", self.points);
        visit("won", self.won);
        visit("rating_before", self.rating_before);
        visit("rating_after", self.rating_after);
    }
};

// GET /api/matches/ID and GET /api/me/matches (a list): a finished game.
struct MatchInfo {
    std::string match;
    std::string game;
    std::vector<MatchSeat> seats;
    std::uint32_t entries = 0;
    std::int64_t ended = 0;
    Fairness fairness;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("match", self.match);
        visit("game", self.game);
        visit("seats", self.seats);
        visit("entries", self.entries);
        visit("ended", self.ended);
        visit("fairness", self.fairness);
    }
};

// GET /api/matches/ID/moments?seat=A&from=N&count=N: positions of a finished game, one after each
// entry of the log (entry 0: the start), with what was answered and told since the one before.
struct ReplayMoment {
    std::uint32_t entry = 0;
    std::optional<Answered> answered;
    RawJson view;
    Standing standing;
    SeatSet deciding;
    std::vector<WireEvent> events;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("entry", self.entry);
        visit("answered", self.answered);
        visit("view", self.view);
        visit("standing", self.standing);
        visit("deciding", self.deciding);
        visit("events", self.events);
    }
};

// A seat's chance of winning with the half width of its 95 % interval.
struct Chance {
    double win = 0;
    double margin = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("win", self.win);
        visit("margin", self.margin);
    }
};

struct AnalysedMoment {
    std::uint32_t entry = 0;
    std::vector<Chance> chances;  // per seat
    std::vector<std::int32_t> points;
    std::optional<bool> between;  // true: not measured, but laid between its neighbours

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("entry", self.entry);
        visit("chances", self.chances);
        visit("points", self.points);
        visit("between", self.between);
    }
};

// A large change of somebody's chance, and what was answered.
struct DecisiveMoment {
    std::uint32_t entry = 0;  // the entry that made it
    Seat seat = kNoSeat;      // whose chance changed most
    double before = 0;
    double after = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("entry", self.entry);
        visit("seat", self.seat);
        visit("before", self.before);
        visit("after", self.after);
    }
};

// GET /api/matches/ID/analysis. Empty lists until `ready`.
struct Analysis {
    bool ready = false;
    double progress = 0;
    std::uint32_t playouts = 0;             // per moment
    std::optional<std::uint32_t> measured;  // moments, where there was no time for all
    std::vector<AnalysedMoment> moments;
    std::vector<DecisiveMoment> decisive;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("ready", self.ready);
        visit("progress", self.progress);
        visit("playouts", self.playouts);
        visit("measured", self.measured);
        visit("moments", self.moments);
        visit("decisive", self.decisive);
    }
};

struct GameRating {
    std::string game;
    std::int32_t rating = 0;
    std::int32_t margin = 0;
    std::int32_t games = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
        visit("rating", self.rating);
        visit("margin", self.margin);
        visit("games", self.games);
    }
};

// GET /api/me and POST /api/me/name {name}.
struct Profile {
    std::string player;
    std::string name;
    std::vector<GameRating> ratings;
    bool has_recovery = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("ratings", self.ratings);
        visit("has_recovery", self.has_recovery);
    }
};

// GET /api/ratings/GAME: a list of these, the best first.
struct RankedPlayer {
    std::string name;
    std::optional<std::string> bot;
    std::int32_t rating = 0;
    std::int32_t margin = 0;
    std::int32_t games = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("name", self.name);
        visit("bot", self.bot);
        visit("rating", self.rating);
        visit("margin", self.margin);
        visit("games", self.games);
    }
};

// POST /api/me {}: a new player. POST /api/recover {code}: this device becomes one of the player's.
struct NewSecret {
    std::string player;
    std::string name;
    std::string secret;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("name", self.name);
        visit("secret", self.secret);
    }
};

// POST /api/me/recovery: a new recovery code in place of the old one.
struct RecoveryCode {
    std::string code;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("code", self.code);
    }
};

// Any refused HTTP request.
struct Problem {
    Said why;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("why", self.why);
    }
};

}  // namespace sidera::wire
