// Backward induction over (space, pool, who is aboard, booster ready).

#include "bots/mlem/crew_flight.h"

#include <algorithm>
#include <bit>

#include "bots/mlem/selection.h"

namespace sidera::mlem {
namespace {

void add(SeatValues& sum, const SeatValues& more) {
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += more[i];
}

void add_scaled(SeatValues& sum, const SeatValues& more, float factor) {
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += more[i] * factor;
}

bool has_landing_phase(const Public& pub, int space) {
    return space >= kFirstLandingSpace || (space == 5 && pub.rules.shift_from_space_5);
}

}  // namespace

CrewFlight::CrewFlight()
    : rolls_(64u * kSpaces * kPools)
    , arrivals_(64u * kSpaces * kPools)
    , likings_(64u * kSpaces * kPools) {}

void CrewFlight::solve(const Data& data,
                       const Flights& flights,
                       const Public& pub,
                       const Crew& crew,
                       const CrewGains& gains,
                       Stop from) {
    data_ = &data;
    flights_ = &flights;
    pub_ = &pub;
    crew_ = crew;
    gains_ = gains;
    most_dice_ = pub.rules.exploration ? kDice : from.pool;  // only tokens bring dice back
    const CrewMask all = (1u << crew.members.size()) - 1u;
    for (int space = kDeepSpace; space >= from.space; --space) {
        for (CrewMask aboard = 1; aboard <= all; ++aboard) {
            const bool has_spare = crew.spare >= 0 && (aboard >> crew.spare & 1u) != 0;
            for (int spare = 0; spare <= (has_spare ? 1 : 0); ++spare) {
                if (space < kDeepSpace)
                    solve_rolls(aboard, spare == 1, space);
                solve_arrivals(aboard, spare == 1, space);
            }
        }
    }
}

float CrewFlight::liking(int member, const SeatValues& result) const {
    const SeatValues& care = gains_.care[static_cast<std::size_t>(member)];
    float sum = 0;
    for (std::size_t i = 0; i < kMaxPlayers; ++i)
        sum += care[i] * result[i];
    return sum;
}

void CrewFlight::solve_rolls(CrewMask aboard, bool spare, int space) {
    for (int pool = 1; pool <= most_dice_; ++pool)
        solve_roll(
            aboard, spare, {static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(pool)});
}

// ML-TRAV-1 to ML-TRAV-7, ML-AST-BOOSTER-1
void CrewFlight::solve_roll(CrewMask aboard, bool spare, Stop stop) {
    const bool boost = spare && flights_->accepts_one(stop.space);
    const int commander = std::countr_zero(aboard);
    const SeatValues lost = crash(aboard, stop.space);
    const float lost_liking = liking(commander, lost);
    const std::size_t base = at(aboard, spare, {});
    const std::size_t boosted = at(aboard, false, {});
    const auto one_on = [](Stop from) {
        return static_cast<std::size_t>(std::min(from.space + 1, kDeepSpace)) * kPools + from.pool;
    };
    SeatValues sum{};
    for (const Roll& roll : flights_->rolls(stop.space, stop.pool)) {
        const SeatValues* best = &lost;
        float most = roll.count == 0 ? lost_liking : -1e9f;
        const auto try_index = [&](std::size_t i) {
            if (likings_[i] > most) {
                most = likings_[i];
                best = &arrivals_[i];
            }
        };
        for (const Stop& next : flights_->stops(roll)) {
            try_index(base + next.space * std::size_t{kPools} + next.pool);
            if (boost)
                try_index(boosted + one_on(next));
        }
        if (boost)
            try_index(boosted + one_on(stop));
        add_scaled(sum, *best, static_cast<float>(roll.chance));
    }
    rolls_[at(aboard, spare, stop)] = sum;
}

// ML-TRAV-9
void CrewFlight::solve_arrivals(CrewMask aboard, bool spare, int space) {
    const int commander = std::countr_zero(aboard);
    const Seat seat = crew_.members[static_cast<std::size_t>(commander)].seat;
    for (int pool = 1; pool <= most_dice_; ++pool) {
        const Stop stop{static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(pool)};
        const Arrival end = arrival(*data_, *pub_, stop);
        SeatValues result;
        if (end.stop.space == kDeepSpace)
            result = deep_space(aboard);
        else
            result = landing(aboard, spare, end.stop, 0, 0);
        result[static_cast<std::size_t>(index(seat))] += static_cast<float>(end.points);
        arrivals_[at(aboard, spare, stop)] = result;
        likings_[at(aboard, spare, stop)] = liking(commander, result);
    }
}

// What the member wins by leaving for that space, or nullptr when there is no room.
const SeatValues* CrewFlight::gain(int member, int space, int landed) const {
    const CrewGains::Leaving& leaving = gains_.leave[static_cast<std::size_t>(member)];
    if (space == kDeepSpace)
        return &leaving[CrewGains::kGalaxy][0];
    const Body body = space < kFirstLandingSpace ? kNone<Body> : data_->space(space).body;
    if (body == kNone<Body>)
        return nullptr;
    const BodyInfo& info = data_->body(body);
    if (info.moons &&
        pub_->sites[body].rows.size() + static_cast<std::size_t>(landed) >= info.places)
        return nullptr;
    return &leaving[static_cast<std::size_t>(body)][static_cast<std::size_t>(landed)];
}

bool CrewFlight::is_beside(Stop stop, int space) const {
    return space != kDeepSpace && space >= kFirstLandingSpace &&
           data_->space(space).body == data_->space(stop.space).body;
}

bool CrewFlight::may_leave(int member, Stop stop, int offset, int landed) const {
    const int space = stop.space + offset;
    return gain(member, space, is_beside(stop, space) ? landed : 0) != nullptr;
}

// ML-LAND-2, ML-CMD-1
SeatValues CrewFlight::landing(CrewMask aboard, bool spare, Stop stop, int next, int landed) const {
    if (aboard == 0)
        return {};
    if (!has_landing_phase(*pub_, stop.space))
        return roll(aboard, spare, stop);
    const CrewMask undecided = aboard >> next << next;
    if (undecided == 0)
        return roll(aboard, spare, stop);
    const int member = std::countr_zero(undecided);
    SeatValues best = landing(aboard, spare, stop, member + 1, landed);
    float most = liking(member, best);
    const bool shifts = row(crew_.members[static_cast<std::size_t>(member)].cat).reaches_beside;
    for (int offset = shifts ? -1 : 0; offset <= (shifts ? 1 : 0); ++offset) {
        if (!may_leave(member, stop, offset, landed))
            continue;
        const SeatValues left = leave(aboard, spare, stop, member, stop.space + offset, landed);
        const float like = liking(member, left);
        if (like > most) {
            most = like;
            best = left;
        }
    }
    return best;
}

// ML-AST-SIPHON-1
SeatValues CrewFlight::leave(
    CrewMask aboard, bool spare, Stop stop, int member, int space, int landed) const {
    const bool beside = is_beside(stop, space);
    const SeatValues* won = gain(member, space, beside ? landed : 0);
    const CrewMask rest = aboard & ~(1u << member);
    const Crew::Member& leaver = crew_.members[static_cast<std::size_t>(member)];
    const int taken = row(leaver.cat).takes_dice;
    const Stop left{stop.space, static_cast<std::uint8_t>(std::max(stop.pool - taken, 1))};
    SeatValues result =
        landing(rest, spare && member != crew_.spare, left, member + 1, landed + (beside ? 1 : 0));
    if (won != nullptr)
        add(result, *won);
    return result;
}

// ML-CRASH-3, ML-AST-PARACHUTE-1, ML-AST-PARACHUTE-2
SeatValues CrewFlight::crash(CrewMask aboard, int space) const {
    SeatValues result = gains_.crash;
    int landed = 0;
    for (CrewMask left = aboard; left != 0; left &= left - 1) {
        const int member = std::countr_zero(left);
        const Crew::Member& who = crew_.members[static_cast<std::size_t>(member)];
        const SeatValues* won = row(who.cat).survives_crash && space < kDeepSpace
                                    ? gain(member, space, landed)
                                    : nullptr;
        if (won == nullptr || liking(member, *won) <= 0)
            continue;
        add(result, *won);
        ++landed;
    }
    return result;
}

// ML-DEEP-1, ML-AST-SHIFT-5
SeatValues CrewFlight::deep_space(CrewMask aboard) const {
    SeatValues result{};
    bool comet = true;
    for (CrewMask left = aboard; left != 0; left &= left - 1, comet = false) {
        const int member = std::countr_zero(left);
        const CrewGains::Leaving& leaving = gains_.leave[static_cast<std::size_t>(member)];
        const SeatValues* won = &leaving[comet ? CrewGains::kComet : CrewGains::kGalaxy][0];
        const bool shifts = row(crew_.members[static_cast<std::size_t>(member)].cat).reaches_beside;
        const SeatValues* back =
            shifts && pub_->rules.shift_back_from_deep ? gain(member, kDeepSpace - 1, 0) : nullptr;
        if (back != nullptr && liking(member, *back) > liking(member, *won))
            won = back;
        add(result, *won);
    }
    return result;
}

}  // namespace sidera::mlem
