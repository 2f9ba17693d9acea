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

ScenarioResult run_one(const Json& scenario, const Arguments& arguments) {
    const Json* id = scenario.find("id");
    ScenarioResult result{id != nullptr ? id->as_string() : "(no id)", {}};
    const Json* name = scenario.find("game");
    const GameKit* game = name != nullptr ? find_game(name->as_string()) : nullptr;
    if (game == nullptr) {
        result.fault = "'game' must name a game";
        return result;
    }
    std::string trace;
    if (const auto set = data_argument(*game, arguments, result.fault))
        result.fault =
            game->run_scenario(*set, scenario, arguments.has("--trace") ? &trace : nullptr);
    if (!trace.empty())
        std::printf("%s\n%s\n", result.id.c_str(), trace.c_str());
    return result;
}

std::vector<ScenarioResult> run_file(const std::string& path, const Arguments& arguments) {
    ScenarioResult broken{path, {}};
    const auto text = read_file(path, broken.fault);
    if (!text)
        return {broken};
    const JsonParse parsed = parse_json(*text);
    if (parsed.error) {
        broken.fault = "line " + std::to_string(parsed.error->line) + ", column " +
                       std::to_string(parsed.error->column) + ": " + parsed.error->message;
        return {broken};
    }
    std::vector<ScenarioResult> results;
    if (parsed.value.is_array())
        for (const Json& scenario : parsed.value.items())
            results.push_back(run_one(scenario, arguments));
    else
        results.push_back(run_one(parsed.value, arguments));
    return results;
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
    std::printf("%s\n", game->position_schema(game->max_seats()).dump(2).c_str());
    return kOk;
}

int run(const Arguments& arguments) {
    if (arguments.has("--schema"))
        return print_schema(arguments);
    if (arguments.words().empty())
        return wrong_usage("which files? See sidera scenario --help");
    int passed = 0;
    Json list = Json::array();
    for (const std::string& path : arguments.words()) {
        for (const ScenarioResult& result : run_file(path, arguments)) {
            passed += result.holds() ? 1 : 0;
            list.push(Json::object()
                          .set("file", path)
                          .set("id", result.id)
                          .set("passed", result.holds())
                          .set("why", result.fault));
            if (!result.holds() && !arguments.has("--json"))
                print_faults(path, result);
        }
    }
    const int failures = static_cast<int>(list.items().size()) - passed;
    if (arguments.has("--json"))
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
