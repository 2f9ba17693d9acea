// JSON: the strict parser, by recursive descent.
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <set>
#include <system_error>

#include "engine/json.h"

namespace sidera {

namespace {

unsigned char byte_of(char c) {
    return static_cast<unsigned char>(c);
}

// ASCII which stands for itself between quotes.
bool is_plain(char c) {
    return byte_of(c) >= 0x20 && byte_of(c) < 0x80 && c != '"' && c != '\\';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_continuation(char c) {
    return (byte_of(c) & 0xC0) == 0x80;
}

bool is_high_surrogate(char32_t c) {
    return c >= 0xD800 && c < 0xDC00;
}

bool is_low_surrogate(char32_t c) {
    return c >= 0xDC00 && c < 0xE000;
}

// The number of bytes of the character beyond ASCII which `rest` starts with; 0 when there is none.
std::size_t utf8_length(std::string_view rest) {
    constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char lead = byte_of(rest[0]);
    const std::size_t length = lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length == 0 || lead >= 0xF8 || rest.size() < length)
        return 0;
    char32_t code = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(rest[i]))
            return 0;
        code = code << 6 | (byte_of(rest[i]) & 0x3Fu);
    }
    const bool is_surrogate = is_high_surrogate(code) || is_low_surrogate(code);
    return code < kSmallest[length] || code > 0x10FFFF || is_surrogate ? 0 : length;
}

void append_utf8(std::string& out, char32_t code) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (code >> shift & 0x3F)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | code >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | code >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

std::optional<double> read_real(std::string_view text) {
    double number = 0;
#ifdef __cpp_lib_to_chars
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool in_range = result.ec == std::errc();
#else
    // libc++ 19 cannot read doubles; in the browser strtod knows no locale but C.
    errno = 0;
    number = std::strtod(std::string(text).c_str(), nullptr);
    const bool in_range = std::isfinite(number) && (number != 0 || errno != ERANGE);
#endif
    return in_range ? std::optional(number) : std::nullopt;
}

// Every read function returns false after an error, and the first error is the one reported.
class Parser {
  public:
    Parser(std::string_view text, std::size_t max_depth) : text_(text), max_depth_(max_depth) {}

    JsonParse run() {
        Json value;
        if (read_value(value) && read_end())
            return {.value = std::move(value), .error = {}};
        return {.value = {}, .error = std::move(error_)};
    }

  private:
    bool fail(std::size_t where, std::string message) {
        const std::string_view before = text_.substr(0, where);
        const std::string_view line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
        error_.line = 1 + static_cast<std::size_t>(std::ranges::count(before, '\n'));
        error_.column = 1 + line.size() -
                        static_cast<std::size_t>(std::ranges::count_if(line, is_continuation));
        error_.message = std::move(message);
        return false;
    }

    bool fail_expecting(const std::string& what) {
        return fail(at_, "expected " + what + (is_at_end() ? ", but the text ends" : ""));
    }

    bool is_at_end() const { return at_ == text_.size(); }

    // At the end 0, which no rule of the grammar asks for.
    char peek() const { return is_at_end() ? '\0' : text_[at_]; }

    std::string_view rest() const { return text_.substr(at_); }

    bool maybe_take(char c) {
        if (peek() != c)
            return false;
        ++at_;
        return true;
    }

    void skip_space() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

    bool read_end() {
        skip_space();
        return is_at_end() || fail(at_, "unexpected text after the value");
    }

    bool read_value(Json& out);
    bool read_word(std::string_view word, Json meaning, Json& out);
    bool read_array(Json& out);
    bool read_object(Json& out);
    bool read_member(std::vector<Json::Member>& members, std::set<std::string>& keys);
    bool enter();
    bool read_number(Json& out);
    bool read_digits(const char* where);
    bool read_string(std::string& out);
    bool read_escape(std::string& out);
    bool read_unicode_escape(std::string& out);
    bool read_four_hex(char32_t& out);

    std::string_view text_;
    std::size_t max_depth_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    JsonError error_;
};

bool Parser::read_value(Json& out) {
    skip_space();
    switch (peek()) {
        case '{':
            return read_object(out);
        case '[':
            return read_array(out);
        case '"': {
            std::string text;
            if (!read_string(text))
                return false;
            out = Json(std::move(text));
            return true;
        }
        case 't':
            return read_word("true", true, out);
        case 'f':
            return read_word("false", false, out);
        case 'n':
            return read_word("null", nullptr, out);
        default:
            return peek() == '-' || is_digit(peek()) ? read_number(out) : fail_expecting("a value");
    }
}

bool Parser::read_word(std::string_view word, Json meaning, Json& out) {
    if (!rest().starts_with(word))
        return fail_expecting("a value");
    at_ += word.size();
    out = std::move(meaning);
    return true;
}

bool Parser::enter() {
    if (depth_ == max_depth_)
        return fail(at_, "nested deeper than " + std::to_string(max_depth_) + " levels");
    ++depth_;
    ++at_;
    skip_space();
    return true;
}

bool Parser::read_array(Json& out) {
    if (!enter())
        return false;
    std::vector<Json> items;
    if (!maybe_take(']')) {
        do {
            if (!read_value(items.emplace_back()))
                return false;
            skip_space();
        } while (maybe_take(','));
        if (!maybe_take(']'))
            return fail_expecting("',' or ']' after an item");
    }
    --depth_;
    out = Json::array(std::move(items));
    return true;
}

bool Parser::read_object(Json& out) {
    if (!enter())
        return false;
    std::vector<Json::Member> members;
    // A search among the members would let a long hostile object cost quadratic time.
    std::set<std::string> keys;
    if (!maybe_take('}')) {
        do {
            if (!read_member(members, keys))
                return false;
            skip_space();
        } while (maybe_take(','));
        if (!maybe_take('}'))
            return fail_expecting("',' or '}' after a member");
    }
    --depth_;
    out = Json::object(std::move(members));
    return true;
}

bool Parser::read_member(std::vector<Json::Member>& members, std::set<std::string>& keys) {
    skip_space();
    const std::size_t start = at_;
    if (peek() != '"')
        return fail_expecting("a key in double quotes");
    auto& [key, value] = members.emplace_back();
    if (!read_string(key))
        return false;
    if (!keys.insert(key).second)
        return fail(start, "the key '" + key + "' occurs twice");
    skip_space();
    if (!maybe_take(':'))
        return fail_expecting("':' after a key");
    return read_value(value);
}

bool Parser::read_number(Json& out) {
    const std::size_t start = at_;
    maybe_take('-');
    const bool has_zero = peek() == '0';
    const std::size_t first = at_;
    if (!read_digits("in a number"))
        return false;
    if (has_zero && at_ - first > 1)
        return fail(start, "a number must not have leading zeros");
    const std::size_t whole_end = at_;
    if (maybe_take('.') && !read_digits("after '.'"))
        return false;
    if (maybe_take('e') || maybe_take('E')) {
        if (!maybe_take('+'))
            maybe_take('-');
        if (!read_digits("in an exponent"))
            return false;
    }
    const std::string_view text = text_.substr(start, at_ - start);
    if (at_ != whole_end) {
        const std::optional<double> number = read_real(text);
        out = number ? Json(*number) : Json();
    } else {
        std::int64_t number = 0;
        const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
        out = result.ec == std::errc() ? Json(number) : Json();
    }
    return out.is_number() || fail(start, "number out of range");
}

bool Parser::read_digits(const char* where) {
    if (!is_digit(peek()))
        return fail_expecting(std::string("a digit ") + where);
    while (is_digit(peek()))
        ++at_;
    return true;
}

// Starts at the opening quote.
bool Parser::read_string(std::string& out) {
    const std::size_t start = at_++;
    for (;;) {
        const std::size_t plain = at_;
        while (!is_at_end() && is_plain(text_[at_]))
            ++at_;
        out += text_.substr(plain, at_ - plain);
        if (is_at_end())
            return fail(start, "the string is not closed");
        if (maybe_take('"'))
            return true;
        if (peek() == '\\') {
            if (!read_escape(out))
                return false;
            continue;
        }
        if (byte_of(peek()) < 0x20)
            return fail(at_, "a control character in a string must be escaped");
        const std::size_t length = utf8_length(rest());
        if (length == 0)
            return fail(at_, "the text is not valid UTF-8");
        out += text_.substr(at_, length);
        at_ += length;
    }
}

bool Parser::read_escape(std::string& out) {
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const std::string_view letter = text_.substr(at_ + 1, 1);
    if (letter == "u")
        return read_unicode_escape(out);
    const std::size_t which = letter.empty() ? letter.npos : kLetters.find(letter);
    if (which == letter.npos)
        return fail(at_, "unknown escape in a string");
    out += kMeanings[which];
    at_ += 2;
    return true;
}

bool Parser::read_unicode_escape(std::string& out) {
    const std::size_t start = at_;
    char32_t code = 0;
    if (!read_four_hex(code))
        return false;
    char32_t low = 0;
    if (is_high_surrogate(code) && rest().starts_with("\\u") && !read_four_hex(low))
        return false;
    if (is_low_surrogate(code) || (is_high_surrogate(code) && !is_low_surrogate(low)))
        return fail(start, "a \\u surrogate without its partner");
    if (low != 0)
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    append_utf8(out, code);
    return true;
}

// Starts at the backslash.
bool Parser::read_four_hex(char32_t& out) {
    const std::string_view digits = text_.substr(at_ + 2, 4);
    std::uint32_t code = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() != 4 || result.ptr != digits.data() + 4)
        return fail(at_, "\\u needs four hexadecimal digits");
    out = code;
    at_ += 6;
    return true;
}

}  // namespace

JsonParse parse_json(std::string_view text, std::size_t max_depth) {
    return Parser(text, max_depth).run();
}

}  // namespace sidera
