// Frames, questions and what is chosen so far against the rest of a position.

#include "games/monolith/frame_invariants.h"

#include "games/monolith/game.h"
#include "games/monolith/legal.h"

namespace sidera::monolith {
namespace {

using Fault = std::optional<std::string>;

// The setup lies on the first turn, the question of sharing on any, and on the setup.
bool is_stacked(const Frames& frames) {
    if (frames.empty())
        return true;
    if (!std::holds_alternative<TurnFrame>(frames[0]))
        return false;
    std::size_t next = 1;
    if (next < frames.size() && std::holds_alternative<SetupFrame>(frames[next]))
        ++next;
    if (next < frames.size() && std::holds_alternative<ShareFrame>(frames[next]))
        ++next;
    return next == frames.size();
}

Question awaited(const SetupFrame& frame) {
    using Step = SetupFrame::Step;
    switch (frame.step) {
        case Step::hear_faction:
            return Question::choose_faction;
        case Step::hear_natural:
            return Question::place_natural;
        case Step::hear_cannon:
            return Question::place_cannon;
        case Step::hear_asteroid:
            return Question::place_asteroid;
        default:
            return Question::none;
    }
}

Question awaited(const TurnFrame& frame) {
    using Step = TurnFrame::Step;
    switch (frame.step) {
        case Step::hear_structure:
            return Question::structure;
        case Step::hear_spot:
            return Question::structure_cell;
        case Step::hear_ship:
            return Question::ship;
        case Step::hear_ship_cell:
            return Question::ship_cell;
        case Step::hear_activate:
            return Question::activate;
        case Step::hear_action:
            return Question::unit_action;
        default:
            return Question::none;
    }
}

Question awaited(const ShareFrame& frame) {
    return frame.step == ShareFrame::Step::hear ? Question::share_victory : Question::none;
}

Fault check_setup_frame(const Data& data, const Public& pub, const SetupFrame& frame) {
    using Step = SetupFrame::Step;
    const int seats = pub.rules.seats;
    if (pub.turn.round != 0 || frame.planets != pub.planets.size() ||
        (frame.step < Step::count_asteroids && !pub.asteroids.empty()))
        return "the setup does not fit the board";
    for (const Player& player : pub.players.values)
        if (!player.ships.empty() || !player.stations.empty())
            return "there are ships before the first turn";  // MO-SET-18
    if (frame.at > seats || (frame.at == seats && frame.step == Step::hear_faction))
        return "nobody's turn in the setup";
    if (frame.step == Step::hear_natural) {
        if (pub.planets.empty() || frame.forests + frame.mountains == 0)
            return "there is no natural to place";
        if (frame.forests + frame.mountains >= pub.planets.back().facts.counts[Content::empty])
            return "more naturals than cells";
    }
    if (frame.step >= Step::ask_cannon && frame.planets != seats * data.planets_per_player)
        return "planets are missing";
    if (frame.step == Step::hear_asteroid &&
        (frame.panel < 1 || frame.panel > pub.rules.panels() || frame.asteroids == 0 ||
         pub.asteroids.size() + frame.asteroids > kMaxAsteroids))
        return "an asteroid is placed nowhere";
    return std::nullopt;
}

// What is being built and where.
Fault check_turn_frame(const Data& data, const State& state, const TurnFrame& frame) {
    const Public& pub = state.pub;
    const Seat seat = pub.turn.seat;
    const Goods& stock = state.own[seat].stock;
    if (pub.turn.round == 0)
        return "a turn in no round";
    const Planet* planet =
        frame.panel < pub.planet_on.size() ? planet_on(pub, frame.panel) : nullptr;
    const bool is_own = planet != nullptr && planet->owner == seat;
    const auto pays = [&] {
        return stock.covers(data.cost(pub.players[seat].faction, frame.thing));
    };
    if (pub.asking == Question::structure_cell) {
        if (!is_own || (frame.work == Work::build && (frame.thing > Thing::tower || !pays())))
            return "what is being built cannot be built there";
        bool has_spot = false;
        for (int i = 1; i < static_cast<int>(planet->cells.size()); ++i)
            has_spot =
                has_spot || is_allowed(may_use_spot(*planet, frame.work, frame.thing, spot_at(i)));
        if (!has_spot)
            return "there is no cell for it";
    }
    if (pub.asking == Question::ship_cell) {
        const auto& stations = pub.players[seat].stations;
        const bool has_yard =
            frame.panel == kNoPanel ? find_at(stations, frame.station) != stations.end() : is_own;
        if (!has_yard || !is_ship(frame.thing) || !pays() || pub.players[seat].ships.full())
            return "what is being launched cannot be launched there";
    }
    return std::nullopt;
}

// Number 9: at most one unit is in the middle of its activation.
Fault check_unit(const Data& data, const Public& pub) {
    const Turn& turn = pub.turn;
    if (turn.unit.kind == UnitKind::none)
        return turn.left.empty() ? std::nullopt : Fault("nobody has actions left");
    const Player& player = pub.players[turn.seat];
    bool exists = false;
    switch (turn.unit.kind) {
        case UnitKind::ship: {
            const Ship* ship = find_ship(player, turn.unit.id);
            exists = ship != nullptr && ship->spent && !ship->fresh;
            break;
        }
        case UnitKind::turret: {
            const Panel panel = panel_of_turret(turn.unit.id);
            const Planet* planet = panel < pub.planet_on.size() ? planet_on(pub, panel) : nullptr;
            const Spot spot = spot_of_turret(turn.unit.id);
            exists = planet != nullptr && planet->owner == turn.seat &&
                     index(spot) < static_cast<int>(planet->cells.size()) &&
                     is_defence(planet->at(spot));
            break;
        }
        case UnitKind::station:
            exists =
                find_at(player.stations, static_cast<Cell>(turn.unit.id)) != player.stations.end();
            break;
        default: {
            const auto rock = find_at(pub.asteroids, static_cast<Cell>(turn.unit.id));
            exists = rock != pub.asteroids.end() && rock->owner == turn.seat;
        }
    }
    if (!exists)
        return "the active unit is not there";
    const Actions most =
        unit_info(data, pub, turn.seat, kind_of(pub, turn.seat, turn.unit)).actions;
    const bool fits =
        turn.left.any <= most.any && turn.left.move <= most.move && turn.left.attack <= most.attack;
    return fits ? std::nullopt : Fault("the active unit has too many actions left");
}

}  // namespace

std::optional<std::string> broken_frame(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (!is_stacked(pub.frames))
        return "the frames are not stacked as they can be";
    if (pub.over || pub.frames.empty())
        return pub.deciding.empty() && pub.asking == Question::none
                   ? std::nullopt
                   : Fault("the game is over and somebody is asked");
    const Question due =
        std::visit([](const auto& frame) { return awaited(frame); }, pub.frames.back());
    if (pub.deciding.empty()) {
        if (pub.asking != Question::none)
            return "a question is put to nobody";
    } else if (pub.asking != due || due == Question::none) {
        return "the question does not fit the moment";
    }
    for (const Seat seat : pub.deciding)
        if (index(seat) >= pub.rules.seats || !pub.players[seat].alive)
            return "somebody is asked who does not play";
    if (pub.frames.size() > 1)
        if (const auto* setup = std::get_if<SetupFrame>(&pub.frames[1]))
            return check_setup_frame(data, pub, *setup);
    if (auto fault = check_turn_frame(data, state, std::get<TurnFrame>(pub.frames[0])))
        return fault;
    const bool is_one = pub.asking == Question::share_victory || pub.deciding.empty() ||
                        pub.deciding == SeatSet::of(pub.turn.seat);
    if (!is_one)
        return "somebody is asked whose turn it is not";
    if ((pub.asking == Question::unit_action) && pub.turn.unit.kind == UnitKind::none)
        return "no unit is active";
    return check_unit(data, pub);
}

}  // namespace sidera::monolith
