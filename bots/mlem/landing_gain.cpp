// Quick landing gains: no copy of the position.

#include "bots/mlem/landing_gain.h"

#include <algorithm>

#include "bots/mlem/prospects.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

Census census_of(const Data& data, const Public& pub, Seat seat) {
    Census census;
    for (std::size_t b = 0; b < data.bodies.size(); ++b) {
        const int cats = pub.sites.values[b].cats[seat].size();
        if (data.bodies[b].moons) {
            census.moons += cats;
        } else {
            census.planets += cats > 0 ? 1 : 0;
            census.most = std::max(census.most, cats);
        }
    }
    census.deep = pub.comet[seat].size() + pub.galaxy[seat].size();
    return census;
}

float planet_gain(const BodyInfo& info, const Site& site, Seat seat, Cat cat) {
    const auto at = static_cast<std::size_t>(index(seat));
    Site after = site;
    after.cats[seat].insert(cat);
    if (!after.rows.contains(seat))
        after.rows.push_back(seat);
    return static_cast<float>(planet_points(info, after)[at] - planet_points(info, site)[at]);
}

}  // namespace

float landing_gain(const Data& data, const Public& pub, Seat seat, Cat cat, int space) {
    constexpr float kExpeditions = 6;  // goals are judged as in the middle of a game
    Census census = census_of(data, pub, seat);
    const float before = goal_prospects(pub, census, kExpeditions);
    float gain = 0;
    if (space == kDeepSpace) {
        gain = static_cast<float>(data.galaxy_points * row(cat).deep_factor);
        ++census.deep;
    } else {
        const Body body = data.space(space).body;
        const BodyInfo& info = data.body(body);
        const Site& site = pub.sites[body];
        if (info.moons) {
            gain = static_cast<float>(info.points[site.rows.size()] * row(cat).moon_factor);
            ++census.moons;
        } else {
            gain = planet_gain(info, site, seat, cat);
            const int cats = site.cats[seat].size() + 1;
            census.planets += cats == 1 ? 1 : 0;
            census.most = std::max(census.most, cats);
        }
    }
    return gain + goal_prospects(pub, census, kExpeditions) - before;
}

}  // namespace sidera::mlem
