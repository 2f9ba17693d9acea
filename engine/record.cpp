// Records as JSON lines.

#include "engine/record.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "engine/json.h"

namespace sidera {
namespace {

constexpr std::array<std::string_view, 3> kBy = {"person", "bot", "clock"};
constexpr std::array<std::string_view, 2> kChannels = {"main", "table"};

void write_seats(JsonWriter& out, SeatSet seats) {
    out.begin_array();
    for (const Seat seat : seats)
        out.value(std::string(1, letter(seat)));
    out.end_array();
}

void write_fair(JsonWriter& out, const FairPlay& fair) {
    out.begin_object();
    out.key("match").value(fair.match);
    out.key("commitment").value(fair.commitment);
    out.key("secret").value(fair.secret);
    out.key("entropy").begin_array();
    for (const std::string& text : fair.entropy)
        out.value(text);
    out.end_array();
    out.end_object();
}

void write_header(JsonWriter& out, const RecordHeader& header) {
    out.begin_object();
    out.key("sidera").value(1);
    out.key("game").value(header.game);
    out.key("rules").value(header.rules_version);
    out.key("seats").value(header.seats);
    out.key("confirm");
    write_seats(out, header.confirm);
    out.key("options").begin_object();
    for (const auto& [key, value] : header.options)
        out.key(key).value(value);
    out.end_object();
    out.key("data_set").value(header.data_set);
    out.key("data_hash").value(hash_text(header.data_hash));
    out.key("seed").value(to_text(header.seed));
    out.key("players").begin_array();
    for (const std::string& player : header.players)
        out.value(player);
    out.end_array();
    if (header.fair) {
        out.key("fair");
        write_fair(out, *header.fair);
    }
    out.end_object();
}

void write_entry(JsonWriter& out, const RecordEntry& entry) {
    out.begin_object();
    out.key("seat").value(std::string(1, letter(entry.answer.seat)));
    if (entry.kind == RecordEntry::Kind::undo) {
        out.key("back_to").value(entry.back_to);
    } else if (entry.kind == RecordEntry::Kind::note) {
        out.key("note").value(entry.text);
        out.key("to");
        write_seats(out, entry.to);
    } else {
        out.key("code").value(static_cast<std::uint32_t>(entry.answer.code));
        if (entry.answer.value != 0)
            out.key("value").value(entry.answer.value);
        if (entry.answer.channel != Channel::main)
            out.key("channel").value(kChannels[static_cast<std::size_t>(entry.answer.channel)]);
        if (entry.by != By::person)
            out.key("by").value(kBy[static_cast<std::size_t>(entry.by)]);
    }
    out.end_object();
}

// Reads the lines of a record; keeps the first fault.
class Reader {
  public:
    RecordRead run(std::string_view text) {
        bool ended = false;
        while (!text.empty() && fault_.empty()) {
            const std::size_t end = text.find('\n');
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            ++line_;
            if (ended)
                fail("there is something after the end of the record");
            else if (!line.empty())
                ended = read_line(line);
        }
        if (fault_.empty() && line_ == 0)
            fail("the record is empty");
        if (fault_.empty() && !ended)
            fail("the record is cut off: its end line is missing");
        if (!fault_.empty())
            return {{}, fault_};
        return {std::move(record_), std::nullopt};
    }

  private:
    void fail(std::string_view reason) {
        if (fault_.empty())
            fault_ = "line " + std::to_string(line_) + ": " + std::string(reason);
    }

    bool read_line(std::string_view line) {
        const JsonParse parsed = parse_json(line, 8);
        if (parsed.error) {
            fail(parsed.error->message);
            return false;
        }
        const Json& json = parsed.value;
        if (line_ == 1)
            read_header(json);
        else if (json.find("end"))
            return read_end(json);
        else if (json.find("hash"))
            read_hash(json);
        else
            read_entry(json);
        return false;
    }

    const Json* need(const Json& json, std::string_view key, Json::Kind kind) {
        const Json* found = json.find(key);
        if (found != nullptr && found->kind() == kind)
            return found;
        fail("the field '" + std::string(key) + "' is missing or of the wrong type");
        return nullptr;
    }

    // A misspelt field would otherwise be read as if it were not there.
    void only(const Json& json, std::initializer_list<std::string_view> known) {
        for (const auto& [key, value] : json.members())
            if (std::find(known.begin(), known.end(), key) == known.end())
                fail("there is no field '" + key + "'");
    }

    std::string need_text(const Json& json, std::string_view key) {
        const Json* found = need(json, key, Json::Kind::string);
        return found ? found->as_string() : std::string();
    }

    std::vector<std::string> need_texts(const Json& json,
                                        std::string_view key,
                                        std::string_view otherwise) {
        std::vector<std::string> texts;
        if (const Json* list = need(json, key, Json::Kind::array))
            for (const Json& item : list->items()) {
                if (!item.is_string())
                    fail(otherwise);
                texts.push_back(item.as_string());
            }
        return texts;
    }

    std::int64_t need_int(const Json& json,
                          std::string_view key,
                          std::int64_t lo,
                          std::int64_t hi) {
        const Json* found = need(json, key, Json::Kind::integer);
        if (found == nullptr)
            return lo;
        if (found->as_int() < lo || found->as_int() > hi)
            fail("the field '" + std::string(key) + "' is out of range");
        return found->as_int();
    }

    std::uint64_t need_hash(const Json& json, std::string_view key) {
        Seed seed;
        const std::string text = need_text(json, key);
        if (text.size() != 16 || !seed_from_text("0000000000000000" + text, seed))
            fail("the field '" + std::string(key) + "' must be 16 hexadecimal digits");
        return seed.low;
    }

    SeatSet need_seats(const Json& json, std::string_view key) {
        SeatSet seats;
        if (const Json* list = need(json, key, Json::Kind::array)) {
            for (const Json& item : list->items()) {
                const Seat seat = seat_from_letter(item.as_string());
                seat == kNoSeat ? fail("unknown seat " + item.dump()) : seats.insert(seat);
            }
        }
        return seats;
    }

    void read_header(const Json& json) {
        RecordHeader& header = record_.header;
        if (!json.find("sidera")) {
            fail("this is not a record of Sidera");
            return;
        }
        need_int(json, "sidera", 1, 1);
        header.game = need_text(json, "game");
        header.rules_version = static_cast<int>(need_int(json, "rules", 0, 1'000'000));
        header.seats = static_cast<int>(need_int(json, "seats", 1, kMaxSeats));
        header.confirm = need_seats(json, "confirm");
        if (const Json* options = need(json, "options", Json::Kind::object))
            for (const auto& [key, value] : options->members()) {
                if (!value.is_string())
                    fail("the option '" + key + "' must be a text");
                header.options.emplace_back(key, value.as_string());
            }
        header.data_set = need_text(json, "data_set");
        header.data_hash = need_hash(json, "data_hash");
        const std::string seed = need_text(json, "seed");
        if (seed.size() != 32 || !seed_from_text(seed, header.seed))
            fail("the field 'seed' must be 32 hexadecimal digits");
        header.players = need_texts(json, "players", "the name of a player must be a text");
        if (json.find("fair"))
            read_fair(json);
        only(json,
             {"sidera",
              "game",
              "rules",
              "seats",
              "confirm",
              "options",
              "data_set",
              "data_hash",
              "seed",
              "players",
              "fair"});
    }

    void read_fair(const Json& json) {
        const Json* found = need(json, "fair", Json::Kind::object);
        if (found == nullptr)
            return;
        only(*found, {"match", "commitment", "secret", "entropy"});
        record_.header.fair =
            FairPlay{.match = need_text(*found, "match"),
                     .commitment = need_text(*found, "commitment"),
                     .secret = need_text(*found, "secret"),
                     .entropy = need_texts(
                         *found, "entropy", "what a seat adds to the dice must be a text")};
        if (static_cast<int>(record_.header.fair->entropy.size()) != record_.header.seats)
            fail("the field 'entropy' must have one text per seat");
    }

    void read_hash(const Json& json) {
        only(json, {"after", "hash"});
        const auto after = static_cast<std::size_t>(need_int(json, "after", 0, 1'000'000'000));
        record_.hashes.push_back({after, need_hash(json, "hash")});
        if (after != record_.entries.size())
            fail("a hash after " + std::to_string(after) + " entries stands behind entry " +
                 std::to_string(record_.entries.size()));
    }

    bool read_end(const Json& json) {
        only(json, {"end", "finished"});
        const auto count = static_cast<std::size_t>(need_int(json, "end", 0, 1'000'000'000));
        if (count != record_.entries.size())
            fail("the end line speaks of " + std::to_string(count) + " entries, but there are " +
                 std::to_string(record_.entries.size()));
        const Json* finished = need(json, "finished", Json::Kind::boolean);
        record_.finished = finished != nullptr && finished->as_bool();
        return true;
    }

    void read_entry(const Json& json) {
        RecordEntry entry;
        entry.answer.seat = seat_from_letter(need_text(json, "seat"));
        if (entry.answer.seat == kNoSeat || index(entry.answer.seat) >= record_.header.seats)
            fail("there is no such seat");
        if (json.find("back_to")) {
            only(json, {"seat", "back_to"});
            entry.kind = RecordEntry::Kind::undo;
            entry.back_to = static_cast<std::size_t>(need_int(json, "back_to", 0, 1'000'000'000));
        } else if (json.find("note")) {
            only(json, {"seat", "note", "to"});
            entry.kind = RecordEntry::Kind::note;
            entry.text = need_text(json, "note");
            entry.to = need_seats(json, "to");
        } else {
            read_answer(json, entry);
        }
        record_.entries.push_back(std::move(entry));
    }

    void read_answer(const Json& json, RecordEntry& entry) {
        only(json, {"seat", "code", "value", "channel", "by"});
        entry.answer.code = static_cast<OptionCode>(need_int(json, "code", 0, 0xFFFFFFFF));
        if (json.find("value"))
            entry.answer.value =
                static_cast<std::int32_t>(need_int(json, "value", INT32_MIN, INT32_MAX));
        if (json.find("channel"))
            entry.answer.channel = static_cast<Channel>(one_of(json, "channel", kChannels));
        if (json.find("by"))
            entry.by = static_cast<By>(one_of(json, "by", kBy));
    }

    template<std::size_t N>
    std::size_t one_of(const Json& json,
                       std::string_view key,
                       const std::array<std::string_view, N>& names) {
        const std::string text = need_text(json, key);
        for (std::size_t i = 0; i < N; ++i)
            if (names[i] == text)
                return i;
        fail("the field '" + std::string(key) + "' has the unknown value '" + text + "'");
        return 0;
    }

    Record record_;
    int line_ = 0;
    std::string fault_;
};

}  // namespace

std::string hash_text(std::uint64_t hash) {
    return to_text({.low = hash, .high = 0}).substr(16);
}

std::vector<std::size_t> answers_that_hold(const Record& record) {
    std::vector<std::size_t> held;
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        const RecordEntry& entry = record.entries[i];
        if (entry.kind == RecordEntry::Kind::answer)
            held.push_back(i);
        if (entry.kind != RecordEntry::Kind::undo || entry.back_to >= held.size())
            continue;
        if (held.size() - entry.back_to > 1) {
            held.resize(entry.back_to);
            continue;
        }
        // A single answer may have been taken out from under sealed ones of other seats.
        std::size_t at = held.size();
        while (at > 0 && record.entries[held[at - 1]].answer.seat != entry.answer.seat)
            --at;
        if (at > 0)
            held.erase(held.begin() + static_cast<std::ptrdiff_t>(at - 1));
    }
    return held;
}

std::string header_line(const RecordHeader& header) {
    std::string text;
    JsonWriter out(text);
    write_header(out, header);
    return text;
}

std::string entry_line(const RecordEntry& entry) {
    std::string text;
    JsonWriter out(text);
    write_entry(out, entry);
    return text;
}

std::string end_line(std::size_t entries, bool finished) {
    std::string text;
    JsonWriter out(text);
    out.begin_object();
    out.key("end").value(entries);
    out.key("finished").value(finished);
    out.end_object();
    return text;
}

std::string write_record(const Record& record) {
    std::string text = header_line(record.header) + '\n';
    std::size_t next_hash = 0;
    for (std::size_t i = 0; i <= record.entries.size(); ++i) {
        for (; next_hash < record.hashes.size() && record.hashes[next_hash].entries == i;
             ++next_hash) {
            JsonWriter out(text);
            out.begin_object();
            out.key("after").value(i);
            out.key("hash").value(hash_text(record.hashes[next_hash].hash));
            out.end_object();
            text += '\n';
        }
        if (i < record.entries.size())
            text += entry_line(record.entries[i]) + '\n';
    }
    return text + end_line(record.entries.size(), record.finished) + '\n';
}

RecordRead read_record(std::string_view text) {
    return Reader().run(text);
}

}  // namespace sidera
