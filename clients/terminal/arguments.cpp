// Reading the command line.

#include "clients/terminal/arguments.h"

#include <charconv>

namespace sidera::terminal {

std::optional<Arguments> Arguments::read(std::span<const std::string> words,
                                         std::span<const Flag> flags,
                                         std::size_t most_words,
                                         std::string& error) {
    Arguments result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with("--")) {
            result.words_.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const Flag* known = nullptr;
        for (const Flag& flag : flags)
            if (flag.name == name)
                known = &flag;
        if (known == nullptr) {
            error = "unknown flag " + name;
            return std::nullopt;
        }
        if (result.has(name) && !known->repeats) {
            error = name + " is given twice";
            return std::nullopt;
        }
        std::string value;
        if (known->value.empty()) {
            if (equals != std::string::npos) {
                error = name + " takes no value";
                return std::nullopt;
            }
        } else if (equals != std::string::npos) {
            value = word.substr(equals + 1);
        } else if (i + 1 < words.size()) {
            value = words[++i];
        } else {
            error = name + " needs a value: " + std::string(known->value);
            return std::nullopt;
        }
        result.given_.push_back({name, value});
    }
    if (result.words_.size() > most_words) {
        error = "unexpected '" + result.words_[most_words] + "'";
        return std::nullopt;
    }
    return result;
}

const Arguments::Given* Arguments::find(std::string_view flag) const {
    for (const Given& given : given_)
        if (given.flag == flag)
            return &given;
    return nullptr;
}

std::string Arguments::text(std::string_view flag, std::string_view standard) const {
    const Given* given = find(flag);
    return given != nullptr ? given->value : std::string(standard);
}

std::vector<std::string> Arguments::all(std::string_view flag) const {
    std::vector<std::string> values;
    for (const Given& given : given_)
        if (given.flag == flag)
            values.push_back(given.value);
    return values;
}

std::int64_t Arguments::number(std::string_view flag,
                               std::int64_t standard,
                               std::int64_t lo,
                               std::int64_t hi,
                               std::string& error) const {
    const Given* given = find(flag);
    if (given == nullptr)
        return standard;
    std::int64_t number = 0;
    const char* end = given->value.data() + given->value.size();
    const auto [stop, fault] = std::from_chars(given->value.data(), end, number);
    if (fault == std::errc() && stop == end && number >= lo && number <= hi)
        return number;
    error = std::string(flag) + " takes a whole number from " + std::to_string(lo) + " to " +
            std::to_string(hi) + ", not '" + given->value + "'";
    return standard;
}

}  // namespace sidera::terminal
