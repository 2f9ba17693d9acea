// Points of MLEM: from the public part alone, so that clients, bots and the final count agree.

#pragma once

#include <array>

#include "games/mlem/view.h"

namespace sidera::mlem {

using GoalSet = EnumSet<Goal, kGoals>;

// ML-GOAL-1: the goals whose condition the player fulfils as it stands, claimed or not.
GoalSet goals_met(const Data& data, const Public& pub, Seat seat);

// ML-SCORE-1 to ML-SCORE-3: what each player gets for one planet as it stands.
std::array<int, kMaxPlayers> planet_points(const BodyInfo& planet, const Site& site);

// ML-SEC-1, ML-SEC-3: how many of these missions the player fulfils as it stands.
int missions_fulfilled(const Public& pub, Seat seat, const Missions& missions);

// ML-SEC-2
constexpr int mission_points(int fulfilled) {
    constexpr std::array<int, 4> kPoints = {0, 2, 5, 10};
    return kPoints[static_cast<std::size_t>(fulfilled < 3 ? fulfilled : 3)];
}

// ML-MOON-2, ML-DEEP-1: moons and deep space, recounted from the mat.
int immediate_points(const Data& data, const Public& pub, Seat seat);
int moon_points(const Data& data, const Public& pub, Seat seat);

int exploration_points(const Data& data, const Public& pub, Seat seat);
int ufo_points(const Data& data, const Public& pub, Seat seat);
int goal_points(const Public& pub, Seat seat);

}  // namespace sidera::mlem
