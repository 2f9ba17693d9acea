// What makes a table.

#include "server/room/table_rules.h"

#include <algorithm>

#include "engine/setup_text.h"

namespace sidera::server {
namespace {

bool is_clock(const wire::ClockRule& rule) {
    switch (rule.kind) {
        case wire::ClockKind::none:
            return true;
        case wire::ClockKind::live:
            return rule.seconds >= 10 && rule.seconds <= 86'400 && rule.increment >= 0 &&
                   rule.increment <= 3'600;
        case wire::ClockKind::days:
            return rule.days >= 1 && rule.days <= 30;
    }
    return false;
}

}  // namespace

TableSetup table_setup(const GameKit& kit, const DataSet& set, const wire::TableRules& rules) {
    TableSetup table;
    if (rules.seats < kit.min_seats() || rules.seats > kit.max_seats()) {
        table.error = std::string(kit.name()) + " has " + std::to_string(kit.min_seats()) + " to " +
                      std::to_string(kit.max_seats()) + " seats";
        return table;
    }
    table.setup = kit.setup(rules.seats);
    for (const auto& option : rules.options)
        if (auto fault =
                set_option(kit.options(), set.name, option.name, option.value, table.setup)) {
            table.error = *fault;
            return table;
        }
    table.error = kit.check_setup(set, table.setup).value_or(std::string());
    return table;
}

std::string fault_of_rules(const GameKit& kit, const wire::TableRules& rules) {
    const TableSetup table = table_setup(kit, kit.default_data(), rules);
    if (!table.error.empty())
        return table.error;
    if (!is_clock(rules.clock))
        return "there is no such clock";
    if (rules.patience < kLeastPatience || rules.patience > kMostPatience)
        return "a table's patience is 30 seconds to 24 hours";
    // Else who is about to lose need only stay away.
    if (rules.rated && rules.clock.kind == wire::ClockKind::none)
        return "a rated game needs a clock";
    return {};
}

bool is_bot_level(const GameKit& kit, std::string_view level) {
    const auto levels = kit.bots();
    return std::find(levels.begin(), levels.end(), level) != levels.end();
}

}  // namespace sidera::server
