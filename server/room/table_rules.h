// What makes a table: rules that a game can be set up by.

#pragma once

#include <string>

#include "match/kit.h"
#include "server/wire/words.h"

namespace sidera::server {

inline constexpr int kLeastPatience = 30;     // seconds
inline constexpr int kMostPatience = 86'400;  // a day

// A sentence when these rules make no table, else the setup for the game.
struct TableSetup {
    Setup setup;
    std::string error;
};

TableSetup table_setup(const GameKit& kit, const DataSet& set, const wire::TableRules& rules);

// A sentence about the first thing wrong with rules for a new table, or nothing. (A table that was
// opened once stays as it is.)
std::string fault_of_rules(const GameKit& kit, const wire::TableRules& rules);

bool is_bot_level(const GameKit& kit, std::string_view level);

}  // namespace sidera::server
