// How scenarios are written: their keys and their answers.

#include "engine/scenario_text.h"

#include <array>
#include <charconv>

namespace sidera {
namespace {

constexpr std::array<std::string_view, 13> kKeys = {"id",
                                                    "rules",
                                                    "about",
                                                    "game",
                                                    "options",
                                                    "seats",
                                                    "setup",
                                                    "given",
                                                    "luck",
                                                    "when",
                                                    "stop",
                                                    "then",
                                                    "steps"};
constexpr std::array<std::string_view, 4> kStepKeys = {"about", "when", "stop", "then"};

// What stands under a key: of anything else nothing would be read, and nobody would notice.
constexpr std::array<KeyShape, 6> kShapes = {{{"rules", Json::Kind::array},
                                              {"options", Json::Kind::object},
                                              {"seats", Json::Kind::integer},
                                              {"setup", Json::Kind::array},
                                              {"given", Json::Kind::object},
                                              {"luck", Json::Kind::array}}};

// Kinds of refusals that a scenario may name in place of the rule.
constexpr std::array<std::string_view, 3> kRefusals = {"not_your_turn", "game_over", "bad_amount"};

// A scenario or one of its steps; both have these parts.
std::string read_step(const Json& from, ScenarioStep& step) {
    if (const Json* then = from.find("then"))
        step.then = *then;
    if (!step.then.is_object() || step.then.members().empty())
        return "'then' must say what holds at the end";
    if (const Json* stop = from.find("stop"))
        step.stop = *stop;
    const Json* when = from.find("when");
    if (when == nullptr)
        return {};
    if (!when->is_array())
        return "'when' must be a list of answers";
    for (const Json& answer : when->items())
        step.when.push_back(answer.as_string());
    return {};
}

}  // namespace

std::string unknown_key(const Json& object, std::span<const std::string_view> known) {
    for (const auto& [key, value] : object.members())
        if (std::find(known.begin(), known.end(), key) == known.end())
            return key;
    return {};
}

std::string misshapen_key(const Json& object, std::span<const KeyShape> shapes) {
    for (const auto& [key, kind] : shapes) {
        const Json* found = object.find(key);
        if (found == nullptr || found->kind() == kind)
            continue;
        const std::string_view wanted = kind == Json::Kind::integer  ? "a whole number"
                                        : kind == Json::Kind::object ? "an object"
                                                                     : "a list";
        return std::string(key) + " must be " + std::string(wanted);
    }
    return {};
}

ScenarioSteps read_steps(const Json& scenario) {
    if (!scenario.is_object())
        return {{}, "a scenario must be a JSON object"};
    if (const std::string key = unknown_key(scenario, kKeys); !key.empty())
        return {{}, "unknown key '" + key + "'"};
    if (const std::string fault = misshapen_key(scenario, kShapes); !fault.empty())
        return {{}, fault};
    ScenarioSteps read;
    const Json* steps = scenario.find("steps");
    if (steps == nullptr) {
        read.steps.emplace_back();
        read.fault = read_step(scenario, read.steps.back());
        return read;
    }
    for (const char* key : {"when", "stop", "then"})
        if (scenario.find(key) != nullptr)
            return {{}, "a scenario has 'steps' or '" + std::string(key) + "', not both"};
    if (!steps->is_array() || steps->items().empty())
        return {{}, "'steps' must be a list of objects with 'when' and 'then'"};
    for (const Json& item : steps->items()) {
        ScenarioStep step{.name = "step " + std::to_string(read.steps.size() + 1)};
        if (const std::string key = unknown_key(item, kStepKeys); !key.empty())
            return {{}, step.name + ": unknown key '" + key + "'"};
        if (const std::string fault = read_step(item, step); !fault.empty())
            return {{}, step.name + ": " + fault};
        read.steps.push_back(std::move(step));
    }
    return read;
}

WrittenAnswer read_answer(std::string_view text, int seats) {
    WrittenAnswer answer;
    const std::size_t colon = text.find(": ");
    if (colon != std::string_view::npos)
        answer.seat = seat_from_letter(text.substr(0, colon));
    if (answer.seat == kNoSeat || index(answer.seat) >= seats) {
        answer.fault = "an answer is written 'SEAT: option', with the seat as a letter";
        return answer;
    }
    std::string_view said = text.substr(colon + 2);
    if (const std::size_t equals = said.find(" = "); equals != std::string_view::npos) {
        const std::string_view digits = said.substr(equals + 3);
        const char* end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, answer.amount);
        if (read.ec != std::errc() || read.ptr != end)
            answer.fault = "an amount is written 'option = NUMBER'";
        said = said.substr(0, equals);
    }
    answer.option = said;
    return answer;
}

Channel channel_of(const Match& match, Seat seat, OptionCode code) {
    for (const Option& option : match.decision(seat, Channel::table).options)
        if (option.code == code)
            return Channel::table;
    return Channel::main;
}

bool is_kind_of_refusal(std::string_view word) {
    return std::find(kRefusals.begin(), kRefusals.end(), word) != kRefusals.end();
}

std::string fault_in_refusal(const Status& status, const std::string& wanted) {
    const std::string by = is_kind_of_refusal(wanted) ? std::string(status.key) : status.rule;
    return by == wanted ? std::string()
                        : "refused by " + (by.empty() ? "no rule" : by) + " instead of " + wanted;
}

}  // namespace sidera
