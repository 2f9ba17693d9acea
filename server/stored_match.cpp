// A stored match as a record, or why this server cannot play it.

#include "server/stored_match.h"

#include "match/kit.h"

namespace sidera::server {
namespace {

const wire::Said kBroken{.key = "server.broken_record", .args = {}};

wire::Said said(std::string_view key, std::string theirs, std::string ours) {
    wire::Said out{.key = "server." + std::string(key), .args = {}};
    out.args.push_back({.name = "theirs", .value = {.text = std::move(theirs)}});
    out.args.push_back({.name = "ours", .value = {.text = std::move(ours)}});
    return out;
}

std::string set_text(const std::string& name, std::uint64_t hash) {
    return name + " " + hash_text(hash);
}

RecordRead read_header(const std::string& header) {
    return read_record(header + '\n' + end_line(0, false) + '\n');
}

}  // namespace

int seats_in(const std::string& header) {
    const RecordRead read = read_header(header);
    return read.error ? 0 : read.record.header.seats;
}

std::optional<wire::Said> why_foreign(const std::string& header) {
    const RecordRead read = read_header(header);
    const GameKit* game = read.error ? nullptr : find_game(read.record.header.game);
    if (game == nullptr)
        return kBroken;
    const RecordHeader& own = read.record.header;
    if (own.rules_version != game->rules_version())
        return said("other_rules",
                    std::to_string(own.rules_version),
                    std::to_string(game->rules_version()));
    const DataSet set = game->default_data();
    if (own.data_set != set.name || own.data_hash != set.hash)
        return said(
            "other_data", set_text(own.data_set, own.data_hash), set_text(set.name, set.hash));
    return std::nullopt;
}

std::optional<Record> stored_record(const StoredMatch& match, wire::Said* why) {
    const auto refused = [why](const wire::Said& cause) {
        if (why != nullptr)
            *why = cause;
        return std::nullopt;
    };
    if (const auto foreign = why_foreign(match.header))
        return refused(*foreign);
    std::string text = match.header + '\n';
    for (const std::string& entry : match.entries)
        text += entry + '\n';
    for (const bool finished : {true, false}) {
        const RecordRead read = read_record(text + end_line(match.entries.size(), finished) + '\n');
        if (read.error)
            return refused(kBroken);
        if (const ReplayedMatch replayed = replay_record(read.record); replayed.match)
            return replayed.match->record();
    }
    return refused(kBroken);
}

}  // namespace sidera::server
