// Unfinished business of Cosmic Encounter: the turn, the encounter, windows, plays, and the deeds
// that others may answer.

#pragma once

#include <cstdint>
#include <variant>

#include "engine/frame.h"
#include "games/cosmic/model/deed_frames.h"

namespace sidera::cosmic {

class Table;

// Setting up, then one turn after the other.
struct TurnFrame {
    static constexpr std::string_view kName = "turn";
    static Flow run(Table& table, TurnFrame& frame);

    std::uint8_t step = 0;
    Seat seat = kNoSeat;  // during setup: who chooses

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("seat", self.seat);
    }

    bool operator==(const TurnFrame&) const = default;
};

// The steps of an encounter, as its edition lists them (edition.h).
struct EncounterFrame {
    static constexpr std::string_view kName = "encounter";
    static Flow run(Table& table, EncounterFrame& frame);

    std::uint8_t step = 0;
    std::uint8_t at = 0;     // whose turn within a step
    std::uint8_t count = 0;  // ships placed, players asked
    Side side = Side::none;
    std::uint8_t redraws = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("at", self.at);
        visit("count", self.count);
        visit("side", self.side);
        visit("redraws", self.redraws);
    }

    bool operator==(const EncounterFrame&) const = default;
};

// A window: players may use an effect or pass. An open one goes round until all have passed in a
// row (CF-TIME-3); the others ask each player once, and again who has answered (CF-RESP-1).
struct WindowFrame {
    static constexpr std::string_view kName = "window";
    static Flow run(Table& table, WindowFrame& frame);

    std::uint8_t step = 0;
    Moment moment = Moment::never;
    bool open = false;
    std::uint8_t at = 0;             // place in the timing order
    std::uint8_t passed = 0;         // in a row
    SeatSet only;                    // who is asked at all
    Seat about = kNoSeat;            // whom the event befell
    bool from_hand = false;          // only cards of the hand may be used
    bool together = false;           // all are asked at once, and whoever speaks first is heard
    SeatSet silent;                  // who has passed since somebody spoke
    FixedVec<EffectId, 6> answered;  // to this event (CF-RESP-6)

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("moment", self.moment);
        visit("open", self.open);
        visit("at", self.at);
        visit("passed", self.passed);
        visit("only", self.only);
        visit("about", self.about);
        visit("from_hand", self.from_hand);
        visit("together", later(self.together));
        visit("silent", later(self.silent));
        visit("answered", self.answered);
    }

    bool operator==(const WindowFrame&) const = default;
};

// Where a play stands: choices are announced, others may answer, then it takes effect.
enum class Stage : std::uint8_t { announce, respond, zap, ride, act, finish };

// One use of an effect: a power, a flare, an artifact, a reinforcement.
struct PlayFrame {
    static constexpr std::string_view kName = "play";
    static Flow run(Table& table, PlayFrame& frame);

    std::uint8_t step = 0;
    Stage stage = Stage::announce;
    EffectId effect = EffectId::none;
    Seat owner = kNoSeat;
    std::uint8_t sheet = 0;  // whose power it is
    Card card = Card::none;  // that is played
    bool hoarded = false;    // from the hoard
    bool cancelled = false;
    bool zapped = false;    // by a zap: what the power does then
    bool ridden = false;    // by the own super flare
    bool keep = false;      // the card stays with its owner
    bool gone = false;      // the card has gone elsewhere
    bool as_other = false;  // the card counts as another one; cancelled, it goes back to its hand
    // Announced choices and notes of the effect.
    Seat seat = kNoSeat;
    Planet planet = Planet::none;
    std::int8_t tech = -1;  // in the public list: a ship on it was named
    Card chosen = Card::none;
    std::int8_t number = 0;
    std::int8_t count = 0;
    Side side = Side::none;
    SeatSet seats;
    Keyed<Seat, std::uint8_t, kMaxPlayers> tally;  // ships, by owner

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("stage", self.stage);
        visit("effect", self.effect);
        visit("owner", self.owner);
        visit("sheet", self.sheet);
        visit("card", self.card);
        visit("hoarded", self.hoarded);
        visit("cancelled", self.cancelled);
        visit("zapped", self.zapped);
        visit("ridden", self.ridden);
        visit("keep", self.keep);
        visit("gone", self.gone);
        visit("as_other", later(self.as_other));
        visit("seat", self.seat);
        visit("planet", self.planet);
        visit("tech", self.tech);
        visit("chosen", self.chosen);
        visit("number", self.number);
        visit("count", self.count);
        visit("side", self.side);
        visit("seats", self.seats);
        visit("tally", self.tally);
    }

    bool operator==(const PlayFrame&) const = default;
};

// The main players negotiate (CF-DEAL-1 to CF-DEAL-14).
struct TalksFrame {
    static constexpr std::string_view kName = "talks";
    static Flow run(Table& table, TalksFrame& frame);

    std::uint8_t step = 0;
    Side side = Side::none;
    std::uint8_t type = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("side", self.side);
        visit("type", self.type);
    }

    bool operator==(const TalksFrame&) const = default;
};

using Frame = std::variant<WindowFrame,
                           PlayFrame,
                           EncounterFrame,
                           TurnFrame,
                           LossFrame,
                           SurrenderFrame,
                           HomeFrame,
                           DrawFrame,
                           TossFrame,
                           ColonyFrame,
                           RenewFrame,
                           TalksFrame,
                           SpoilsFrame,
                           ChoiceFrame>;
using Frames = FixedVec<Frame, 40>;

// The topmost frame of a kind: what a window is about, what a zap answers.
template<class F>
const F* topmost(const Frames& frames) {
    for (std::size_t i = frames.size(); i > 0; --i)
        if (const F* found = std::get_if<F>(&frames[i - 1]))
            return found;
    return nullptr;
}

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::Stage> : NamesInCode<cosmic::Stage::finish> {
    static constexpr std::string_view kType = "stage";
};

}  // namespace sidera
