// The part of TOML that data sets are written in: comments, tables by header and inline, lists,
// texts, whole numbers, true and false. No dates, no fractions, no texts of several lines.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sidera {

struct TomlNode {
    enum class Kind : std::uint8_t { table, list, text, number, flag };

    Kind kind = Kind::table;
    int line = 1;
    std::string key;  // in its table
    std::string text;
    std::int64_t number = 0;        // a flag is 0 or 1
    std::vector<TomlNode> members;  // of a table or a list, in the order of the file

    // The member of a table with that key.
    const TomlNode* find(std::string_view name) const;

    bool is(Kind wanted) const { return kind == wanted; }

    std::optional<std::int64_t> whole_number() const {
        return is(Kind::number) ? std::optional(number) : std::nullopt;
    }
};

struct TomlFault {
    int line = 0;
    std::string reason;
};

struct TomlLoad {
    TomlNode root;
    std::optional<TomlFault> fault;  // the first one; the reader stops there
};

TomlLoad read_toml(std::string_view text);

}  // namespace sidera
