// Cats leaving the rocket: landings, goals, the way home.

#include <algorithm>

#include "games/mlem/movement.h"
#include "games/mlem/score.h"
#include "games/mlem/table.h"

namespace sidera::mlem {

// ML-GOAL-1
GoalSet goals_met(const Data& data, const Public& pub, Seat seat) {
    GoalSet met;
    int planets = 0;
    int moons = 0;
    int most = 0;
    for (std::size_t i = 0; i < data.bodies.size(); ++i) {
        const int cats = pub.sites.values[i].cats[seat].size();
        if (data.bodies[i].moons) {
            moons += cats;
        } else {
            planets += cats > 0 ? 1 : 0;
            most = std::max(most, cats);
        }
    }
    if (planets >= 4)
        met.insert(Goal::goal_planets4);
    if (most >= 3)
        met.insert(Goal::goal_planet3);
    if (moons >= 4)
        met.insert(Goal::goal_moons4);
    if (pub.comet[seat].size() + pub.galaxy[seat].size() >= 2)
        met.insert(Goal::goal_deep2);
    return met;
}

// ML-GOAL-1, ML-GOAL-2
void Table::claim_goals(Seat seat) {
    Public& pub = state_.pub;
    if (pub.home[seat].size() > kCats - 2)
        return;  // no goal is met by one astronaut: spares the count
    for (const Goal goal : goals_met(data_, pub, seat)) {
        if (pub.goals[goal] != kNoSeat)
            continue;
        pub.goals[goal] = seat;
        tell([&] {
            return PublicEvent{.kind = EventKind::goal_claimed, .seat = seat, .goal = goal};
        });
    }
}

// ML-END-2
void Table::note_last_astronaut(Seat seat) {
    if (state_.pub.home[seat].empty())
        tell([&] { return PublicEvent{.kind = EventKind::last_astronaut, .seat = seat}; });
}

void Table::score(Seat seat, int points) {
    std::uint16_t& scored = state_.pub.scored[seat];
    scored = static_cast<std::uint16_t>(scored + points);
}

// ML-LAND-2
void Table::stay(Seat seat) {
    tell([&] { return PublicEvent{.kind = EventKind::stayed, .seat = seat}; });
}

// ML-CMD-1, ML-AST-SIPHON-1, ML-AST-SIPHON-2
void Table::leave_rocket(std::size_t from, bool flight_goes_on) {
    Public& pub = state_.pub;
    const Cat cat = pub.aboard[pub.crew[from]];
    pub.boosters_used.erase(pub.crew[from]);
    pub.crew.erase_at(from);
    if (!flight_goes_on || pub.crew.empty())
        return;
    if (from == 0)
        tell(
            [&] { return PublicEvent{.kind = EventKind::new_commander, .seat = pub.commander()}; });
    const int lost = std::min<int>(row(cat).takes_dice, pub.pool - 1);
    if (lost > 0) {
        pub.pool = static_cast<std::uint8_t>(pub.pool - lost);
        tell([&] {
            return PublicEvent{
                .kind = EventKind::siphoned, .seat = pub.commander(), .count = pub.pool};
        });
    }
}

// ML-MOON-1, ML-MOON-2, ML-AST-MOON, ML-PLAN-1
void Table::place_on(Seat seat, Cat cat, Body body) {
    const BodyInfo& info = data_.body(body);
    Site& site = state_.pub.sites[body];
    site.cats[seat].insert(cat);
    if (!info.moons) {
        if (!site.rows.contains(seat))
            site.rows.push_back(seat);
        tell([&] {
            return PublicEvent{
                .kind = EventKind::landed_planet, .seat = seat, .cat = cat, .place = info.id};
        });
        return;
    }
    const int points = info.points[site.rows.size()] * row(cat).moon_factor;
    site.rows.push_back(seat);
    site.moon_cats.push_back(cat);
    score(seat, points);
    tell([&] {
        return PublicEvent{.kind = EventKind::landed_moon,
                           .seat = seat,
                           .cat = cat,
                           .points = static_cast<std::int16_t>(points),
                           .place = info.id};
    });
}

// ML-LAND-3, ML-AST-SHIFT-2, ML-AST-SHIFT-3, ML-AST-PARACHUTE-3
void Table::land(std::size_t from, int space, bool parachute) {
    const Seat seat = pub().crew[from];
    if (space == kDeepSpace) {
        leave_in_deep_space(from, false);
        return;
    }
    const Body body = data_.space(space).body;
    const Cat cat = pub().aboard[seat];
    if (parachute)
        tell([&] {
            return PublicEvent{
                .kind = EventKind::parachuted, .seat = seat, .place = data_.body(body).id};
        });
    place_on(seat, cat, body);
    if (!parachute || pub().rules.goals_from_parachute)
        claim_goals(seat);
    note_last_astronaut(seat);
    leave_rocket(from, !parachute && pub().space != kDeepSpace);
}

// ML-DEEP-1, ML-DEEP-3, ML-AST-DEEP, ML-AST-SHIFT-2
void Table::leave_in_deep_space(std::size_t from, bool comet) {
    Public& pub = state_.pub;
    const Seat seat = pub.crew[from];
    const Cat cat = pub.aboard[seat];
    const int points = (comet ? data_.comet_points : data_.galaxy_points) * row(cat).deep_factor;
    (comet ? pub.comet : pub.galaxy)[seat].insert(cat);
    score(seat, points);
    tell([&] {
        return PublicEvent{.kind = comet ? EventKind::landed_comet : EventKind::landed_galaxy,
                           .seat = seat,
                           .cat = cat,
                           .points = static_cast<std::int16_t>(points)};
    });
    claim_goals(seat);
    note_last_astronaut(seat);
    leave_rocket(from, pub.space != kDeepSpace);
}

// ML-CRASH-3, ML-AST-BOOSTER-6
void Table::go_home(std::size_t from) {
    Public& pub = state_.pub;
    const Seat seat = pub.crew[from];
    const Cat cat = pub.aboard[seat];
    pub.crew.erase_at(from);
    pub.home[seat].insert(cat);
    pub.boosters_used.erase(seat);
    tell([&] { return PublicEvent{.kind = EventKind::went_home, .seat = seat, .cat = cat}; });
}

// ML-SEC-4: the missions are shown, then the points are counted.
void Table::end_game() {
    Public& pub = state_.pub;
    pub.over = true;
    if (pub.rules.secret_missions) {
        for (int i = 0; i < seats(); ++i) {
            const Seat seat = seat_at(i);
            pub.missions_shown[seat] = state_.own[seat].missions;
            tell([&] {
                return PublicEvent{.kind = EventKind::missions_shown,
                                   .seat = seat,
                                   .missions = state_.own[seat].missions};
            });
        }
    }
    tell([&] { return PublicEvent{.kind = EventKind::game_over}; });
}

}  // namespace sidera::mlem
