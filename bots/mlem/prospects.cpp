// Estimating what comes. The rates are those of many games between bots.

#include "bots/mlem/prospects.h"

#include <algorithm>

#include "bots/mlem/weights.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

// By number of seats: how often a flight crashes, how often a cat lands, how fast the quickest
// player places his cats.
struct Rates {
    float crash;
    float land;
    float quickest;
};

constexpr std::array<Rates, kMaxPlayers + 1> kRates = {{{0.4f, 0.8f, 0.9f},
                                                        {0.4f, 0.8f, 0.9f},
                                                        {0.36f, 0.80f, 0.86f},
                                                        {0.55f, 0.71f, 0.81f},
                                                        {0.67f, 0.65f, 0.78f},
                                                        {0.72f, 0.61f, 0.77f}}};

const Rates& rates(int seats) {
    return kRates[static_cast<std::size_t>(seats)];
}

int missing_for(const Census& census, Goal goal) {
    switch (goal) {
        case Goal::goal_planets4:
            return 4 - census.planets;
        case Goal::goal_planet3:
            return 3 - census.most;
        case Goal::goal_moons4:
            return 4 - census.moons;
        case Goal::goal_deep2:
            return 2 - census.deep;
    }
    return 4;
}

// The player who is first by the tie-break alone, or -1.
int tied_leader(const Site& site) {
    int most = 0;
    int with_most = 0;
    int leader = -1;
    for (const Seat seat : site.rows) {
        const int cats = site.cats[seat].size();
        with_most = cats > most ? 1 : with_most + (cats == most ? 1 : 0);
        if (cats > most) {
            most = cats;
            leader = index(seat);
        }
    }
    return with_most > 1 ? leader : -1;
}

}  // namespace

Censuses take_census(const Data& data, const Public& pub) {
    Censuses censuses;
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        const Site& site = pub.sites.values[b];
        if (site.rows.empty())
            continue;
        for (std::size_t i = 0; i < pub.rules.seats; ++i) {
            const int cats = site.cats.values[i].size();
            if (data.bodies[b].moons) {
                censuses[i].moons += cats;
            } else {
                censuses[i].planets += cats > 0 ? 1 : 0;
                censuses[i].most = std::max(censuses[i].most, cats);
            }
        }
    }
    for (std::size_t i = 0; i < pub.rules.seats; ++i) {
        censuses[i].deep = pub.comet.values[i].size() + pub.galaxy.values[i].size();
        censuses[i].left = pub.home.values[i].size();
    }
    for (const Seat seat : pub.crew)
        ++censuses[static_cast<std::size_t>(index(seat))].left;
    return censuses;
}

float expeditions_left(const Public& pub, const Censuses& censuses) {
    int fewest = kCats;
    for (std::size_t i = 0; i < pub.rules.seats; ++i)
        fewest = std::min(fewest, censuses[i].left);
    const Rates& rate = rates(pub.rules.seats);
    const int failures = pub.rules.failure_limit - pub.failures;
    const float by_failures = static_cast<float>(failures) / rate.crash;
    const float by_cats = static_cast<float>(fewest) / rate.quickest;
    const float running = pub.crew.empty() ? 0.0f : 1.0f;
    return std::max(0.0f, std::min(by_failures, by_cats) - running);
}

float landing_rate(int seats) {
    return rates(seats).land;
}

float goal_prospects(const Public& pub, const Census& census, float expeditions) {
    float worth = 0;
    for (int g = 0; g < kGoals; ++g) {
        const auto goal = static_cast<Goal>(g);
        if (pub.goals[goal] != kNoSeat)
            continue;
        const int missing = std::clamp(missing_for(census, goal), 0, 4);
        const auto needed = static_cast<float>(std::max(missing, 1));
        const float time = std::min(1.0f, expeditions / (2.0f * needed));
        worth += weights().goals[static_cast<std::size_t>(g)][static_cast<std::size_t>(missing)] *
                 (missing == 0 ? 1.0f : time);
    }
    return worth;
}

float mission_prospects(const Public& pub, Seat seat, const Missions& missions, float expeditions) {
    const int done = missions_fulfilled(pub, seat, missions);
    const int open = std::min(static_cast<int>(missions.size()), 3) - done;
    float worth = static_cast<float>(mission_points(done));
    if (open > 0) {
        const float step = static_cast<float>(mission_points(done + 1)) - worth;
        worth += step * std::min(0.5f, 0.08f * expeditions);
    }
    return worth;
}

SeatValues points_on_mat(const Data& data,
                         const ViewRef& ref,
                         const Censuses& censuses,
                         float expeditions) {
    const Public& pub = ref.pub;
    SeatValues points{};
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        if (data.bodies[b].moons || pub.sites.values[b].rows.empty())
            continue;
        const Site& site = pub.sites.values[b];
        const auto planet = planet_points(data.bodies[b], site);
        for (std::size_t i = 0; i < kMaxPlayers; ++i)
            points[i] += static_cast<float>(planet[i]);
        const int leader = tied_leader(site);
        if (leader >= 0)
            points[static_cast<std::size_t>(leader)] -=
                weights().tied_first * expeditions * data.bodies[b].points[0];
    }
    for (std::size_t i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        points[i] += static_cast<float>(pub.scored[seat] + goal_points(pub, seat));
        points[i] += goal_prospects(pub, censuses[i], expeditions);
        if (pub.rules.ufo)
            points[i] += static_cast<float>(ufo_points(data, pub, seat));
        if (pub.rules.exploration)
            points[i] += static_cast<float>(exploration_points(data, pub, seat));
    }
    if (pub.rules.secret_missions && ref.seat != kNoSeat)
        points[static_cast<std::size_t>(index(ref.seat))] +=
            mission_prospects(pub, ref.seat, ref.own.missions, expeditions);
    return points;
}

}  // namespace sidera::mlem
