// Standing and results of Cosmic Encounter.

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {

Outcome Cosmic::outcome(const Data&, const State& state) {
    Outcome outcome;
    outcome.over = state.pub.over;
    outcome.winners = state.pub.winners;
    for (const Seat seat : everybody(state.pub)) {
        outcome.points[static_cast<std::size_t>(index(seat))] = foreign_colonies(state.pub, seat);
        outcome.tie_break[static_cast<std::size_t>(index(seat))] =
            state.pub.winners.has(seat) ? 1 : 0;
    }
    return outcome;
}

std::vector<ScoreLine> Cosmic::score_lines(const Data&, const State& state) {
    std::vector<ScoreLine> lines;
    for (const Seat seat : everybody(state.pub))
        for (const Seat system : everybody(state.pub)) {
            if (system == seat)
                continue;
            const int there = (colonies(state.pub, seat) & system_planets(system)).size();
            if (there > 0)
                lines.push_back(
                    {seat,
                     Message{.key = "score.colonies", .args = {}}.with_seat("system", system),
                     there});
        }
    return lines;
}

std::vector<Earning> Cosmic::earnings(const Data&, const State& state) {
    std::vector<Earning> earned;
    for (const Seat seat : everybody(state.pub))
        if (const int count = foreign_colonies(state.pub, seat); count > 0)
            earned.push_back({seat, "score", "foreign_colony", static_cast<double>(count)});
    return earned;
}

std::vector<Trait> Cosmic::traits(const Data&, const State& state) {
    std::vector<Trait> traits;
    for (const Seat seat : everybody(state.pub))
        for (const Sheet& sheet : state.pub.players[seat].sheets)
            if (sheet.alien != AlienId::none && !sheet.extra)
                traits.push_back({seat, "alien", "alien." + std::string(name_of(sheet.alien))});
    const int winners = state.pub.winners.size();
    traits.push_back({kNoSeat,
                      "end",
                      winners == 0   ? "report.end.nobody"
                      : winners == 1 ? "report.end.alone"
                                     : "report.end.shared"});
    return traits;
}

// Uses of powers and cards, encounters and who joins them, talks and what becomes of them.
std::optional<Happening> Cosmic::happening(const Data&, const PublicEvent& event) {
    switch (event.kind) {
        case EventKind::power_used:
            return Happening{event.seat, "power", "alien." + std::string(name_of(event.alien))};
        case EventKind::wild_played:
            return Happening{event.seat, "wild", "alien." + std::string(name_of(event.alien))};
        case EventKind::super_played:
            return Happening{event.seat, "super", "alien." + std::string(name_of(event.alien))};
        case EventKind::card_played:
            return Happening{event.seat, "card", "card." + std::string(name_of(event.card))};
        case EventKind::tech_used:
            return Happening{event.seat, "tech", "tech." + std::string(name_of(event.tech))};
        case EventKind::encounter_begins:
            return Happening{event.seat, "encounter", "report.encounter_begins"};
        case EventKind::joined:
            return Happening{event.seat, "encounter", "report.joined"};
        case EventKind::talks_begin:
            return Happening{event.seat, "talks", "report.talks_begin"};
        case EventKind::deal_made:
            return Happening{event.seat, "talks", "report.deal_made"};
        case EventKind::deal_failed:
            return Happening{event.seat, "talks", "report.deal_failed"};
        default:
            return std::nullopt;
    }
}

}  // namespace sidera::cosmic
