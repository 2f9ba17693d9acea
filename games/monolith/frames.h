// The unfinished business of Monolith: setting up, the running turn, the question of sharing.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/describe.h"
#include "engine/frame.h"
#include "games/monolith/pieces.h"

namespace sidera::monolith {

class Table;

// Every step that asks stands right before the one that hears.
struct SetupFrame {
    enum class Step : std::uint8_t {
        ask_faction,
        hear_faction,
        make_planet,
        ask_natural,
        hear_natural,
        ask_cannon,
        hear_cannon,
        count_asteroids,
        roll_panel,
        ask_asteroid,
        hear_asteroid,
        end
    };
    static constexpr std::string_view kName = "setup";
    static Flow run(Table& table, SetupFrame& frame);

    Step step = Step::ask_faction;
    std::uint8_t at = 0;       // whose turn it is, counted from the first player
    std::uint8_t planets = 0;  // made
    std::uint8_t forests = 0;  // of the last one, still to be placed
    std::uint8_t mountains = 0;
    std::uint8_t asteroids = 0;  // still to be placed
    Panel panel = kNoPanel;      // rolled for the next asteroid
    std::uint16_t rolls = 0;     // of panels

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("at", self.at);
        visit("planets", self.planets);
        visit("forests", self.forests);
        visit("mountains", self.mountains);
        visit("asteroids", self.asteroids);
        visit("panel", self.panel);
        visit("rolls", self.rolls);
    }

    bool operator==(const SetupFrame&) const = default;
};

enum class Work : std::uint8_t { build, demolish, clear };

// One turn after the other (MO-TURN-1).
struct TurnFrame {
    enum class Step : std::uint8_t {
        begin,
        ask_structure,
        hear_structure,
        ask_spot,
        hear_spot,
        ask_ship,
        hear_ship,
        ask_ship_cell,
        hear_ship_cell,
        ask_activate,
        hear_activate,
        ask_action,
        hear_action,
        end,
        pass
    };
    static constexpr std::string_view kName = "turn";
    static Flow run(Table& table, TurnFrame& frame);

    Step step = Step::begin;
    // What is being built or torn down, and where: on a planet, or at a station.
    Work work = Work::build;
    Thing thing = Thing::none;
    Panel panel = kNoPanel;
    Cell station = kNoCell;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
        visit("work", self.work);
        visit("thing", self.thing);
        visit("panel", self.panel);
        visit("station", self.station);
    }

    bool operator==(const TurnFrame&) const = default;
};

// MO-WIN-4: all survivors are asked, each in secret.
struct ShareFrame {
    enum class Step : std::uint8_t { ask, hear };
    static constexpr std::string_view kName = "share";
    static Flow run(Table& table, ShareFrame& frame);

    Step step = Step::ask;

    template<class Self, class Visit>
    static void fields(Self& self, Visit&& visit) {
        visit("step", self.step);
    }

    bool operator==(const ShareFrame&) const = default;
};

using Frame = std::variant<SetupFrame, TurnFrame, ShareFrame>;
using Frames = FixedVec<Frame, 3>;

}  // namespace sidera::monolith

namespace sidera {

template<>
struct EnumText<monolith::SetupFrame::Step> : NamesInCode<monolith::SetupFrame::Step::end> {
    static constexpr std::string_view kType = "setup_step";
};

template<>
struct EnumText<monolith::TurnFrame::Step> : NamesInCode<monolith::TurnFrame::Step::pass> {
    static constexpr std::string_view kType = "turn_step";
};

template<>
struct EnumText<monolith::ShareFrame::Step> : NamesInCode<monolith::ShareFrame::Step::hear> {
    static constexpr std::string_view kType = "share_step";
};

template<>
struct EnumText<monolith::Work> : NamesInCode<monolith::Work::clear> {
    static constexpr std::string_view kType = "work";
};

}  // namespace sidera
