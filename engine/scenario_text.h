// How scenarios are written: their keys and their answers.

#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match.h"

namespace sidera {

// The first key of an object that is not among the known ones, or nothing.
std::string unknown_key(const Json& object, std::span<const std::string_view> known);

// What kind of value stands under a key, if the key is there.
struct KeyShape {
    std::string_view key;
    Json::Kind kind;
};

// "seats must be a whole number" for the first that is something else, or nothing.
std::string misshapen_key(const Json& object, std::span<const KeyShape> shapes);

// Some answers and what must hold after them. With `stop` the position is looked at when that
// event is told, not when all is done.
struct ScenarioStep {
    std::vector<std::string> when;
    Json stop;  // null: at the end
    Json then;
    std::string name;  // "step 2", empty where there is only one
};

struct ScenarioSteps {
    std::vector<ScenarioStep> steps;
    std::string fault;  // empty, or why the scenario cannot be read
};

// What every scenario may say beside the position of its game, as a list of steps.
ScenarioSteps read_steps(const Json& scenario);

// "B: gives B M = 10": who says what, and how much of it.
struct WrittenAnswer {
    Seat seat = kNoSeat;
    std::string option;
    std::int32_t amount = 0;
    std::string fault;  // empty, or why the text is no answer
};

WrittenAnswer read_answer(std::string_view text, int seats);

// Where a seat may say this now; what may not be said at all is refused by the game.
Channel channel_of(const Match& match, Seat seat, OptionCode code);

// Whether a scenario may name this kind of refusal in place of the rule behind it.
bool is_kind_of_refusal(std::string_view word);

// Empty when the refusal is by the wanted rule, or of the wanted kind.
std::string fault_in_refusal(const Status& status, const std::string& wanted);

}  // namespace sidera
