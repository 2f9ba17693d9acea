// How each change of the store is written into SQLite.

#include "server/store/sqlite_changes.h"

#include <cmath>

namespace sidera::server {
namespace {

// A change that does not fit what is there; the file is all right.
class Refusal : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

bool any(sqlite::Rows rows) {
    return rows.next();
}

}  // namespace

void SqliteChanges::make_all(std::span<const Change> changes) {
    for (const Change& change : changes)
        std::visit([this](const auto& one) { make(one); }, change);
}

bool SqliteChanges::fits(std::span<const Change> changes) {
    try {
        make_all(changes);
        return true;
    } catch (const Refusal&) {
        return false;
    } catch (const sqlite::Error&) {
        if (!database_.in_transaction())
            throw;
        return false;
    }
}

std::string SqliteChanges::apply(std::span<const Change> changes) {
    std::string why;
    savepoint_.run();
    try {
        make_all(changes);
        keep_.run();
        return {};
    } catch (const Refusal& refusal) {
        why = refusal.what();
    } catch (const sqlite::Error& error) {
        if (!database_.in_transaction())
            throw;
        why = error.what();
    }
    undo_.run();
    keep_.run();
    return why;
}

void SqliteChanges::make(const PutPlayer& change) {
    put_player_.run(change.player.id, change.player.name, change.player.created);
}

void SqliteChanges::make(const AddSecret& change) {
    if (!any(find_player_(change.player)))
        throw Refusal("there is no player '" + change.player + "'");
    if (any(find_secret_(change.hash)))
        throw Refusal("this secret is taken already");
    add_secret_.run(change.hash, change.player);
}

void SqliteChanges::make(const SetRecovery& change) {
    drop_recovery_.run(change.player);
    if (change.hash.empty())
        return;
    if (!any(find_player_(change.player)))
        throw Refusal("there is no player '" + change.player + "'");
    add_recovery_.run(change.player, change.hash);
}

void SqliteChanges::make(const PutRoom& change) {
    const StoredRoom& room = change.room;
    put_room_.run(
        room.id, room.game, room.match, room.finished, room.listed, room.changed, room.body);
}

void SqliteChanges::make(const DropRoom& change) {
    drop_chat_.run(change.id);
    drop_room_players_.run(change.id);
    drop_room_.run(change.id);
}

void SqliteChanges::make(const PutRoomPlayers& change) {
    drop_room_players_.run(change.room);
    for (const std::string& player : change.players)
        add_room_player_.run(player, change.room);
}

void SqliteChanges::make(const OpenMatch& change) {
    if (!any(open_match_(change.id, change.game, change.header)))
        throw Refusal("there is a match '" + change.id + "' already");
}

std::uint64_t SqliteChanges::entries_of(const std::string& match) {
    sqlite::Rows rows = count_entries_(match);
    if (!rows.next())
        throw Refusal("there is no match '" + match + "'");
    return static_cast<std::uint64_t>(rows.number(0));
}

void SqliteChanges::make(const Append& change) {
    const std::uint64_t there = entries_of(change.match);
    if (there != change.first)
        throw Refusal("the match '" + change.match + "' has " + std::to_string(there) +
                      " entries, so none can be added from number " + std::to_string(change.first) +
                      " on");
    std::uint64_t number = change.first;
    for (const std::string& entry : change.entries) {
        // Snapshots rely on it.
        if (entry.find('\n') != std::string::npos)
            throw Refusal("an entry of a match must be a single line");
        append_.run(change.match, number++, entry);
    }
}

void SqliteChanges::make(const Snapshot& change) {
    const std::uint64_t entries = entries_of(change.match);
    std::string body;
    bool first = true;
    if (sqlite::Rows packed = packed_(change.match); packed.next()) {
        body = packed.text(1);
        first = packed.number(0) == 0;
    }
    sqlite::Rows loose = loose_(change.match);
    for (; loose.next(); first = false) {
        if (!first)
            body += '\n';
        body += loose.text(0);
    }
    pack_.run(change.match, entries, body);
    drop_loose_.run(change.match);
}

void SqliteChanges::make(const PutResult& change) {
    const StoredResult& result = change.result;
    put_result_.run(result.match, result.game, result.ended, result.body);
    drop_result_players_.run(result.match);
    std::int64_t place = 0;
    for (const std::string& player : result.players)
        add_result_player_.run(result.match, place++, player, result.ended);
}

void SqliteChanges::make(const PutRating& change) {
    const StoredRating& rating = change.rating;
    if (!std::isfinite(rating.mean) || !std::isfinite(rating.deviation))
        throw Refusal("the rating of '" + rating.player + "' is not a number");
    put_rating_.run(rating.player, rating.game, rating.mean, rating.deviation, rating.games);
}

void SqliteChanges::make(const PutAnalysis& change) {
    put_analysis_.run(change.match, change.body);
    mark_analysed_.run(change.match);
}

void SqliteChanges::make(const AddChat& change) {
    if (any(find_chat_(change.line.room, change.line.number)))
        throw Refusal("line " + std::to_string(change.line.number) + " of the talk in room '" +
                      change.line.room + "' is there already");
    add_chat_.run(change.line.room, change.line.number, change.line.body);
}

}  // namespace sidera::server
