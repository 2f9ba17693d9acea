// Message catalogues: every sentence a player reads, by key, with arguments and plural forms.
//
// A pattern holds plain text, arguments {name}, plural choices {n?one form|other form} and {{ or }}
// for a brace. A choice takes the first form when the number n is 1 or -1; forms are plain text.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sidera {

// The sentences of one language. Load it from one or several files, each a flat JSON object of
// patterns; all its patterns are well formed.
class Catalogue {
  public:
    // Adds a file to `out`. Returns a sentence when the file is refused (not a flat object of
    // strings, a malformed pattern, a key `out` has already), and leaves `out` alone then.
    static std::optional<std::string> load(std::string_view json_text, Catalogue& out);

    // Null when there is no such key.
    const std::string* find(std::string_view key) const;
    // Sorted; valid until the next load.
    std::vector<std::string_view> keys() const;

  private:
    std::map<std::string, std::string, std::less<>> patterns_;
};

// What replaces {name}: the text; the number decides plural choices.
struct TextArg {
    std::string_view name;
    std::string text;
    std::optional<std::int64_t> number = std::nullopt;
};

// A number with its digits as text.
TextArg number_arg(std::string_view name, std::int64_t number);

// Replaces arguments and choices. Never fails: what lacks its argument appears as {name}, and from
// a fault on, a malformed pattern appears as it is.
std::string fill(std::string_view pattern, std::span<const TextArg> args);

// The names used by arguments and choices, sorted, each once.
std::vector<std::string> argument_names(std::string_view pattern);

// A sentence when the pattern is malformed.
std::optional<std::string> check_pattern(std::string_view pattern);

// A sentence for each key which only one side has or whose argument names differ, sorted by key.
std::vector<std::string> compare_catalogues(const Catalogue& a, const Catalogue& b);

}  // namespace sidera
