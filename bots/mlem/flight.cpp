// Rolls are counted over the faces a space accepts; all other faces are one kind of useless die.

#include "bots/mlem/flight.h"

#include <algorithm>

#include "games/mlem/movement.h"

namespace sidera::mlem {
namespace {

// How many dice show each accepted face, in the order of `faces`.
struct Counted {
    FixedVec<Face, kFaces> faces;
    std::array<int, kFaces> dice{};
};

constexpr std::array<double, 7> kFactorial = {1, 1, 2, 6, 24, 120, 720};

int sides_showing(Face face) {
    return static_cast<int>(std::count(kDieSides.begin(), kDieSides.end(), face));
}

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

// The multinomial chance of these counts among `pool` dice.
double chance_of(const Counted& counted, int pool) {
    int idle = pool;
    int idle_sides = 6;
    double ways = kFactorial[static_cast<std::size_t>(pool)];
    for (std::size_t i = 0; i < counted.faces.size(); ++i) {
        const int dice = counted.dice[i];
        const int sides = sides_showing(counted.faces[i]);
        ways = ways * power(sides, dice) / kFactorial[static_cast<std::size_t>(dice)];
        idle -= dice;
        idle_sides -= sides;
    }
    ways = ways * power(idle_sides, idle) / kFactorial[static_cast<std::size_t>(idle)];
    return ways / power(6, pool);
}

// ML-TRAV-3 to ML-TRAV-7: the stop of every selection of whole groups.
FixedVec<Stop, 31> stops_of(const Data& data, int from, int pool, const Counted& counted) {
    FixedVec<Stop, 31> stops;
    const std::size_t groups = counted.faces.size();
    for (unsigned pick = 1; pick < 1u << groups; ++pick) {
        int far = 0;
        int used = 0;
        bool exists = true;
        for (std::size_t i = 0; i < groups; ++i) {
            if ((pick >> i & 1u) == 0)
                continue;
            exists = exists && counted.dice[i] > 0;
            far += counted.dice[i] * worth(data.space(from), counted.faces[i]);
            used += counted.faces[i] == Face::thruster ? 0 : counted.dice[i];
        }
        const Stop stop{static_cast<std::uint8_t>(std::min(from + far, kDeepSpace)),
                        static_cast<std::uint8_t>(std::max(pool - used, 1))};
        if (exists && !stops.contains(stop))
            stops.push_back(stop);
    }
    return stops;
}

}  // namespace

Flights::Flights(const Data& data) {
    for (int space = 0; space < kDeepSpace; ++space) {
        accepts_one_[static_cast<std::size_t>(space)] = data.space(space).faces.has(Face::one);
        for (int pool = 1; pool <= kDice; ++pool)
            list_rolls(data, space, pool);
    }
}

void Flights::list_rolls(const Data& data, int space, int pool) {
    const std::size_t first_roll = rolls_.size();
    Counted counted;
    for (const Face face : data.space(space).faces)
        counted.faces.push_back(face);
    for (bool more = true; more;) {
        const auto stops = stops_of(data, space, pool, counted);
        add_roll(chance_of(counted, pool), {stops.begin(), stops.size()}, first_roll);
        int total = 0;
        for (const int dice : counted.dice)
            total += dice;
        std::size_t i = 0;  // the next combination of counts with a sum of at most `pool`
        for (; i < counted.faces.size() && total == pool; ++i) {
            total -= counted.dice[i];
            counted.dice[i] = 0;
        }
        more = i < counted.faces.size() && total < pool;
        if (more)
            ++counted.dice[i];
    }
    ranges_[at(space, pool)] = {static_cast<std::uint16_t>(first_roll),
                                static_cast<std::uint16_t>(rolls_.size() - first_roll)};
}

void Flights::add_roll(double chance, std::span<const Stop> stops, std::size_t first_roll) {
    for (std::size_t i = first_roll; i < rolls_.size(); ++i) {
        const std::span<const Stop> known = this->stops(rolls_[i]);
        if (std::equal(known.begin(), known.end(), stops.begin(), stops.end())) {
            rolls_[i].chance += chance;
            return;
        }
    }
    rolls_.push_back({chance,
                      static_cast<std::uint16_t>(stops_.size()),
                      static_cast<std::uint16_t>(stops.size())});
    stops_.insert(stops_.end(), stops.begin(), stops.end());
}

FlightTable solve_flight(const Flights& flights, const FlightGains& gains) {
    FlightTable table;
    std::array<std::array<double, kPools>, kSpaces> best{};
    best[kDeepSpace].fill(gains.leave[kDeepSpace]);
    for (int space = kDeepSpace - 1; space >= 0; --space) {
        const auto here = static_cast<std::size_t>(space);
        for (int pool = 1; pool <= kDice; ++pool) {
            double sum = 0;
            for (const Roll& roll : flights.rolls(space, pool)) {
                double most = roll.count == 0 ? gains.crash[here] : kNoLanding;
                for (const Stop& stop : flights.stops(roll))
                    most = std::max(most, best[stop.space][stop.pool]);
                sum += roll.chance * most;
            }
            table.roll_on[here][static_cast<std::size_t>(pool)] = sum;
            best[here][static_cast<std::size_t>(pool)] = std::max(sum, gains.leave[here]);
        }
    }
    return table;
}

double reach_chance(const Flights& flights, int space, int pool, std::span<const int> targets) {
    FlightGains gains;
    gains.leave.fill(kNoLanding);
    gains.leave[kDeepSpace] = 0;
    for (const int target : targets)
        gains.leave[static_cast<std::size_t>(target)] = 1;
    return solve_flight(flights, gains).on(space, pool);
}

}  // namespace sidera::mlem
