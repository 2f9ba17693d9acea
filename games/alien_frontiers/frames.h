// The unfinished business of Alien Frontiers: the running turn, and on top of it the action that is
// being completed (AF-TURN-7).

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/describe.h"
#include "engine/frame.h"
#include "games/alien_frontiers/things.h"

namespace sidera::alien_frontiers {

class Table;

// One turn after the other (AF-TURN-2).
struct TurnFrame {
    enum class Step : std::uint8_t { begin, ask_roll, roll, ask_main, act, ask_return, hand_over };
    static constexpr std::string_view kName = "turn";
    static Flow run(Table& table, TurnFrame& frame);

    Step step = Step::begin;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const TurnFrame&) const = default;
};

// An action asks, hears the answer, and asks again until it is complete: what is asked next follows
// from what the frame holds.
enum class Talk : std::uint8_t { ask, hear };

// A colony comes down on the planet (AF-COLONY-1): launched from the Hub, where `surplus` advances
// start the next one (AF-HUB-7), or built.
struct LandFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "land";
    static Flow run(Table& table, LandFrame& frame);

    Step step = Step::ask;
    bool from_hub = false;
    std::uint8_t surplus = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("from_hub", self.from_hub);
        visit("surplus", self.surplus);
    }

    bool operator==(const LandFrame&) const = default;
};

// An advance beyond the last circle of the Hub: launch now or lose it (AF-HUB-7).
struct OverflowFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "overflow";
    static Flow run(Table& table, OverflowFrame& frame);

    Step step = Step::ask;
    std::uint8_t surplus = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("surplus", self.surplus);
    }

    bool operator==(const OverflowFrame&) const = default;
};

enum class RaidMode : std::uint8_t { open, resources, card };

// AF-RAID-5. `taken` are the operands of the tokens in the order in which they were taken.
struct RaidFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "raid";
    static Flow run(Table& table, RaidFrame& frame);

    Step step = Step::ask;
    RaidMode mode = RaidMode::open;
    FixedVec<std::uint8_t, kRaidMost> taken;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("mode", self.mode);
        visit("taken", self.taken);
    }

    bool operator==(const RaidFrame&) const = default;
};

// One card from the display (AF-ARTIFACT-3).
struct ClaimFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "claim";
    static Flow run(Table& table, ClaimFrame& frame);

    Step step = Step::ask;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const ClaimFrame&) const = default;
};

// A card that changes unplaced ships: Booster Pod, Stasis Beam, Polarity Device, and in two halves
// the Gravity Manipulator, whose ship that goes down is kept in `down`.
struct AdjustFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "adjust";
    static Flow run(Table& table, AdjustFrame& frame);

    Step step = Step::ask;
    Card card = Card::booster_pod;
    std::uint8_t down = 0;  // operand of the first choice; 0: not chosen yet

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("card", self.card);
        visit("down", self.down);
    }

    bool operator==(const AdjustFrame&) const = default;
};

// Temporal Warper: the ships to be rolled again (AF-WARP-1).
struct WarpFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "warp";
    static Flow run(Table& table, WarpFrame& frame);

    Step step = Step::ask;
    Dice picked;
    bool relic = false;

    bool is_empty() const { return !relic && picked == Dice{}; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("picked", self.picked);
        visit("relic", self.relic);
    }

    bool operator==(const WarpFrame&) const = default;
};

// Data Crystal: whose bonus is copied (AF-CRYSTAL-1).
struct CrystalFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "crystal";
    static Flow run(Table& table, CrystalFrame& frame);

    Step step = Step::ask;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const CrystalFrame&) const = default;
};

// Orbital Teleporter: the ship (0: not chosen yet), then where it docks (AF-TELE-1).
struct TeleportFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "teleport";
    static Flow run(Table& table, TeleportFrame& frame);

    Step step = Step::ask;
    Facility from = Facility::solar;
    std::uint8_t value = 0;
    bool relic = false;
    bool docked = false;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("from", self.from);
        visit("value", self.value);
        visit("relic", self.relic);
        visit("docked", self.docked);
    }

    bool operator==(const TeleportFrame&) const = default;
};

// Plasma Cannon: a facility, then ships there, then fire (AF-PLASMA-1).
struct PlasmaFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "plasma";
    static Flow run(Table& table, PlasmaFrame& frame);

    Step step = Step::ask;
    bool aimed = false;
    Facility at = Facility::solar;
    FixedVec<Ship, kMaxPorts> targets;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("aimed", self.aimed);
        visit("at", self.at);
        visit("targets", self.targets);
    }

    bool operator==(const PlasmaFrame&) const = default;
};

// What a card is discarded for, in one or two choices; `first` is the operand of the first (0:
// none).
struct DiscardFrame {
    using Step = Talk;
    static constexpr std::string_view kName = "discard";
    static Flow run(Table& table, DiscardFrame& frame);

    Step step = Step::ask;
    Card card = Card::booster_pod;
    bool half = false;
    std::uint8_t first = 0;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("card", self.card);
        visit("half", self.half);
        visit("first", self.first);
    }

    bool operator==(const DiscardFrame&) const = default;
};

using Frame = std::variant<TurnFrame,
                           LandFrame,
                           OverflowFrame,
                           RaidFrame,
                           ClaimFrame,
                           AdjustFrame,
                           WarpFrame,
                           CrystalFrame,
                           TeleportFrame,
                           PlasmaFrame,
                           DiscardFrame>;
using Frames = FixedVec<Frame, 4>;

}  // namespace sidera::alien_frontiers

namespace sidera {

template<>
struct EnumText<alien_frontiers::TurnFrame::Step>
    : NamesInCode<alien_frontiers::TurnFrame::Step::hand_over> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<alien_frontiers::Talk> : NamesInCode<alien_frontiers::Talk::hear> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<alien_frontiers::RaidMode> : NamesInCode<alien_frontiers::RaidMode::card> {
    static constexpr std::string_view kType = "raid_mode";
};

}  // namespace sidera
