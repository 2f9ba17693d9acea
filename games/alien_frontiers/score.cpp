// Who has how many points, and where they come from.

#include <algorithm>

#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/standing.h"

namespace sidera::alien_frontiers {
namespace {

// AF-TIE-1, AF-TIE-2: cards before ore before fuel; each fits a byte.
std::int32_t tie_break(const Player& player) {
    return player.cards.size() * 65536 + player.ore * 256 + player.fuel;
}

int territories_controlled(const Public& pub, Seat seat) {
    return static_cast<int>(
        std::count(pub.controller.values.begin(), pub.controller.values.end(), seat));
}

int card_points(const Data& data, const Public& pub, Seat seat) {
    int points = 0;
    for (const Card card : pub.players[seat].cards)
        points += data.cards[card].points;
    return points;
}

// AF-FIELD-5
bool scores_positron(const Public& pub, Seat seat, Territory territory) {
    return has_field(pub, Field::positron, territory) && pub.controller[territory] == seat;
}

}  // namespace

Outcome AlienFrontiers::outcome(const Data&, const State& state) {
    const Public& pub = state.pub;
    Outcome outcome;
    outcome.over = pub.over;
    auto best = outcome.rank(seat_at(0));
    for (int i = 0; i < pub.rules.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        outcome.points[at] = pub.players[seat_at(i)].points;
        outcome.tie_break[at] = tie_break(pub.players[seat_at(i)]);
        best = std::max(best, outcome.rank(seat_at(i)));
    }
    for (int i = 0; i < pub.rules.seats; ++i)
        if (outcome.rank(seat_at(i)) == best)
            outcome.winners.insert(seat_at(i));
    return outcome;
}

std::vector<ScoreLine> AlienFrontiers::score_lines(const Data& data, const State& state) {
    const Public& pub = state.pub;
    std::vector<ScoreLine> lines;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const auto add = [&lines, seat](const char* key, int points) {
            if (points != 0)
                lines.push_back({seat, {.key = key, .args = {}}, points});
        };
        const Territory charged = pub.fields_at[Field::positron];
        add("score.colonies", landed(pub, seat));
        add("score.control", territories_controlled(pub, seat));
        add("score.cards", card_points(data, pub, seat));
        add("score.positron",
            charged != Territory::nowhere && scores_positron(pub, seat, charged) ? 1 : 0);
    }
    return lines;
}

std::vector<Earning> AlienFrontiers::earnings(const Data& data, const State& state) {
    const Public& pub = state.pub;
    std::vector<Earning> list;
    for (int i = 0; i < pub.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        for (int t = 0; t < kTerritories; ++t) {
            const auto territory = static_cast<Territory>(t);
            const int points = pub.colonies[territory][seat] +
                               (pub.controller[territory] == seat ? 1 : 0) +
                               (scores_positron(pub, seat, territory) ? 1 : 0);
            if (points != 0)
                list.push_back({seat,
                                "territory",
                                std::string(name_of(territory)),
                                static_cast<double>(points)});
        }
        for (const Card card : pub.players[seat].cards)
            if (data.cards[card].points != 0)
                list.push_back({seat,
                                "card",
                                std::string(name_of(card)),
                                static_cast<double>(data.cards[card].points)});
    }
    return list;
}

}  // namespace sidera::alien_frontiers
