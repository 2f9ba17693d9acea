// What a scenario may say.

#include "engine/scenario.h"

#include <algorithm>
#include <array>
#include <charconv>

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

}  // namespace sidera
