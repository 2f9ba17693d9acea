// Frames, questions and what is chosen so far against the rest of a position.

#include "games/alien_frontiers/frame_invariants.h"

#include <algorithm>

#include "games/alien_frontiers/cards/card.h"
#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

using Fault = std::optional<std::string>;

// Which actions may lie on a frame that waits for them: a teleported ship's docking and a launch
// from an overflow.
bool may_lie_on(const Frame& below, const Frame& above) {
    const bool landing = std::holds_alternative<LandFrame>(above);
    if (const auto* overflow = std::get_if<OverflowFrame>(&below))
        return overflow->surplus == 0 && landing;
    const auto* teleport = std::get_if<TeleportFrame>(&below);
    return teleport != nullptr && teleport->docked &&
           (landing || std::holds_alternative<OverflowFrame>(above) ||
            std::holds_alternative<RaidFrame>(above));
}

// The turn, then one action (AF-TURN-7).
bool is_stacked(const Frames& frames) {
    if (frames.empty())
        return true;
    const auto* turn = std::get_if<TurnFrame>(&frames.front());
    if (turn == nullptr || (frames.size() > 1 && turn->step != TurnFrame::Step::ask_main))
        return false;
    for (std::size_t i = 1; i < frames.size(); ++i) {
        const bool last = i + 1 == frames.size();
        if (std::holds_alternative<TurnFrame>(frames[i]) ||
            (!last && !may_lie_on(frames[i], frames[i + 1])))
            return false;
    }
    return true;
}

// The question that each frame has asked, once it listens.
Question awaited(const TurnFrame& frame, const Public& pub) {
    using Step = TurnFrame::Step;
    if (frame.step == Step::roll && pub.rules.confirm.has(pub.turn.seat))
        return Question::roll;
    if (frame.step == Step::hand_over)
        return Question::end_return;
    return frame.step == Step::act ? Question::main : Question::none;
}

Question awaited(const LandFrame&, const Public&) {
    return Question::place_colony;
}

Question awaited(const OverflowFrame& frame, const Public&) {
    return frame.surplus == 0 ? Question::none : Question::hub_overflow;
}

Question awaited(const RaidFrame& frame, const Public&) {
    return frame.mode == RaidMode::open        ? Question::raid_mode
           : frame.mode == RaidMode::resources ? Question::raid_pick
                                               : Question::raid_card;
}

Question awaited(const ClaimFrame&, const Public&) {
    return Question::claim_card;
}

Question awaited(const AdjustFrame& frame, const Public&) {
    switch (frame.card) {
        case Card::booster_pod:
            return Question::booster_ship;
        case Card::stasis_beam:
            return Question::stasis_ship;
        case Card::polarity_device:
            return Question::polarity_ship;
        default:
            return frame.down == 0 ? Question::gravity_down : Question::gravity_up;
    }
}

Question awaited(const WarpFrame&, const Public&) {
    return Question::warper_ships;
}

Question awaited(const CrystalFrame&, const Public&) {
    return Question::crystal_territory;
}

Question awaited(const TeleportFrame& frame, const Public&) {
    if (frame.docked)
        return Question::none;
    return frame.value == 0 ? Question::teleport_ship : Question::teleport_dock;
}

Question awaited(const PlasmaFrame& frame, const Public&) {
    return frame.aimed ? Question::plasma_pick : Question::plasma_facility;
}

Question awaited(const DiscardFrame& frame, const Public&) {
    return frame.half ? rules_of(frame.card).second : rules_of(frame.card).first;
}

bool is_listening(const TurnFrame&) {
    return true;
}

bool is_listening(const auto& frame) {
    return frame.step == Talk::hear;
}

bool is_asked_rightly(const Public& pub) {
    Question wanted = Question::none;
    if (!pub.frames.empty())
        wanted = std::visit(
            [&pub](const auto& frame) {
                return is_listening(frame) ? awaited(frame, pub) : Question::none;
            },
            pub.frames.back());
    const SeatSet askable = pub.asking == Question::none ? SeatSet{} : SeatSet::of(pub.turn.seat);
    return pub.asking == wanted && pub.deciding == askable;  // AF-TURN-1
}

// 8: ships are in hand from the roll to the end of the actions; before it nothing has happened.
bool fits(const TurnFrame& frame, const Data&, const Public& pub) {
    using Step = TurnFrame::Step;
    const bool before = frame.step <= Step::roll;
    if (before && pub.turn != Turn{.number = pub.turn.number, .seat = pub.turn.seat})
        return false;
    if (frame.step == Step::hand_over && pub.player().fuel + pub.player().ore <= kKeep)
        return false;
    return pub.hand.empty() || (!before && frame.step <= Step::act);
}

bool fits(const LandFrame& frame, const Data&, const Public& pub) {
    return frame.surplus <= kLastCircle && (frame.from_hub || frame.surplus == 0) &&
           (!frame.from_hub || pub.player().hub == kLastCircle);
}

bool fits(const OverflowFrame& frame, const Data& data, const Public& pub) {
    return frame.surplus <= kLastCircle &&
           (frame.surplus == 0 ||
            (pub.player().hub == kLastCircle && affords(pub.player(), data.launch)));
}

bool fits(const RaidFrame& frame, const Data&, const Public& pub) {
    for (const std::uint8_t operand : frame.taken)
        if (operand / 2 >= pub.rules.seats || seat_at(operand / 2) == pub.turn.seat)
            return false;
    return frame.mode == RaidMode::resources || frame.taken.empty();
}

bool fits(const ClaimFrame&, const Data&, const Public& pub) {
    return claim_total(pub) >= kClaim;
}

bool may_still_use(const Public& pub, Card card) {
    return pub.player().cards.has(card) && !pub.turn.used.has(card);
}

bool in_hand(const Hand& hand, Die die) {
    return die.relic ? hand.relic == value_of(die.pips) : hand.ships[die.pips] > 0;
}

bool is_die(std::uint32_t operand) {
    return operand / 2 >= 1 && operand / 2 <= kSides;
}

bool fits(const AdjustFrame& frame, const Data& data, const Public& pub) {
    const bool second = frame.down != 0;
    if (second && (frame.card != Card::gravity_manipulator || !is_die(frame.down) ||
                   frame.down / 2 < 2 || !in_hand(pub.hand, die_of(frame.down))))
        return false;
    return rules_of(frame.card).begin != nullptr &&
           std::holds_alternative<AdjustFrame>(rules_of(frame.card).begin()) &&
           may_use_power(data, pub, frame.card) == kAllowed;
}

bool fits(const WarpFrame& frame, const Data&, const Public& pub) {
    for (std::size_t side = 0; side < kSides; ++side)
        if (frame.picked.values[side] > pub.hand.ships.values[side])
            return false;
    return may_still_use(pub, Card::temporal_warper) && (!frame.relic || pub.hand.relic > 0);
}

bool fits(const CrystalFrame&, const Data&, const Public& pub) {
    return may_still_use(pub, Card::data_crystal);
}

bool fits(const TeleportFrame& frame, const Data&, const Public& pub) {
    if (frame.value > kSides)
        return false;
    if (frame.docked)
        return true;
    if (!may_still_use(pub, Card::orbital_teleporter))
        return false;
    return frame.value == 0 || (frame.from != Facility::terraform &&
                                pub.docks[frame.from].contains(
                                    ship_of(pub.turn.seat, pips_of(frame.value), frame.relic)));
}

bool fits(const PlasmaFrame& frame, const Data&, const Public& pub) {
    const auto count = [](const auto& ships, Ship wanted) {
        return std::count(ships.begin(), ships.end(), wanted);
    };
    for (const Ship ship : frame.targets)
        if (owner_of(ship) == kNoSeat || owner_of(ship) == pub.turn.seat ||
            count(frame.targets, ship) > count(pub.docks[frame.at], ship))
            return false;
    return may_still_use(pub, Card::plasma_cannon) && (frame.aimed || frame.targets.empty());
}

bool fits(const DiscardFrame& frame, const Data& data, const Public& pub) {
    if (may_discard(data, pub, frame.card) != kAllowed)
        return false;
    if (!frame.half)
        return frame.first == 0;
    const ColonyAt first = colony_of(frame.first);
    return rules_of(frame.card).second != Question::none &&
           static_cast<int>(first.territory) < kTerritories &&
           index(first.seat) < pub.rules.seats && pub.colonies[first.territory][first.seat] > 0;
}

}  // namespace

std::optional<std::string> check_frames(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (pub.frames.empty() != pub.over)
        return pub.over ? Fault("the game is over but something is unfinished")
                        : Fault("the game goes on, but nothing is left to do");
    if (!is_stacked(pub.frames))
        return Fault("the frames do not lie on one another like this");
    for (const Frame& frame : pub.frames)
        if (!std::visit([&](const auto& held) { return fits(held, data, pub); }, frame))
            return Fault("an action has begun that does not fit the table");
    if (!is_asked_rightly(pub))
        return Fault("the question does not belong to this moment or this player");
    if (pub.deciding.empty())
        return std::nullopt;
    CodeArray<AlienFrontiers::kMaxOptions> codes;  // 18
    AlienFrontiers::options(data, AlienFrontiers::ref(state, pub.turn.seat), Channel::main, codes);
    return codes.size() == 0 ? Fault("there is a question without an answer") : std::nullopt;
}

}  // namespace sidera::alien_frontiers
