// Deeds that others may answer: losses, returns, draws, discards, colonies, hands, deals, spoils.

#pragma once

#include <cstdint>

#include "engine/frame.h"
#include "games/cosmic/model/cards.h"

namespace sidera::cosmic {

class Table;

using ShipCounts = Keyed<Seat, std::uint8_t, kMaxPlayers>;

enum class PublicChoice : std::uint8_t {
    aim,
    load,
    join,
    redraw,  // of a destiny card of one's own colour
    kicker,
    card  // of a main player, face down
};

// A public choice of the encounter that was made: others may cancel it. A gate that was aimed or
// loaded is aimed or loaded anew then; who had joined stays out. Ships go back to where they were.
struct ChoiceFrame {
    static constexpr std::string_view kName = "choice";
    static Flow run(Table& table, ChoiceFrame& frame);

    enum Step : std::uint8_t { kAnswer, kSettle };

    std::uint8_t step = 0;
    PublicChoice what = PublicChoice::aim;
    Seat seat = kNoSeat;  // who made it
    bool cancelled = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("what", self.what);
        visit("seat", self.seat);
        visit("cancelled", self.cancelled);
    }

    bool operator==(const ChoiceFrame&) const = default;
};

enum class Cause : std::uint8_t { encounter, effect, deal, sacrifice };

// A batch of ships being lost (CF-LOSS-1). They have left their places already.
struct LossFrame {
    static constexpr std::string_view kName = "loss";
    static Flow run(Table& table, LossFrame& frame);

    enum Step : std::uint8_t { kAnswer, kToWarp, kGone, kTold };

    std::uint8_t step = 0;
    Cause cause = Cause::effect;
    Side side = Side::none;  // that lost the encounter
    bool fought = false;     // they stood in the encounter
    ShipCounts batch;        // still to be lost; afterwards: lost
    ShipCounts removed;      // from the game
    SeatSet healed;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("cause", self.cause);
        visit("side", self.side);
        visit("fought", self.fought);
        visit("batch", self.batch);
        visit("removed", self.removed);
        visit("healed", self.healed);
    }

    bool operator==(const LossFrame&) const = default;
};

// Somebody chooses ships to be lost; they join the batch below.
struct SurrenderFrame {
    static constexpr std::string_view kName = "surrender";
    static Flow run(Table& table, SurrenderFrame& frame);

    enum Step : std::uint8_t { kAsk, kHear };

    std::uint8_t step = 0;
    Seat owner = kNoSeat;
    Seat chooser = kNoSeat;
    std::uint8_t count = 0;
    bool gate = false;           // ships in the encounter may be chosen
    bool colonies_only = false;  // no ships on techs
    bool spares_allied = false;  // not those that were sent as an ally
    Planet spared = Planet::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("owner", self.owner);
        visit("chooser", self.chooser);
        visit("count", self.count);
        visit("gate", self.gate);
        visit("colonies_only", self.colonies_only);
        visit("spares_allied", self.spares_allied);
        visit("spared", self.spared);
    }

    bool operator==(const SurrenderFrame&) const = default;
};

// Ships go to colonies of their owner (CF-COL-2).
struct HomeFrame {
    static constexpr std::string_view kName = "home";
    static Flow run(Table& table, HomeFrame& frame);

    enum Step : std::uint8_t { kAsk, kHear, kArrived };

    std::uint8_t step = 0;
    Seat owner = kNoSeat;
    std::uint8_t count = 0;
    bool from_warp = false;        // retrieved: others may answer (T-RETR)
    bool allied = false;           // from the encounter, of who was sent into it as an ally
    Planet not_to = Planet::none;  // ships withdrawn from a planet do not go back there

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("owner", self.owner);
        visit("count", self.count);
        visit("from_warp", self.from_warp);
        visit("allied", self.allied);
        visit("not_to", self.not_to);
    }

    bool operator==(const HomeFrame&) const = default;
};

// Cards come from the deck. They lie unseen while others answer the draw (T-DRAW). An effect may
// let more come than are due: their owner sees them all and puts what is too much back on top.
struct DrawFrame {
    static constexpr std::string_view kName = "draw";
    static Flow run(Table& table, DrawFrame& frame);

    enum Step : std::uint8_t { kTake, kAnswer, kReceive, kDone, kSort, kPutBack };

    enum class To : std::uint8_t { hand, hoard, open };

    std::uint8_t step = 0;
    Seat seat = kNoSeat;
    std::uint8_t count = 0;
    std::uint8_t drawn = 0;  // that lie unseen
    bool heard = false;      // others have had their word already
    To to = To::hand;
    Seat watcher = kNoSeat;        // sees what is drawn
    bool announced = false;        // others had their word before it
    std::uint8_t surplus = 0;      // of these cards, to be put back
    EffectId by = EffectId::none;  // that lets them come

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("seat", self.seat);
        visit("count", self.count);
        visit("drawn", self.drawn);
        visit("heard", self.heard);
        visit("to", self.to);
        visit("watcher", self.watcher);
        visit("announced", later(self.announced));
        visit("surplus", later(self.surplus));
        visit("by", later(self.by, EffectId::none));
    }

    bool operator==(const DrawFrame&) const = default;
};

// Cards have reached the discard pile from a player: some powers pick them up (T-DISC). Those lie
// among `count` cards of the pile from place `first` on, with encounter cards between them.
struct TossFrame {
    static constexpr std::string_view kName = "toss";
    static Flow run(Table& table, TossFrame& frame);

    std::uint8_t step = 0;
    Seat from = kNoSeat;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    bool reinforcements = false;  // they were played as such, whatever they are
    std::uint8_t waits_for = 0;   // the place of the play at the bottom of a chain of answers

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("from", self.from);
        visit("first", self.first);
        visit("count", self.count);
        visit("reinforcements", self.reinforcements);
        visit("waits_for", self.waits_for);
    }

    bool operator==(const TossFrame&) const = default;
};

// Colonies were gained in one event: answers, then the victory check (CF-WIN-2).
struct ColonyFrame {
    static constexpr std::string_view kName = "colony";
    static Flow run(Table& table, ColonyFrame& frame);

    std::uint8_t step = 0;
    SeatSet gained;
    Planet planet = Planet::none;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("gained", self.gained);
        visit("planet", self.planet);
    }

    bool operator==(const ColonyFrame&) const = default;
};

// A hand is shown, discarded and drawn anew (CF-HAND-2).
struct RenewFrame {
    static constexpr std::string_view kName = "renew";
    static Flow run(Table& table, RenewFrame& frame);

    enum Step : std::uint8_t { kPlay, kKeep, kDiscard, kDraw, kLook };

    std::uint8_t step = 0;
    Seat seat = kNoSeat;
    std::uint8_t renewed = 0;  // in vain (CM-HAND-3)
    bool keeps = false;        // all but challenge cards (the Keeper)

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("seat", self.seat);
        visit("renewed", later(self.renewed));
        visit("keeps", later(self.keeps));
    }

    bool operator==(const RenewFrame&) const = default;
};

// Cards change hands because of what was lost (CF-COMP-1 to CF-COMP-5, CF-REW-1 to CF-REW-4).
struct SpoilsFrame {
    static constexpr std::string_view kName = "spoils";
    static Flow run(Table& table, SpoilsFrame& frame);

    std::uint8_t step = 0;
    Seat taker = kNoSeat;
    Seat payer = kNoSeat;
    std::uint8_t count = 0;
    std::uint8_t taken = 0;
    bool rewards = false;
    SeatSet refused;               // nothing is collected from them
    Seat picker = kNoSeat;         // chooses the cards; nobody: they are drawn at random
    EffectId by = EffectId::none;  // that lets it choose
    bool gives_back = false;       // the taker may give as many cards in return
    std::uint8_t quakes = 0;       // before cards came

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("taker", self.taker);
        visit("payer", self.payer);
        visit("count", self.count);
        visit("taken", self.taken);
        visit("rewards", self.rewards);
        visit("refused", self.refused);
        visit("picker", self.picker);
        visit("by", self.by);
        visit("gives_back", self.gives_back);
        visit("quakes", self.quakes);
    }

    bool operator==(const SpoilsFrame&) const = default;
};

}  // namespace sidera::cosmic

namespace sidera {

template<>
struct EnumText<cosmic::PublicChoice> : NamesInCode<cosmic::PublicChoice::card> {
    static constexpr std::string_view kType = "choice";
};

template<>
struct EnumText<cosmic::Cause> : NamesInCode<cosmic::Cause::sacrifice> {
    static constexpr std::string_view kType = "cause";
};

template<>
struct EnumText<cosmic::DrawFrame::To> : NamesInCode<cosmic::DrawFrame::To::open> {
    static constexpr std::string_view kType = "draw_to";
};

}  // namespace sidera
