// sidera bench: the signature of each game and its speed.

#include <algorithm>
#include <cstdio>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--signature", "", "only the signatures, one line per game"},
                           {"--perft", "DEPTH", "count decision sequences of that length as well"},
                           {"--json", "", "for programs"}};

// What this machine does in a second, for comparing figures from different machines: rounds of a
// small integer generator.
double calibration() {
    QuickRandom random(1);
    std::uint64_t sum = 0;
    const double begin = seconds();
    constexpr int kRounds = 100'000'000;
    for (int i = 0; i < kRounds; ++i)
        sum += random.next();
    const double spent = seconds() - begin;
    return sum == 0 ? 0 : kRounds / spent;
}

struct Speed {
    double games_per_second = 0;
    double decisions_per_second = 0;
};

// So many games that a part takes about a second whatever the game.
std::uint64_t games_of_a_part(const GameKit& game, const DataSet& set) {
    SimulationRequest request{.setup = game.short_setup(), .bots = {"random"}};
    request.games = 100;
    const std::uint64_t decisions = game.simulate(set, request).decisions / request.games;
    return std::clamp<std::uint64_t>(2'600'000 / (decisions + 1), 100, 20'000);
}

// Random games with the default number of seats, the best of five parts.
Speed speed_of(const GameKit& game, const DataSet& set) {
    Speed best;
    const std::uint64_t games = games_of_a_part(game, set);
    for (int part = 0; part < 5; ++part) {
        SimulationRequest request{.setup = game.short_setup(), .bots = {"random"}};
        request.games = games;
        request.first_game = games * static_cast<std::uint64_t>(part);
        const double begin = seconds();
        const SimulationResult result = game.simulate(set, request);
        const double spent = seconds() - begin;
        const double decisions = static_cast<double>(result.decisions) / spent;
        if (decisions > best.decisions_per_second)
            best = {static_cast<double>(result.games) / spent, decisions};
    }
    return best;
}

// Playouts to the end per second by the search bot from the start of a game, the best of five.
double playouts_per_second(const GameKit& game, const DataSet& set) {
    double best = 0;
    const auto iterations = static_cast<std::uint32_t>(games_of_a_part(game, set));
    for (int part = 0; part < 5; ++part) {
        const double begin = seconds();
        game.search_from_start(set, iterations);
        best = std::max(best, iterations / (seconds() - begin));
    }
    return best;
}

int run(const Arguments& arguments) {
    std::string error;
    const GameKit* one = arguments.words().empty() ? nullptr : game_argument(arguments, error);
    const auto depth = static_cast<int>(arguments.number("--perft", 0, 1, 12, error));
    if (!error.empty())
        return wrong_usage(error);
    Json list = Json::array();
    std::string bench = "Bench:";
    for (const GameKit* game : all_games()) {
        if (one != nullptr && one != game)
            continue;
        const DataSet set = game->default_data();
        const std::string signature = hash_text(game->signature(set));
        const std::string name(game->name());
        bench += " " + name + " " + signature;
        if (arguments.has("--signature"))
            continue;
        const Speed speed = speed_of(*game, set);
        Json row = Json::object();
        row.set("game", name).set("signature", signature);
        row.set("state_bytes", static_cast<std::int64_t>(game->state_size()));
        row.set("games_per_second", speed.games_per_second);
        row.set("decisions_per_second", speed.decisions_per_second);
        const double playouts = playouts_per_second(*game, set);
        row.set("search_playouts_per_second", playouts);
        if (depth > 0)
            row.set("perft",
                    static_cast<std::int64_t>(game->perft(set, game->default_seats(), depth)));
        if (!arguments.has("--json"))
            std::printf(
                "%-16s state %zu bytes, %.0f random games/s, %.2f million decisions/s, "
                "%.0f search playouts/s\n",
                name.c_str(),
                game->state_size(),
                speed.games_per_second,
                speed.decisions_per_second / 1e6,
                playouts);
        if (!arguments.has("--json") && depth > 0)
            std::printf(
                "%-16s perft(%d) = %s\n", name.c_str(), depth, row.find("perft")->dump().c_str());
        list.push(std::move(row));
    }
    if (arguments.has("--json")) {
        Json json = Json::object();
        json.set("calibration", calibration()).set("games", std::move(list));
        std::printf("%s\n", json.dump(2).c_str());
        return kOk;
    }
    if (!arguments.has("--signature"))
        std::printf("machine          %.0f million generator rounds/s\n", calibration() / 1e6);
    std::printf("%s\n", bench.c_str());
    return kOk;
}

}  // namespace

const Command kBench{.name = "bench",
                     .words = "[GAME]",
                     .help = "the signature of the rules and the speed",
                     .flags = kFlags,
                     .most_words = 1,
                     .run = run};

}  // namespace sidera::terminal
