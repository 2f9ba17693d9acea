// What a simulation came to: figures with intervals, as JSON and as one page with plots.

#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "engine/text.h"
#include "match/simulation.h"

namespace sidera::terminal {

struct ShareInterval {
    double mean = 0;
    double low = 0;
    double high = 0;
};

// 95 % interval of a share (Wilson): `wins` may hold parts of shared victories.
ShareInterval share_interval(double wins, double games);

struct SimulationSummary {
    std::string game;
    int seats = 0;
    std::vector<std::string> bots;
    std::int64_t seed = 0;
    std::vector<std::pair<std::string, std::string>> options;
    std::string data_hash;
    std::string command;  // that plays these games again
    std::uint32_t most_answers = kMostAnswers;
    double seconds = 0;
    SimulationResult result;

    double games_per_second() const { return static_cast<double>(result.games) / seconds; }

    double decisions_per_second() const { return static_cast<double>(result.decisions) / seconds; }

    double per_game(std::uint64_t sum) const {
        return static_cast<double>(sum) / static_cast<double>(result.games);
    }

    ShareInterval win_share(int seat) const;

    // The length that this part of the games does not exceed; needs details.
    int rounds_at(double part) const;

    // Whether a trait belongs to whole games and not to seats: nobody wins by it.
    bool is_fact(const ReportKey& trait) const;
    Json json() const;
};

// One self-contained HTML page: no script, no other file, no other host.
std::string write_report(const SimulationSummary& summary,
                         const Catalogue& texts,
                         const std::string& language);

}  // namespace sidera::terminal
