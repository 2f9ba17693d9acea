// The terminal's own sentences: the same in both languages, all of them used.

#include "clients/terminal/play/texts.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/embedded.h"
#include "match/kit.h"
#include "tests/kit/source_dir.h"

namespace sidera::terminal {
namespace {

Catalogue catalogue(std::string_view name) {
    Catalogue texts;
    const auto file = find_embedded("clients/terminal/text", name);
    EXPECT_TRUE(file.has_value()) << name;
    EXPECT_FALSE(Catalogue::load(file.value_or("{}"), texts).has_value());
    return texts;
}

std::string all_sources() {
    std::string all;
    const auto folder = kit::source_dir() / "clients/terminal/play";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string path = entry.path().string();
        if (!path.ends_with(".cpp") || path.ends_with("_test.cpp"))
            continue;
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        all += text.str();
    }
    return all;
}

// Painters say what a view calls things.
std::string all_views() {
    std::string all;
    for (const GameKit* game : all_games()) {
        const sidera::Setup setup = game->setup(game->default_seats());
        all += game->open(game->default_data(), setup, {.low = 1}, {})->view(kNoSeat);
    }
    return all;
}

TEST(TerminalTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    EXPECT_EQ(compare_catalogues(catalogue("en.json"), catalogue("it.json")),
              std::vector<std::string>{});
}

TEST(TerminalTexts, EveryTextIsUsed) {
    const std::string sources = all_sources() + all_views();
    const auto is_said = [&](std::string_view text) {
        return sources.find('"' + std::string(text) + '"') != std::string::npos;
    };
    const Catalogue texts = catalogue("en.json");
    for (const std::string_view key : texts.keys()) {
        const std::string_view last = key.substr(key.rfind('.') + 1);
        EXPECT_TRUE(is_said(key) || is_said(last)) << key;
    }
}

}  // namespace
}  // namespace sidera::terminal
