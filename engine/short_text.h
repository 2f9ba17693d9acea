// A name of up to seven bytes inside trivially copyable values (ids of a data set in events).

#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace sidera {

struct ShortText {
    static constexpr std::size_t kMost = 7;

    std::array<char, kMost + 1> bytes{};

    constexpr ShortText() = default;

    // Anything longer is cut; loaders refuse such names before they get here.
    constexpr explicit ShortText(std::string_view text) {
        for (std::size_t i = 0; i < text.size() && i < kMost; ++i)
            bytes[i] = text[i];
    }

    constexpr std::string_view view() const {
        std::size_t n = 0;
        while (n < kMost && bytes[n] != 0)
            ++n;
        return {bytes.data(), n};
    }

    constexpr bool operator==(const ShortText&) const = default;
};

}  // namespace sidera
