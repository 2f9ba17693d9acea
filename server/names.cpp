// Names of people.

#include "server/names.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

namespace sidera::server {
namespace {

constexpr std::size_t kMaxName = 24;
constexpr utf8proc_int32_t kEmptyBraille = 0x2800;

// Takes the first character off; nothing when it is no UTF-8.
std::optional<utf8proc_int32_t> take_letter(std::string_view& text) {
    utf8proc_int32_t letter = 0;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()),
                                         &letter);
    if (length <= 0)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(length));
    return letter;
}

bool is_space(utf8proc_int32_t letter) {
    return utf8proc_category(letter) == UTF8PROC_CATEGORY_ZS;
}

// How an emoji is to be drawn.
bool is_drawing_hint(utf8proc_int32_t letter) {
    return letter >= 0xFE00 && letter <= 0xFE0F;
}

// What cannot be seen, or turns the writing around.
bool is_unseen(utf8proc_int32_t letter) {
    switch (utf8proc_category(letter)) {
        case UTF8PROC_CATEGORY_CN:
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_CS:
        case UTF8PROC_CATEGORY_CO:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return true;
        default:
            return letter == kEmptyBraille ||
                   (utf8proc_get_property(letter)->ignorable && !is_drawing_hint(letter));
    }
}

}  // namespace

std::optional<std::string> clean_name(std::string_view name) {
    std::string clean;
    std::size_t letters = 0;
    bool space = false;
    while (!name.empty()) {
        const std::string_view rest = name;
        const auto letter = take_letter(name);
        if (!letter || is_unseen(*letter))
            return std::nullopt;
        if (is_space(*letter)) {
            space = !clean.empty();
            continue;
        }
        letters += space ? 2 : 1;
        clean += space ? " " : "";
        clean += rest.substr(0, rest.size() - name.size());
        space = false;
    }
    if (letters > kMaxName || name_key(clean).empty())
        return std::nullopt;
    return clean;
}

std::string name_key(std::string_view name) {
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
        static_cast<utf8proc_ssize_t>(name.size()),
        &mapped,
        static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                       UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE |
                                       UTF8PROC_LUMP));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    return length < 0 ? std::string(name)
                      : std::string(reinterpret_cast<const char*>(mapped),
                                    static_cast<std::size_t>(length));
}

bool is_given_name(std::string_view name) {
    for (const std::string_view word : {"Guest ", "Ospite "})
        if (name.starts_with(word) &&
            name.find_first_not_of("0123456789", word.size()) == std::string_view::npos)
            return true;
    return false;
}

}  // namespace sidera::server
