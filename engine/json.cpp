// JSON: escaping, numbers and line breaks of the writer, and the value tree.
#include "engine/json.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace sidera {

namespace {

constexpr char kHexDigits[] = "0123456789abcdef";

bool needs_escape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void append_escaped(std::string& out, char c) {
    switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            out += "\\u00";
            out += kHexDigits[c >> 4];
            out += kHexDigits[c & 15];
    }
}

// Whether one of these eight bytes may need an escape; others may be named by mistake.
bool is_suspect(std::uint64_t bytes) {
    constexpr std::uint64_t kEach = 0x0101010101010101u;
    const auto with_zero = [](std::uint64_t word) { return (word - kEach) & ~word; };
    const std::uint64_t control = (bytes - kEach * 0x20) & ~bytes;
    return ((control | with_zero(bytes ^ kEach * '"') | with_zero(bytes ^ kEach * '\\')) &
            kEach * 0x80) != 0;
}

constexpr std::size_t kShort = 56;  // bytes of nearly all keys and texts

// Copies a text of at most kShort bytes and says whether it can stand between quotes as it is.
// Two words that overlap cover the end, so there is no loop over single letters.
bool copy_plain(std::string_view text, char* to) {
    const std::size_t size = text.size();
    const auto copy = [&]<class Word>(Word, std::size_t at) {
        Word word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        std::memcpy(to + at, &word, sizeof word);
        constexpr std::uint64_t kLetters = 0x6161616100000000u;  // where the word has no bytes
        return !is_suspect(sizeof word == 8 ? word : word | kLetters);
    };
    if (size >= 8) {
        bool plain = copy(std::uint64_t{}, size - 8);
        for (std::size_t at = 0; at + 8 < size; at += 8)
            plain = copy(std::uint64_t{}, at) && plain;
        return plain;
    }
    if (size >= 4) {
        const bool plain = copy(std::uint32_t{}, 0);
        return copy(std::uint32_t{}, size - 4) && plain;
    }
    bool plain = true;
    for (std::size_t i = 0; i < size; ++i) {
        to[i] = text[i];
        plain = plain && !needs_escape(text[i]);
    }
    return plain;
}

void append_quoted_slowly(std::string& out, std::string_view text) {
    out += '"';
    for (const char letter : text) {
        if (needs_escape(letter))
            append_escaped(out, letter);
        else
            out += letter;
    }
    out += '"';
}

// The quoted text with one more character before and behind it; 0 is none.
void append_quoted(std::string& out, char before, std::string_view text, char behind) {
    char piece[kShort + 4];
    char* end = piece;
    if (before != 0)
        *end++ = before;
    *end++ = '"';
    if (text.size() <= kShort && copy_plain(text, end)) {
        end += text.size();
        *end++ = '"';
        if (behind != 0)
            *end++ = behind;
        out.append(piece, static_cast<std::size_t>(end - piece));
        return;
    }
    if (before != 0)
        out += before;
    append_quoted_slowly(out, text);
    if (behind != 0)
        out += behind;
}

// Not by to_chars: its tables would add 120 KB to the browser's module.
std::string shortest_text(double number) {
    char digits[32];
    for (int precision = 15; precision <= 17; ++precision) {
        std::snprintf(digits, sizeof digits, "%.*g", precision, number);
        if (std::strtod(digits, nullptr) == number)
            break;
    }
    std::string text = digits;
    std::ranges::replace(text, ',', '.');  // a host may have chosen a locale
    // A real number must come back as one.
    if (text.find_first_of(".e") == text.npos)
        text += ".0";
    return text;
}

}  // namespace

JsonWriter& JsonWriter::key(std::string_view name) {
    append_quoted(out_, separator(), name, ':');
    if (indent_ >= 0)
        out_ += ' ';
    place_ = Place::after_key;
    return *this;
}

void JsonWriter::value(std::string_view text) {
    append_quoted(out_, separator(), text, 0);
}

void JsonWriter::value(double number) {
    if (!std::isfinite(number))
        return null();
    raw(shortest_text(number));
}

void JsonWriter::open(char bracket) {
    separate();
    out_ += bracket;
    ++depth_;
    place_ = Place::first;
}

void JsonWriter::close(char bracket) {
    --depth_;
    if (indent_ >= 0 && place_ == Place::next)
        start_line();
    out_ += bracket;
    place_ = Place::next;
}

void JsonWriter::start_line() {
    out_ += '\n';
    out_.append(static_cast<std::size_t>(indent_ * depth_), ' ');
}

namespace {

template<typename T>
const T& value_or_empty(const T* value) {
    static const T empty{};
    return value ? *value : empty;
}

}  // namespace

Json Json::object(std::vector<Member> members) {
    Json json;
    json.value_ = std::move(members);
    return json;
}

Json Json::array(std::vector<Json> items) {
    Json json;
    json.value_ = std::move(items);
    return json;
}

bool Json::as_bool() const {
    return value_or_empty(std::get_if<bool>(&value_));
}

std::int64_t Json::as_int() const {
    return value_or_empty(std::get_if<std::int64_t>(&value_));
}

double Json::as_double() const {
    return is_int() ? static_cast<double>(as_int()) : value_or_empty(std::get_if<double>(&value_));
}

const std::string& Json::as_string() const {
    return value_or_empty(std::get_if<std::string>(&value_));
}

const std::vector<Json>& Json::items() const {
    return value_or_empty(std::get_if<std::vector<Json>>(&value_));
}

const std::vector<Json::Member>& Json::members() const {
    return value_or_empty(std::get_if<std::vector<Member>>(&value_));
}

const Json* Json::find(std::string_view key) const {
    const auto found = std::ranges::find(members(), key, &Member::first);
    return found == members().end() ? nullptr : &found->second;
}

Json& Json::set(std::string key, Json value) {
    if (!is_object())
        *this = object();
    auto& members = *std::get_if<std::vector<Member>>(&value_);
    const auto found = std::ranges::find(members, key, &Member::first);
    if (found == members.end())
        members.emplace_back(std::move(key), std::move(value));
    else
        found->second = std::move(value);
    return *this;
}

Json& Json::push(Json value) {
    if (!is_array())
        *this = array();
    std::get_if<std::vector<Json>>(&value_)->push_back(std::move(value));
    return *this;
}

bool operator==(const Json& a, const Json& b) {
    if (!a.is_object() || !b.is_object())
        return a.value_ == b.value_;
    // Keys are distinct, so equal sizes and inclusion one way are enough.
    return a.members().size() == b.members().size() &&
           std::ranges::all_of(a.members(), [&b](const Json::Member& member) {
               const Json* other = b.find(member.first);
               return other && *other == member.second;
           });
}

void Json::write(JsonWriter& writer) const {
    switch (kind()) {
        case Kind::null:
            return writer.null();
        case Kind::boolean:
            return writer.value(as_bool());
        case Kind::integer:
            return writer.value(as_int());
        case Kind::real:
            return writer.value(as_double());
        case Kind::string:
            return writer.value(as_string());
        case Kind::array:
            writer.begin_array();
            for (const Json& item : items())
                item.write(writer);
            return writer.end_array();
        case Kind::object:
            writer.begin_object();
            for (const auto& [key, value] : members())
                value.write(writer.key(key));
            return writer.end_object();
    }
}

std::string Json::dump(int indent) const {
    std::string out;
    JsonWriter writer(out, indent);
    write(writer);
    return out;
}

}  // namespace sidera
