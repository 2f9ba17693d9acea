// Records: written and read alike, and everything that does not belong is refused with a sentence.

#include "engine/record.h"

#include <gtest/gtest.h>

namespace sidera {
namespace {

Record sample() {
    Record record;
    RecordHeader& header = record.header;
    header.game = "sealed";
    header.rules_version = 3;
    header.seats = 3;
    header.confirm = SeatSet::of(seat_at(1));
    header.options = {{"rounds", "5"}, {"trade", "true"}};
    header.data_set = "set";
    header.data_hash = 0x1234;
    header.seed = {7, 8};
    header.players = {"Ada", "Bo \"the bot\""};
    RecordEntry answer;
    answer.answer = {.seat = seat_at(2),
                     .channel = Channel::table,
                     .serial = 0,
                     .code = make_code(4, 7),
                     .value = -2};
    answer.by = By::clock;
    RecordEntry undo;
    undo.kind = RecordEntry::Kind::undo;
    undo.answer.seat = seat_at(0);
    undo.back_to = 0;
    RecordEntry note;
    note.kind = RecordEntry::Kind::note;
    note.answer.seat = seat_at(1);
    note.to = SeatSet::from_bits(5);
    note.text = "line\nbreak";
    record.entries = {answer, undo, note};
    record.hashes = {{2, 0xABCDEF}, {3, 1}};
    record.finished = true;
    return record;
}

const std::vector<std::string> kLines = {
    R"({"sidera":1,"game":"sealed","rules":3,"seats":3,"confirm":["B"],)"
    R"("options":{"rounds":"5","trade":"true"},)"
    R"("data_set":"set","data_hash":"0000000000001234","seed":"00000000000000080000000000000007",)"
    R"("players":["Ada","Bo \"the bot\""]})",
    R"({"seat":"C","code":67108871,"value":-2,"channel":"table","by":"clock"})",
    R"({"seat":"A","back_to":0})",
    R"({"after":2,"hash":"0000000000abcdef"})",
    R"({"seat":"B","note":"line\nbreak","to":["A","C"]})",
    R"({"after":3,"hash":"0000000000000001"})",
    R"({"end":3,"finished":true})"};

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

// The sentence against the sample with one line replaced (or, where it is empty, left out).
std::string refused(std::size_t at, const std::string& line) {
    std::vector<std::string> lines = kLines;
    if (line.empty())
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
    else
        lines[at] = line;
    return read_record(joined(lines)).error.value_or("");
}

// The header with one piece of its text replaced.
std::string header_refused(const std::string& piece, const std::string& by) {
    std::string header = kLines[0];
    const std::size_t at = header.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return refused(0, header.replace(at, piece.size(), by));
}

TEST(Record, IsOneJsonValuePerLine) {
    EXPECT_EQ(write_record(sample()), joined(kLines));
}

TEST(Record, IsReadAsItWasWritten) {
    const RecordRead read = read_record(joined(kLines));
    ASSERT_FALSE(read.error) << *read.error;
    EXPECT_EQ(write_record(read.record), joined(kLines));
    const Record record = read.record;
    EXPECT_EQ(record.header.options, sample().header.options);
    EXPECT_EQ(record.entries[0].answer, sample().entries[0].answer);
    EXPECT_EQ(record.entries[0].by, By::clock);
    EXPECT_EQ(record.entries[2].to, SeatSet::from_bits(5));
    EXPECT_EQ(record.entries[2].text, "line\nbreak");
    EXPECT_TRUE(record.finished);
}

TEST(Record, EmptyLinesAndAMissingLastNewlineAreForgiven) {
    std::string text = joined(kLines);
    text.insert(text.find('\n'), "\n");
    text.pop_back();
    EXPECT_FALSE(read_record(text).error);
}

TEST(Record, WhatIsNoRecordIsRefused) {
    EXPECT_EQ(read_record("").error, "line 0: the record is empty");
    EXPECT_EQ(read_record("{}\n").error, "line 1: this is not a record of Sidera");
    EXPECT_EQ(read_record("[1]\n").error, "line 1: this is not a record of Sidera");
    EXPECT_TRUE(read_record("not json\n").error->starts_with("line 1: "));
}

TEST(Record, ACutOffRecordIsRefused) {
    const std::string text = joined(kLines);
    for (std::size_t length = 1; length + 2 < text.size(); ++length)
        EXPECT_TRUE(read_record(text.substr(0, length)).error) << length;
    EXPECT_EQ(refused(6, ""), "line 6: the record is cut off: its end line is missing");
}

TEST(Record, LinesTooManyOrTooFewAreRefused) {
    EXPECT_EQ(read_record(joined(kLines) + kLines[1]).error,
              "line 8: there is something after the end of the record");
    EXPECT_EQ(refused(1, ""), "line 3: a hash after 2 entries stands behind entry 1");
    EXPECT_EQ(refused(6, R"({"end":4,"finished":true})"),
              "line 7: the end line speaks of 4 entries, but there are 3");
    EXPECT_EQ(refused(6, R"({"end":3})"),
              "line 7: the field 'finished' is missing or of the wrong type");
    EXPECT_EQ(refused(6, R"({"end":"3","finished":true})"),
              "line 7: the field 'end' is missing or of the wrong type");
}

TEST(Record, AHeaderIsCheckedFieldByField) {
    EXPECT_EQ(header_refused("\"sidera\":1", "\"sidera\":2"),
              "line 1: the field 'sidera' is out of range");
    EXPECT_EQ(header_refused("\"game\":\"sealed\"", "\"game\":7"),
              "line 1: the field 'game' is missing or of the wrong type");
    EXPECT_EQ(header_refused("\"rules\":3", "\"rules\":-1"),
              "line 1: the field 'rules' is out of range");
    EXPECT_EQ(header_refused("\"seats\":3", "\"seats\":9"),
              "line 1: the field 'seats' is out of range");
    EXPECT_EQ(header_refused("\"seats\":3,", ""),
              "line 1: the field 'seats' is missing or of the wrong type");
    EXPECT_EQ(header_refused("[\"B\"]", "[\"b\"]"), "line 1: unknown seat \"b\"");
    EXPECT_EQ(header_refused("[\"B\"]", "\"B\""),
              "line 1: the field 'confirm' is missing or of the wrong type");
    EXPECT_EQ(header_refused("\"options\":{", "\"opsions\":{"),
              "line 1: the field 'options' is missing or of the wrong type");
    EXPECT_EQ(header_refused("\"rounds\":\"5\"", "\"rounds\":5"),
              "line 1: the option 'rounds' must be a text");
    EXPECT_EQ(header_refused("0000000000001234", "1234"),
              "line 1: the field 'data_hash' must be 16 hexadecimal digits");
    EXPECT_EQ(header_refused("00000000000000080000000000000007", "7"),
              "line 1: the field 'seed' must be 32 hexadecimal digits");
    EXPECT_EQ(header_refused("\"players\"", "\"people\""),
              "line 1: the field 'players' is missing or of the wrong type");
    EXPECT_EQ(header_refused("\"Ada\"", "7"), "line 1: the name of a player must be a text");
}

TEST(Record, AnEntryIsCheckedFieldByField) {
    EXPECT_EQ(refused(1, R"({"code":1})"),
              "line 2: the field 'seat' is missing or of the wrong type");
    EXPECT_EQ(refused(1, R"({"seat":"D","code":1})"), "line 2: there is no such seat");
    EXPECT_EQ(refused(1, R"({"seat":"-","code":1})"), "line 2: there is no such seat");
    EXPECT_EQ(refused(1, R"({"seat":"A"})"),
              "line 2: the field 'code' is missing or of the wrong type");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":4294967296})"),
              "line 2: the field 'code' is out of range");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":1.5})"),
              "line 2: the field 'code' is missing or of the wrong type");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":1,"value":2147483648})"),
              "line 2: the field 'value' is out of range");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":1,"channel":"side"})"),
              "line 2: the field 'channel' has the unknown value 'side'");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":1,"by":"ghost"})"),
              "line 2: the field 'by' has the unknown value 'ghost'");
    EXPECT_EQ(refused(2, R"({"seat":"A","back_to":-1})"),
              "line 3: the field 'back_to' is out of range");
    EXPECT_EQ(refused(4, R"({"seat":"A","note":7,"to":[]})"),
              "line 5: the field 'note' is missing or of the wrong type");
    EXPECT_EQ(refused(4, R"({"seat":"A","note":"x"})"),
              "line 5: the field 'to' is missing or of the wrong type");
    EXPECT_EQ(refused(4, R"({"seat":"A","note":"x","to":["Z"]})"), "line 5: unknown seat \"Z\"");
    EXPECT_EQ(refused(3, R"({"after":2,"hash":"xyz"})"),
              "line 4: the field 'hash' must be 16 hexadecimal digits");
    EXPECT_EQ(refused(3, R"({"hash":"0000000000abcdef"})"),
              "line 4: the field 'after' is missing or of the wrong type");
}

TEST(Record, UnknownFieldsAreRefused) {
    EXPECT_EQ(header_refused("\"seats\":3", "\"seats\":3,\"colour\":1"),
              "line 1: there is no field 'colour'");
    EXPECT_EQ(refused(1, R"({"seat":"A","code":1,"bye":"bot"})"),
              "line 2: there is no field 'bye'");
    EXPECT_EQ(refused(2, R"({"seat":"A","back_to":0,"code":1})"),
              "line 3: there is no field 'code'");
    EXPECT_EQ(refused(3, R"({"after":2,"hash":"0000000000abcdef","x":1})"),
              "line 4: there is no field 'x'");
    EXPECT_EQ(refused(6, R"({"end":3,"finished":true,"won":"A"})"),
              "line 7: there is no field 'won'");
}

TEST(Record, HashesAreSixteenDigits) {
    EXPECT_EQ(hash_text(0), "0000000000000000");
    EXPECT_EQ(hash_text(0xFEDCBA9876543210u), "fedcba9876543210");
}

TEST(Record, FairDiceAreWrittenAndReadAlike) {
    Record record = sample();
    record.header.fair =
        FairPlay{.match = "m", .commitment = "c", .secret = "s", .entropy = {"a", "", "\"b\""}};
    const std::string text = write_record(record);
    const RecordRead read = read_record(text);
    ASSERT_EQ(read.error, std::nullopt);
    EXPECT_EQ(read.record.header.fair, record.header.fair);
    EXPECT_EQ(write_record(read.record), text);
    record.header.fair->entropy.pop_back();
    EXPECT_EQ(read_record(write_record(record)).error,
              "line 1: the field 'entropy' must have one text per seat");
    std::string misspelt = text;
    misspelt.replace(misspelt.find("secret"), 6, "sacred");
    EXPECT_NE(read_record(misspelt).error, std::nullopt);
}

}  // namespace
}  // namespace sidera
