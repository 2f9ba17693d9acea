// A game being played, without I/O: what server, terminal, Python and WebAssembly see.

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/decision.h"
#include "engine/game.h"
#include "engine/record.h"

namespace sidera {

using Sequence = std::uint64_t;

// A seat, or the spectators (kNoSeat).
using Audience = Seat;

// One thing an audience was told. Numbers run per audience, so numbering itself tells nothing.
struct Told {
    // `clock`: the next answer of a seat was given by its clock.
    enum class Kind : std::uint8_t { event, resync, note, clock };

    Sequence sequence = 0;
    Kind kind = Kind::event;
    std::size_t entry = 0;  // it happened while this entry of the log was played
    std::string json;
    Message message;
};

class Match {
  public:
    virtual ~Match() = default;

    virtual int seats() const = 0;
    virtual SeatSet asked() const = 0;  // empty: the game is over
    // Who is being asked as everybody may know it: unlike `asked` it does not tell who has answered
    // already where several choose at once.
    virtual SeatSet deciding() const = 0;
    virtual SeatSet free() const = 0;
    // Seconds that what goes on now may take all together by the rules of the game; 0: any time.
    virtual int common_seconds() const = 0;
    virtual Decision decision(Seat seat, Channel channel) const = 0;
    virtual Serial serial(Seat seat, Channel channel) const = 0;  // of that question
    virtual Status answer(const Answer& answer, By by) = 0;       // a refusal carries a rule id
    virtual Status undo(Seat seat) = 0;
    virtual bool may_undo(Seat seat) const = 0;
    virtual Status note(Seat from, SeatSet to, std::string text) = 0;

    virtual std::string view(Audience audience) const = 0;  // JSON
    virtual std::vector<Told> events_since(Audience audience, Sequence after) const = 0;
    virtual Sequence heard(Audience audience) const = 0;  // number of the last event
    virtual const Record& record() const = 0;
    virtual std::uint64_t hash() const = 0;

    // Of a running game only what everybody may know.
    virtual Outcome outcome() const = 0;
    virtual std::vector<ScoreLine> score_lines() const = 0;

    virtual std::optional<OptionCode> parse(std::string_view notation) const = 0;
    virtual std::string notation(OptionCode code) const = 0;
    virtual RuleId why_not(Seat seat, OptionCode code) const = 0;
};

}  // namespace sidera
