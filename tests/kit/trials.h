// The fixed games of a game, games/GAME/trials.json: golden playthroughs, recorded games, counts of
// sequences of answers. docs/adding-a-game.md says what its members mean.

#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/setup_text.h"
#include "match/kit.h"
#include "tests/kit/source_dir.h"

namespace sidera::kit {

// The entries of that list; a game that has none is told so.
inline std::vector<Json> trials_of(const GameKit& game, std::string_view list) {
    const auto path = source_dir() / "games" / game.name() / "trials.json";
    std::ifstream file(path);
    const JsonParse parsed = parse_json(std::string(std::istreambuf_iterator<char>(file), {}));
    const Json* found = parsed.value.find(list);
    EXPECT_FALSE(parsed.error.has_value()) << path;
    EXPECT_TRUE(found != nullptr && !found->items().empty()) << path << " lacks " << list;
    return found == nullptr ? std::vector<Json>() : found->items();
}

// What a member of such an entry says; empty when it has none.
inline const Json& said(const Json& trial, std::string_view key) {
    static const Json kNothing;
    const Json* found = trial.find(key);
    return found == nullptr ? kNothing : *found;
}

inline Setup setup_of(const GameKit& game, const Json& trial) {
    Setup setup = game.setup(static_cast<int>(said(trial, "seats").as_int()));
    const std::string set = game.default_data().name;
    for (const auto& [key, value] : said(trial, "options").members())
        EXPECT_EQ(set_option(game.options(), set, key, value.as_string(), setup), std::nullopt);
    return setup;
}

// For tests that are there once for each game.
inline std::string name_of(const ::testing::TestParamInfo<const GameKit*>& info) {
    return std::string(info.param->name());
}

}  // namespace sidera::kit
