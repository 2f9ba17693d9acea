// Numbers as people write them.

#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace sidera {

// The whole text is that number, or it is none.
template<class Number>
std::optional<Number> number_from(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

}  // namespace sidera
