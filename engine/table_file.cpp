// Data tables: lines into cells, the header against the expected columns, cells into numbers.
#include "engine/table_file.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

namespace sidera {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
    return text.substr(0, text.find_last_not_of(kSpace) + 1);  // npos + 1 is 0
}

// Cuts `rest` after its first piece and returns that piece.
std::string_view take_until(std::string_view& rest, char separator) {
    const std::string_view piece = rest.substr(0, rest.find(separator));
    rest.remove_prefix(std::min(piece.size() + 1, rest.size()));
    return piece;
}

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> cells;
    const auto separators = std::ranges::count(line, ';');
    for (auto i = separators; i >= 0; --i)
        cells.push_back(trimmed(take_until(line, ';')));
    return cells;
}

// The lines which say something, split into cells; the header is the first of them.
std::vector<TableRow> meaningful_rows(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))  // spreadsheets write one
        text.remove_prefix(kByteOrderMark.size());
    std::vector<TableRow> rows;
    for (int line = 1; !text.empty(); ++line) {
        const std::string_view content = trimmed(take_until(text, '\n'));
        if (!content.empty() && content.front() != '#')
            rows.push_back({.line = line, .cells = split(content)});
    }
    return rows;
}

std::string complaint(std::string_view name, int line, std::string_view reason) {
    return std::string(name) + ", line " + std::to_string(line) + ": " + std::string(reason);
}

// Why these are not the expected columns; empty when they are.
std::string header_fault(std::span<const std::string_view> columns,
                         std::span<const std::string_view> expected) {
    const auto about = [](std::string_view column, std::string_view fault) {
        return "the column '" + std::string(column) + "' " + std::string(fault);
    };
    for (std::string_view column : columns) {
        if (std::ranges::count(expected, column) == 0)
            return about(column, "is unknown");
        if (std::ranges::count(columns, column) > 1)
            return about(column, "occurs twice");
    }
    for (std::string_view column : expected)
        if (std::ranges::count(columns, column) == 0)
            return about(column, "is missing");
    return {};
}

std::vector<std::size_t> places_of(std::span<const std::string_view> expected,
                                   std::span<const std::string_view> columns) {
    std::vector<std::size_t> places;
    for (std::string_view column : expected)
        places.push_back(
            static_cast<std::size_t>(std::ranges::find(columns, column) - columns.begin()));
    return places;
}

void reorder(std::vector<std::string_view>& cells, std::span<const std::size_t> places) {
    std::vector<std::string_view> ordered;
    for (std::size_t place : places)
        ordered.push_back(cells[place]);
    cells = std::move(ordered);
}

}  // namespace

std::optional<std::string> read_table(std::string_view name,
                                      std::string_view text,
                                      std::span<const std::string_view> expected_columns,
                                      TableFile& out) {
    std::vector<TableRow> rows = meaningful_rows(text);
    if (rows.empty())
        return complaint(name, 1, "the header is missing");
    TableRow header = std::move(rows.front());
    rows.erase(rows.begin());
    if (const std::string fault = header_fault(header.cells, expected_columns); !fault.empty())
        return complaint(name, header.line, fault);

    const std::vector<std::size_t> places = places_of(expected_columns, header.cells);
    for (TableRow& row : rows) {
        if (row.cells.size() != places.size())
            return complaint(name,
                             row.line,
                             "the number of cells is " + std::to_string(row.cells.size()) +
                                 " but should be " + std::to_string(places.size()));
        reorder(row.cells, places);
    }
    reorder(header.cells, places);
    out = {.name = name, .columns = std::move(header.cells), .rows = std::move(rows)};
    return std::nullopt;
}

std::string at(const TableFile& table, const TableRow& row, std::string_view reason) {
    return complaint(table.name, row.line, reason);
}

std::optional<int> read_int(std::string_view cell, int lo, int hi) {
    int number = 0;
    const char* begin = cell.data();
    const char* end = begin + cell.size();
    const auto result = std::from_chars(begin, end, number);
    if (result.ec != std::errc() || result.ptr != end || number < lo || number > hi)
        return std::nullopt;
    return number;
}

}  // namespace sidera
