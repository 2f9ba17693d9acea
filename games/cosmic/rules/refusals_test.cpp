// Scenarios in which something is refused: enough of them, and one for each reason that players
// meet often. (That each verb has one is seen to by tools/lint.)

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "engine/json.h"
#include "tests/kit/source_dir.h"

namespace sidera::cosmic {
namespace {

// How many scenarios there are for each reason.
std::map<std::string, int> reasons() {
    std::map<std::string, int> found;
    const auto note = [&found](const Json& step) {
        const Json* then = step.find("then");
        const Json* refused = then == nullptr ? nullptr : then->find("refused");
        if (refused != nullptr)
            ++found[refused->as_string()];
    };
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             kit::source_dir() / "games/cosmic/vectors")) {
        std::ifstream file(entry.path());
        std::ostringstream text;
        text << file.rdbuf();
        const Json list = parse_json(text.str()).value;
        for (const Json& scenario : list.is_array() ? list.items() : std::vector<Json>{list}) {
            note(scenario);
            if (const Json* steps = scenario.find("steps"))
                for (const Json& step : steps->items())
                    note(step);
        }
    }
    return found;
}

TEST(CosmicRefusals, each_common_reason_has_a_scenario) {
    const auto found = reasons();
    int all = 0;
    for (const auto& [reason, count] : found)
        all += count;
    EXPECT_GE(all, 60);
    for (const char* common : {"CF-TIME-3",   // not its moment
                               "CF-TIME-1",   // not in its order
                               "CF-TIME-4",   // a duty cannot be passed over
                               "CF-RESP-1",   // no answer to this
                               "CF-FLARE-2",  // the other side of the flare
                               "CF-FLARE-3",  // the wild side of an own flare
                               "CF-FLARE-4",  // a second flare
                               "CF-FLARE-10",
                               "CF-POW-1",   // too few home colonies
                               "CF-POW-6",   // zapped
                               "CF-POW-9",   // once in an encounter
                               "CF-ALLY-6",  // not invited
                               "CF-PLAN-5",
                               "CF-DEAL-6",
                               "not_your_turn",
                               "bad_amount",
                               "game_over"})
        EXPECT_TRUE(found.contains(common)) << common;
}

}  // namespace
}  // namespace sidera::cosmic
