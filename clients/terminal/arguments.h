// The command line: flags with and without values, checked against what a command knows.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sidera::terminal {

struct Flag {
    std::string_view name;   // "--games"
    std::string_view value;  // what stands for its value in the help; empty: it has none
    std::string_view help;
    bool repeats = false;  // may be given more than once
};

// Exit codes of every command.
inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;

// Words and flags of one call. What is wrong is a sentence; it goes to standard error.
class Arguments {
  public:
    // `most_words`: how many words that are no flags the command takes.
    static std::optional<Arguments> read(std::span<const std::string> words,
                                         std::span<const Flag> flags,
                                         std::size_t most_words,
                                         std::string& error);

    const std::vector<std::string>& words() const { return words_; }

    bool has(std::string_view flag) const { return find(flag) != nullptr; }

    std::string text(std::string_view flag, std::string_view standard) const;
    std::vector<std::string> all(std::string_view flag) const;

    // A whole number within limits; the sentence goes to `error` and the standard is given back.
    std::int64_t number(std::string_view flag,
                        std::int64_t standard,
                        std::int64_t lo,
                        std::int64_t hi,
                        std::string& error) const;

  private:
    struct Given {
        std::string flag;
        std::string value;
    };

    const Given* find(std::string_view flag) const;

    std::vector<std::string> words_;
    std::vector<Given> given_;
};

}  // namespace sidera::terminal
