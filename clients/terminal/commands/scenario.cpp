// sidera scenario: runs worked examples, and prints the schema of positions.

#include <cstdio>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--schema", "GAME", "print the JSON Schema of a position"},
                           {"--data", "DIR", "another data set"},
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
    if (const auto set = data_argument(*game, arguments, result.fault))
        result.fault = game->run_scenario(*set, scenario);
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
                std::printf("%s: %s: %s\n", path.c_str(), result.id.c_str(), result.fault.c_str());
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
