// The hand-made evaluation of MLEM and the quick policy of its playouts.

#include "bots/mlem/brain.h"

#include <algorithm>
#include <cmath>

#include "bots/mlem/landing_gain.h"
#include "bots/mlem/selection.h"
#include "bots/mlem/weights.h"
#include "games/mlem/landing_rules.h"

namespace sidera {

using namespace mlem;

namespace {

// What a cat wins on a space of an average mat: the middle of what is paid there.
double usual_gain(const Data& data, Cat cat, int space) {
    if (space == kDeepSpace)
        return data.galaxy_points * row(cat).deep_factor + weights().usual_goals;
    const Body body = data.space(space).body;
    if (space < kFirstLandingSpace || body == kNone<Body>)
        return kNoLanding;
    const BodyInfo& info = data.body(body);
    if (!info.moons)
        return (info.points[0] + info.points[1]) * 0.5 * row(cat).planet_factor +
               weights().usual_goals;
    double sum = 0;
    for (std::size_t i = 0; i < info.places; ++i)
        sum += info.points[i];
    return sum / info.places * row(cat).moon_factor + weights().usual_goals;
}

FlightGains usual_gains(const Data& data, Cat cat) {
    FlightGains gains;
    const double home = weights().usual_home;
    for (int space = 0; space < kSpaces; ++space) {
        const auto at = static_cast<std::size_t>(space);
        gains.leave[at] = usual_gain(data, cat, space);
        gains.crash[at] = row(cat).survives_crash ? std::max(home, gains.leave[at]) : home;
        if (!row(cat).reaches_beside || space < kFirstLandingSpace || space == kDeepSpace)
            continue;
        gains.leave[at] = std::max(
            {gains.leave[at], usual_gain(data, cat, space - 1), usual_gain(data, cat, space + 1)});
    }
    return gains;
}

std::uint8_t takeoff_space(const Data& data, const Public& pub) {
    for (const Seat seat : pub.crew)
        if (row(pub.aboard[seat]).starts_ahead)
            return data.satellite_space;
    return 0;
}

}  // namespace

Brain<Mlem>::Brain(const Data& data) : data_(&data), flights_(data) {
    for (std::size_t i = 0; i < kCats; ++i) {
        tables_[i].gains = usual_gains(data, static_cast<Cat>(i));
        tables_[i].table = solve_flight(flights_, tables_[i].gains);
    }
}

float Brain<Mlem>::aboard(Cat cat, Stop stop, bool may_leave) const {
    const CatTable& table = of(cat);
    const bool leaves = may_leave || stop.space == kDeepSpace;
    return static_cast<float>(leaves ? table.table.best(table.gains, stop.space, stop.pool)
                                     : table.table.on(stop.space, stop.pool));
}

void Brain<Mlem>::add_cats(const Public& pub, float expeditions, SeatValues& points) const {
    const float landings = expeditions * landing_rate(pub.rules.seats);
    for (std::size_t i = 0; i < pub.rules.seats; ++i) {
        const CatSet home = pub.home.values[i];
        if (home.empty())
            continue;
        const float used = std::min(1.0f, landings / static_cast<float>(home.size()));
        float worth = weights().landing * static_cast<float>(home.size());
        for (const Cat cat : home)
            worth += weights().talent[static_cast<std::size_t>(cat)];
        points[i] += worth * used + weights().home * static_cast<float>(home.size());
    }
}

// Those aboard are judged where the rocket is, or where its commander will fly it next.
void Brain<Mlem>::add_crew(const Public& pub, SeatValues& points) const {
    Stop stop{pub.space, pub.pool};
    std::size_t decided = pub.crew.size();  // those in front of it have chosen to stay
    if (pub.asking == Question::select) {
        const Arrival end = arrival(*data_, pub, stop_of(*data_, pub, best_selection(pub)));
        stop = end.stop;
        decided = 0;
        points[static_cast<std::size_t>(index(pub.commander()))] += static_cast<float>(end.points);
    } else if (const auto* landing = std::get_if<LandingFrame>(&pub.frames.back())) {
        decided = landing->next;
    }
    for (std::size_t i = 0; i < pub.crew.size(); ++i) {
        const Seat seat = pub.crew[i];
        const float worth = aboard(pub.aboard[seat], stop, i >= decided);
        points[static_cast<std::size_t>(index(seat))] +=
            i == 0 || stop.space == kDeepSpace ? worth : worth * weights().passenger;
    }
}

void Brain<Mlem>::add_boarding(const Public& pub, SeatValues& points) const {
    const Stop start{takeoff_space(*data_, pub), pub.pool};
    for (std::size_t i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool boarded = pub.crew.contains(seat);
        const float worth = aboard(boarded ? pub.aboard[seat] : Cat::siphon, start, false);
        points[i] += seat == pub.starter ? worth : worth * weights().passenger;
    }
}

SeatValues Brain<Mlem>::points(const ViewRef& ref) const {
    const Public& pub = ref.pub;
    const Censuses censuses = take_census(*data_, pub);
    const float expeditions = expeditions_left(pub, censuses);
    SeatValues points = points_on_mat(*data_, ref, censuses, expeditions);
    add_cats(pub, expeditions, points);
    if (pub.asking == Question::board)
        add_boarding(pub, points);
    else if (!pub.crew.empty())
        add_crew(pub, points);
    return points;
}

SeatValues Brain<Mlem>::shares(const ViewRef& ref) const {
    const Censuses censuses = take_census(*data_, ref.pub);
    const float expeditions = expeditions_left(ref.pub, censuses);
    const float doubling = weights().doubling * std::sqrt(expeditions + 0.4f);
    return soft_shares(points(ref), ref.pub.rules.seats, doubling);
}

// The commander's choice by the table of the own cat.
TravelFrame Brain<Mlem>::best_selection(const Public& pub) const {
    const Cat cat = pub.aboard[pub.commander()];
    TravelFrame best;
    float most = -1e9f;
    for_each_selection(*data_, pub, [&](const TravelFrame& choice) {
        const Arrival end = arrival(*data_, pub, stop_of(*data_, pub, choice));
        const float worth = aboard(cat, end.stop, true) + static_cast<float>(end.points);
        if (worth > most) {
            most = worth;
            best = choice;
        }
    });
    return best;
}

OptionCode Brain<Mlem>::land_or_stay(const ViewRef& ref, const CodeBuffer& codes) const {
    const Public& pub = ref.pub;
    const Cat cat = pub.aboard[ref.seat];
    const float passenger = pub.commander() == ref.seat ? 1.0f : weights().passenger;
    OptionCode best = code(Verb::stay);
    float most = aboard(cat, {pub.space, pub.pool}, false) * passenger;
    for (const OptionCode option : codes) {
        if (verb(option) != Verb::land)
            continue;
        const float gain =
            landing_gain(*data_, pub, ref.seat, cat, pub.space + land_offset(option));
        if (gain > most) {
            most = gain;
            best = option;
        }
    }
    return best;
}

Choice Brain<Mlem>::policy(const ViewRef& ref, const CodeBuffer& codes, QuickRandom& random) const {
    const Public& pub = ref.pub;
    switch (pub.asking) {
        case Question::select:
            return {next_pick(std::get<TravelFrame>(pub.frames.back()), best_selection(pub)), 0};
        case Question::land:
            return {land_or_stay(ref, codes), 0};
        case Question::post_roll:
            return {usable_faces(data_->space(pub.space), pub.thrown).empty() ? codes[0] : codes[1],
                    0};
        case Question::deep_shift:
            return {code(Verb::deep), 0};
        case Question::parachute:
            return {land_code(0), 0};
        default:
            return {codes[random.below(static_cast<std::uint32_t>(codes.size()))], 0};
    }
}

// Picks of a selection are tried in one order only: faces, boosters, extra, keep.
void Brain<Mlem>::prune(const ViewRef& ref, CodeBuffer& codes) const {
    if (ref.pub.asking != Question::select)
        return;
    const auto& begun = std::get<TravelFrame>(ref.pub.frames.back());
    const auto rank_of = [](OptionCode option) { return static_cast<std::uint32_t>(option); };
    std::uint32_t last = 0;  // codes grow in the canonical order
    for (const Face face : begun.picked)
        last = rank_of(code(Verb::use_face, static_cast<std::uint32_t>(face)));
    for (const Seat seat : begun.boosters)
        last = rank_of(code(Verb::use_booster, static_cast<std::uint32_t>(index(seat))));
    if (begun.extra)
        last = rank_of(code(Verb::use_extra));
    if (begun.keep)
        last = rank_of(code(Verb::use_keep));
    std::array<OptionCode, Mlem::kMaxOptions> kept{};
    std::size_t count = 0;
    const bool moves = !begun.picked.empty() || !begun.boosters.empty() || begun.extra;
    for (const OptionCode option : codes)
        if (rank_of(option) > last && (moves || verb(option) != Verb::use_keep))
            kept[count++] = option;
    if (count == 0)
        return;  // begun in another order
    codes.clear();
    for (std::size_t i = 0; i < count; ++i)
        codes.add(kept[i]);
}

}  // namespace sidera
