// Data tables: rows of cells parted by semicolons under a header line, as people can edit them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sidera {

// The number of the line counts from 1 and includes comments and empty lines.
struct TableRow {
    int line = 0;
    std::vector<std::string_view> cells;
};

// Every view points into the name and the text given to read_table, which must outlive it.
struct TableFile {
    std::string_view name;
    std::vector<std::string_view> columns;
    std::vector<TableRow> rows;
};

// Reads a table whose columns are exactly the expected ones, in any order; the result has them in
// the expected order. Empty lines and lines starting with '#' are skipped, cells are trimmed; there
// is no quoting, so no cell holds a semicolon. Returns a sentence naming file, line and cause when
// the text is refused, and leaves `out` alone then.
std::optional<std::string> read_table(std::string_view name,
                                      std::string_view text,
                                      std::span<const std::string_view> expected_columns,
                                      TableFile& out);

// "board.csv, line 7: reason", for complaints about what a cell means.
std::string at(const TableFile& table, const TableRow& row, std::string_view reason);

// The whole cell as a decimal number from lo to hi, both included; nothing for anything else.
std::optional<int> read_int(std::string_view cell, int lo, int hi);

}  // namespace sidera
