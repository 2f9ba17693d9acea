// Options of a table as text: `key=value` in, the values of a setup out, and back.

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace sidera {

// A sentence when there is no such option or it cannot have this value.
std::optional<std::string> set_option(std::span<const OptionSpec> specs,
                                      std::string_view data_set,
                                      std::string_view key,
                                      std::string_view value,
                                      Setup& setup);

std::string option_value_text(const OptionSpec& spec,
                              std::int32_t value,
                              std::string_view data_set);

// "true or false", "5 to 11", "random, 0, 1, ...".
std::string option_range_text(const OptionSpec& spec, std::string_view data_set);

}  // namespace sidera
