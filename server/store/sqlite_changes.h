// How each change of the store is written into SQLite.

#pragma once

#include <span>

#include "server/store/sqlite.h"
#include "server/store/store.h"

namespace sidera::server {

// Carries out lists of changes inside the caller's transaction. Statements are prepared once.
class SqliteChanges {
  public:
    explicit SqliteChanges(sqlite::Database& database) : database_(database) {}

    // The whole list or nothing of it; the sentence says why not. Throws when SQLite has ended the
    // whole transaction because of it.
    std::string apply(std::span<const Change> changes);

    // The same without a way back, which costs as much as the changes themselves: when they do not
    // fit, the whole transaction has to be rolled back.
    bool fits(std::span<const Change> changes);

  private:
    void make_all(std::span<const Change> changes);
    void make(const PutPlayer& change);
    void make(const AddSecret& change);
    void make(const SetRecovery& change);
    void make(const PutRoom& change);
    void make(const DropRoom& change);
    void make(const PutRoomPlayers& change);
    void make(const OpenMatch& change);
    void make(const Append& change);
    void make(const Snapshot& change);
    void make(const PutResult& change);
    void make(const PutRating& change);
    void make(const PutAnalysis& change);
    void make(const AddChat& change);

    // Entries of a match so far; refuses when there is no such match.
    std::uint64_t entries_of(const std::string& match);

    sqlite::Database& database_;
    sqlite::Statement savepoint_{database_, "SAVEPOINT list"};
    sqlite::Statement keep_{database_, "RELEASE list"};
    sqlite::Statement undo_{database_, "ROLLBACK TO list"};
    sqlite::Statement put_player_{database_,
                                  "INSERT INTO player (id, name, created) VALUES (?, ?, ?) "
                                  "ON CONFLICT (id) DO UPDATE SET "
                                  "name = excluded.name, created = excluded.created"};
    sqlite::Statement find_player_{database_, "SELECT 1 FROM player WHERE id = ?"};
    sqlite::Statement find_secret_{database_, "SELECT 1 FROM secret WHERE hash = ?"};
    sqlite::Statement add_secret_{database_, "INSERT INTO secret (hash, player) VALUES (?, ?)"};
    sqlite::Statement drop_recovery_{database_, "DELETE FROM recovery WHERE player = ?"};
    sqlite::Statement add_recovery_{database_, "INSERT INTO recovery (player, hash) VALUES (?, ?)"};
    sqlite::Statement put_room_{
        database_,
        "INSERT OR REPLACE INTO room (id, game, match, finished, listed, changed, body) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)"};
    sqlite::Statement drop_room_{database_, "DELETE FROM room WHERE id = ?"};
    sqlite::Statement drop_room_players_{database_, "DELETE FROM room_player WHERE room = ?"};
    sqlite::Statement add_room_player_{
        database_, "INSERT OR IGNORE INTO room_player (player, room) VALUES (?, ?)"};
    sqlite::Statement drop_chat_{database_, "DELETE FROM chat WHERE room = ?"};
    sqlite::Statement open_match_{database_,
                                  "INSERT INTO match (id, game, header) VALUES (?, ?, ?) "
                                  "ON CONFLICT (id) DO NOTHING RETURNING id"};
    sqlite::Statement count_entries_{
        database_,
        "SELECT coalesce((SELECT max(number) + 1 FROM entry WHERE entry.match = match.id), "
        "(SELECT entries FROM snapshot WHERE snapshot.match = match.id), 0) "
        "FROM match WHERE id = ?"};
    sqlite::Statement append_{database_,
                              "INSERT INTO entry (match, number, body) VALUES (?, ?, ?)"};
    sqlite::Statement packed_{database_, "SELECT entries, body FROM snapshot WHERE match = ?"};
    sqlite::Statement loose_{database_, "SELECT body FROM entry WHERE match = ? ORDER BY number"};
    sqlite::Statement pack_{
        database_, "INSERT OR REPLACE INTO snapshot (match, entries, body) VALUES (?, ?, ?)"};
    sqlite::Statement drop_loose_{database_, "DELETE FROM entry WHERE match = ?"};
    sqlite::Statement put_result_{
        database_,
        "INSERT INTO result (match, game, ended, body, analysed) "
        "VALUES (?1, ?2, ?3, ?4, EXISTS (SELECT 1 FROM analysis WHERE match = ?1)) "
        "ON CONFLICT (match) DO UPDATE SET "
        "game = excluded.game, ended = excluded.ended, body = excluded.body"};
    sqlite::Statement drop_result_players_{database_, "DELETE FROM result_player WHERE match = ?"};
    sqlite::Statement add_result_player_{
        database_, "INSERT INTO result_player (match, place, player, ended) VALUES (?, ?, ?, ?)"};
    sqlite::Statement put_rating_{
        database_,
        "INSERT OR REPLACE INTO rating (player, game, mean, deviation, games) "
        "VALUES (?, ?, ?, ?, ?)"};
    sqlite::Statement put_analysis_{database_,
                                    "INSERT OR REPLACE INTO analysis (match, body) VALUES (?, ?)"};
    sqlite::Statement mark_analysed_{database_, "UPDATE result SET analysed = 1 WHERE match = ?"};
    sqlite::Statement find_chat_{database_, "SELECT 1 FROM chat WHERE room = ? AND number = ?"};
    sqlite::Statement add_chat_{database_,
                                "INSERT INTO chat (room, number, body) VALUES (?, ?, ?)"};
};

}  // namespace sidera::server
