// Putting cats on a copy of the public part.

#include "bots/mlem/what_if.h"

#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

void add_points(Public& pub, Seat seat, int points) {
    pub.scored[seat] = static_cast<std::uint16_t>(pub.scored[seat] + points);
}

void put_on_body(const Data& data, Public& pub, Seat seat, Cat cat, const Berth& berth) {
    const BodyInfo& info = data.body(berth.body);
    Site& site = pub.sites[berth.body];
    site.cats[seat].insert(cat);
    if (info.moons) {
        const std::size_t moon = site.rows.size() + static_cast<std::size_t>(berth.before);
        add_points(pub, seat, info.points[moon] * row(cat).moon_factor);
        site.rows.push_back(seat);
    } else if (!site.rows.contains(seat)) {
        site.rows.push_back(seat);
    }
}

}  // namespace

Public grounded(const Public& pub) {
    Public ground = pub;
    for (const Seat seat : pub.crew)
        ground.home[seat].insert(pub.aboard[seat]);
    ground.crew.clear();
    ground.boosters_used.clear();
    ground.asking = Question::none;
    return ground;
}

bool has_room(const Data& data, const Public& pub, const Berth& berth) {
    if (berth.body == kNone<Body>)
        return true;
    const BodyInfo& info = data.body(berth.body);
    return !info.moons ||
           pub.sites[berth.body].rows.size() + static_cast<std::size_t>(berth.before) < info.places;
}

void put_on_mat(const Data& data, Public& pub, Seat seat, Cat cat, const Berth& berth) {
    pub.home[seat].erase(cat);
    if (berth.body != kNone<Body>) {
        put_on_body(data, pub, seat, cat, berth);
    } else {
        (berth.comet ? pub.comet : pub.galaxy)[seat].insert(cat);
        add_points(pub,
                   seat,
                   (berth.comet ? data.comet_points : data.galaxy_points) * row(cat).deep_factor);
    }
    for (int g = 0; g < kGoals; ++g) {
        const auto goal = static_cast<Goal>(g);
        if (pub.goals[goal] == kNoSeat && goals_met(data, pub, seat).has(goal))
            pub.goals[goal] = seat;
    }
}

}  // namespace sidera::mlem
