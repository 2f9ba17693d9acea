// Figures of a simulation.

#include "clients/terminal/report.h"

#include <cmath>
#include <map>

namespace sidera::terminal {

ShareInterval share_interval(double wins, double games) {
    constexpr double kZ = 1.959964;
    const double share = wins / games;
    const double scale = 1 + kZ * kZ / games;
    const double middle = (share + kZ * kZ / (2 * games)) / scale;
    const double half =
        kZ / scale * std::sqrt(share * (1 - share) / games + kZ * kZ / (4 * games * games));
    return {share, middle - half, middle + half};
}

ShareInterval SimulationSummary::win_share(int seat) const {
    return share_interval(result.wins[static_cast<std::size_t>(seat)],
                          static_cast<double>(result.games));
}

int SimulationSummary::rounds_at(double part) const {
    double seen = 0;
    for (const auto& [rounds, count] : result.round_counts) {
        seen += static_cast<double>(count);
        if (seen >= part * static_cast<double>(result.games))
            return rounds;
    }
    return 0;
}

bool SimulationSummary::is_fact(const ReportKey& trait) const {
    for (const auto& [key, sums] : result.traits)
        if (key.first == trait.first && sums.wins > 0)
            return false;
    return true;
}

namespace {

Json traits_json(const SimulationSummary& summary) {
    Json groups = Json::object();
    std::map<std::string, Json> lists;
    for (const auto& [key, sums] : summary.result.traits) {
        const bool is_fact = summary.is_fact(key);
        const double cases = is_fact ? static_cast<double>(summary.result.games) : sums.seats;
        const ShareInterval share = share_interval(is_fact ? sums.seats : sums.wins, cases);
        lists.try_emplace(key.first, Json::object())
            .first->second.set(key.second.substr(key.second.rfind('.') + 1),
                               Json::object()
                                   .set("seats", sums.seats)
                                   .set("share", share.mean)
                                   .set("low", share.low)
                                   .set("high", share.high));
    }
    for (auto& [group, list] : lists)
        groups.set(group, std::move(list));
    return groups;
}

Json happenings_json(const SimulationSummary& summary) {
    Json groups = Json::object();
    std::map<std::string, Json> lists;
    for (const auto& [key, sums] : summary.result.happenings)
        lists.try_emplace(key.first, Json::object())
            .first->second.set(
                key.second.substr(key.second.rfind('.') + 1),
                Json::object()
                    .set("per_game", sums.times / static_cast<double>(summary.result.games))
                    .set("by_winners", sums.by_winners / sums.times)
                    .set("of_games", sums.games / static_cast<double>(summary.result.games)));
    for (auto& [group, list] : lists)
        groups.set(group, std::move(list));
    return groups;
}

Json seeds_json(const std::vector<Seed>& seeds) {
    Json list = Json::array();
    for (const Seed& seed : seeds)
        list.push(to_text(seed));
    return list;
}

}  // namespace

Json SimulationSummary::json() const {
    const auto games = static_cast<double>(result.games);
    Json shares = Json::array(), points = Json::array();
    for (int i = 0; i < seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const ShareInterval share = win_share(i);
        const double mean = result.points[at] / games;
        shares.push(Json::object()
                        .set("seat", std::string(1, letter(seat_at(i))))
                        .set("share", share.mean)
                        .set("low", share.low)
                        .set("high", share.high));
        points.push(Json::object()
                        .set("seat", std::string(1, letter(seat_at(i))))
                        .set("mean", mean)
                        .set("deviation",
                             std::sqrt(std::max(0.0, result.squares[at] / games - mean * mean))));
    }
    Json by_bot = Json::object();
    for (const auto& [bot, sums] : result.by_bot)
        by_bot.set(bot,
                   Json::object()
                       .set("seats_played", sums[0])
                       .set("share", sums[1] / sums[0])
                       .set("points", sums[2] / sums[0]));
    Json settings = Json::object();
    for (const auto& [key, value] : options)
        settings.set(key, value);
    Json names = Json::array();
    for (const std::string& bot : bots)
        names.push(bot);
    Json all = Json::object();
    all.set("game", game)
        .set("games", static_cast<std::int64_t>(result.games))
        .set("seats", seats)
        .set("seed", seed)
        .set("bots", std::move(names))
        .set("options", std::move(settings))
        .set("data_hash", data_hash)
        .set("decisions", static_cast<std::int64_t>(result.decisions))
        .set("seconds", seconds)
        .set("games_per_second", games_per_second())
        .set("decisions_per_second", decisions_per_second())
        .set("win_share", std::move(shares))
        .set("points", std::move(points))
        .set("by_bot", std::move(by_bot))
        .set("rounds_per_game", per_game(result.rounds))
        .set("decisions_per_game", per_game(result.decisions))
        .set("most_answers", std::int64_t{most_answers})
        .set("cut", seeds_json(result.cut));
    if (!result.round_counts.empty())
        all.set("rounds",
                Json::object()
                    .set("tenth", std::int64_t{rounds_at(0.1)})
                    .set("median", std::int64_t{rounds_at(0.5)})
                    .set("nine_tenths", std::int64_t{rounds_at(0.9)}));
    if (!result.traits.empty())
        all.set("traits", traits_json(*this)).set("happenings", happenings_json(*this));
    return all;
}

}  // namespace sidera::terminal
