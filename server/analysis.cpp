// A finished game looked at again: chances of winning move by move, and what decided it.

#include "server/analysis.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "match/decisive.h"

namespace sidera::server {
namespace {

wire::AnalysedMoment on_the_wire(const MomentChances& moment, std::uint32_t playouts, bool over) {
    wire::AnalysedMoment told{.entry = static_cast<std::uint32_t>(moment.entry),
                              .chances = {},
                              .points = moment.points,
                              .between = std::nullopt};
    if (!moment.measured)
        told.between = true;
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

std::optional<wire::Analysis> analyse(const Record& record, const ChancesRequest& request) {
    const GameKit* game = find_game(record.header.game);
    if (game == nullptr)
        return std::nullopt;
    const std::vector<MomentChances> moments = game->chances(game->default_data(), record, request);
    if (moments.empty())
        return std::nullopt;
    wire::Analysis analysis{
        .ready = true, .progress = 1, .playouts = request.playouts, .measured = std::nullopt};
    std::vector<MomentChances> measured;
    std::copy_if(moments.begin(),
                 moments.end(),
                 std::back_inserter(measured),
                 [](const MomentChances& moment) { return moment.measured; });
    if (measured.size() < moments.size())
        analysis.measured = static_cast<std::uint32_t>(measured.size());
    for (const MomentChances& moment : moments)
        analysis.moments.push_back(
            on_the_wire(moment, request.playouts, record.finished && &moment == &moments.back()));
    for (const Swing& swing : decisive_moments(measured))
        analysis.decisive.push_back({.entry = static_cast<std::uint32_t>(swing.entry),
                                     .seat = swing.seat,
                                     .before = swing.before,
                                     .after = swing.after});
    return analysis;
}

}  // namespace sidera::server
