// Questions and answers as data: what may be said, by whom, on which channel.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.h"

namespace sidera {

// Verb (8 bits) and operand (24 bits). A code's meaning never changes, the order of options may.
enum class OptionCode : std::uint32_t {};

inline constexpr OptionCode kNoCode{0};  // verb 0 is never used

inline constexpr std::uint32_t kMaxOperand = 0xFFFFFF;

constexpr OptionCode make_code(std::uint8_t verb, std::uint32_t operand = 0) {
    return static_cast<OptionCode>(static_cast<std::uint32_t>(verb) << 24 | operand);
}

constexpr std::uint8_t verb_of(OptionCode code) {
    return static_cast<std::uint8_t>(static_cast<std::uint32_t>(code) >> 24);
}

constexpr std::uint32_t operand_of(OptionCode code) {
    return static_cast<std::uint32_t>(code) & kMaxOperand;
}

// `main` is what the game waits for; `table` is what may be said without being waited for.
enum class Channel : std::uint8_t { main, table };

using Serial = std::uint32_t;

struct Answer {
    Seat seat = kNoSeat;
    Channel channel = Channel::main;
    Serial serial = 0;
    OptionCode code = kNoCode;
    std::int32_t value = 0;
    bool operator==(const Answer&) const = default;
};

// An amount asked together with an option; lo == hi means none is.
struct Range {
    std::int32_t lo = 0;
    std::int32_t hi = 0;
    bool operator==(const Range&) const = default;
};

// A rule of the specification, by its id; the text is static.
struct RuleId {
    std::string_view id;
    bool operator==(const RuleId&) const = default;
};

// The options of one question, in a caller's array of G::kMaxOptions.
class CodeBuffer {
  public:
    CodeBuffer(OptionCode* codes, std::size_t capacity) : codes_(codes), capacity_(capacity) {}

    void add(OptionCode code) {
        if (size_ == capacity_)
            std::abort();  // kMaxOptions is counted from the specification: a bug in a rule
        codes_[size_++] = code;
    }

    void add_all(std::span<const OptionCode> codes) {
        if (codes.size() > capacity_ - size_)
            std::abort();
        std::copy(codes.begin(), codes.end(), codes_ + size_);
        size_ += codes.size();
    }

    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }

    OptionCode operator[](std::size_t i) const { return codes_[i]; }

    const OptionCode* begin() const { return codes_; }

    const OptionCode* end() const { return codes_ + size_; }

    // Options found in another order than that of their codes.
    void sort_from(std::size_t begin) { std::sort(codes_ + begin, codes_ + size_); }

    bool contains(OptionCode code) const {
        for (const OptionCode own : *this)
            if (own == code)
                return true;
        return false;
    }

  private:
    OptionCode* codes_;
    std::size_t capacity_;
    std::size_t size_ = 0;
};

// A buffer with its array, for use at the edge and in loops that keep one.
template<std::size_t N>
class CodeArray : public CodeBuffer {
  public:
    CodeArray() : CodeBuffer(storage_, N) {}

    CodeArray(const CodeArray&) = delete;
    CodeArray& operator=(const CodeArray&) = delete;

  private:
    OptionCode storage_[N];
};

// A text to be said in the reader's language: key of the catalogue and arguments by name.
struct Message;

struct MessageArg {
    enum class Kind : std::uint8_t { number, seat, key, text, keys, list };

    std::string name;
    Kind kind = Kind::number;
    std::int64_t number = 0;
    std::string text;
    std::vector<Message> items;  // of a list
    bool operator==(const MessageArg&) const = default;
};

struct Message {
    std::string key;
    std::vector<MessageArg> args;

    Message& with(std::string_view name, std::int64_t number);
    Message& with_seat(std::string_view name, Seat seat);
    Message& with_key(std::string_view name, std::string key_of_text);
    Message& with_text(std::string_view name, std::string text);
    // A list: the keys of its items, with spaces between them.
    Message& with_keys(std::string_view name, std::string keys_of_texts);
    // A list whose items have arguments of their own.
    Message& with_list(std::string_view name, std::vector<Message> items);
    bool operator==(const Message&) const = default;
};

// One legal reply as a client sees it. `about` names the object on the table it belongs to.
struct Option {
    OptionCode code = kNoCode;
    std::string notation;
    std::string about;
    Message label;
    Range range;
};

// One question to one seat with its complete list of options, sorted by code, unique, never empty.
struct Decision {
    std::string kind;
    Seat seat = kNoSeat;
    Channel channel = Channel::main;
    Serial serial = 0;
    Message prompt;
    RuleId rule{};         // that puts it, where the choices of a verb belong to several questions
    bool confirm = false;  // its single option is a button, not a formality
    bool window = false;   // asked even of who can only pass: hands must not show by who is asked
    bool fallback_most = false;  // the fallback comes with its greatest amount, not its least
    OptionCode fallback = kNoCode;
    std::vector<Option> options;
};

// What became of a request: fine, or refused with a sentence and, where one forbids it, a rule.
// `key` names the kind of refusal, for programs that say it in another language.
struct Status {
    bool ok = true;
    std::string rule;
    std::string why;
    std::string_view key;

    static Status fine() { return {}; }

    static Status refused(std::string why,
                          std::string_view rule = {},
                          std::string_view key = "not_possible") {
        return {.ok = false, .rule = std::string(rule), .why = std::move(why), .key = key};
    }

    explicit operator bool() const { return ok; }
};

}  // namespace sidera
