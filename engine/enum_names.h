// The names of enumerators as they stand in the code.

#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace sidera {

namespace enum_names {

// How the compiler writes this function is where the names are read from: "... <ns::E::a,
// ns::E::b>]" (clang) or "... {ns::E::a, ns::E::b}; ...]" (g++).
template<auto... kMembers>
consteval std::string_view written() {
    return __PRETTY_FUNCTION__;
}

constexpr bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// What stands behind the last "::" of each member. A number that no member has is written as such,
// "(ns::E)5": it has the name of what is kept free.
template<std::size_t kCount>
consteval std::array<std::string_view, kCount> split(std::string_view text) {
    std::array<std::string_view, kCount> names{};
    std::size_t end = text.rfind('}');
    if (end == std::string_view::npos)
        end = text.rfind('>');
    for (std::size_t i = kCount; i-- > 0;) {
        std::size_t begin = end;
        while (is_word(text[begin - 1]))
            --begin;
        const bool is_member = text[begin] < '0' || text[begin] > '9';
        names[i] = is_member ? text.substr(begin, end - begin) : "-";
        end = text.rfind(',', begin);
    }
    return names;
}

template<class E, std::size_t... kNumbers>
consteval std::array<std::string_view, sizeof...(kNumbers)> of(std::index_sequence<kNumbers...>) {
    return split<sizeof...(kNumbers)>(written<static_cast<E>(kNumbers)...>());
}

}  // namespace enum_names

// A base of EnumText for enums whose members are called by everybody what they are called in the
// code. They end with `kLast`; below it there may be gaps.
template<auto kLast>
struct NamesInCode {
    static constexpr std::array<std::string_view, static_cast<std::size_t>(kLast) + 1> kNames =
        enum_names::of<decltype(kLast)>(
            std::make_index_sequence<static_cast<std::size_t>(kLast) + 1>());
};

}  // namespace sidera
