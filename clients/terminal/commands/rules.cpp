// sidera rules: the rules in our words, by id.

#include <cctype>
#include <cstdio>

#include "clients/terminal/commands.h"
#include "engine/embedded.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--lang", "en|it", "language"}, {"--json", "", "for programs"}};

// The rules in the order of their file, with section titles between.
std::optional<Json> rules_of(const GameKit& game, const std::string& language) {
    const auto text =
        find_embedded(std::string(game.name()) + "/text", "rules." + language + ".json");
    return text ? std::optional(parse_json(*text).value) : std::nullopt;
}

std::string upper(std::string_view text) {
    std::string out;
    for (const char c : text)
        out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

void print_rule(const std::string& id, const std::string& text) {
    if (id.starts_with("section."))
        std::printf("\n%s\n", text.c_str());
    else
        std::printf("  %-20s %s\n", id.c_str(), text.c_str());
}

int run(const Arguments& arguments) {
    std::string error;
    const GameKit* game = game_argument(arguments, error);
    const std::string language = language_argument(arguments, error);
    if (game == nullptr || !error.empty())
        return wrong_usage(error);
    const auto rules = rules_of(*game, language);
    if (!rules)
        return failed("there is no rules text for " + std::string(game->name()));
    const std::string wanted = arguments.words().size() > 1 ? upper(arguments.words()[1]) : "";
    Json chosen = Json::object();
    for (const auto& [id, text] : rules->members())
        if (wanted.empty() || id == wanted || id.starts_with(wanted + "-"))
            chosen.set(id, text);
    if (chosen.members().empty())
        return failed("there is no rule '" + wanted + "'; sidera rules " +
                      std::string(game->name()) + " lists them all");
    if (arguments.has("--json")) {
        std::printf("%s\n", chosen.dump(2).c_str());
        return kOk;
    }
    for (const auto& [id, text] : chosen.members())
        print_rule(id, text.as_string());
    return kOk;
}

}  // namespace

const Command kRules{.name = "rules",
                     .words = "GAME [RULE-ID]",
                     .help = "the rules in our words",
                     .flags = kFlags,
                     .most_words = 2,
                     .run = run};

}  // namespace sidera::terminal
