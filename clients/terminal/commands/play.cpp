// sidera play: a game in the terminal.

#include "clients/terminal/play/play.h"

#include <random>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {
    {"--seats", "N", "number of players"},
    {"--people", "N", "how many of them are people at this keyboard (default 1, 0 watches)"},
    {"--names", "A[,B...]", "their names"},
    {"--bots", "LEVEL[,LEVEL]", "who sits in the other seats (default: the strongest quick one)"},
    {"--seed", "S", "number of the luck; the same number gives the same luck"},
    {"--set", "key=value", "an option of the table; may be repeated", true},
    {"--data", "DIR", "another data set"},
    {"--iterations", "N", "thinking of search bots, by count"},
    {"--ms", "N", "thinking of search bots, by time"},
    {"--lang", "en|it", "language"},
    {"--record", "FILE", "where to keep the record"},
    {"--resume", "FILE", "go on with a recorded game"},
    {"--no-color", "", "no colours (NO_COLOR does the same)"}};

Seed random_seed() {
    std::random_device device;
    const auto word = [&device] { return static_cast<std::uint64_t>(device()) << 32 | device(); };
    return {.low = word(), .high = word()};
}

int run(const Arguments& arguments) {
    for (const char* flag : {"--seats", "--people", "--names", "--set", "--seed"})
        if (arguments.has("--resume") && arguments.has(flag))
            return wrong_usage(std::string(flag) +
                               " does not go with --resume: the recorded game has its own");
    int exit_code = kOk;
    const auto table = table_arguments(arguments, "", exit_code);
    if (!table)
        return exit_code;
    std::string error;
    PlayRequest request{.game = table->game, .data = table->set};
    request.data_folder = arguments.text("--data", "");
    request.setup = table->setup;
    request.bots = table->bots;
    request.budget = table->budget;
    for (const char* flag : {"--iterations", "--ms"})
        if (arguments.has(flag))
            request.thinking = std::string(" ") + flag + " " + arguments.text(flag, "");
    request.people =
        static_cast<int>(arguments.number("--people", 1, 0, request.setup.seats, error));
    request.language = language_argument(arguments, error);
    request.seed = random_seed();
    const std::string seed = arguments.text("--seed", to_text(request.seed));
    if (error.empty() && !seed_from_text(seed, request.seed))
        error = "--seed takes a number or 32 hexadecimal digits, not '" + seed + "'";
    if (!error.empty())
        return wrong_usage(error);
    request.setup.confirm = SeatSet::first(request.people);
    if (arguments.has("--names"))
        request.names = split(arguments.text("--names", ""), ',');
    request.record_file = arguments.text("--record", "");
    request.resume_file = arguments.text("--resume", "");
    request.no_colour = arguments.has("--no-color");
    return play(request);
}

}  // namespace

const Command kPlay{.name = "play",
                    .words = "GAME",
                    .help = "a game in the terminal",
                    .flags = kFlags,
                    .most_words = 1,
                    .run = run};

}  // namespace sidera::terminal
