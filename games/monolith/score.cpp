// Who stands how, and who has won.

#include "games/monolith/table.h"

namespace sidera::monolith {

// Places: the winners, then the living by the ranking of MO-LIM-2, then who held out longer. What
// is shown as points are the planets.
Outcome Monolith::outcome(const Data& data, const State& state) {
    const Public& pub = state.pub;
    Outcome outcome;
    outcome.over = pub.over;
    outcome.winners = pub.winners;
    const auto rank = [&](Seat seat) {
        const Player& player = pub.players[seat];
        const Standing standing =
            player.alive ? standing_of(data, state, seat) : Standing{-1, player.out, 0};
        return std::pair(pub.winners.has(seat), standing);
    };
    for (int i = 0; i < pub.rules.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        outcome.points[at] = planets_of(pub, seat_at(i));
        for (int j = 0; j < pub.rules.seats; ++j)
            if (rank(seat_at(i)) > rank(seat_at(j)))
                ++outcome.tie_break[at];
    }
    if (!pub.over && !pub.planets.empty())
        for (int i = 0; i < pub.rules.seats; ++i) {
            bool is_best = true;
            for (int j = 0; j < pub.rules.seats; ++j)
                is_best = is_best && rank(seat_at(i)) >= rank(seat_at(j));
            if (is_best)
                outcome.winners.insert(seat_at(i));
        }
    return outcome;
}

std::vector<ScoreLine> Monolith::score_lines(const Data&, const State& state) {
    std::vector<ScoreLine> lines;
    for (int i = 0; i < state.pub.rules.seats; ++i)
        if (const int planets = planets_of(state.pub, seat_at(i)); planets > 0)
            lines.push_back({seat_at(i), {.key = "score.planets", .args = {}}, planets});
    return lines;
}

std::vector<Earning> Monolith::earnings(const Data&, const State& state) {
    std::vector<Earning> earnings;
    for (const Planet& planet : state.pub.planets)
        if (planet.owner != kNoSeat)
            earnings.push_back({planet.owner, "biome", std::string(name_of(planet.biome)), 1.0});
    return earnings;
}

}  // namespace sidera::monolith
