// Names of people.

#include "server/names.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sidera::server {
namespace {

constexpr std::size_t kMaxName = 24;

struct Range {
    char32_t first;
    char32_t last;
};

// What cannot be seen, stands over others' letters or turns the writing around. In order.
constexpr Range kUnseen[] = {
    {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},
    {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},
    {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF},
};

constexpr Range kSpaces[] = {
    {0x20, 0x20},
    {0xA0, 0xA0},
    {0x1680, 0x1680},
    {0x2000, 0x200A},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x3000, 0x3000},
};

// Accents that follow their letter, and how an emoji is to be drawn.
constexpr Range kMarks[] = {
    {0x300, 0x36F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};

// The plain letters of U+00C0 to U+017F and of U+1E00 to U+1EFF.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnooooo%ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view kMoreLatin =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwyassssdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyllvvyy";

// Small Greek and Cyrillic letters with accents.
constexpr std::array<std::array<char32_t, 2>, 20> kAccented = {
    {{0x390, 0x3B9}, {0x3AC, 0x3B1}, {0x3AD, 0x3B5}, {0x3AE, 0x3B7}, {0x3AF, 0x3B9},
     {0x3B0, 0x3C5}, {0x3C2, 0x3C3}, {0x3CA, 0x3B9}, {0x3CB, 0x3C5}, {0x3CC, 0x3BF},
     {0x3CD, 0x3C5}, {0x3CE, 0x3C9}, {0x439, 0x438}, {0x450, 0x435}, {0x451, 0x435},
     {0x453, 0x433}, {0x457, 0x456}, {0x45C, 0x43A}, {0x45D, 0x438}, {0x45E, 0x443}}};

template<std::size_t kSize>
bool is_among(char32_t letter, const Range (&ranges)[kSize]) {
    return std::any_of(std::begin(ranges), std::end(ranges), [letter](const Range& range) {
        return letter >= range.first && letter <= range.last;
    });
}

// Takes the first character off; nothing when it is no UTF-8.
std::optional<char32_t> take_letter(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (lead >= 0xF8 || (lead >= 0x80 && lead < 0xC0) || text.size() < length)
        return std::nullopt;
    char32_t letter = length == 1 ? lead : lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0) != 0x80)
            return std::nullopt;
        letter = letter << 6 | (next & 0x3Fu);
    }
    constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
    if (letter < kSmallest[length] || letter > 0x10FFFF || (letter >= 0xD800 && letter < 0xE000))
        return std::nullopt;
    text.remove_prefix(length);
    return letter;
}

char32_t small_letter(char32_t letter) {
    if ((letter >= 'A' && letter <= 'Z') || (letter >= 0x391 && letter <= 0x3AB) ||
        (letter >= 0x410 && letter <= 0x42F))
        return letter + 32;
    if (letter >= 0x400 && letter <= 0x40F)
        return letter + 80;
    constexpr std::array<char32_t, 10> kGreek = {
        0x3AC, 0x387, 0x3AD, 0x3AE, 0x3AF, 0x38B, 0x3CC, 0x38D, 0x3CD, 0x3CE};
    return letter >= 0x386 && letter <= 0x38F ? kGreek[letter - 0x386] : letter;
}

char32_t plain_letter(char32_t letter) {
    if (letter >= 0xFF01 && letter <= 0xFF5E)
        letter -= 0xFEE0;  // wide letters
    if (letter >= 0xC0 && letter < 0x180)
        return static_cast<char32_t>(kLatin[letter - 0xC0]);
    if (letter >= 0x1E00 && letter < 0x1F00)
        return static_cast<char32_t>(kMoreLatin[letter - 0x1E00]);
    letter = small_letter(letter);
    for (const auto& [accented, plain] : kAccented)
        if (letter == accented)
            return plain;
    return letter == 0x2018 || letter == 0x2019 ? U'\'' : letter;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view name) {
    std::string clean;
    std::size_t letters = 0;
    bool space = false;
    while (!name.empty()) {
        const std::string_view rest = name;
        const auto letter = take_letter(name);
        if (!letter || is_among(*letter, kUnseen))
            return std::nullopt;
        if (is_among(*letter, kSpaces)) {
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

// Letters by their numbers: nobody reads it.
std::string name_key(std::string_view name) {
    std::string key;
    while (!name.empty()) {
        const auto letter = take_letter(name);
        if (!letter)
            return key + std::string(name);
        if (!is_among(*letter, kMarks))
            key += std::to_string(static_cast<std::uint32_t>(plain_letter(*letter))) + ' ';
    }
    return key;
}

bool is_given_name(std::string_view name) {
    for (const std::string_view word : {"Guest ", "Ospite "})
        if (name.starts_with(word) &&
            name.find_first_not_of("0123456789", word.size()) == std::string_view::npos)
            return true;
    return false;
}

}  // namespace sidera::server
