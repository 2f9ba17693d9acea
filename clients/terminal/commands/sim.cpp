// sidera sim: many games by bots; shares with intervals, scores, lengths, a report.

#include <algorithm>
#include <cstdio>

#include "clients/terminal/commands.h"
#include "clients/terminal/parts.h"
#include "clients/terminal/report.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {
    {"--games", "N", "how many (default 1000)"},
    {"--seats", "N", "number of players"},
    {"--bots", "A[,B...]", "who plays; with several, seats rotate (default greedy)"},
    {"--threads", "T", "in parallel (default: all cores)"},
    {"--seed", "S", "first number of the luck (default 1)"},
    {"--set", "key=value", "an option of the table; may be repeated", true},
    {"--data", "DIR", "another data set"},
    {"--iterations", "N", "thinking of search bots, by count"},
    {"--ms", "N", "thinking of search bots, by time"},
    {"--most-answers", "N", "a longer game is cut and counts as it stands (default 200000)"},
    {"--lang", "en|it", "language of the report; only with --report"},
    {"--report", "FILE.html", "write a page with plots"},
    {"--json", "", "for programs"}};

// Sums of shares are added in the order of the parts, so results never depend on the number of
// threads. Parts are small: who stops a run waits for those under way.
SimulationResult run_in_parts(const GameKit& game,
                              const DataSet& set,
                              const SimulationRequest& whole,
                              int threads) {
    const std::uint64_t part =
        std::max<std::uint64_t>(1, std::min<std::uint64_t>(whole.games / 64, 64));
    const std::uint64_t parts = (whole.games + part - 1) / part;
    SimulationResult sum;
    const auto play = [&](std::uint64_t i) {
        SimulationRequest request = whole;
        request.first_game = i * part;
        request.games = std::min(part, whole.games - i * part);
        return game.simulate(set, request);
    };
    add_up_parts<SimulationResult>(
        parts, threads, "playing", play, [&](const SimulationResult& one) { sum.add(one); });
    return sum;
}

// The command that gives this report again. Flags that say nothing about the games are left out.
std::string command_of(const Arguments& arguments, const SimulationSummary& summary) {
    std::string text = "sidera sim " + summary.game + " --games " +
                       std::to_string(summary.result.games) + " --seats " +
                       std::to_string(summary.seats) + " --bots ";
    for (std::size_t i = 0; i < summary.bots.size(); ++i)
        text += (i == 0 ? "" : ",") + summary.bots[i];
    text += " --seed " + std::to_string(summary.seed);
    for (const auto& [key, value] : summary.options)
        text += " --set " + shell_word(key + "=" + value);
    for (const char* flag :
         {"--data", "--iterations", "--ms", "--most-answers", "--lang", "--report"})
        if (arguments.has(flag))
            text += " " + std::string(flag) + " " + shell_word(arguments.text(flag, ""));
    return text;
}

// Which games were cut, so that they can be looked at (`sidera play --seed`).
void print_cut(const SimulationSummary& summary) {
    constexpr std::size_t kMostShown = 20;
    const std::vector<Seed>& cut = summary.result.cut;
    if (cut.empty())
        return;
    std::printf("%zu of the games cut after %u answers, counted as they stood; their seeds:\n",
                cut.size(),
                summary.most_answers);
    for (std::size_t i = 0; i < std::min(cut.size(), kMostShown); ++i)
        std::printf("  %s\n", to_text(cut[i]).c_str());
    if (cut.size() > kMostShown)
        std::printf("  and %zu more: see --json\n", cut.size() - kMostShown);
}

void print_text(const SimulationSummary& summary) {
    std::printf("%llu games of %s, %d seats, %.2f s: %.0f games/s, %.2f million decisions/s\n",
                static_cast<unsigned long long>(summary.result.games),
                summary.game.c_str(),
                summary.seats,
                summary.seconds,
                summary.games_per_second(),
                summary.decisions_per_second() / 1e6);
    std::printf("%-8s %-22s %s\n", "seat", "wins (95 % interval)", "points");
    for (int i = 0; i < summary.seats; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const ShareInterval share = summary.win_share(i);
        std::printf("%-8c %5.2f %% (%5.2f-%5.2f)    %.2f\n",
                    letter(seat_at(i)),
                    100 * share.mean,
                    100 * share.low,
                    100 * share.high,
                    summary.result.points[at] / static_cast<double>(summary.result.games));
    }
    for (const auto& [bot, sums] : summary.result.by_bot)
        std::printf("%-8s %5.2f %% per seat played       %.2f\n",
                    bot.c_str(),
                    100 * sums[1] / sums[0],
                    sums[2] / sums[0]);
    std::printf("rounds %.2f, decisions %.1f per game\n",
                summary.per_game(summary.result.rounds),
                summary.per_game(summary.result.decisions));
    print_cut(summary);
}

std::string language_of_report(const Arguments& arguments, std::string& error) {
    if (arguments.has("--lang") && !arguments.has("--report"))
        error = "--lang is the language of the report: it needs --report";
    return language_argument(arguments, error);
}

int run(const Arguments& arguments) {
    int exit_code = kOk;
    const auto table = table_arguments(arguments, "greedy", exit_code);
    if (!table)
        return exit_code;
    std::string error;
    const std::int64_t games = arguments.number("--games", 1000, 1, 1'000'000'000, error);
    const auto threads =
        static_cast<int>(arguments.number("--threads", standard_threads(), 1, 256, error));
    const std::int64_t seed = arguments.number("--seed", 1, 0, INT64_MAX, error);
    const auto most_answers = static_cast<std::uint32_t>(
        arguments.number("--most-answers", kMostAnswers, 1, 1'000'000'000, error));
    const std::string language = language_of_report(arguments, error);
    if (!error.empty())
        return wrong_usage(error);
    const GameKit* game = table->game;
    SimulationRequest request{
        .setup = table->setup, .bots = table->bots, .most_answers = most_answers};
    request.games = static_cast<std::uint64_t>(games);
    request.seed = static_cast<std::uint64_t>(seed);
    request.budget = table->budget;
    request.details = arguments.has("--report") || arguments.has("--json");
    const std::string report = arguments.text("--report", "");
    if (!report.empty() && !can_write(report, error))
        return failed(error);
    SimulationSummary summary;
    const Interrupt stops_politely;
    const double begin = seconds();
    summary.result = run_in_parts(*game, table->set, request, threads);
    summary.seconds = seconds() - begin;
    if (Interrupt::is_asked_for())
        std::fprintf(stderr,
                     "sidera: stopped after %llu of %lld games\n",
                     static_cast<unsigned long long>(summary.result.games),
                     static_cast<long long>(games));
    if (summary.result.games == 0)
        return kInterrupted;
    summary.game = game->name();
    summary.data_hash = hash_text(table->set.hash);
    summary.seats = table->setup.seats;
    summary.bots = table->bots;
    summary.seed = seed;
    summary.most_answers = most_answers;
    for (std::size_t i = 0; i < table->setup.options.size(); ++i)
        summary.options.emplace_back(
            game->options()[i].key,
            option_value_text(game->options()[i], table->setup.options[i], table->set.name));
    summary.command = command_of(arguments, summary);
    if (!report.empty()) {
        const std::string page = write_report(summary, texts_of(*game, language), language);
        if (!write_file(report, page, error))
            return failed(error);
    }
    if (arguments.has("--json"))
        std::printf("%s\n", summary.json().dump(2).c_str());
    else
        print_text(summary);
    return Interrupt::is_asked_for() ? kInterrupted : kOk;
}

}  // namespace

const Command kSim{.name = "sim",
                   .words = "GAME",
                   .help = "plays many games by bots and counts",
                   .flags = kFlags,
                   .most_words = 1,
                   .run = run};

}  // namespace sidera::terminal
