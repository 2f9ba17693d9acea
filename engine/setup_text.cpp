// Options of a table as text.

#include "engine/setup_text.h"

#include "engine/table_file.h"

namespace sidera {
namespace {

std::optional<std::int32_t> value_from(const OptionSpec& spec,
                                       std::string_view data_set,
                                       std::string_view text) {
    switch (spec.kind) {
        case OptionSpec::Kind::boolean:
            if (text == "true" || text == "false")
                return text == "true" ? 1 : 0;
            return std::nullopt;
        case OptionSpec::Kind::integer:
            return read_int(text, spec.lo, spec.hi);
        case OptionSpec::Kind::choice:
            for (std::size_t i = 0; i < spec.choices.size(); ++i)
                if (spec.choices[i] == text)
                    return static_cast<std::int32_t>(i);
            return std::nullopt;
        case OptionSpec::Kind::data_set:
            return text == data_set ? std::optional(0) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> set_option(std::span<const OptionSpec> specs,
                                      std::string_view data_set,
                                      std::string_view key,
                                      std::string_view value,
                                      Setup& setup) {
    std::string known;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        if (specs[i].key == key) {
            const auto number = value_from(specs[i], data_set, value);
            if (!number)
                return "option " + std::string(key) + " cannot be '" + std::string(value) +
                       "'; it takes " + option_range_text(specs[i], data_set);
            setup.options[i] = *number;
            return std::nullopt;
        }
        known += (known.empty() ? "" : ", ") + std::string(specs[i].key);
    }
    return "there is no option '" + std::string(key) + "'; the options are " + known;
}

std::string option_value_text(const OptionSpec& spec,
                              std::int32_t value,
                              std::string_view data_set) {
    switch (spec.kind) {
        case OptionSpec::Kind::boolean:
            return value != 0 ? "true" : "false";
        case OptionSpec::Kind::choice:
            return std::string(spec.choices[static_cast<std::size_t>(value)]);
        case OptionSpec::Kind::data_set:
            return std::string(data_set);
        case OptionSpec::Kind::integer:
            break;
    }
    return std::to_string(value);
}

std::string option_range_text(const OptionSpec& spec, std::string_view data_set) {
    switch (spec.kind) {
        case OptionSpec::Kind::boolean:
            return "true or false";
        case OptionSpec::Kind::integer:
            return std::to_string(spec.lo) + " to " + std::to_string(spec.hi);
        case OptionSpec::Kind::data_set:
            return "the loaded data set: " + std::string(data_set);
        case OptionSpec::Kind::choice:
            break;
    }
    std::string list;
    for (const std::string_view choice : spec.choices)
        list += (list.empty() ? "" : ", ") + std::string(choice);
    return list;
}

}  // namespace sidera
