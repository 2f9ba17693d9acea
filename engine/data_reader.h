// Reads the tables of a data set one after the other and collects everything that is wrong.

#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/data_files.h"
#include "engine/describe.h"
#include "engine/table_file.h"

namespace sidera {

// What loaders of all games share: a file that is not given is taken from the set that is compiled
// in, a file no set has is refused, all texts that were read go into the hash. What a row means is
// the game's business.
class DataReader {
  public:
    // Complains about files that a set of this game does not have.
    DataReader(std::string_view game, std::span<const DataFile> files);

    void error(std::string text) { errors_.push_back(std::move(text)); }

    void wrong(const TableFile& table, const TableRow& row, std::string_view reason) {
        error(at(table, row, reason));
    }

    void warn(const TableFile& table, const TableRow& row, std::string_view reason) {
        warnings_.push_back(at(table, row, reason));
    }

    bool is_fine() const { return errors_.empty(); }

    // Calls `each(table, row, i)` for the rows; there must be so many of them, or any number if
    // `rows` is 0.
    template<class Each>
    void read(std::string_view name,
              std::span<const std::string_view> columns,
              int rows,
              Each&& each) {
        TableFile table;
        if (!open(name, columns, table))
            return;
        const auto wanted = rows == 0 ? table.rows.size() : static_cast<std::size_t>(rows);
        for (std::size_t i = 0; i < std::min(wanted, table.rows.size()); ++i)
            each(table, table.rows[i], i);
        check_count(table, wanted);
    }

    // The whole cell as a number from lo to hi, or lo and a complaint that names its column.
    int number(const TableFile& table, const TableRow& row, std::size_t column, int lo, int hi);

    // The end: the data with its hash, or none when something was wrong.
    template<class Data>
    DataLoad<Data> result(Data data) {
        DataLoad<Data> load{{}, std::move(errors_), std::move(warnings_)};
        data.hash = hash_.value();
        if (load.errors.empty())
            load.data.emplace(std::move(data));
        return load;
    }

  private:
    bool open(std::string_view name, std::span<const std::string_view> columns, TableFile& table);
    void check_count(const TableFile& table, std::size_t wanted);

    std::string folder_;
    std::span<const DataFile> files_;
    std::vector<std::string> errors_;
    std::vector<std::string> warnings_;
    Hasher hash_;
};

// 'text', as complaints quote a cell.
std::string quoted(std::string_view text);

}  // namespace sidera
