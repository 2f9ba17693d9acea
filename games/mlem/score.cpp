// Counting points.

#include "games/mlem/score.h"

#include <algorithm>

#include "games/mlem/game.h"

namespace sidera::mlem {

std::array<int, kMaxPlayers> planet_points(const BodyInfo& planet, const Site& site) {
    std::array<int, kMaxPlayers> points{};
    FixedVec<Seat, kMaxPlayers> ranked;
    for (const Seat seat : site.rows) {  // arrival order settles ties
        std::size_t at = ranked.size();
        ranked.push_back(seat);
        for (; at > 0 && site.cats[ranked[at - 1]].size() < site.cats[seat].size(); --at)
            ranked[at] = ranked[at - 1];
        ranked[at] = seat;
    }
    for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
        int factor = 1;
        for (const Cat cat : site.cats[ranked[rank]])
            factor = std::max<int>(factor, row(cat).planet_factor);
        points[static_cast<std::size_t>(ranked[rank])] =
            planet.points[std::min<std::size_t>(rank, 2)] * factor;
    }
    return points;
}

int missions_fulfilled(const Public& pub, Seat seat, const Missions& missions) {
    int fulfilled = 0;
    for (const Body body : missions)
        fulfilled += pub.sites[body].cats[seat].empty() ? 0 : 1;
    return fulfilled;
}

int moon_points(const Data& data, const Public& pub, Seat seat) {
    int points = 0;
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        const Site& site = pub.sites.values[b];
        for (std::size_t i = 0; i < site.moon_cats.size(); ++i)
            if (site.rows[i] == seat)
                points += data.bodies[b].points[i] * row(site.moon_cats[i]).moon_factor;
    }
    return points;
}

int immediate_points(const Data& data, const Public& pub, Seat seat) {
    int points = moon_points(data, pub, seat);
    for (const Cat cat : pub.comet[seat])
        points += data.comet_points * row(cat).deep_factor;
    for (const Cat cat : pub.galaxy[seat])
        points += data.galaxy_points * row(cat).deep_factor;
    return points;
}

int exploration_points(const Data& data, const Public& pub, Seat seat) {
    int points = 0;
    for (const ExplorationId id : pub.exploration_kept[seat])
        points += static_cast<int>(data.token(id).kind) + 1;  // ML-EXP-4
    return points;
}

int ufo_points(const Data& data, const Public& pub, Seat seat) {
    int points = 0;
    for (std::size_t i = 0; i < pub.ufo_taken.size(); ++i)
        points += pub.ufo_taken[i] == seat ? data.ufo_values[i] : 0;  // ML-UFO-6
    return points;
}

int goal_points(const Public& pub, Seat seat) {
    return 5 * static_cast<int>(std::count(  // ML-GOAL-3
                   pub.goals.values.begin(),
                   pub.goals.values.end(),
                   seat));
}

// ML-SCORE-4, ML-SCORE-5, ML-PLAN-2
Outcome Mlem::outcome(const Data& data, const State& state) {
    const Public& pub = state.pub;
    Outcome outcome;
    outcome.over = pub.over;
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        if (data.bodies[b].moons || pub.sites.values[b].rows.empty())
            continue;
        const auto points = planet_points(data.bodies[b], pub.sites.values[b]);
        for (std::size_t i = 0; i < kMaxPlayers; ++i)
            outcome.points[i] += points[i];
    }
    int best = -1;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        std::int32_t& points = outcome.points[static_cast<std::size_t>(i)];
        points += pub.scored[seat] + goal_points(pub, seat) + ufo_points(data, pub, seat) +
                  exploration_points(data, pub, seat) +
                  mission_points(missions_fulfilled(pub, seat, pub.missions_shown[seat]));
        best = std::max(best, points);
    }
    for (int i = 0; i < pub.rules.seats; ++i)
        if (outcome.points[static_cast<std::size_t>(i)] == best)
            outcome.winners.insert(seat_at(i));
    return outcome;
}

namespace {

void add_line(std::vector<ScoreLine>& lines, Seat seat, Message what, int points) {
    if (points != 0)
        lines.push_back({seat, std::move(what), points});
}

}  // namespace

std::vector<ScoreLine> Mlem::score_lines(const Data& data, const State& state) {
    const Public& pub = state.pub;
    std::vector<ScoreLine> lines;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const int moons = moon_points(data, pub, seat);
        add_line(lines, seat, {.key = "score.moons", .args = {}}, moons);
        add_line(lines, seat, {.key = "score.deep", .args = {}}, pub.scored[seat] - moons);
        for (std::size_t b = 0; b < data.bodies.size(); ++b) {
            if (data.bodies[b].moons)
                continue;
            Message what{.key = "score.planet", .args = {}};
            what.with_key("place", "body." + std::string(data.bodies[b].id.view()));
            add_line(
                lines,
                seat,
                std::move(what),
                planet_points(data.bodies[b], pub.sites.values[b])[static_cast<std::size_t>(i)]);
        }
        add_line(lines, seat, {.key = "score.goals", .args = {}}, goal_points(pub, seat));
        add_line(lines, seat, {.key = "score.ufo", .args = {}}, ufo_points(data, pub, seat));
        add_line(lines,
                 seat,
                 {.key = "score.exploration", .args = {}},
                 exploration_points(data, pub, seat));
        const int fulfilled = missions_fulfilled(pub, seat, pub.missions_shown[seat]);
        Message missions{.key = "score.missions", .args = {}};
        missions.with("count", fulfilled);
        add_line(lines, seat, std::move(missions), mission_points(fulfilled));
    }
    return lines;
}

namespace {

// Points of one cat in one place count for the cat and for the place.
class Earnings {
  public:
    explicit Earnings(std::vector<Earning>& list) : list_(list) {}

    void add(Seat seat, Cat cat, std::string_view body, double points) {
        list_.push_back({seat, "cat", std::string(name_of(cat)), points});
        list_.push_back({seat, "body", std::string(body), points});
    }

    void add(Seat seat, CatSet cats, std::string_view body, double points) {
        for (const Cat cat : cats)
            add(seat, cat, body, points / cats.size());
    }

  private:
    std::vector<Earning>& list_;
};

}  // namespace

std::vector<Earning> Mlem::earnings(const Data& data, const State& state) {
    const Public& pub = state.pub;
    std::vector<Earning> list;
    Earnings earnings(list);
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        const BodyInfo& body = data.bodies[b];
        const Site& site = pub.sites.values[b];
        for (std::size_t i = 0; i < site.moon_cats.size(); ++i)
            earnings.add(site.rows[i],
                         site.moon_cats[i],
                         body.id.view(),
                         body.points[i] * row(site.moon_cats[i]).moon_factor);
        if (body.moons)
            continue;
        const auto points = planet_points(body, site);
        for (const Seat seat : site.rows)
            earnings.add(
                seat, site.cats[seat], body.id.view(), points[static_cast<std::size_t>(seat)]);
    }
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        for (const Cat cat : pub.comet[seat])
            earnings.add(seat, cat, "DS", data.comet_points * row(cat).deep_factor);
        for (const Cat cat : pub.galaxy[seat])
            earnings.add(seat, cat, "DS", data.galaxy_points * row(cat).deep_factor);
    }
    return list;
}

}  // namespace sidera::mlem
