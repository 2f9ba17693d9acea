// The unfinished business of MLEM: which kinds of frames there are and the steps of each, in order.
//
// The lists of steps are the rulebook's lists of phases. `ask_...` steps put a question; the step
// behind one reads the answer.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/describe.h"
#include "engine/frame.h"
#include "games/mlem/data.h"

namespace sidera::mlem {

class Table;

// Setup of the missions, then one expedition after the other (ML-EXPD-1).
struct GameFrame {
    enum class Step : std::uint8_t { ask_missions, keep_missions, expedition, after_expedition };
    static constexpr std::string_view kName = "game";
    static Flow run(Table& table, GameFrame& frame);

    Step step = Step::ask_missions;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const GameFrame&) const = default;
};

// One flight: takeoff, then travel and landing phases in turn (ML-EXPD-1).
struct ExpeditionFrame {
    enum class Step : std::uint8_t { open, ask_board, board, lift_off, travel, land, go_on };
    static constexpr std::string_view kName = "expedition";
    static Flow run(Table& table, ExpeditionFrame& frame);

    Step step = Step::open;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const ExpeditionFrame&) const = default;
};

// One travel phase in the order of ML-TRAV-9, with the selection so far.
struct TravelFrame {
    enum class Step : std::uint8_t {
        ask_roll,
        roll,
        ask_post_roll,
        post_roll,
        ask_select,
        select,
        arrive
    };
    static constexpr std::string_view kName = "travel";
    static Flow run(Table& table, TravelFrame& frame);

    Step step = Step::ask_roll;
    FaceSet picked;
    SeatSet boosters;
    bool extra = false;
    bool keep = false;

    bool picked_anything() const { return !picked.empty() || !boosters.empty() || extra || keep; }

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("picked", self.picked);
        visit("boosters", self.boosters);
        visit("extra", self.extra);
        visit("keep", self.keep);
    }

    bool operator==(const TravelFrame&) const = default;
};

// Crew order decides one after the other: leave, or stay aboard (ML-LAND-2).
struct LandingFrame {
    enum class Step : std::uint8_t { ask_land, land };
    static constexpr std::string_view kName = "landing";
    static Flow run(Table& table, LandingFrame& frame);

    Step step = Step::ask_land;
    std::uint8_t next = 0;  // place in crew order of the one to decide

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("next", self.next);
    }

    bool operator==(const LandingFrame&) const = default;
};

// The rocket is lost; parachutes decide in crew order (ML-CRASH-3).
struct CrashFrame {
    enum class Step : std::uint8_t { ask_parachute, parachute };
    static constexpr std::string_view kName = "crash";
    static Flow run(Table& table, CrashFrame& frame);

    Step step = Step::ask_parachute;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const CrashFrame&) const = default;
};

// Everybody leaves in deep space, in crew order (ML-DEEP-2).
struct DeepFrame {
    enum class Step : std::uint8_t { ask_shift, leave };
    static constexpr std::string_view kName = "deep";
    static Flow run(Table& table, DeepFrame& frame);

    Step step = Step::ask_shift;
    bool comet_free = true;  // the commander of the arrival has not left yet

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("comet_free", self.comet_free);
    }

    bool operator==(const DeepFrame&) const = default;
};

using Frame =
    std::variant<GameFrame, ExpeditionFrame, TravelFrame, LandingFrame, CrashFrame, DeepFrame>;
using Frames = FixedVec<Frame, 4>;

}  // namespace sidera::mlem

namespace sidera {

template<>
struct EnumText<mlem::GameFrame::Step> : NamesInCode<mlem::GameFrame::Step::after_expedition> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<mlem::ExpeditionFrame::Step> : NamesInCode<mlem::ExpeditionFrame::Step::go_on> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<mlem::TravelFrame::Step> : NamesInCode<mlem::TravelFrame::Step::arrive> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<mlem::LandingFrame::Step> : NamesInCode<mlem::LandingFrame::Step::land> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<mlem::CrashFrame::Step> : NamesInCode<mlem::CrashFrame::Step::parachute> {
    static constexpr std::string_view kType = "step";
};

template<>
struct EnumText<mlem::DeepFrame::Step> : NamesInCode<mlem::DeepFrame::Step::leave> {
    static constexpr std::string_view kType = "step";
};

}  // namespace sidera
