// Names of people: what can be one, and when two of them look the same.

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sidera::server {

// The name as it will be shown, or nothing if it cannot be one: 1 to 24 characters that can be
// seen, with single spaces between them.
std::optional<std::string> clean_name(std::string_view name);

// Equal for names that people would take for one another because of capitals, accents or how a
// letter is written.
std::string name_key(std::string_view name);

// A name nobody has chosen: whoever bears it need not be told that somebody else does.
bool is_given_name(std::string_view name);

}  // namespace sidera::server
