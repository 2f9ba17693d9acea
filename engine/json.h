// JSON for everyone: a streaming writer, a small value tree and a strict parser.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sidera {

// Neither truth values nor characters are meant as numbers.
template<typename T>
concept JsonInteger = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

// Appends JSON text to a string of the caller, without any tree in between: use it for views,
// events and logs. It places commas and escapes strings (which must be UTF-8); that begin, end and
// key calls match is the caller's duty. An indent of 0 or more writes one member per line.
class JsonWriter {
  public:
    explicit JsonWriter(std::string& out, int indent = -1) : out_(out), indent_(indent) {}

    void begin_object() { open('{'); }

    void end_object() { close('}'); }

    void begin_array() { open('['); }

    void end_array() { close(']'); }

    JsonWriter& key(std::string_view name);

    void value(std::string_view text);

    void value(const char* text) { value(std::string_view(text)); }

    void value(bool truth) { raw(truth ? "true" : "false"); }

    // JSON has no infinities and no NaN: they become null.
    void value(double number);

    void value(JsonInteger auto number) {
        char digits[24];
        const char* end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        raw({digits, static_cast<std::size_t>(end - digits)});
    }

    void null() { raw("null"); }

    // Takes text which is one JSON value already.
    void raw(std::string_view json) {
        separate();
        out_ += json;
    }

  private:
    enum class Place { first, next, after_key };

    void separate() {
        if (const char comma = separator(); comma != 0)
            out_ += comma;
    }

    // What must stand before the next thing, if it is not there already; 0 is nothing.
    char separator() {
        const bool comma = place_ == Place::next;
        const bool line = indent_ >= 0 && depth_ > 0 && place_ != Place::after_key;
        place_ = Place::next;
        if (!line)
            return comma ? ',' : char{0};
        if (comma)
            out_ += ',';
        start_line();
        return 0;
    }

    void open(char bracket);
    void close(char bracket);
    void start_line();

    std::string& out_;
    int indent_;
    int depth_ = 0;
    Place place_ = Place::first;
};

// A JSON value as a tree: use it to read requests, scenarios and catalogues, where speed does not
// matter. Asking a value for what it is not gives false, 0 or something empty, never a crash, so
// untrusted text can be read first and judged afterwards.
class Json {
  public:
    using Member = std::pair<std::string, Json>;
    enum class Kind { null, boolean, integer, real, string, array, object };

    Json() = default;

    Json(std::nullptr_t) {}

    Json(std::same_as<bool> auto truth) : value_(std::in_place_type<bool>, truth) {}

    Json(std::floating_point auto number) : value_(std::in_place_type<double>, number) {}

    Json(std::string text) : value_(std::move(text)) {}

    Json(std::string_view text) : Json(std::string(text)) {}

    Json(const char* text) : Json(std::string(text)) {}

    // Unsigned 64-bit numbers do not all fit, so their caller has to convert them.
    template<JsonInteger T>
        requires std::signed_integral<T> || (sizeof(T) < sizeof(std::int64_t))
    Json(T number) : value_(std::in_place_type<std::int64_t>, number) {}

    // The keys of the members are distinct.
    static Json object(std::vector<Member> members = {});
    static Json array(std::vector<Json> items = {});

    Kind kind() const { return static_cast<Kind>(value_.index()); }

    bool is_null() const { return kind() == Kind::null; }

    bool is_bool() const { return kind() == Kind::boolean; }

    bool is_int() const { return kind() == Kind::integer; }

    bool is_real() const { return kind() == Kind::real; }

    bool is_number() const { return is_int() || is_real(); }

    bool is_string() const { return kind() == Kind::string; }

    bool is_array() const { return kind() == Kind::array; }

    bool is_object() const { return kind() == Kind::object; }

    bool as_bool() const;
    std::int64_t as_int() const;
    // An integer counts as a double too.
    double as_double() const;
    const std::string& as_string() const;
    const std::vector<Json>& items() const;
    // In the order of the text or of the calls of set.
    const std::vector<Member>& members() const;
    // Null when there is no such member.
    const Json* find(std::string_view key) const;

    // Sets or replaces a member; a value of another kind becomes an object first.
    Json& set(std::string key, Json value);
    // Adds an item; a value of another kind becomes an array first.
    Json& push(Json value);

    // Objects are equal whatever the order of their members; 1 and 1.0 differ.
    friend bool operator==(const Json& a, const Json& b);

    void write(JsonWriter& writer) const;
    std::string dump(int indent = -1) const;

  private:
    // In the order of Kind.
    using Value = std::variant<std::monostate,
                               bool,
                               std::int64_t,
                               double,
                               std::string,
                               std::vector<Json>,
                               std::vector<Member>>;

    Value value_;
};

// Line and column count from 1, the column in characters.
struct JsonError {
    std::size_t line = 0;
    std::size_t column = 0;
    std::string message;
};

struct JsonParse {
    Json value;  // null after an error
    std::optional<JsonError> error;
};

// Accepts exactly one value as RFC 8259 has it, and beyond that refuses repeated keys, numbers
// which fit neither std::int64_t nor double, and nesting deeper than max_depth.
JsonParse parse_json(std::string_view text, std::size_t max_depth = 64);

}  // namespace sidera
