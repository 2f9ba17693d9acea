// What a scenario may say.

#include "engine/scenario.h"

#include <algorithm>
#include <array>

namespace sidera {
namespace {

constexpr std::array<std::string_view, 11> kKeys = {
    "id", "rules", "about", "game", "options", "seats", "given", "luck", "when", "then", "file"};
constexpr std::array<std::string_view, 11> kThenKeys = {"pub",
                                                        "own",
                                                        "secret",
                                                        "sees",
                                                        "asked",
                                                        "options",
                                                        "refused",
                                                        "events",
                                                        "score",
                                                        "winners",
                                                        "over"};

template<std::size_t N>
std::string unknown_key(const Json& object, const std::array<std::string_view, N>& known) {
    for (const auto& [key, value] : object.members())
        if (std::find(known.begin(), known.end(), key) == known.end())
            return key;
    return {};
}

}  // namespace

std::string check_scenario_keys(const Json& scenario) {
    if (!scenario.is_object())
        return "a scenario must be a JSON object";
    if (const std::string key = unknown_key(scenario, kKeys); !key.empty())
        return "unknown key '" + key + "'";
    const Json* then = scenario.find("then");
    if (then == nullptr || !then->is_object() || then->members().empty())
        return "'then' must say what holds at the end";
    if (const std::string key = unknown_key(*then, kThenKeys); !key.empty())
        return "unknown key 'then." + key + "'";
    return {};
}

}  // namespace sidera
