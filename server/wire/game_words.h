// The words messages about a game are made of: decisions, events, standings, clocks.

#pragma once

#include "engine/match.h"
#include "server/wire/words.h"

namespace sidera::wire {

struct WireOption {
    std::uint32_t code = 0;
    std::string notation;
    std::string about;  // the object on the table it belongs to, or ""
    Said label;
    std::int32_t lo = 0;  // an amount is asked where lo < hi
    std::int32_t hi = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("code", self.code);
        visit("notation", self.notation);
        visit("about", self.about);
        visit("label", self.label);
        visit("lo", self.lo);
        visit("hi", self.hi);
    }
};

// One question to the reader. `confirm`: its single option is a button that cannot be undone.
struct WireDecision {
    std::string kind;
    Channel channel = Channel::main;
    std::uint32_t serial = 0;
    Said prompt;
    bool confirm = false;
    std::vector<WireOption> options;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("kind", self.kind);
        visit("channel", self.channel);
        visit("serial", self.serial);
        visit("prompt", self.prompt);
        visit("confirm", self.confirm);
        visit("options", self.options);
    }
};

// Something the reader was told. Its number counts what this reader was told: the length of the
// log would tell how many others have answered already.
struct WireEvent {
    std::uint64_t sequence = 0;
    Told::Kind kind = Told::Kind::event;
    RawJson event;
    Written<Said> text;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("sequence", self.sequence);
        visit("kind", self.kind);
        visit("event", self.event);
        visit("text", self.text);
    }
};

// What somebody answered, in the words in which it was offered.
struct Answered {
    Seat seat = kNoSeat;
    Said label;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("label", self.label);
    }
};

struct WireScoreLine {
    Seat seat = kNoSeat;
    Said what;
    std::int32_t points = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("seat", self.seat);
        visit("what", self.what);
        visit("points", self.points);
    }
};

// The standing, from what everybody knows; `winners` only when the game is over.
struct Standing {
    bool over = false;
    std::vector<std::int32_t> points;
    SeatSet winners;
    std::vector<WireScoreLine> lines;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("over", self.over);
        visit("points", self.points);
        visit("winners", self.winners);
        visit("lines", self.lines);
    }
};

// Milliseconds left per seat when this was sent, and whose time runs.
struct Clocks {
    std::vector<std::int64_t> left;
    SeatSet running;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("left", self.left);
        visit("running", self.running);
    }
};

}  // namespace sidera::wire

namespace sidera {

template<>
struct EnumText<Told::Kind> : NamesInCode<Told::Kind::clock> {
    static constexpr std::string_view kType = "ToldKind";
};

}  // namespace sidera
