// A recorded game: header, answers, periodic hashes. The same record gives the same game on every
// build.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/decision.h"
#include "engine/fair.h"
#include "engine/luck.h"

namespace sidera {

// Who gave an answer: a person, a bot in the seat, or the clock with the fallback.
enum class By : std::uint8_t { person, bot, clock };

struct RecordHeader {
    std::string game;
    int rules_version = 0;
    int seats = 0;
    SeatSet confirm;
    std::vector<std::pair<std::string, std::string>> options;  // all of them, by key
    std::string data_set;
    std::uint64_t data_hash = 0;
    Seed seed;
    std::vector<std::string> players;
    std::optional<FairPlay> fair;  // where the seed comes from, if it was agreed on
};

struct RecordEntry {
    enum class Kind : std::uint8_t { answer, undo, note };

    Kind kind = Kind::answer;
    Answer answer;  // of an undo: only the seat that took back
    By by = By::person;
    std::size_t back_to = 0;  // undo: number of answers that still hold
    SeatSet to;               // note: who may read it
    std::string text;
};

struct RecordHash {
    std::size_t entries = 0;  // after so many entries
    std::uint64_t hash = 0;
};

inline constexpr std::size_t kHashEvery = 32;

struct Record {
    RecordHeader header;
    std::vector<RecordEntry> entries;
    std::vector<RecordHash> hashes;
    bool finished = false;
};

// One JSON value per line: the header, then entries and hashes, then an end line. A record without
// its end line was cut off.
std::string write_record(const Record& record);

// Its single lines, without the line's end: what a store appends one by one.
std::string header_line(const RecordHeader& header);
std::string entry_line(const RecordEntry& entry);
std::string end_line(std::size_t entries, bool finished);

struct RecordRead {
    Record record;
    std::optional<std::string> error;  // a sentence naming line and cause
};

RecordRead read_record(std::string_view text);

// Indices of the answers that were not taken back, in order.
std::vector<std::size_t> answers_that_hold(const Record& record);

std::string hash_text(std::uint64_t hash);  // 16 hexadecimal digits

}  // namespace sidera
