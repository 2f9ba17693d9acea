// What a report on many games counts.

#include "games/monolith/board.h"
#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

std::string text_key(Thing thing) {
    return "thing." + std::string(name_of(thing));
}

std::string ending_of(const State& state) {
    const Public& pub = state.pub;
    if (!pub.over)
        return "report.end.cut";
    if (living(pub).size() == 1)
        return "report.end.conquest";
    const bool all_share = pub.winners == living(pub) && pub.winners.size() > 1;
    const bool at_limit = pub.rules.round_limit > 0 && pub.turn.round >= pub.rules.round_limit;
    return all_share && !at_limit ? "report.end.shared" : "report.end.limit";
}

}  // namespace

std::vector<Trait> Monolith::traits(const Data& data, const State& state) {
    const Public& pub = state.pub;
    const int seats = pub.rules.seats;
    std::vector<Trait> traits;
    for (int i = 0; i < seats; ++i) {
        const Seat seat = seat_at((index(pub.first) + i) % seats);
        traits.push_back({seat, "order", "report.order." + std::to_string(i + 1)});
        traits.push_back(
            {seat, "faction", "faction." + std::string(name_of(pub.players[seat].faction))});
        // The first planet made for a player is the home (MO-SET-4).
        const auto home = static_cast<std::size_t>(i * data.planets_per_player);
        if (home < pub.planets.size())
            traits.push_back(
                {seat, "home", "size." + std::string(name_of(pub.planets[home].size))});
    }
    traits.push_back(
        {pub.first,
         "map",
         std::to_string(int{pub.rules.cols}) + " x " + std::to_string(int{pub.rules.rows})});
    traits.push_back({kNoSeat, "end", ending_of(state)});
    return traits;
}

std::optional<Happening> Monolith::happening(const Data&, const PublicEvent& event) {
    const auto deed = [&event](std::string_view key) {
        return Happening{event.seat, "deed", "report.deed." + std::string(key)};
    };
    switch (event.kind) {
        case EventKind::structure_built:
            return Happening{event.seat, "built", text_key(thing_of(event.content))};
        case EventKind::ship_built:
        case EventKind::structure_placed:
            return Happening{event.seat, "built", text_key(event.thing)};
        case EventKind::destroyed:
            return Happening{event.seat, "destroyed", text_key(event.thing)};
        case EventKind::conquered:
            return deed(event.other == kNoSeat ? "settled" : "conquered");
        case EventKind::razed:
            return deed("razed");
        case EventKind::bombarded:
            return deed("bombarded");
        case EventKind::asteroid_destroyed:
            return deed("asteroid_destroyed");
        case EventKind::bill_laid:
            return deed("bill_laid");
        case EventKind::bill_completed:
            return deed("bill_completed");
        case EventKind::bill_broken:
            return deed("bill_broken");
        case EventKind::allied:
            return deed("allied");
        case EventKind::alliance_ended:
            return deed("alliance_ended");
        case EventKind::alliance_betrayed:
            return deed("alliance_betrayed");
        case EventKind::eliminated:
            return deed("eliminated");
        default:
            return std::nullopt;
    }
}

}  // namespace sidera::monolith
