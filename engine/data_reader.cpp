// Reading the tables of a data set.

#include "engine/data_reader.h"

#include "engine/embedded.h"

namespace sidera {
namespace {

// "board.csv, missions.csv and ufo.csv"
std::string list_of_files(std::string_view folder) {
    std::vector<std::string_view> names;
    for (const EmbeddedFile& file : embedded_files())
        if (file.folder == folder)
            names.push_back(file.name);
    std::sort(names.begin(), names.end());
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            list += i + 1 == names.size() ? " and " : ", ";
        list += names[i];
    }
    return list;
}

}  // namespace

std::string quoted(std::string_view text) {
    return "'" + std::string(text) + "'";
}

DataReader::DataReader(std::string_view game, std::span<const DataFile> files)
    : folder_(std::string(game) + "/data"), files_(files) {
    for (const DataFile& file : files_)
        if (!find_embedded(folder_, file.name))
            error(std::string(file.name) + ": unknown file; a set of " + std::string(game) +
                  " has " + list_of_files(folder_));
}

bool DataReader::open(std::string_view name,
                      std::span<const std::string_view> columns,
                      TableFile& table) {
    std::string_view text = *find_embedded(folder_, name);
    for (const DataFile& file : files_)
        if (file.name == name)
            text = file.text;
    if (auto fault = read_table(name, text, columns, table)) {
        error(*fault);
        return false;
    }
    for (const char c : text)
        hash_.add(static_cast<std::uint8_t>(c));
    return true;
}

void DataReader::check_count(const TableFile& table, std::size_t wanted) {
    if (table.rows.size() > wanted)
        wrong(
            table, table.rows[wanted], "one row too many; there must be " + std::to_string(wanted));
    else if (table.rows.size() < wanted)
        error(std::string(table.name) + ": it ends after " + std::to_string(table.rows.size()) +
              " rows, but there must be " + std::to_string(wanted));
}

int DataReader::number(
    const TableFile& table, const TableRow& row, std::size_t column, int lo, int hi) {
    const auto value = read_int(row.cells[column], lo, hi);
    if (!value)
        wrong(
            table,
            row,
            std::string(table.columns[column]) + " must be " +
                (lo == hi ? std::to_string(lo) : std::to_string(lo) + " to " + std::to_string(hi)) +
                ", not " + quoted(row.cells[column]));
    return value.value_or(lo);
}

}  // namespace sidera
