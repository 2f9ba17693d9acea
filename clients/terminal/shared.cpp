// What several commands share.

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "clients/terminal/commands.h"
#include "engine/embedded.h"

namespace sidera::terminal {

int wrong_usage(std::string_view sentence) {
    std::fprintf(stderr, "sidera: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
    return kWrongUsage;
}

int failed(std::string_view sentence) {
    std::fprintf(stderr, "sidera: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
    return kFailed;
}

std::optional<std::string> read_file(const std::string& path, std::string& error) {
    if (std::filesystem::is_directory(path)) {
        error = path + " is a folder, not a file";
        return std::nullopt;
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        error = "cannot read " + path;
        return std::nullopt;
    }
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

bool write_file(const std::string& path, std::string_view text, std::string& error) {
    std::ofstream file(path, std::ios::binary);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.flush();
    if (!file)
        error = "cannot write " + path;
    return static_cast<bool>(file);
}

bool can_write(const std::string& path, std::string& error) {
    const bool was_there = std::filesystem::exists(path);
    if (std::ofstream(path, std::ios::binary | std::ios::app)) {
        std::error_code ignored;
        if (!was_there)
            std::filesystem::remove(path, ignored);
        return true;
    }
    error = "cannot write " + path;
    return false;
}

std::string shell_word(std::string_view word) {
    const auto is_plain = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("_-=./,:+").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain))
        return std::string(word);
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

const GameKit* game_argument(const Arguments& arguments, std::string& error) {
    std::string known;
    for (const GameKit* game : all_games())
        known += (known.empty() ? "" : ", ") + std::string(game->name());
    if (arguments.words().empty()) {
        error = "which game? There are: " + known;
        return nullptr;
    }
    const GameKit* game = find_game(arguments.words()[0]);
    if (game == nullptr)
        error = "there is no game '" + arguments.words()[0] + "'; there are: " + known;
    return game;
}

std::optional<DataSet> data_argument(const GameKit& game,
                                     const Arguments& arguments,
                                     std::string& error) {
    if (!arguments.has("--data"))
        return game.default_data();
    const std::filesystem::path folder = arguments.text("--data", "");
    if (!std::filesystem::is_directory(folder)) {
        error = "there is no folder " + folder.string();
        return std::nullopt;
    }
    std::map<std::string, std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (!entry.is_regular_file())
            continue;
        const auto text = read_file(entry.path().string(), error);
        if (!text)
            return std::nullopt;
        texts[entry.path().filename().string()] = *text;
    }
    std::vector<DataFile> files;
    for (const auto& [name, text] : texts)
        files.push_back({name, text});
    const std::string name =
        std::filesystem::absolute(folder).lexically_normal().filename().string();
    DataSetLoad load = game.load_data(name.empty() ? "custom" : name, files);
    for (const std::string& warning : load.warnings)
        std::fprintf(stderr, "sidera: warning: %s\n", warning.c_str());
    for (const std::string& fault : load.errors)
        error += (error.empty() ? "" : "\nsidera: ") + fault;
    return load.set;
}

namespace {

std::optional<Setup> setup_argument(const GameKit& game,
                                    const DataSet& set,
                                    const Arguments& arguments,
                                    std::string& error) {
    const auto seats = static_cast<int>(arguments.number(
        "--seats", game.default_seats(), game.min_seats(), game.max_seats(), error));
    Setup setup = game.setup(seats);
    std::set<std::string> given;
    for (const std::string& pair : arguments.all("--set")) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos) {
            error = "--set takes key=value, not '" + pair + "'";
            return std::nullopt;
        }
        if (!given.insert(pair.substr(0, equals)).second) {
            error = "--set " + pair.substr(0, equals) + " is given twice";
            return std::nullopt;
        }
        if (auto fault = set_option(
                game.options(), set.name, pair.substr(0, equals), pair.substr(equals + 1), setup)) {
            error = *fault;
            return std::nullopt;
        }
    }
    if (error.empty())
        if (auto fault = game.check_setup(set, setup))
            error = *fault;
    return error.empty() ? std::optional(setup) : std::nullopt;
}

}  // namespace

std::vector<std::string> split(std::string_view text, char by) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (from <= text.size()) {
        const std::size_t end = std::min(text.find(by, from), text.size());
        parts.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

namespace {

std::optional<std::vector<std::string>> bots_argument(const GameKit& game,
                                                      const Arguments& arguments,
                                                      std::string_view standard,
                                                      std::string& error) {
    const std::vector<std::string> names = split(arguments.text("--bots", standard), ',');
    std::string known;
    for (const std::string_view bot : game.bots())
        known += (known.empty() ? "" : ", ") + std::string(bot);
    for (const std::string& name : names) {
        bool found = false;
        for (const std::string_view bot : game.bots())
            found = found || bot == name;
        if (!found) {
            error = "there is no bot '" + name + "' for " + std::string(game.name()) +
                    "; there are: " + known;
            return std::nullopt;
        }
    }
    return names;
}

double milliseconds() {
    return seconds() * 1000;
}

Budget budget_argument(const Arguments& arguments, std::string& error) {
    Budget budget;
    if (arguments.has("--ms") && arguments.has("--iterations"))
        error = "--ms and --iterations are two ways to say how long bots think: give one of them";
    budget.iterations =
        static_cast<std::uint32_t>(arguments.number("--iterations", 0, 1, 100'000'000, error));
    const std::int64_t standard = budget.iterations == 0 ? 20 : 0;
    budget.milliseconds =
        static_cast<double>(arguments.number("--ms", standard, 1, 600'000, error));
    budget.now = milliseconds;
    return budget;
}

}  // namespace

std::optional<TableArguments> table_arguments(const Arguments& arguments,
                                              std::string_view standard_bots,
                                              int& exit_code) {
    std::string error;
    TableArguments table;
    table.game = game_argument(arguments, error);
    if (table.game == nullptr) {
        exit_code = wrong_usage(error);
        return std::nullopt;
    }
    auto set = data_argument(*table.game, arguments, error);
    if (!set) {
        exit_code = failed(error);
        return std::nullopt;
    }
    table.set = std::move(*set);
    const auto setup = setup_argument(*table.game, table.set, arguments, error);
    const std::string_view standard =
        standard_bots.empty() ? table.game->bots().back() : standard_bots;
    const auto bots = setup ? bots_argument(*table.game, arguments, standard, error) : std::nullopt;
    table.budget = budget_argument(arguments, error);
    if (!error.empty() || !setup || !bots) {
        exit_code = wrong_usage(error);
        return std::nullopt;
    }
    table.setup = *setup;
    table.bots = *bots;
    return table;
}

std::string language_argument(const Arguments& arguments, std::string& error) {
    if (arguments.has("--lang")) {
        const std::string language = arguments.text("--lang", "en");
        if (language != "en" && language != "it")
            error = "--lang takes en or it, not '" + language + "'";
        return language;
    }
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value != nullptr && *value != '\0')
            return std::string_view(value).starts_with("it") ? "it" : "en";
    }
    return "en";
}

const Catalogue& texts_of(const GameKit& game, std::string_view language) {
    static std::map<std::string, Catalogue> loaded;
    const std::string folder = std::string(game.name()) + "/text";
    const std::string lang(language);
    const auto [place, is_new] = loaded.try_emplace(folder + lang);
    if (is_new)
        for (const std::string& name : {lang + ".json", "rules." + lang + ".json"})
            if (const auto text = find_embedded(folder, name))
                if (const auto fault = Catalogue::load(*text, place->second))
                    failed(folder + "/" + name + ": " + *fault);
    return place->second;
}

Progress::Progress(std::string what)
    : what_(std::move(what)), on_(isatty(STDERR_FILENO) != 0), begun_(seconds()) {}

Progress::~Progress() {
    if (on_)
        std::fprintf(stderr, "\r\033[K");
}

void Progress::show(double share) {
    const int percent = static_cast<int>(share * 100);
    if (!on_ || percent == last_)
        return;
    last_ = percent;
    std::string bar(30, '.');
    bar.replace(0,
                static_cast<std::size_t>(percent * 30 / 100),
                static_cast<std::size_t>(percent * 30 / 100),
                '#');
    const double left = share > 0 ? (seconds() - begun_) * (1 - share) / share : 0;
    std::fprintf(stderr,
                 "\r\033[K%s [%s] %d %%, about %.0f s left",
                 what_.c_str(),
                 bar.c_str(),
                 percent,
                 left);
    std::fflush(stderr);
}

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace sidera::terminal
