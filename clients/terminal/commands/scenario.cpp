// sidera scenario: runs worked examples, and prints the schema of positions.

#include <algorithm>
#include <cstdio>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--schema", "GAME", "print the JSON Schema of a position"},
                           {"--data", "DIR", "another data set"},
                           {"--trace", "", "what was told and is asked after each answer"},
                           {"--json", "", "for programs"}};

struct Ran {
    ScenarioResult result;
    std::string trace;
};

Ran run_one(const Json& scenario, const Arguments& arguments) {
    const Json* id = scenario.find("id");
    Ran ran{.result = {id != nullptr ? id->as_string() : "(no id)", {}}, .trace = {}};
    const Json* name = scenario.find("game");
    const GameKit* game = name != nullptr ? find_game(name->as_string()) : nullptr;
    if (game == nullptr)
        ran.result.fault = "'game' must name a game";
    else if (const auto set = data_argument(*game, arguments, ran.result.fault))
        ran.result.fault =
            game->run_scenario(*set, scenario, arguments.has("--trace") ? &ran.trace : nullptr);
    return ran;
}

std::vector<Ran> run_file(const std::string& path, const Arguments& arguments) {
    Ran broken{.result = {path, {}}, .trace = {}};
    std::string& fault = broken.result.fault;
    const auto text = read_file(path, fault);
    if (!text)
        return {broken};
    const JsonParse parsed = parse_json(*text);
    if (parsed.error) {
        fault = "line " + std::to_string(parsed.error->line) + ", column " +
                std::to_string(parsed.error->column) + ": " + parsed.error->message;
        return {broken};
    }
    if (!parsed.value.is_array())
        return {run_one(parsed.value, arguments)};
    std::vector<Ran> all;
    for (const Json& scenario : parsed.value.items())
        all.push_back(run_one(scenario, arguments));
    if (!all.empty())
        return all;
    fault = "it holds no scenario";
    return {broken};
}

void print_faults(const std::string& path, const ScenarioResult& result) {
    std::string_view left = result.fault;
    while (!left.empty()) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        const std::string line(left.substr(0, end));
        std::printf("%s: %s: %s\n", path.c_str(), result.id.c_str(), line.c_str());
        left.remove_prefix(std::min(end + 1, left.size()));
    }
}

int print_schema(const Arguments& arguments) {
    const std::string name = arguments.text("--schema", "");
    const GameKit* game = find_game(name);
    if (game == nullptr)
        return wrong_usage("there is no game '" + name + "'");
    if (!arguments.words().empty() || arguments.has("--data") || arguments.has("--trace") ||
        arguments.has("--json"))
        return wrong_usage("--schema stands alone: it runs no scenario");
    std::printf("%s\n", game->position_schema(game->max_seats()).dump(2).c_str());
    return kOk;
}

Json json_of(const std::string& path, const Ran& ran, bool traced) {
    Json json = Json::object()
                    .set("file", path)
                    .set("id", ran.result.id)
                    .set("passed", ran.result.holds())
                    .set("why", ran.result.fault);
    return traced ? json.set("trace", ran.trace) : json;
}

void print_text(const std::string& path, const Ran& ran) {
    if (!ran.trace.empty())
        std::printf("%s\n%s\n", ran.result.id.c_str(), ran.trace.c_str());
    if (!ran.result.holds())
        print_faults(path, ran.result);
}

int run(const Arguments& arguments) {
    if (arguments.has("--schema"))
        return print_schema(arguments);
    if (arguments.words().empty())
        return wrong_usage("which files? See sidera scenario --help");
    const bool is_json = arguments.has("--json");
    int passed = 0;
    Json list = Json::array();
    for (const std::string& path : arguments.words()) {
        for (const Ran& ran : run_file(path, arguments)) {
            passed += ran.result.holds() ? 1 : 0;
            list.push(json_of(path, ran, arguments.has("--trace")));
            if (!is_json)
                print_text(path, ran);
        }
    }
    const int failures = static_cast<int>(list.items().size()) - passed;
    if (is_json)
        std::printf("%s\n", list.dump(2).c_str());
    else
        std::printf("%d passed, %d failed\n", passed, failures);
    return failures == 0 ? kOk : kFailed;
}

}  // namespace

const Command kScenario{.name = "scenario",
                        .words = "FILE...",
                        .help = "runs worked examples from JSON files",
                        .flags = kFlags,
                        .most_words = 100'000,
                        .run = run};

}  // namespace sidera::terminal
