// One function per question of the game.

#include "bots/mlem/expert_bot.h"

#include "bots/mlem/selection.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

constexpr float kAbilityWorth = 0.4f;  // of an expedition token's ability that is kept for later
constexpr float kSpareWorth = 0.0f;    // of a second booster, which the solver does not follow

int takeoff_space(const Data& data, const Crew& crew) {
    for (const Crew::Member& member : crew.members)
        if (member.known && row(member.cat).starts_ahead)
            return data.satellite_space;
    return 0;
}

CrewMask everybody(const Crew& crew) {
    return (1u << crew.members.size()) - 1u;
}

int place_of(const Crew& crew, Seat seat) {
    for (std::size_t i = 0; i < crew.members.size(); ++i)
        if (crew.members[i].seat == seat)
            return static_cast<int>(i);
    return 0;
}

// The chance to stand beside a body at the end, from the best chance of a single flight.
double chance_in_game(double flight) {
    const double miss = 1 - 0.35 * flight;
    double all = 1;
    for (int i = 0; i < 7; ++i)
        all *= miss;
    return 1 - all;
}

// ML-SEC-2, ML-SEC-3: equal missions are fulfilled together.
double mission_worth(const Missions& missions, const std::array<double, kMaxBodies>& chances) {
    FixedVec<Body, kMissionsDealt> kinds;
    for (const Body body : missions)
        if (!kinds.contains(body))
            kinds.push_back(body);
    double sum = 0;
    for (unsigned reached = 0; reached < 1u << kinds.size(); ++reached) {
        double chance = 1;
        int fulfilled = 0;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const double single = chances[static_cast<std::size_t>(kinds[i])];
            const bool there = (reached >> i & 1u) != 0;
            chance *= there ? single : 1 - single;
            for (const Body body : missions)
                fulfilled += there && body == kinds[i] ? 1 : 0;
        }
        sum += chance * mission_points(fulfilled);
    }
    return sum;
}

}  // namespace

Choice ExpertBot::choose(const Data& data, const View& view, Channel, const CodeBuffer& codes) {
    data_ = &data;
    brain_ = &brains_.of(data);
    const OptionCode wanted = decide(ref_of(view), codes);
    return {codes.contains(wanted) ? wanted : codes[0], 0};
}

OptionCode ExpertBot::decide(const ViewRef& ref, const CodeBuffer& codes) {
    switch (ref.pub.asking) {
        case Question::mission_discard:
            return return_mission(ref, codes);
        case Question::board:
            return board(ref, codes);
        case Question::post_roll:
            return post_roll(ref);
        case Question::select:
            return select(ref);
        case Question::land:
            return land(ref, codes);
        case Question::deep_shift:
            return deep_shift(ref);
        case Question::parachute:
            return parachute(ref);
        default:
            return codes[0];
    }
}

void ExpertBot::solve(const ViewRef& ref) {
    crew_ = present_crew(ref.pub);
    me_ = place_of(crew_, ref.seat);
    gains_ = work_out_gains(*data_, *brain_, ref, crew_);
    flight_.solve(*data_, brain_->flights(), ref.pub, crew_, gains_, ref.pub.space);
}

float ExpertBot::flight_worth(const ViewRef& ref, const Crew& crew, int from) {
    gains_ = work_out_gains(*data_, *brain_, ref, crew);
    flight_.solve(*data_, brain_->flights(), ref.pub, crew, gains_, from);
    const Stop start{static_cast<std::uint8_t>(from), ref.pub.pool};
    return flight_.liking(place_of(crew, ref.seat),
                          flight_.roll(everybody(crew), crew.spare >= 0, start));
}

OptionCode ExpertBot::board(const ViewRef& ref, const CodeBuffer& codes) {
    OptionCode best = codes[0];
    float most = -1e9f;
    for (const OptionCode option : codes) {
        const Crew crew = boarding_crew(ref.pub, ref.seat, static_cast<Cat>(operand_of(option)));
        const float worth = flight_worth(ref, crew, takeoff_space(*data_, crew));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

// How much the commander likes the best selection, which is left in `best`.
float ExpertBot::best_selection(const Public& pub, TravelFrame& best) const {
    float most = -1e9f;
    for_each_selection(*data_, pub, [&](const TravelFrame& choice) {
        const Stop stop = stop_of(*data_, pub, choice);
        const bool spare =
            crew_.spare >= 0 &&
            !choice.boosters.has(crew_.members[static_cast<std::size_t>(crew_.spare)].seat);
        float worth = flight_.liking(0, flight_.arrive(everybody(crew_), spare, stop));
        if (choice.extra || choice.keep)
            worth -= kAbilityWorth;
        if (choice.boosters.size() > 1)
            worth -= kSpareWorth;
        if (worth > most) {
            most = worth;
            best = choice;
        }
    });
    return most;
}

OptionCode ExpertBot::select(const ViewRef& ref) {
    solve(ref);
    TravelFrame best;
    const float worth = best_selection(ref.pub, best);
    const float lost = flight_.liking(0, flight_.crash(everybody(crew_), ref.pub.space));
    if (may_give_up(*data_, ref.pub) && lost > worth)
        return code(Verb::accept_crash);
    return next_pick(std::get<TravelFrame>(ref.pub.frames.back()), best);
}

// ML-UFO-3
OptionCode ExpertBot::post_roll(const ViewRef& ref) {
    solve(ref);
    const CrewMask all = everybody(crew_);
    TravelFrame best;
    const bool usable = !usable_faces(data_->space(ref.pub.space), ref.pub.thrown).empty() ||
                        !ready_boosters(data_->space(ref.pub.space), ref.pub).empty();
    const float kept = usable ? best_selection(ref.pub, best) + kAbilityWorth
                              : flight_.liking(0, flight_.crash(all, ref.pub.space));
    const Stop here{ref.pub.space, ref.pub.pool};
    const float again = flight_.liking(0, flight_.roll(all, crew_.spare >= 0, here));
    return code(again > kept ? Verb::reroll : Verb::keep_result);
}

OptionCode ExpertBot::land(const ViewRef& ref, const CodeBuffer& codes) {
    solve(ref);
    const CrewMask all = everybody(crew_);
    const bool spare = crew_.spare >= 0;
    const Stop here{ref.pub.space, ref.pub.pool};
    OptionCode best = code(Verb::stay);
    float most = flight_.liking(me_, flight_.landing(all, spare, here, me_ + 1, 0));
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::land)
            continue;
        const int space = here.space + land_offset(option);
        const float worth = flight_.liking(me_, flight_.leave(all, spare, here, me_, space, 0));
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

OptionCode ExpertBot::deep_shift(const ViewRef& ref) {
    crew_ = present_crew(ref.pub);
    me_ = place_of(crew_, ref.seat);
    gains_ = work_out_gains(*data_, *brain_, ref, crew_);
    flight_.solve(*data_, brain_->flights(), ref.pub, crew_, gains_, kDeepSpace);
    const auto& leave = gains_.leave[static_cast<std::size_t>(me_)];
    const auto& frame = std::get<DeepFrame>(ref.pub.frames.back());
    const auto body = static_cast<std::size_t>(data_->space(kDeepSpace - 1).body);
    const std::size_t deep = frame.comet_free ? CrewGains::kComet : CrewGains::kGalaxy;
    const float back = flight_.liking(me_, leave[body][0]);
    return back > flight_.liking(me_, leave[deep][0]) ? land_code(-1) : code(Verb::deep);
}

OptionCode ExpertBot::parachute(const ViewRef& ref) {
    crew_ = present_crew(ref.pub);
    me_ = place_of(crew_, ref.seat);
    gains_ = work_out_gains(*data_, *brain_, ref, crew_);
    flight_.solve(*data_, brain_->flights(), ref.pub, crew_, gains_, kDeepSpace);
    const auto body = static_cast<std::size_t>(data_->space(ref.pub.space).body);
    const float worth = flight_.liking(me_, gains_.leave[static_cast<std::size_t>(me_)][body][0]);
    return worth > 0 ? land_code(0) : code(Verb::home);
}

// ML-SETUP-8: keep the three that are most likely to be fulfilled together.
OptionCode ExpertBot::return_mission(const ViewRef& ref, const CodeBuffer& codes) {
    std::array<double, kMaxBodies> chances{};
    for (std::size_t b = 0; b < data_->bodies.size(); ++b) {
        const std::array targets = {static_cast<int>(data_->bodies[b].first_space),
                                    static_cast<int>(data_->bodies[b].last_space)};
        chances[b] = chance_in_game(reach_chance(brain_->flights(), 0, kDice, targets));
    }
    OptionCode best = codes[0];
    double most = -1;
    for (const OptionCode option : codes) {
        Missions kept = ref.own.missions;
        std::size_t at = 0;
        while (static_cast<std::uint32_t>(kept[at]) != operand_of(option))
            ++at;
        kept.erase_at(at);
        const double worth = mission_worth(kept, chances);
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

}  // namespace sidera::mlem

namespace sidera {

std::unique_ptr<Bot<mlem::Mlem>> Brain<mlem::Mlem>::make_expert(std::uint64_t) {
    return std::make_unique<mlem::ExpertBot>();
}

}  // namespace sidera
