// sidera games: what can be played, with all options.

#include <cstdio>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--json", "", "for programs"},
                           {"--lang", "en|it", "language of the texts"}};

Json option_json(const OptionSpec& spec, const DataSet& set) {
    constexpr std::string_view kKinds[] = {"boolean", "integer", "choice", "data_set"};
    Json json = Json::object();
    json.set("key", spec.key).set("type", kKinds[static_cast<std::size_t>(spec.kind)]);
    json.set("default", option_value_text(spec, spec.standard, set.name));
    if (spec.kind == OptionSpec::Kind::integer)
        json.set("min", spec.lo).set("max", spec.hi);
    if (spec.kind == OptionSpec::Kind::choice) {
        Json choices = Json::array();
        for (const std::string_view choice : spec.choices)
            choices.push(choice);
        json.set("choices", std::move(choices));
    }
    return json;
}

Json game_json(const GameKit& game) {
    const DataSet set = game.default_data();
    Json options = Json::array();
    for (const OptionSpec& spec : game.options())
        options.push(option_json(spec, set));
    Json bots = Json::array();
    for (const std::string_view bot : game.bots())
        bots.push(bot);
    return Json::object()
        .set("name", game.name())
        .set("min_seats", game.min_seats())
        .set("max_seats", game.max_seats())
        .set("default_seats", game.default_seats())
        .set("rules_version", game.rules_version())
        .set("data_set", set.name)
        .set("bots", std::move(bots))
        .set("options", std::move(options));
}

void print_game(const GameKit& game, const std::string& language, bool with_options) {
    const DataSet set = game.default_data();
    const Speaker speaker(texts_of(game, language), {});
    std::string bots;
    for (const std::string_view bot : game.bots())
        bots += " " + std::string(bot);
    std::printf("%-16.*s %s, %d to %d seats, bots:%s\n",
                static_cast<int>(game.name().size()),
                game.name().data(),
                speaker.say_key("game.title").c_str(),
                game.min_seats(),
                game.max_seats(),
                bots.c_str());
    if (!with_options)
        return;
    std::printf("\n");
    for (const OptionSpec& spec : game.options()) {
        const std::string key(spec.key);
        std::printf("  --set %s=%s\n      %s: %s. %s\n",
                    key.c_str(),
                    option_value_text(spec, spec.standard, set.name).c_str(),
                    speaker.say_key("setup." + key).c_str(),
                    option_range_text(spec, set.name).c_str(),
                    speaker.say_key("setup." + key + ".help").c_str());
    }
}

int run(const Arguments& arguments) {
    std::string error;
    const std::string language = language_argument(arguments, error);
    const GameKit* one = arguments.words().empty() ? nullptr : game_argument(arguments, error);
    if (!error.empty())
        return wrong_usage(error);
    if (arguments.has("--json")) {
        Json list = Json::array();
        for (const GameKit* game : all_games())
            if (one == nullptr || one == game)
                list.push(game_json(*game));
        std::printf("%s\n", (one != nullptr ? list.items()[0] : list).dump(2).c_str());
        return kOk;
    }
    for (const GameKit* game : all_games())
        if (one == nullptr || one == game)
            print_game(*game, language, one != nullptr);
    return kOk;
}

}  // namespace

const Command kGames{.name = "games",
                     .words = "[GAME]",
                     .help = "the games, their seats, bots and options",
                     .flags = kFlags,
                     .most_words = 1,
                     .run = run};

}  // namespace sidera::terminal
