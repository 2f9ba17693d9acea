// Which moments of a game are worth a look when there is no time to look at all of them.

#include "match/telling.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace sidera {
namespace {

// Between two measured moments; both are indices into the chosen ones.
struct Stretch {
    double weight = 0;
    std::size_t from = 0;
    std::size_t to = 0;

    bool operator<(const Stretch& other) const {
        return weight != other.weight ? weight < other.weight : from > other.from;
    }
};

double largest_change(const MomentChances& before, const MomentChances& after) {
    double most = 0;
    for (std::size_t i = 0; i < std::min(before.win.size(), after.win.size()); ++i)
        most = std::max(most, std::abs(after.win[i] - before.win[i]));
    return most;
}

// A long stretch may hide a change that was taken back; so length counts, too.
double weight_of(const MomentChances& before, const MomentChances& after, double part_of_game) {
    return largest_change(before, after) + part_of_game;
}

void lay_between(const MomentChances& before, const MomentChances& after, MomentChances& moment) {
    const auto length = static_cast<double>(after.entry - before.entry);
    const double way = length > 0 ? static_cast<double>(moment.entry - before.entry) / length : 0;
    moment.win.resize(before.win.size());
    for (std::size_t i = 0; i < before.win.size(); ++i)
        moment.win[i] = before.win[i] + way * (after.win[i] - before.win[i]);
}

}  // namespace

void in_telling_order(std::span<const std::size_t> chosen,
                      const std::vector<MomentChances>& moments,
                      const std::function<bool(std::size_t moment)>& measure) {
    if (chosen.empty() || !measure(chosen.front()))
        return;
    if (chosen.size() == 1 || !measure(chosen.back()))
        return;
    std::priority_queue<Stretch> open;
    const auto add = [&](std::size_t from, std::size_t to) {
        const double part = static_cast<double>(to - from) / static_cast<double>(chosen.size());
        if (to - from > 1)
            open.push({.weight = weight_of(moments[chosen[from]], moments[chosen[to]], part),
                       .from = from,
                       .to = to});
    };
    add(0, chosen.size() - 1);
    while (!open.empty()) {
        const Stretch stretch = open.top();
        open.pop();
        const std::size_t middle = (stretch.from + stretch.to) / 2;
        if (!measure(chosen[middle]))
            return;
        add(stretch.from, middle);
        add(middle, stretch.to);
    }
}

void fill_between(std::vector<MomentChances>& moments) {
    const auto measured = [](const MomentChances& moment) { return moment.measured; };
    const MomentChances* before = nullptr;
    for (auto at = moments.begin(); at != moments.end(); ++at) {
        if (at->measured) {
            before = &*at;
            continue;
        }
        const auto next = std::find_if(at, moments.end(), measured);
        const MomentChances* after = next == moments.end() ? before : &*next;
        if (after == nullptr)
            return;
        lay_between(before == nullptr ? *after : *before, *after, *at);
    }
}

}  // namespace sidera
