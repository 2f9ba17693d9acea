// Bytes as hexadecimal text.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sidera {

std::string to_hex(std::span<const std::uint8_t> bytes);  // lower-case digits

// Exactly so many digits, lower case.
bool is_hex(std::string_view text, std::size_t digits);

}  // namespace sidera
