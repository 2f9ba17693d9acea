// The tables of the SQLite store, their version, and how a connection is set up.

#include "server/store/sqlite_schema.h"

namespace sidera::server {
namespace {

// Marks the file as ours ("Side" in ASCII).
constexpr std::int64_t kApplication = 0x53696465;

// Rows are small and found by their key, so the key is the table (WITHOUT ROWID); only tables with
// large bodies keep row numbers, which holds the bodies out of the search tree.
constexpr const char* kTables = R"sql(
CREATE TABLE player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE secret (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX secret_by_player ON secret (player);

CREATE TABLE recovery (
    player TEXT PRIMARY KEY REFERENCES player (id),
    hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE room (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    match TEXT NOT NULL,
    finished INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX room_unfinished ON room (changed) WHERE finished = 0;

CREATE TABLE room_player (
    player TEXT NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (player, room)
) STRICT, WITHOUT ROWID;
CREATE INDEX room_player_by_room ON room_player (room);

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL
) STRICT;

CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshot (
    match TEXT PRIMARY KEY REFERENCES match (id),
    entries INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE result (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    analysed INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX result_not_analysed ON result (ended) WHERE analysed = 0;

CREATE TABLE result_player (
    match TEXT NOT NULL REFERENCES result (match),
    place INTEGER NOT NULL,
    player TEXT NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_by_player ON result_player (player, ended);

CREATE TABLE rating (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_best ON rating (game, mean - 2 * deviation);

CREATE TABLE analysis (
    match TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;

CREATE TABLE chat (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;
)sql";

// From version 1: who belongs to a table is found without reading all tables.
constexpr const char* kSecondVersion = R"sql(
CREATE TABLE room_player (
    player TEXT NOT NULL,
    room TEXT NOT NULL,
    PRIMARY KEY (player, room)
) STRICT, WITHOUT ROWID;
CREATE INDEX room_player_by_room ON room_player (room);
INSERT OR IGNORE INTO room_player (player, room)
    SELECT json_extract(seat.value, '$.player'), room.id
    FROM room, json_each(room.body, '$.seats') AS seat
    WHERE finished = 0 AND json_extract(seat.value, '$.player') IS NOT NULL;
INSERT OR IGNORE INTO room_player (player, room)
    SELECT json_extract(body, '$.host'), id FROM room WHERE finished = 0;
)sql";

[[noreturn]] void refuse(const std::string& sentence) {
    throw sqlite::Error(0, sentence);
}

void check_owner(sqlite::Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    const bool ours = database.number("PRAGMA application_id") == kApplication;
    const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (!ours && !(empty && version == 0))
        refuse("the file belongs to another program");
    if (version > kSchemaVersion)
        refuse("the file was written by a newer Sidera (its tables have version " +
               std::to_string(version) + ", this program knows " + std::to_string(kSchemaVersion) +
               ")");
}

// In a new file, or in one of an earlier version.
void make_tables(sqlite::Database& database) {
    database.run("BEGIN IMMEDIATE");
    // Another server may have been quicker.
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version == 0) {
        database.run(kTables);
        database.run("PRAGMA application_id = " + std::to_string(kApplication));
    } else if (version == 1) {
        database.run(kSecondVersion);
    }
    if (version != kSchemaVersion)
        database.run("PRAGMA user_version = " + std::to_string(kSchemaVersion));
    database.run("COMMIT");
}

}  // namespace

void set_up_writer(sqlite::Database& database) {
    check_owner(database);
    // Reads the whole file once: better to learn of damage now than in the middle of a game.
    if (database.text("PRAGMA quick_check(1)") != "ok")
        refuse("the file is damaged");
    if (database.text("PRAGMA journal_mode = WAL") != "wal")
        refuse("the place does not allow a write-ahead log");
    database.run("PRAGMA synchronous = FULL");  // with WAL, anything less may lose commits
    // Games write the same few pages again and again: the longer the log, the fewer of them have to
    // be copied into the file while everybody waits. 16 MB each, of disk and of memory.
    database.run("PRAGMA wal_autocheckpoint = 4000");
    database.run("PRAGMA cache_size = -16000");
    database.run("PRAGMA foreign_keys = ON");
    database.run("PRAGMA trusted_schema = OFF");
    make_tables(database);
}

void set_up_reader(sqlite::Database& database) {
    database.run("PRAGMA trusted_schema = OFF");
    database.run("PRAGMA query_only = ON");
}

}  // namespace sidera::server
