// Colours, widths, cutting and wrapping.

#include "clients/terminal/play/style.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sidera::terminal {
namespace {

// Select Graphic Rendition per Ink; the seats' colours can be told apart by colour-blind people.
constexpr std::array<std::string_view, 15> kCodes = {"",
                                                     "2",
                                                     "1",
                                                     "1;38;5;78",
                                                     "1;38;5;203",
                                                     "38;5;117",
                                                     "1;7",
                                                     "1;38;5;214",
                                                     "1;38;5;75",
                                                     "1;38;5;43",
                                                     "1;38;5;227",
                                                     "1;38;5;175",
                                                     "1;38;5;255",
                                                     "1;38;5;141",
                                                     "1;38;5;167"};

struct Glyph {
    char32_t code = 0;
    std::size_t bytes = 1;
};

// A broken sequence counts as one byte.
Glyph glyph_at(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (bytes == 1 || bytes > text.size())
        return {first, 1};
    char32_t code = first & (0xFFu >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i)
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    return {code, bytes};
}

// Length of an escape sequence at the beginning, or 0.
std::size_t escape_at(std::string_view text) {
    if (!text.starts_with("\x1b["))
        return 0;
    const std::size_t end = text.find('m');
    return end == std::string_view::npos ? text.size() : end + 1;
}

int columns_of_glyph(char32_t code) {
    if (code >= 0x300 && code <= 0x36F)
        return 0;
    const bool wide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
                      (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
                      (code >= 0xFF00 && code <= 0xFF60) || (code >= 0x1F300 && code <= 0x1FAFF);
    return wide ? 2 : 1;
}

constexpr std::array<std::pair<char32_t, char>, 39> kAscii = {{
    {U'à', 'a'}, {U'è', 'e'}, {U'é', 'e'}, {U'ì', 'i'}, {U'ò', 'o'}, {U'ù', 'u'}, {U'À', 'A'},
    {U'È', 'E'}, {U'É', 'E'}, {U'Ì', 'I'}, {U'Ò', 'O'}, {U'Ù', 'U'}, {U'ö', 'o'}, {U'ü', 'u'},
    {U'ä', 'a'}, {U'×', 'x'}, {U'·', '.'}, {U'–', '-'}, {U'—', '-'}, {U'…', '~'}, {U'’', '\''},
    {U'“', '"'}, {U'”', '"'}, {U'→', '>'}, {U'›', '>'}, {U'▶', '>'}, {U'✓', '*'}, {U'─', '-'},
    {U'│', '|'}, {U'┌', '+'}, {U'┐', '+'}, {U'└', '+'}, {U'┘', '+'}, {U'■', '#'}, {U'□', '.'},
    {U'★', '*'}, {U'◆', '*'}, {U'«', '<'}, {U'»', '>'},
}};

}  // namespace

std::string painted(std::string_view text, Ink ink, bool colour) {
    const std::string_view code = kCodes[static_cast<std::size_t>(ink)];
    if (!colour || code.empty() || text.empty())
        return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

int columns_of(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        if (const std::size_t escape = escape_at(text); escape > 0) {
            text.remove_prefix(escape);
            continue;
        }
        const Glyph glyph = glyph_at(text);
        columns += columns_of_glyph(glyph.code);
        text.remove_prefix(glyph.bytes);
    }
    return columns;
}

std::string cut(std::string_view text, int columns) {
    if (columns_of(text) <= columns)
        return std::string(text);
    std::string kept;
    int width = 0;
    while (!text.empty()) {
        const Glyph glyph = glyph_at(text);
        width += columns_of_glyph(glyph.code);
        if (width >= columns)
            break;
        kept += text.substr(0, glyph.bytes);
        text.remove_prefix(glyph.bytes);
    }
    return columns > 0 ? kept + "…" : std::string();
}

std::string abbreviated(std::string_view text, int columns) {
    std::string start;
    while (columns_of(start) + columns_of(text) > columns) {
        const std::size_t space = text.find(' ');
        if (space == std::string_view::npos || space < 3)
            break;
        start += std::string(text.substr(0, glyph_at(text).bytes)) + ". ";
        text.remove_prefix(space + 1);
    }
    return cut(start + std::string(text), columns);
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        const std::string_view word = text.substr(0, space);
        if (!line.empty() && columns_of(line) + 1 + columns_of(word) > columns)
            lines.push_back(std::exchange(line, {}));
        if (!line.empty())
            line += ' ';
        line += word;
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
    }
    if (!line.empty() || lines.empty())
        lines.push_back(line);
    return lines;
}

std::string to_ascii(std::string_view text) {
    std::string ascii;
    while (!text.empty()) {
        const Glyph glyph = glyph_at(text);
        const auto* found = std::find_if(kAscii.begin(), kAscii.end(), [&](const auto& entry) {
            return entry.first == glyph.code;
        });
        if (glyph.code < 0x80)
            ascii += text[0];
        else
            ascii += found == kAscii.end() ? '?' : found->second;
        text.remove_prefix(glyph.bytes);
    }
    return ascii;
}

Line& Line::add(std::string_view text, Ink ink) {
    text_ += painted(text, ink, colour_);
    columns_ += columns_of(text);
    return *this;
}

Line& Line::pad_to(int column) {
    if (column > columns_)
        add(std::string(static_cast<std::size_t>(column - columns_), ' '));
    return *this;
}

Flow& Flow::label(std::string_view text) {
    line_.add(text, Ink::dim).pad_to(indent_);
    fresh_ = true;
    return *this;
}

Flow& Flow::item(const Line& item, int gap) {
    if (!fresh_ && line_.columns() + gap + item.columns() > columns_) {
        done_.push_back(line_.text());
        line_ = Line(colour_);
        line_.pad_to(indent_);
        fresh_ = true;
    }
    line_.pad_to(line_.columns() + (fresh_ ? 0 : gap));
    fresh_ = false;
    line_.add(item.text());
    return *this;
}

Flow& Flow::item(std::string_view text, Ink ink, int gap) {
    Line one(colour_);
    return item(one.add(text, ink), gap);
}

void Flow::finish(std::vector<std::string>& lines) {
    lines.insert(lines.end(), done_.begin(), done_.end());
    lines.push_back(line_.text());
}

}  // namespace sidera::terminal
