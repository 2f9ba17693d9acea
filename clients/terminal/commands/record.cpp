// sidera record: a recorded game, readable, step by step, verified.

#include <cstdio>
#include <iostream>

#include "clients/terminal/commands.h"
#include "engine/narrate.h"

namespace sidera::terminal {
namespace {

constexpr Flag kFlags[] = {{"--step", "", "replay: wait for Enter after each entry"},
                           {"--seat", "LETTER", "show, replay: what this seat may know"},
                           {"--data", "DIR", "another data set"},
                           {"--lang", "en|it", "show, replay: language"},
                           {"--json", "", "show: for programs, all that everybody saw"}};

struct Loaded {
    Record record;
    const GameKit* game = nullptr;
    std::optional<DataSet> set;
};

std::optional<Loaded> load(const std::string& path,
                           const Arguments& arguments,
                           std::string& error) {
    const auto text = read_file(path, error);
    if (!text)
        return std::nullopt;
    RecordRead read = read_record(*text);
    if (read.error) {
        error = path + ": " + *read.error;
        return std::nullopt;
    }
    Loaded loaded{.record = std::move(read.record)};
    loaded.game = find_game(loaded.record.header.game);
    if (loaded.game == nullptr) {
        error = path + ": there is no game '" + loaded.record.header.game + "' in this program";
        return std::nullopt;
    }
    loaded.set = data_argument(*loaded.game, arguments, error);
    if (!loaded.set)
        return std::nullopt;
    return loaded;
}

void print_header(const RecordHeader& header) {
    std::printf("game %s, rules %d, %d seats, data %s %s, seed %s\n",
                header.game.c_str(),
                header.rules_version,
                header.seats,
                header.data_set.c_str(),
                hash_text(header.data_hash).c_str(),
                to_text(header.seed).c_str());
    for (const auto& [key, value] : header.options)
        std::printf("  %s=%s\n", key.c_str(), value.c_str());
    for (std::size_t i = 0; i < header.players.size(); ++i)
        std::printf("  %c: %s\n", letter(seat_at(static_cast<int>(i))), header.players[i].c_str());
}

std::string entry_text(const RecordEntry& entry, const Match& match) {
    std::string text(1, letter(entry.answer.seat));
    if (entry.kind == RecordEntry::Kind::undo)
        return text + ": undo, back to answer " + std::to_string(entry.back_to);
    if (entry.kind == RecordEntry::Kind::note)
        return text + " says: " + entry.text;
    text += ": " + match.notation(entry.answer.code);
    if (entry.answer.value != 0)
        text += " " + std::to_string(entry.answer.value);
    return text;
}

Json entry_json(const RecordEntry& entry, const Match& match) {
    Json json = Json::object();
    json.set("seat", std::string(1, letter(entry.answer.seat)));
    if (entry.kind == RecordEntry::Kind::undo)
        return json.set("back_to", static_cast<std::int64_t>(entry.back_to));
    if (entry.kind == RecordEntry::Kind::note)
        return json.set("note", entry.text);
    json.set("option", match.notation(entry.answer.code));
    return entry.answer.value != 0 ? json.set("value", entry.answer.value) : json;
}

// The whole record for programs: answers in notation, events as told to the spectators, the result.
int print_json(const Loaded& loaded) {
    const ReplayedMatch whole = loaded.game->reopen(*loaded.set, loaded.record);
    if (!whole.match)
        return failed(*whole.error);
    Json entries = Json::array();
    for (const RecordEntry& entry : loaded.record.entries)
        entries.push(entry_json(entry, *whole.match));
    Json events = Json::array();
    for (const Told& told : whole.match->events_since(kNoSeat, 0))
        if (told.kind == Told::Kind::event)
            events.push(Json::object()
                            .set("entry", static_cast<std::int64_t>(told.entry))
                            .set("event", parse_json(told.json).value));
    const Outcome outcome = whole.match->outcome();
    Json points = Json::object();
    for (int i = 0; i < whole.match->seats(); ++i)
        points.set(std::string(1, letter(seat_at(i))), outcome.points[static_cast<std::size_t>(i)]);
    const Json json = Json::object()
                          .set("game", loaded.record.header.game)
                          .set("seed", to_text(loaded.record.header.seed))
                          .set("finished", loaded.record.finished)
                          .set("hash", hash_text(whole.match->hash()))
                          .set("points", std::move(points))
                          .set("entries", std::move(entries))
                          .set("events", std::move(events));
    std::printf("%s\n", json.dump(2).c_str());
    return kOk;
}

// All entries in notation, with what happened.
int show(const Loaded& loaded, const Arguments& arguments, bool positions, std::string& error) {
    const std::string language = language_argument(arguments, error);
    const ReplayedMatch whole = loaded.game->reopen(*loaded.set, loaded.record);
    if (!whole.match || !error.empty())
        return failed(error.empty() ? *whole.error : error);
    const Match& match = *whole.match;
    Seat audience = kNoSeat;
    if (arguments.has("--seat")) {
        audience = seat_from_letter(arguments.text("--seat", ""));
        if (index(audience) >= match.seats())
            return wrong_usage("--seat takes a letter of the table");
    }
    const Speaker speaker(texts_of(*loaded.game, language), loaded.record.header.players);
    print_header(loaded.record.header);
    const std::vector<Told> told = match.events_since(audience, 0);
    std::size_t next = 0;
    for (std::size_t i = 0; i <= loaded.record.entries.size(); ++i) {
        if (i > 0)
            std::printf("%4zu  %s\n", i, entry_text(loaded.record.entries[i - 1], match).c_str());
        for (; next < told.size() && told[next].entry <= i; ++next)
            if (told[next].kind == Told::Kind::event)
                std::printf("        %s\n", speaker.say(told[next].message).c_str());
        if (positions && i > 0) {
            const ReplayedMatch now = loaded.game->reopen(*loaded.set, loaded.record, i);
            std::printf("        position %s\n",
                        now.match ? hash_text(now.match->hash()).c_str() : "?");
            std::string line;
            if (arguments.has("--step") && !std::getline(std::cin, line))
                return kOk;
        }
    }
    const Outcome outcome = match.outcome();
    for (int i = 0; i < match.seats(); ++i)
        std::printf("%s: %d%s\n",
                    speaker.seat(seat_at(i)).c_str(),
                    outcome.points[static_cast<std::size_t>(i)],
                    outcome.over && outcome.winners.has(seat_at(i)) ? " *" : "");
    return kOk;
}

int verify(const Loaded& loaded) {
    if (const auto fault = verify_record(loaded.record, &*loaded.set))
        return failed(*fault);
    if (loaded.record.header.fair)
        std::printf(
            "fair dice: the secret is the one promised for match %s, and the seed follows "
            "from it and the players' texts\n",
            loaded.record.header.fair->match.c_str());
    else
        std::printf("fair dice: none, the seed was simply given\n");
    const Record& record = loaded.record;
    const char* end = record.finished ? "finished" : "not finished";
    if (record.hashes.empty()) {
        std::printf(
            "played again: %zu entries, %s; there was nothing to compare, it has no hashes\n",
            record.entries.size(),
            end);
        return kOk;
    }
    std::printf("verified: %zu entries, %zu hashes, %s\n",
                record.entries.size(),
                record.hashes.size(),
                end);
    if (const std::size_t sure = record.hashes.back().entries; sure < record.entries.size())
        std::printf("behind entry %zu there was nothing to compare\n", sure);
    return kOk;
}

// A flag that would do nothing, in a sentence; or nothing.
std::string idle_flag(std::string_view what, const Arguments& arguments) {
    struct Use {
        std::string_view flag;
        std::string_view with;
    };

    constexpr Use kUses[] = {{"--step", "replay"},
                             {"--seat", "show, replay"},
                             {"--lang", "show, replay"},
                             {"--json", "show"}};
    for (const auto& [flag, with] : kUses) {
        if (!arguments.has(flag))
            continue;
        if (with.find(what) == std::string_view::npos)
            return std::string(flag) + " does nothing with '" + std::string(what) + "'";
        if (arguments.has("--json") && flag != "--json")
            return std::string(flag) + " does nothing with --json: that is what everybody saw";
    }
    return {};
}

int run(const Arguments& arguments) {
    if (arguments.words().size() != 2)
        return wrong_usage("use: sidera record show|replay|verify FILE");
    const std::string& what = arguments.words()[0];
    if (what != "show" && what != "replay" && what != "verify")
        return wrong_usage("'" + what + "' is none of show, replay and verify");
    if (const std::string idle = idle_flag(what, arguments); !idle.empty())
        return wrong_usage(idle);
    std::string error;
    const auto loaded = load(arguments.words()[1], arguments, error);
    if (!loaded)
        return failed(error);
    if (arguments.has("--json"))
        return print_json(*loaded);
    if (what == "verify")
        return verify(*loaded);
    return show(*loaded, arguments, what == "replay", error);
}

}  // namespace

const Command kRecord{.name = "record",
                      .words = "show|replay|verify FILE",
                      .help = "a recorded game: readable, step by step, checked",
                      .flags = kFlags,
                      .most_words = 2,
                      .run = run};

}  // namespace sidera::terminal
