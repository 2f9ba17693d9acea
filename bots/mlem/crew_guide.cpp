// One function per question of a flight.

#include "bots/mlem/crew_guide.h"

#include "bots/mlem/selection.h"

namespace sidera::mlem {
namespace {

constexpr float kAbilityWorth = 0.4f;  // of an expedition token's ability that is kept for later

}  // namespace

void CrewGuide::prepare(const Data& data, const View& view) {
    data_ = &data;
    brain_ = &brains_.of(data);
    solved_ = false;
    const Question asking = view.pub.asking;
    if (asking == Question::board || asking == Question::mission_discard)
        return;
    solve(ref_of(view));
    solved_ = true;
}

void CrewGuide::solve(const ViewRef& ref) {
    root_ = ref.pub;
    crew_ = present_crew(root_);
    for (std::size_t i = 0; i < crew_.members.size(); ++i)
        places_[static_cast<std::size_t>(index(crew_.members[i].seat))] = static_cast<int>(i);
    gains_ = work_out_gains(*data_, *brain_, ref, crew_);
    const Stop start{root_.space, root_.pool};
    flight_.solve(*data_, brain_->flights(), root_, crew_, gains_, start);
}

CrewGuide::Position CrewGuide::position(const Public& pub) const {
    Position position{.stop = {pub.space, pub.pool}};
    for (const Seat seat : pub.crew)
        position.aboard |= 1u << member(seat);
    if (crew_.spare >= 0) {
        const Seat owner = crew_.members[static_cast<std::size_t>(crew_.spare)].seat;
        position.spare =
            (position.aboard >> crew_.spare & 1u) != 0 && !pub.boosters_used.has(owner);
    }
    return position;
}

// Cats that came to the moons beside the rocket since the flight was solved.
int CrewGuide::landed_since(const Public& pub) const {
    const Body body = data_->space(pub.space).body;
    if (body == kNone<Body> || !data_->body(body).moons)
        return 0;
    return static_cast<int>(pub.sites[body].rows.size() - root_.sites[body].rows.size());
}

Choice CrewGuide::policy(const ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const {
    if (!solved_ || ref.pub.asking == Question::board)
        return brain_->policy(ref, codes, random);
    switch (ref.pub.asking) {
        case Question::post_roll:
            return {post_roll(ref.pub), 0};
        case Question::select:
            return {select(ref.pub), 0};
        case Question::land:
            return {land(ref, codes), 0};
        case Question::deep_shift:
            return {deep_shift(ref), 0};
        case Question::parachute:
            return {parachute(ref), 0};
        default:
            return {codes[0], 0};
    }
}

// How much the commander likes the best selection, which is left in `best`.
float CrewGuide::best_selection(const Public& pub, TravelFrame& best) const {
    const Position now = position(pub);
    const int commander = member(pub.commander());
    float most = -1e9f;
    for_each_selection(*data_, pub, [&](const TravelFrame& choice) {
        const bool spare =
            now.spare &&
            !choice.boosters.has(crew_.members[static_cast<std::size_t>(crew_.spare)].seat);
        const Stop stop = stop_of(*data_, pub, choice);
        float worth = flight_.liking(commander, flight_.arrive(now.aboard, spare, stop));
        if (choice.extra || choice.keep)
            worth -= kAbilityWorth;
        if (worth > most) {
            most = worth;
            best = choice;
        }
    });
    return most;
}

OptionCode CrewGuide::select(const Public& pub) const {
    TravelFrame best;
    const float worth = best_selection(pub, best);
    const SeatValues lost = flight_.crash(position(pub).aboard, pub.space);
    if (may_give_up(*data_, pub) && flight_.liking(member(pub.commander()), lost) > worth)
        return code(Verb::accept_crash);
    return next_pick(std::get<TravelFrame>(pub.frames.back()), best);
}

// ML-UFO-3
OptionCode CrewGuide::post_roll(const Public& pub) const {
    const Position now = position(pub);
    const int commander = member(pub.commander());
    const Space& space = data_->space(pub.space);
    TravelFrame best;
    const bool usable =
        !usable_faces(space, pub.thrown).empty() || !ready_boosters(space, pub).empty();
    const float kept = usable ? best_selection(pub, best) + kAbilityWorth
                              : flight_.liking(commander, flight_.crash(now.aboard, pub.space));
    const float again = flight_.liking(commander, flight_.roll(now.aboard, now.spare, now.stop));
    return code(again > kept ? Verb::reroll : Verb::keep_result);
}

OptionCode CrewGuide::land(const ViewRef& ref, const CodeBuffer& codes) const {
    const Position now = position(ref.pub);
    const int me = member(ref.seat);
    const int landed = landed_since(ref.pub);
    OptionCode best = code(Verb::stay);
    float most =
        flight_.liking(me, flight_.landing(now.aboard, now.spare, now.stop, me + 1, landed));
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::land)
            continue;
        const int space = now.stop.space + land_offset(option);
        const SeatValues left = flight_.leave(now.aboard, now.spare, now.stop, me, space, landed);
        const float worth = flight_.liking(me, left);
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

// ML-AST-SHIFT-5
OptionCode CrewGuide::deep_shift(const ViewRef& ref) const {
    const int me = member(ref.seat);
    const auto& leave = gains_.leave[static_cast<std::size_t>(me)];
    const auto& frame = std::get<DeepFrame>(ref.pub.frames.back());
    const auto body = static_cast<std::size_t>(data_->space(kDeepSpace - 1).body);
    const std::size_t deep = frame.comet_free ? CrewGains::kComet : CrewGains::kGalaxy;
    const float back = flight_.liking(me, leave[body][0]);
    return back > flight_.liking(me, leave[deep][0]) ? land_code(-1) : code(Verb::deep);
}

OptionCode CrewGuide::parachute(const ViewRef& ref) const {
    const int me = member(ref.seat);
    const auto body = static_cast<std::size_t>(data_->space(ref.pub.space).body);
    const auto landed = static_cast<std::size_t>(landed_since(ref.pub));
    const float worth =
        flight_.liking(me, gains_.leave[static_cast<std::size_t>(me)][body][landed]);
    return worth > 0 ? land_code(0) : code(Verb::home);
}

}  // namespace sidera::mlem
