// Tests of data tables: what is read, and the sentence for everything refused.
#include "engine/table_file.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace sidera {
namespace {

constexpr std::array<std::string_view, 3> kColumns = {"space", "faces", "mark"};
using Cells = std::vector<std::string_view>;

std::string refusal(std::string_view text) {
    TableFile table{.name = "untouched", .columns = {}, .rows = {}};
    const std::string sentence = read_table("board.csv", text, kColumns, table).value_or("");
    EXPECT_TRUE(sentence.empty() || table.name == "untouched");
    return sentence;
}

TEST(TableFile, reads_rows_in_the_expected_order_of_columns) {
    TableFile table;
    ASSERT_EQ(read_table("board.csv", "mark;space;faces\nstart;0;1 2 T\n;1;2 3\n", kColumns, table),
              std::nullopt);
    EXPECT_EQ(table.name, "board.csv");
    EXPECT_EQ(table.columns, Cells(kColumns.begin(), kColumns.end()));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0].line, 2);
    EXPECT_EQ(table.rows[0].cells, Cells({"0", "1 2 T", "start"}));
    EXPECT_EQ(table.rows[1].cells, Cells({"1", "2 3", ""}));
}

TEST(TableFile, skips_but_counts_comments_and_empty_lines) {
    TableFile table;
    ASSERT_EQ(
        read_table(
            "board.csv",
            "\xEF\xBB\xBF# the mat\r\n\r\n space ;faces; mark\r\n  \r\n# x;y\r\n 4; 1\t;\r\n;;",
            kColumns,
            table),
        std::nullopt);
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0].line, 6);
    EXPECT_EQ(table.rows[0].cells, Cells({"4", "1", ""}));
    EXPECT_EQ(table.rows[1].cells, Cells({"", "", ""}));
    EXPECT_EQ(at(table, table.rows[0], "the mark is unknown"),
              "board.csv, line 6: the mark is unknown");
}

TEST(TableFile, refuses_a_wrong_header) {
    EXPECT_EQ(refusal(""), "board.csv, line 1: the header is missing");
    EXPECT_EQ(refusal("# only\n\n"), "board.csv, line 1: the header is missing");
    EXPECT_EQ(refusal("\nspace;mark"), "board.csv, line 2: the column 'faces' is missing");
    EXPECT_EQ(refusal("space;faces;mark;note"), "board.csv, line 1: the column 'note' is unknown");
    EXPECT_EQ(refusal("space;faces;mark;"), "board.csv, line 1: the column '' is unknown");
    EXPECT_EQ(refusal("space;faces;mark;space"),
              "board.csv, line 1: the column 'space' occurs twice");
}

TEST(TableFile, refuses_a_wrong_number_of_cells) {
    EXPECT_EQ(refusal("space;faces;mark\n1;2;3\n1;2\n"),
              "board.csv, line 3: the number of cells is 2 but should be 3");
    EXPECT_EQ(refusal("space;faces;mark\n1;2;3;4\n"),
              "board.csv, line 2: the number of cells is 4 but should be 3");
}

TEST(TableFile, reads_numbers_strictly) {
    EXPECT_EQ(read_int("7", 0, 9), 7);
    EXPECT_EQ(read_int("-3", -3, 9), -3);
    EXPECT_EQ(read_int("9", 0, 9), 9);
    EXPECT_EQ(read_int("2147483647", 0, std::numeric_limits<int>::max()), 2147483647);
    for (const char* cell : {"", "10", "-1", "+1", " 1", "1 ", "1x", "x", "1.0", "2147483648", "-"})
        EXPECT_EQ(read_int(cell, 0, 9), std::nullopt) << cell;
}

// Columns may stand in any order in the file: the rows come out the same.
RC_GTEST_PROP(TableFileProperty, the_order_of_columns_does_not_matter, ()) {
    auto order = std::array<std::size_t, 3>{0, 1, 2};
    const int swaps = *rc::gen::inRange(0, 6);
    for (int i = 0; i < swaps; ++i)
        std::ranges::next_permutation(order);
    const auto rows = *rc::gen::container<std::vector<std::array<int, 3>>>(
        rc::gen::arbitrary<std::array<int, 3>>());
    std::string text;
    const auto add_line = [&](auto cell) {
        text += cell(order[0]) + ";" + cell(order[1]) + " ; " + cell(order[2]) + "\n";
    };
    add_line([](std::size_t column) { return std::string(kColumns[column]); });
    for (const auto& row : rows)
        add_line([&row](std::size_t column) { return std::to_string(row[column]); });

    TableFile table;
    RC_ASSERT(read_table("board.csv", text, kColumns, table) == std::nullopt);
    RC_ASSERT(table.rows.size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t column = 0; column < 3; ++column)
            RC_ASSERT(table.rows[i].cells[column] == std::to_string(rows[i][column]));
}

}  // namespace
}  // namespace sidera
