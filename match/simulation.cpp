// Adding results of simulations.

#include "match/simulation.h"

namespace sidera {
namespace {

template<class K, class V>
void add_map(std::map<K, V>& to, const std::map<K, V>& from) {
    for (const auto& [key, value] : from)
        to[key] += value;
}

}  // namespace

void SimulationResult::add(const SimulationResult& other) {
    games += other.games;
    decisions += other.decisions;
    rounds += other.rounds;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        wins[i] += other.wins[i];
        points[i] += other.points[i];
        squares[i] += other.squares[i];
    }
    add_map(score_counts, other.score_counts);
    add_map(round_counts, other.round_counts);
    add_map(decision_counts, other.decision_counts);
    for (const auto& [key, sums] : other.earnings) {
        earnings[key].points += sums.points;
        earnings[key].times += sums.times;
    }
    for (const auto& [key, sums] : other.traits) {
        traits[key].seats += sums.seats;
        traits[key].wins += sums.wins;
    }
    for (const auto& [key, sums] : other.happenings) {
        happenings[key].times += sums.times;
        happenings[key].by_winners += sums.by_winners;
        happenings[key].games += sums.games;
    }
    cut.insert(cut.end(), other.cut.begin(), other.cut.end());
    for (const auto& [bot, sums] : other.by_bot)
        for (std::size_t i = 0; i < sums.size(); ++i)
            by_bot[bot][i] += sums[i];
}

}  // namespace sidera
