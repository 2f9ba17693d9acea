// sidera arena: how strong bots are against each other.

#include "bots/arena.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "clients/terminal/commands.h"
#include "clients/terminal/parts.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {
    {"--bots", "A,B[,...]", "the line-up; the last name fills the other seats"},
    {"--games", "N", "how many (default 400); whole rotations are played"},
    {"--seats", "N", "number of players"},
    {"--threads", "T", "in parallel (default: all cores)"},
    {"--seed", "S", "number of the luck (default 1)"},
    {"--set", "key=value", "an option of the table; may be repeated", true},
    {"--data", "DIR", "another data set"},
    {"--iterations", "N", "thinking of search bots, by count"},
    {"--ms", "N", "thinking of search bots, by time (default 20)"},
    {"--resume", "FILE", "keep the result there and go on from it"},
    {"--json", "", "for programs"}};

struct Run {
    ArenaRequest request;
    int threads = 1;
    Json settings;  // what must agree when a run is resumed
};

Json bot_json(const ArenaResult& result, std::size_t i) {
    const ArenaBot& bot = result.bots[i];
    const auto interval = result.interval95(i);
    return Json::object()
        .set("name", bot.name)
        .set("entries", bot.entries)
        .set("wins", bot.wins)
        .set("points", bot.points)
        .set("group_sum", bot.group_sum)
        .set("group_squares", bot.group_squares)
        .set("decisions", static_cast<std::int64_t>(bot.decisions))
        .set("illegal", static_cast<std::int64_t>(bot.illegal))
        .set("milliseconds", bot.milliseconds)
        .set("slowest", bot.slowest)
        .set("slow", static_cast<std::int64_t>(bot.slow))
        .set("win_share", result.win_share(i))
        .set("low", interval.low)
        .set("high", interval.high);
}

Json result_json(const Run& run, const ArenaResult& result) {
    Json bots = Json::array();
    for (std::size_t i = 0; i < result.bots.size(); ++i)
        bots.push(bot_json(result, i));
    Json seats = Json::array();
    for (int i = 0; i < result.seats; ++i)
        seats.push(result.seat_wins[static_cast<std::size_t>(i)]);
    return Json::object()
        .set("run", run.settings)
        .set("games", static_cast<std::int64_t>(result.games))
        .set("groups", static_cast<std::int64_t>(result.groups))
        .set("seat_wins", std::move(seats))
        .set("bots", std::move(bots));
}

double real(const Json& json, std::string_view key) {
    const Json* found = json.find(key);
    return found != nullptr ? found->as_double() : 0;
}

std::uint64_t whole(const Json& json, std::string_view key) {
    const Json* found = json.find(key);
    return found != nullptr && found->as_int() > 0 ? static_cast<std::uint64_t>(found->as_int())
                                                   : 0;
}

// What a resumed file holds; a sentence when it belongs to another match.
std::string read_result(const std::string& text, const Run& run, ArenaResult& result) {
    const JsonParse parsed = parse_json(text);
    if (parsed.error)
        return "line " + std::to_string(parsed.error->line) + ": " + parsed.error->message;
    const Json* settings = parsed.value.find("run");
    const Json* bots = parsed.value.find("bots");
    const Json* seats = parsed.value.find("seat_wins");
    if (settings == nullptr || bots == nullptr || seats == nullptr)
        return "this is no result of an arena run";
    if (const std::string other = first_json_difference(*settings, run.settings); !other.empty())
        return "it belongs to another run: " + other;
    if (bots->items().size() != result.bots.size() ||
        seats->items().size() != static_cast<std::size_t>(result.seats))
        return "the number of bots or seats does not fit";
    result.games = whole(parsed.value, "games");
    result.groups = whole(parsed.value, "groups");
    for (std::size_t i = 0; i < seats->items().size(); ++i)
        result.seat_wins[i] = seats->items()[i].as_double();
    for (std::size_t i = 0; i < result.bots.size(); ++i) {
        const Json& from = bots->items()[i];
        ArenaBot& bot = result.bots[i];
        bot.wins = real(from, "wins");
        bot.points = real(from, "points");
        bot.group_sum = real(from, "group_sum");
        bot.group_squares = real(from, "group_squares");
        bot.decisions = whole(from, "decisions");
        bot.illegal = whole(from, "illegal");
        bot.milliseconds = real(from, "milliseconds");
        bot.slowest = real(from, "slowest");
        bot.slow = whole(from, "slow");
    }
    return {};
}

void print_result(const ArenaResult& result) {
    std::printf("%llu games in %llu groups of duplicate luck\n",
                static_cast<unsigned long long>(result.games),
                static_cast<unsigned long long>(result.groups));
    std::printf("%-10s %-26s %-10s %-22s %s\n",
                "bot",
                "wins per seat (95 %)",
                "points",
                "rating",
                "ms/decision (slowest)");
    for (std::size_t i = 0; i < result.bots.size(); ++i) {
        const ArenaBot& bot = result.bots[i];
        const auto interval = result.interval95(i);
        std::printf("%-10s %5.2f %% (%5.2f to %5.2f)   %-10.2f %+6.0f +- %-12.0f %.3f (%.1f)\n",
                    bot.name.c_str(),
                    100 * result.win_share(i),
                    100 * interval.low,
                    100 * interval.high,
                    result.mean_points(i),
                    result.rating_difference(i),
                    result.rating_error(i),
                    bot.decisions == 0 ? 0 : bot.milliseconds / static_cast<double>(bot.decisions),
                    bot.slowest);
    }
}

Json settings_json(const GameKit& game,
                   const DataSet& set,
                   const ArenaRequest& request,
                   const std::string& seed) {
    Json bots = Json::array();
    for (const std::string& bot : request.bots)
        bots.push(bot);
    Json options = Json::object();
    for (std::size_t i = 0; i < request.setup.options.size(); ++i)
        options.set(std::string(game.options()[i].key),
                    option_value_text(game.options()[i], request.setup.options[i], set.name));
    return Json::object()
        .set("game", game.name())
        .set("bots", std::move(bots))
        .set("options", std::move(options))
        .set("data_hash", hash_text(set.hash))
        .set("seed", seed)
        .set("iterations", static_cast<std::int64_t>(request.budget.iterations))
        .set("ms", request.budget.milliseconds);
}

// The right rows, and no games.
ArenaResult empty_result(const GameKit& game, const DataSet& set, const Run& run) {
    ArenaRequest request = run.request;
    request.groups = 0;
    ArenaResult result;
    game.arena(set, request, result, [](const ArenaResult&) { return true; });
    return result;
}

// Plays groups in parts that are added in order, whatever the number of threads. With a file they
// are played in stretches, so that a stopped run loses little.
std::string play(const GameKit& game,
                 const DataSet& set,
                 Run& run,
                 std::uint64_t groups,
                 const std::string& file,
                 ArenaResult& result) {
    constexpr std::uint64_t kStretches = 64;
    const ArenaResult nothing = empty_result(game, set, run);
    const std::uint64_t stretch =
        file.empty() ? groups : std::max<std::uint64_t>(8, groups / kStretches);
    while (result.groups < groups && !Interrupt::is_asked_for()) {
        const std::uint64_t first = result.groups;
        const std::uint64_t parts = std::min(stretch, groups - first);
        const auto play_group = [&](std::uint64_t i) {
            ArenaRequest request = run.request;
            request.first = first + i;
            request.groups = 1;
            ArenaResult one = nothing;
            game.arena(set, request, one, [](const ArenaResult&) { return true; });
            return one;
        };
        add_up_parts<ArenaResult>(
            parts, run.threads, "playing", play_group, [&](const ArenaResult& one) {
                result.add(one);
            });
        std::string error;
        if (!file.empty() && !write_file(file, result_json(run, result).dump(2) + "\n", error))
            return error;
    }
    return {};
}

int run_arena(const Arguments& arguments) {
    int exit_code = kOk;
    const auto table = table_arguments(arguments, "greedy,random", exit_code);
    if (!table)
        return exit_code;
    const GameKit* game = table->game;
    const Setup& setup = table->setup;
    std::string error;
    const std::int64_t games = arguments.number("--games", 400, 1, 100'000'000, error);
    Run run;
    run.threads =
        static_cast<int>(arguments.number("--threads", standard_threads(), 1, 256, error));
    run.request.budget = table->budget;
    const std::string seed = arguments.text("--seed", "1");
    if (error.empty() && !seed_from_text(seed, run.request.seed))
        error = "--seed takes a number or 32 hexadecimal digits, not '" + seed + "'";
    if (error.empty() && static_cast<int>(table->bots.size()) > setup.seats)
        error = "there are more bots than seats";
    if (!error.empty())
        return wrong_usage(error);
    run.request.setup = setup;
    run.request.bots = fill_seats(table->bots, setup.seats);
    run.settings = settings_json(*game, table->set, run.request, seed);
    ArenaResult result = empty_result(*game, table->set, run);
    const std::string file = arguments.text("--resume", "");
    if (!file.empty() && std::filesystem::exists(file)) {
        const auto text = read_file(file, error);
        if (!text)
            return failed(error);
        if (const std::string fault = read_result(*text, run, result); !fault.empty())
            return failed(file + ": " + fault);
    }
    if (!file.empty() && !can_write(file, error))
        return failed(error);
    const Interrupt stops_politely;
    const auto groups = static_cast<std::uint64_t>((games + setup.seats - 1) / setup.seats);
    if (const std::string fault = play(*game, table->set, run, groups, file, result);
        !fault.empty())
        return failed(fault);
    if (Interrupt::is_asked_for())
        std::fprintf(stderr,
                     "sidera: stopped after %llu of %llu groups\n",
                     static_cast<unsigned long long>(result.groups),
                     static_cast<unsigned long long>(groups));
    if (arguments.has("--json"))
        std::printf("%s\n", result_json(run, result).dump(2).c_str());
    else
        print_result(result);
    return Interrupt::is_asked_for() ? kInterrupted : kOk;
}

}  // namespace

const Command kArena{.name = "arena",
                     .words = "GAME",
                     .help = "strength of bots: seats rotated, duplicate luck, error bars",
                     .flags = kFlags,
                     .most_words = 1,
                     .run = run_arena};

}  // namespace sidera::terminal
