// Frames, questions and selections against the rest of a position.

#include "games/mlem/frame_invariants.h"

#include "games/mlem/movement.h"

namespace sidera::mlem {
namespace {

using Fault = std::optional<std::string>;

template<class F>
const F* at(const Frames& frames, std::size_t depth) {
    return depth < frames.size() ? std::get_if<F>(&frames[depth]) : nullptr;
}

template<class F>
const F* top(const Frames& frames) {
    return frames.empty() ? nullptr : std::get_if<F>(&frames.back());
}

// Game, then expedition, then one phase of it; a crash may lie on the travel phase it ended.
bool is_stacked(const Frames& frames) {
    using Flight = ExpeditionFrame::Step;
    if (frames.size() < 2)
        return frames.empty() || at<GameFrame>(frames, 0) != nullptr;
    const GameFrame* game = at<GameFrame>(frames, 0);
    const ExpeditionFrame* flight = at<ExpeditionFrame>(frames, 1);
    if (game == nullptr || game->step != GameFrame::Step::after_expedition || flight == nullptr)
        return false;
    if (frames.size() == 2)
        return true;
    const TravelFrame* travel = at<TravelFrame>(frames, 2);
    if (frames.size() == 4)
        return travel != nullptr && travel->step == TravelFrame::Step::arrive &&
               at<CrashFrame>(frames, 3) != nullptr && flight->step == Flight::land;
    const bool before_landing = travel != nullptr || at<CrashFrame>(frames, 2) != nullptr;
    const bool leaving =
        at<LandingFrame>(frames, 2) != nullptr || at<DeepFrame>(frames, 2) != nullptr;
    return before_landing ? flight->step == Flight::land : leaving && flight->step == Flight::go_on;
}

// The question that the step on top waits for an answer to.
Question awaited(const Frames& frames) {
    if (const auto* game = top<GameFrame>(frames))
        return game->step == GameFrame::Step::keep_missions ? Question::mission_discard
                                                            : Question::none;
    if (const auto* flight = top<ExpeditionFrame>(frames))
        return flight->step == ExpeditionFrame::Step::board ? Question::board : Question::none;
    if (const auto* travel = top<TravelFrame>(frames)) {
        if (travel->step == TravelFrame::Step::post_roll)
            return Question::post_roll;
        return travel->step == TravelFrame::Step::select ? Question::select : Question::none;
    }
    if (const auto* landing = top<LandingFrame>(frames))
        return landing->step == LandingFrame::Step::land ? Question::land : Question::none;
    if (const auto* crash = top<CrashFrame>(frames))
        return crash->step == CrashFrame::Step::parachute ? Question::parachute : Question::none;
    const auto* deep = top<DeepFrame>(frames);
    return deep != nullptr && deep->step == DeepFrame::Step::leave ? Question::deep_shift
                                                                   : Question::none;
}

// The seats that may be asked this question here.
SeatSet askable(const Public& pub) {
    const auto* landing = top<LandingFrame>(pub.frames);
    switch (pub.asking) {
        case Question::none:
            return {};
        case Question::mission_discard:
            return SeatSet::first(pub.rules.seats);
        case Question::board:
            return SeatSet::of(seat_at((index(pub.starter) + static_cast<int>(pub.crew.size())) %
                                       pub.rules.seats));
        case Question::land:
            return landing != nullptr && landing->next < pub.crew.size()
                       ? SeatSet::of(pub.crew[landing->next])
                       : SeatSet{};
        default:
            return pub.crew.empty() ? SeatSet{} : SeatSet::of(pub.commander());
    }
}

bool is_asked_rightly(const Public& pub) {
    const auto* travel = top<TravelFrame>(pub.frames);
    const bool button = pub.asking == Question::roll && travel != nullptr &&
                        travel->step == TravelFrame::Step::roll;
    return (button || pub.asking == awaited(pub.frames)) && pub.deciding == askable(pub) &&
           (pub.asking == Question::none || !pub.deciding.empty());
}

// Who boards has a cat to send; who flies is aboard and not in deep space yet.
bool is_flyable(const Data& data, const Public& pub) {
    using Flight = ExpeditionFrame::Step;
    const ExpeditionFrame* flight = at<ExpeditionFrame>(pub.frames, 1);
    const bool boarding = flight == nullptr
                              ? !pub.frames.empty()
                              : flight->step == Flight::open || flight->step == Flight::ask_board ||
                                    flight->step == Flight::board;
    if (flight == nullptr || flight->step == Flight::open) {
        if (!pub.crew.empty())
            return false;
    } else if (boarding && static_cast<int>(pub.crew.size()) >= pub.rules.seats) {
        return false;
    }
    if (const auto* travel = top<TravelFrame>(pub.frames))
        return travel->step == TravelFrame::Step::arrive ||
               (!pub.crew.empty() && !data.space(pub.space).faces.empty());
    if (flight != nullptr && (flight->step == Flight::lift_off || flight->step == Flight::travel))
        return !pub.crew.empty() && pub.space < kDeepSpace;
    if (const auto* landing = top<LandingFrame>(pub.frames))
        return landing->next <= pub.crew.size() && pub.space < kDeepSpace;
    return top<DeepFrame>(pub.frames) == nullptr || pub.space == kDeepSpace;
}

bool everybody_can_board(const Public& pub) {
    const auto* game = top<GameFrame>(pub.frames);
    const auto* flight = top<ExpeditionFrame>(pub.frames);
    const bool to_board = (game != nullptr && game->step != GameFrame::Step::after_expedition) ||
                          (flight != nullptr && flight->step <= ExpeditionFrame::Step::board);
    for (int i = 0; to_board && i < pub.rules.seats; ++i)
        if (pub.home[seat_at(i)].empty() && !pub.crew.contains(seat_at(i)))
            return false;
    return true;
}

bool is_pickable(const Data& data, const Public& pub, const TravelFrame& choice) {
    const Space& space = data.space(pub.space);
    const bool chosen =
        choice.step == TravelFrame::Step::ask_select || choice.step == TravelFrame::Step::select;
    if (!chosen)
        return choice.step == TravelFrame::Step::arrive || !choice.picked_anything();
    return pub.has_thrown() && choice.picked.without(usable_faces(space, pub.thrown)).empty() &&
           choice.boosters.without(ready_boosters(space, pub)).empty() &&
           (!choice.extra || extra_ready(data, pub)) &&
           (!choice.keep || has_ability(data, pub, Ability::keep));
}

bool are_commitments_open(const State& state) {
    for (const Private& own : state.own.values)
        if (own.commit != kNone<Body> &&
            (state.pub.asking != Question::mission_discard || !own.missions.contains(own.commit)))
            return false;
    return true;
}

}  // namespace

std::optional<std::string> check_frames(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (pub.frames.empty() != pub.over)
        return pub.over ? Fault("the game is over but something is unfinished")
                        : Fault("the game goes on, but nothing is left to do");
    if (!is_stacked(pub.frames))
        return Fault("the frames do not lie on one another like this");
    if (!is_asked_rightly(pub))
        return Fault("the question does not belong to this moment or this player");
    if (!is_flyable(data, pub))
        return Fault("the crew or the rocket's place does not fit this moment of the flight");
    if (!everybody_can_board(pub))
        return Fault("a new expedition begins, but somebody has no astronaut left");
    if (const auto* travel = top<TravelFrame>(pub.frames))
        if (!is_pickable(data, pub, *travel))
            return Fault("the selection holds dice that cannot be used");
    if (!are_commitments_open(state))
        return Fault("a mission is chosen that cannot be chosen now");
    return std::nullopt;
}

}  // namespace sidera::mlem
