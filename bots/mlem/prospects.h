// What a position of MLEM promises each seat, estimated by hand: the basis of all its bots.

#pragma once

#include <array>

#include "bots/brain.h"
#include "games/mlem/view.h"

namespace sidera::mlem {

// A player's cats on the mat, counted for the goals.
struct Census {
    int planets = 0;  // different ones
    int most = 0;     // on one planet
    int moons = 0;
    int deep = 0;
    int left = 0;  // at home or aboard
};

using Censuses = std::array<Census, kMaxPlayers>;

Censuses take_census(const Data& data, const Public& pub);

// How many more expeditions are to be expected after the running one.
float expeditions_left(const Public& pub, const Censuses& censuses);

// The share of expeditions from which a player brings a cat to the mat.
float landing_rate(int seats);

// Worth of the free goals to a player who is on the way to them.
float goal_prospects(const Public& pub, const Census& census, float expeditions);

// Worth of the missions, by how many are fulfilled: never less than the points as it stands.
float mission_prospects(const Public& pub, Seat seat, const Missions& missions, float expeditions);

// The points of the mat as it stands and the prospects of goals and missions, without the cats at
// home and aboard. `ref` shows the missions of its own seat only; the others' are left out.
SeatValues points_on_mat(const Data& data,
                         const ViewRef& ref,
                         const Censuses& censuses,
                         float expeditions);

}  // namespace sidera::mlem
