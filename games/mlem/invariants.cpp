// What must hold in every position of MLEM (the specification's numbered list).

#include <algorithm>
#include <string>

#include "games/mlem/frame_invariants.h"
#include "games/mlem/game.h"
#include "games/mlem/movement.h"
#include "games/mlem/score.h"

namespace sidera::mlem {
namespace {

using Fault = std::optional<std::string>;

std::string who(Seat seat) {
    return std::string("player ") + letter(seat);
}

std::string count(int n) {
    return std::to_string(n);
}

// 1: each astronaut is in exactly one place. 5: one of each player boards. 10: only boosters turn
// over.
Fault check_cats(const Data& data, const Public& pub, Seat seat) {
    CatSet seen;
    int pieces = 0;
    const auto add = [&](CatSet cats) {
        pieces += cats.size();
        seen = seen | cats;
    };
    add(pub.home[seat]);
    add(pub.comet[seat]);
    add(pub.galaxy[seat]);
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        add(pub.sites.values[b].cats[seat]);
    if (pub.crew.contains(seat))
        add(CatSet::of(pub.aboard[seat]));
    if (pieces != kCats || seen != kAllCats)
        return who(seat) + " has " + count(pieces) +
               " astronauts on the table, or one of them twice; it must be all eight, each in one "
               "place";
    if (pub.boosters_used.has(seat) &&
        !(pub.crew.contains(seat) && row(pub.aboard[seat]).spare_die))
        return who(seat) + " has a used booster but no booster aboard";
    return std::nullopt;
}

// 2: moons are filled in order, one cat each. Planet rows name just those who are there.
Fault check_site(const BodyInfo& info, const Site& site, int seats) {
    const std::string name(info.id.view());
    int present = 0;
    int cats = 0;
    for (int i = 0; i < seats; ++i) {
        cats += site.cats[seat_at(i)].size();
        present += site.cats[seat_at(i)].empty() ? 0 : 1;
    }
    if (info.moons) {
        const bool fits = site.rows.size() == site.moon_cats.size() &&
                          static_cast<int>(site.rows.size()) == cats && cats <= info.places;
        if (!fits)
            return name + " must have one astronaut per taken moon and at most " +
                   count(info.places);
        for (std::size_t i = 0; i < site.rows.size(); ++i)
            if (!site.cats[site.rows[i]].has(site.moon_cats[i]))
                return name + " has a moon whose astronaut is not listed there";
        return std::nullopt;
    }
    if (static_cast<int>(site.rows.size()) != present || !site.moon_cats.empty())
        return name + " must list each player present once, in order of arrival";
    for (const Seat seat : site.rows)
        if (site.cats[seat].empty())
            return name + " lists " + who(seat) + ", who has nobody there";
    return std::nullopt;
}

// 8: points scored at once are those of the moons and of deep space.
Fault check_scored(const Data& data, const Public& pub, Seat seat) {
    if (immediate_points(data, pub, seat) != pub.scored[seat])
        return who(seat) + " has scored " + count(pub.scored[seat]) +
               " points, but moons and deep space give " + count(immediate_points(data, pub, seat));
    return std::nullopt;
}

// 3, 4, 7, 11
Fault check_flight(const Public& pub) {
    if (pub.pool < 1 || pub.pool > kDice)
        return "the pool must hold 1 to 6 dice, not " + count(pub.pool);
    int thrown = 0;
    for (const std::uint8_t n : pub.thrown.values)
        thrown += n;
    if (thrown != 0 && thrown != pub.pool)
        return count(thrown) + " dice show a result but the pool holds " + count(pub.pool);
    if (pub.space > kDeepSpace)
        return "the rocket is on space " + count(pub.space) + ", beyond deep space";
    if (pub.failures > pub.rules.failure_limit)
        return "there are " + count(pub.failures) + " failures, more than the limit of " +
               count(pub.rules.failure_limit);
    for (std::size_t i = 0; i < pub.crew.size(); ++i) {
        if (index(pub.crew[i]) >= pub.rules.seats)
            return std::string("the crew holds a seat that does not play");
        for (std::size_t j = 0; j < i; ++j)
            if (pub.crew[i] == pub.crew[j])
                return who(pub.crew[i]) + " is aboard twice";
    }
    return std::nullopt;
}

// 7: the game is over exactly when it has to be.
Fault check_end(const Public& pub) {
    bool ends = pub.failures >= pub.rules.failure_limit;
    for (int i = 0; i < pub.rules.seats; ++i)
        ends = ends || (pub.home[seat_at(i)].empty() && !pub.crew.contains(seat_at(i)));
    if (pub.over && !ends)
        return std::string(
            "the game is over, but nobody has landed all astronauts and the failure "
            "track is not full");
    return std::nullopt;
}

// 5: each expedition begins with exactly one astronaut of every player aboard.
Fault check_boarding(const Public& pub) {
    const auto* flight =
        pub.frames.empty() ? nullptr : std::get_if<ExpeditionFrame>(&pub.frames.back());
    const bool lifts_off = flight != nullptr && flight->step == ExpeditionFrame::Step::lift_off;
    if (lifts_off && static_cast<int>(pub.crew.size()) != pub.rules.seats)
        return std::string("the rocket lifts off before everybody is aboard");
    return std::nullopt;
}

// 5: crew order is a subsequence of boarding order.
Fault check_crew_order(const Public& pub) {
    int last = -1;
    for (const Seat seat : pub.crew) {
        const int turn = (index(seat) - index(pub.starter) + pub.rules.seats) % pub.rules.seats;
        if (turn <= last)
            return std::string("the crew does not stand in boarding order from the starter");
        last = turn;
    }
    return std::nullopt;
}

// 9: a goal's owner fulfils it for good.
Fault check_goals(const Data& data, const Public& pub) {
    for (int i = 0; i < kGoals; ++i) {
        const auto goal = static_cast<Goal>(i);
        const Seat owner = pub.goals[goal];
        if (owner != kNoSeat && !goals_met(data, pub, owner).has(goal))
            return who(owner) + " holds " + std::string(name_of(goal)) + " without fulfilling it";
    }
    return std::nullopt;
}

template<class Id, std::size_t N, class Set>
bool same_members(const FixedVec<Id, N>& stack, Set left) {
    Set seen;
    for (const Id id : stack)
        seen.insert(id);
    return seen == left && static_cast<int>(stack.size()) == left.size();
}

// 12, 13: tokens are conserved.
Fault check_tokens(const Data& data, const State& state) {
    const Public& pub = state.pub;
    if (!same_members(state.secret.expedition_stack, pub.expedition_left))
        return std::string("the expedition stack does not hold the tokens that are left");
    if (!same_members(state.secret.exploration_stack, pub.exploration_left))
        return std::string("the exploration stack does not hold the tokens that are left");
    if (pub.orders != kNone<ExpeditionId> && pub.expedition_left.has(pub.orders))
        return std::string("the open expedition token is in the stack too");
    if (pub.ufo_space > kDeepSpace)
        return "the UFO is on space " + count(pub.ufo_space) + ", beyond deep space";
    if (!(pub.exploration_left & pub.exploration_open).empty())
        return std::string("an exploration token lies on the mat and in the stack");
    ExplorationSet kept;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const ExplorationSet own = pub.exploration_kept[seat_at(i)];
        if (!(own & (kept | pub.exploration_left | pub.exploration_open)).empty())
            return std::string("an exploration token is in two places");
        for (const ExplorationId id : own)
            if (data.token(id).kind > Discovery::points3)
                return who(seat_at(i)) + " keeps an exploration token without points";
        kept = kept | own;
    }
    const int open = pub.exploration_open.size();
    if (open > 5 || (pub.rules.exploration && open < 5 && !pub.exploration_left.empty()))
        return "there are " + count(open) + " exploration tokens on the mat instead of 5";
    return std::nullopt;
}

// 14: three missions each after setup; all tokens together are those of the data set.
Fault check_missions(const Data& data, const State& state) {
    if (!state.pub.rules.secret_missions)
        return std::nullopt;
    std::array<int, kMaxBodies> copies{};
    const auto add = [&copies](Body body) { ++copies[static_cast<std::size_t>(body)]; };
    const bool choosing = state.pub.asking == Question::mission_discard;
    for (int i = 0; i < state.pub.rules.seats; ++i) {
        const Private& own = state.own[seat_at(i)];
        if (own.missions.size() != (choosing ? 4u : 3u))
            return who(seat_at(i)) + " must have " + (choosing ? "4" : "3") + " missions";
        if ((own.returned == kNone<Body>) != choosing)
            return who(seat_at(i)) + " must have given back one mission, after the choice";
        std::for_each(own.missions.begin(), own.missions.end(), add);
        if (own.returned != kNone<Body>)
            add(own.returned);
    }
    std::for_each(state.secret.mission_box.begin(), state.secret.mission_box.end(), add);
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        if (copies[b] != data.mission_copies[b])
            return "there are " + count(copies[b]) + " mission tokens of " +
                   std::string(data.bodies[b].id.view()) + " instead of " +
                   count(data.mission_copies[b]);
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Mlem::broken_invariant(const Data& data, const State& state) {
    const Public& pub = state.pub;
    const int seats = pub.rules.seats;
    if (seats < kMinSeats || seats > kMaxSeats || index(pub.starter) >= seats)
        return std::string("the starter must be one of the players");
    if (Fault fault = check_flight(pub))
        return fault;
    for (const auto check : {check_end, check_boarding, check_crew_order})
        if (Fault fault = check(pub))
            return fault;
    for (std::size_t b = 0; b < data.bodies.size(); ++b)
        if (Fault fault = check_site(data.bodies[b], pub.sites.values[b], seats))
            return fault;
    for (int i = 0; i < seats; ++i) {
        if (Fault fault = check_cats(data, pub, seat_at(i)))
            return fault;
        if (Fault fault = check_scored(data, pub, seat_at(i)))
            return fault;
    }
    if (Fault fault = check_goals(data, pub))
        return fault;
    if (Fault fault = check_tokens(data, state))
        return fault;
    if (Fault fault = check_frames(data, state))
        return fault;
    return check_missions(data, state);
}

}  // namespace sidera::mlem
