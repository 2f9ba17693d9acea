// SHA-256, written out because browsers check records with it too: the WebAssembly module has no
// library to ask.

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sidera {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view message);

}  // namespace sidera
