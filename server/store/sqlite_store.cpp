// The store in one SQLite file.

#include "server/store/sqlite_store.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "server/store/sqlite_schema.h"
#include "server/store/sqlite_writer.h"

namespace sidera::server {
namespace {

using sqlite::ReadMoment;
using sqlite::Rows;
using sqlite::Statement;

std::optional<StoredPlayer> read_player(Rows rows) {
    if (!rows.next())
        return std::nullopt;
    return StoredPlayer{.id = rows.text(0), .name = rows.text(1), .created = rows.number(2)};
}

StoredRoom read_room(const Rows& rows) {
    return {.id = rows.text(0),
            .game = rows.text(1),
            .match = rows.text(2),
            .finished = rows.number(3) != 0,
            .listed = rows.number(4) != 0,
            .changed = rows.number(5),
            .body = rows.text(6)};
}

StoredRating read_rating(const Rows& rows) {
    return {.player = rows.text(0),
            .game = rows.text(1),
            .mean = rows.real(2),
            .deviation = rows.real(3),
            .games = static_cast<std::int32_t>(rows.number(4))};
}

std::vector<StoredRating> read_ratings(Rows rows) {
    std::vector<StoredRating> ratings;
    while (rows.next())
        ratings.push_back(read_rating(rows));
    return ratings;
}

void unpack(const std::string& body, std::int64_t count, std::vector<std::string>& lines) {
    std::size_t from = 0;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::size_t end = std::min(body.find('\n', from), body.size());
        lines.push_back(body.substr(from, end - from));
        from = end + 1;
    }
}

// What is asked, prepared, on a connection of its own: reads never wait for the writer.
struct Queries {
    explicit Queries(const std::string& path) : database(path) { set_up_reader(database); }

    sqlite::Database database;
    Statement match{database, "SELECT game, header FROM match WHERE id = ?"};
    Statement packed{database, "SELECT entries, body FROM snapshot WHERE match = ?"};
    Statement loose{database, "SELECT body FROM entry WHERE match = ? ORDER BY number"};
    Statement result{database, "SELECT match, game, ended, body FROM result WHERE match = ?"};
    Statement result_players{database,
                             "SELECT player FROM result_player WHERE match = ? ORDER BY place"};
    Statement results_of{
        database,
        "SELECT result.match, game, result.ended, body FROM "
        "(SELECT DISTINCT match, ended FROM result_player WHERE player = ? AND ended < ?) "
        "JOIN result USING (match) ORDER BY result.ended DESC, result.match LIMIT ?"};
    Statement player{database, "SELECT id, name, created FROM player WHERE id = ?"};
    Statement with_secret{database,
                          "SELECT id, name, created FROM secret JOIN player ON player = id "
                          "WHERE hash = ?"};
    Statement with_recovery{database,
                            "SELECT id, name, created FROM recovery JOIN player ON player = id "
                            "WHERE hash = ?"};
    Statement has_recovery{database, "SELECT 1 FROM recovery WHERE player = ?"};
    Statement room{database,
                   "SELECT id, game, match, finished, listed, changed, body FROM room "
                   "WHERE id = ?"};
    Statement unfinished{database,
                         "SELECT id, game, match, finished, listed, changed, body FROM room "
                         "WHERE finished = 0 ORDER BY changed, id"};
    Statement rooms_of{database,
                       "SELECT id, game, match, finished, listed, changed, body FROM room_player "
                       "JOIN room ON room.id = room_player.room "
                       "WHERE player = ? AND finished = 0 ORDER BY changed, id"};
    Statement rating{database,
                     "SELECT player, game, mean, deviation, games FROM rating "
                     "WHERE player = ? AND game = ?"};
    Statement ratings_of{database,
                         "SELECT player, game, mean, deviation, games FROM rating "
                         "WHERE player = ? ORDER BY game"};
    Statement best{database,
                   "SELECT player, game, mean, deviation, games FROM rating WHERE game = ? "
                   "ORDER BY mean - 2 * deviation DESC, player LIMIT ?"};
    Statement analysis{database, "SELECT body FROM analysis WHERE match = ?"};
    Statement not_analysed{database,
                           "SELECT match FROM result WHERE analysed = 0 ORDER BY ended LIMIT ?"};
    Statement chat{database,
                   "SELECT number, body FROM chat WHERE room = ? ORDER BY number DESC LIMIT ?"};
};

class FileStore final : public SqliteStore {
  public:
    FileStore(const std::string& path, const SqliteLimits& limits)
        : writer_(path, limits.pages), reader_(path) {}

    void commit(std::vector<Change> changes, Done done) override {
        writer_.add(std::move(changes), std::move(done));
    }

    std::uint64_t transactions() const override { return writer_.transactions(); }

    std::optional<StoredPlayer> player(std::string_view id) override {
        return read_player(reader_.player(id));
    }

    std::optional<StoredPlayer> player_with_secret(std::string_view hash) override {
        return read_player(reader_.with_secret(hash));
    }

    std::optional<StoredPlayer> player_with_recovery(std::string_view hash) override {
        return read_player(reader_.with_recovery(hash));
    }

    bool has_recovery(std::string_view player) override {
        return reader_.has_recovery(player).next();
    }

    std::optional<StoredRoom> room(std::string_view id) override {
        Rows rows = reader_.room(id);
        return rows.next() ? std::optional(read_room(rows)) : std::nullopt;
    }

    std::vector<StoredRoom> unfinished_rooms() override {
        std::vector<StoredRoom> rooms;
        Rows rows = reader_.unfinished();
        while (rows.next())
            rooms.push_back(read_room(rows));
        return rooms;
    }

    std::vector<StoredRoom> rooms_of(std::string_view player) override {
        std::vector<StoredRoom> rooms;
        Rows rows = reader_.rooms_of(player);
        while (rows.next())
            rooms.push_back(read_room(rows));
        return rooms;
    }

    std::optional<StoredMatch> load(std::string_view id) override {
        const ReadMoment moment(reader_.database);
        Rows match = reader_.match(id);
        if (!match.next())
            return std::nullopt;
        StoredMatch loaded{.id = std::string(id), .game = match.text(0), .header = match.text(1)};
        if (Rows packed = reader_.packed(id); packed.next())
            unpack(packed.text(1), packed.number(0), loaded.entries);
        Rows loose = reader_.loose(id);
        while (loose.next())
            loaded.entries.push_back(loose.text(0));
        return loaded;
    }

    std::optional<std::string> header(std::string_view id) override {
        const ReadMoment moment(reader_.database);
        Rows match = reader_.match(id);
        return match.next() ? std::optional(match.text(1)) : std::nullopt;
    }

    std::optional<StoredResult> result(std::string_view match) override {
        const ReadMoment moment(reader_.database);
        Rows rows = reader_.result(match);
        if (!rows.next())
            return std::nullopt;
        return read_result(rows);
    }

    std::vector<StoredResult> results_of(std::string_view player,
                                         Milliseconds before,
                                         int most) override {
        const ReadMoment moment(reader_.database);
        std::vector<StoredResult> results;
        Rows rows = reader_.results_of(player, before, std::max(most, 0));
        while (rows.next())
            results.push_back(read_result(rows));
        return results;
    }

    std::optional<StoredRating> rating(std::string_view player, std::string_view game) override {
        Rows rows = reader_.rating(player, game);
        return rows.next() ? std::optional(read_rating(rows)) : std::nullopt;
    }

    std::vector<StoredRating> ratings_of(std::string_view player) override {
        return read_ratings(reader_.ratings_of(player));
    }

    std::vector<StoredRating> best(std::string_view game, int most) override {
        return read_ratings(reader_.best(game, std::max(most, 0)));
    }

    std::optional<std::string> analysis(std::string_view match) override {
        Rows rows = reader_.analysis(match);
        return rows.next() ? std::optional(rows.text(0)) : std::nullopt;
    }

    std::vector<std::string> results_without_analysis(int most) override {
        std::vector<std::string> matches;
        Rows rows = reader_.not_analysed(std::max(most, 0));
        while (rows.next())
            matches.push_back(rows.text(0));
        return matches;
    }

    std::vector<StoredChat> chat(std::string_view room, int most) override {
        std::vector<StoredChat> lines;
        Rows rows = reader_.chat(room, std::max(most, 0));
        while (rows.next())
            lines.push_back({.room = std::string(room),
                             .number = static_cast<std::uint64_t>(rows.number(0)),
                             .body = rows.text(1)});
        std::reverse(lines.begin(), lines.end());
        return lines;
    }

  private:
    StoredResult read_result(const Rows& rows) {
        StoredResult result{.match = rows.text(0),
                            .game = rows.text(1),
                            .ended = rows.number(2),
                            .players = {},
                            .body = rows.text(3)};
        Rows players = reader_.result_players(result.match);
        while (players.next())
            result.players.push_back(players.text(0));
        return result;
    }

    SqliteWriter writer_;  // first: it makes the tables
    Queries reader_;
};

// What SQLite itself would only call "unable to open".
std::string fault_of_place(const std::string& path) {
    std::error_code code;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty() && !std::filesystem::is_directory(folder, code))
        return "there is no folder '" + folder.string() + "'";
    if (std::filesystem::is_directory(path, code))
        return "it is a folder";
    return {};
}

}  // namespace

std::unique_ptr<SqliteStore> open_sqlite_store(const std::string& path,
                                               std::string& error,
                                               const SqliteLimits& limits) {
    std::string why = fault_of_place(path);
    if (why.empty()) {
        try {
            return std::make_unique<FileStore>(path, limits);
        } catch (const sqlite::Error& fault) {
            why = fault.what();
        }
    }
    error = "cannot use the database '" + path + "': " + why;
    return nullptr;
}

}  // namespace sidera::server
