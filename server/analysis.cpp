// A finished game looked at again: chances of winning move by move, and what decided it.

#include "server/analysis.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "match/decisive.h"

namespace sidera::server {
namespace {

wire::AnalysedMoment on_the_wire(const MomentChances& moment, std::uint32_t playouts, bool over) {
    wire::AnalysedMoment told{
        .entry = static_cast<std::uint32_t>(moment.entry), .chances = {}, .points = moment.points};
    for (const double win : moment.win)
        told.chances.push_back({.win = win, .margin = over ? 0 : margin_of(win, playouts)});
    return told;
}

}  // namespace

double margin_of(double share, std::uint32_t playouts) {
    constexpr double kZ = 1.959964;
    const double n = std::max(playouts, 1u);
    return kZ / (1 + kZ * kZ / n) * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
}

std::optional<wire::Analysis> analyse(const Record& record,
                                      std::uint32_t playouts,
                                      const std::function<bool(double done)>& go_on) {
    const GameKit* game = find_game(record.header.game);
    if (game == nullptr)
        return std::nullopt;
    const std::size_t expected = answers_that_hold(record).size() + 1;
    std::vector<MomentChances> moments;
    const auto may_go_on = [&] {
        return go_on(static_cast<double>(moments.size()) / static_cast<double>(expected));
    };
    game->chances(
        game->default_data(),
        record,
        playouts,
        [&](const MomentChances& moment) {
            moments.push_back(moment);
            return may_go_on() || moments.size() == expected;
        },
        may_go_on);
    if (moments.size() != expected)
        return std::nullopt;
    wire::Analysis analysis{.ready = true, .progress = 1, .playouts = playouts};
    for (const MomentChances& moment : moments)
        analysis.moments.push_back(
            on_the_wire(moment, playouts, record.finished && &moment == &moments.back()));
    for (const Swing& swing : decisive_moments(moments))
        analysis.decisive.push_back({.entry = static_cast<std::uint32_t>(swing.entry),
                                     .seat = swing.seat,
                                     .before = swing.before,
                                     .after = swing.after});
    return analysis;
}

}  // namespace sidera::server
