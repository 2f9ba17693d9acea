// The words wire messages share: seats, clocks, texts to be said, options of a table.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/decision.h"
#include "server/wire/codec.h"

namespace sidera::wire {

inline constexpr int kProtocol = 2;

enum class Phase : std::uint8_t { open, playing, over, aborted };
enum class ClockKind : std::uint8_t { none, live, days };

// What those who are there may do about somebody who is not: let a bot play until the return, call
// the game off, count the absent one as conceded.
enum class AbsenceChoice : std::uint8_t { none, bot, call_off, concede };

// How much time players have: none is counted; `seconds` for the game and `increment` per answer;
// or `days` for each answer.
struct ClockRule {
    ClockKind kind = ClockKind::none;
    std::int32_t seconds = 0;
    std::int32_t increment = 0;
    std::int32_t days = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("seconds", self.seconds);
        visit("increment", self.increment);
        visit("days", self.days);
    }

    bool operator==(const ClockRule&) const = default;
};

struct Said;

// One argument of a text: exactly one member is there.
struct Argument {
    std::optional<std::int64_t> number;
    std::optional<Seat> seat;
    std::optional<std::string> key;
    std::optional<std::string> text;
    std::optional<std::vector<std::string>> keys;
    std::optional<std::vector<Said>> list;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("number", self.number);
        visit("seat", self.seat);
        visit("key", self.key);
        visit("text", self.text);
        visit("keys", self.keys);
        visit("list", self.list);
    }

    bool operator==(const Argument&) const = default;
};

// A text to be said in the reader's language: key of the catalogue and arguments by name.
struct Said {
    std::string key;
    std::vector<Named<Argument>> args;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("key", self.key);
        visit("args", self.args);
    }

    bool operator==(const Said&) const = default;
};

// How a table is set up: everything a player can choose when opening one.
struct TableRules {
    std::string game;
    std::int32_t seats = 0;
    std::vector<Named<std::string>> options;  // of the game; what is missing has its default
    ClockRule clock;
    std::int32_t patience = 180;  // seconds a table without a clock waits for who is away
    bool listed = true;           // shown among the open tables
    bool rated = true;            // counts for ratings when at least two people finish it

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("game", self.game);
        visit("seats", self.seats);
        visit("options", self.options);
        visit("clock", self.clock);
        visit("patience", self.patience);
        visit("listed", self.listed);
        visit("rated", self.rated);
    }

    bool operator==(const TableRules&) const = default;
};

// "When I am asked `kind` and may choose `code`, choose it for me."
struct StandingOrder {
    std::string kind;
    std::uint32_t code = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("code", self.code);
    }

    bool operator==(const StandingOrder&) const = default;
};

struct AbsenceVote {
    Seat seat = kNoSeat;  // who wants it
    AbsenceChoice choice = AbsenceChoice::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("choice", self.choice);
    }

    bool operator==(const AbsenceVote&) const = default;
};

Said said(const Message& message);

// Of the server's own texts; `text` is what could not be translated.
Said server_text(std::string_view key, std::string_view text = {});

}  // namespace sidera::wire

namespace sidera {

template<>
struct EnumText<wire::Phase> : NamesInCode<wire::Phase::aborted> {
    static constexpr std::string_view kType = "Phase";
};

template<>
struct EnumText<wire::ClockKind> : NamesInCode<wire::ClockKind::days> {
    static constexpr std::string_view kType = "ClockKind";
};

template<>
struct EnumText<wire::AbsenceChoice> : NamesInCode<wire::AbsenceChoice::concede> {
    static constexpr std::string_view kType = "AbsenceChoice";
};

template<>
struct EnumText<Channel> : NamesInCode<Channel::table> {
    static constexpr std::string_view kType = "Channel";
};

}  // namespace sidera
