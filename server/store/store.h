// Where the server keeps what must outlive it: players, rooms, matches, ratings, talk.
//
// Writes are values: a list of changes is committed whole or not at all, in the order in which it
// was handed over, and is on disk before its callback runs. Reads see everything committed. The
// interface says nothing of SQL, and its tests (store_suite_test.cpp) are written against it.

#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sidera::server {

using Milliseconds = std::int64_t;  // since 1970

struct StoredPlayer {
    std::string id;
    std::string name;
    Milliseconds created = 0;
    bool operator==(const StoredPlayer&) const = default;
};

// A room between two answers. `body` is the room's own business (server/room/saved_room.h).
struct StoredRoom {
    std::string id;
    std::string game;
    std::string match;
    bool finished = false;  // over or aborted: not loaded at start
    bool listed = false;
    Milliseconds changed = 0;
    std::string body;
    bool operator==(const StoredRoom&) const = default;
};

// A match as lines of a record (engine/record.h): its header, then one line per entry.
struct StoredMatch {
    std::string id;
    std::string game;
    std::string header;
    std::vector<std::string> entries;
    bool operator==(const StoredMatch&) const = default;
};

// A finished match, for history. `body` is a wire::MatchInfo.
struct StoredResult {
    std::string match;
    std::string game;
    Milliseconds ended = 0;
    std::vector<std::string> players;  // ids of the people who played
    std::string body;
    bool operator==(const StoredResult&) const = default;
};

struct StoredRating {
    std::string player;  // an id, or "bot:LEVEL"
    std::string game;
    double mean = 0;
    double deviation = 0;
    std::int32_t games = 0;
    bool operator==(const StoredRating&) const = default;
};

struct StoredChat {
    std::string room;
    std::uint64_t number = 0;
    std::string body;
    bool operator==(const StoredChat&) const = default;
};

// The changes. A `Put` makes or replaces; secrets and codes come as hashes only.
struct PutPlayer {
    StoredPlayer player;
};

struct AddSecret {
    std::string hash;
    std::string player;
};

// In place of the player's earlier code; an empty hash takes it away.
struct SetRecovery {
    std::string player;
    std::string hash;
};

struct PutRoom {
    StoredRoom room;
};

struct DropRoom {
    std::string id;  // with its talk
};

// Whose table it is, for as long as it is not finished; in place of those named before.
struct PutRoomPlayers {
    std::string room;
    std::vector<std::string> players;
};

struct OpenMatch {
    std::string id;
    std::string game;
    std::string header;
};

// Entries number `first`, `first` + 1, ... (from 0) of a match. Refused, with all changes of its
// list, when the match does not have exactly `first` entries: two writers cannot both go on.
struct Append {
    std::string match;
    std::uint64_t first = 0;
    std::vector<std::string> entries;
};

// All entries so far in one piece; `load` gives the same as before.
struct Snapshot {
    std::string match;
};

struct PutResult {
    StoredResult result;
};

struct PutRating {
    StoredRating rating;
};

struct PutAnalysis {
    std::string match;
    std::string body;
};

struct AddChat {
    StoredChat line;
};

using Change = std::variant<PutPlayer,
                            AddSecret,
                            SetRecovery,
                            PutRoom,
                            DropRoom,
                            PutRoomPlayers,
                            OpenMatch,
                            Append,
                            Snapshot,
                            PutResult,
                            PutRating,
                            PutAnalysis,
                            AddChat>;

class Store {
  public:
    // Called once the changes are on disk (empty text) or refused (a sentence), on the store's own
    // thread.
    using Done = std::function<void(const std::string& refused)>;

    virtual ~Store() = default;  // finishes what was handed over

    virtual void commit(std::vector<Change> changes, Done done) = 0;

    // Reads are for one thread, the server's.
    virtual std::optional<StoredPlayer> player(std::string_view id) = 0;
    virtual std::optional<StoredPlayer> player_with_secret(std::string_view hash) = 0;
    virtual std::optional<StoredPlayer> player_with_recovery(std::string_view hash) = 0;
    virtual bool has_recovery(std::string_view player) = 0;
    virtual std::optional<StoredRoom> room(std::string_view id) = 0;
    virtual std::vector<StoredRoom> unfinished_rooms() = 0;
    virtual std::vector<StoredRoom> rooms_of(std::string_view player) = 0;  // unfinished ones
    virtual std::optional<StoredMatch> load(std::string_view match) = 0;
    virtual std::optional<std::string> header(std::string_view match) = 0;  // of `load`, and quick
    virtual std::optional<StoredResult> result(std::string_view match) = 0;
    // Latest first; those that ended before `before`.
    virtual std::vector<StoredResult> results_of(std::string_view player,
                                                 Milliseconds before,
                                                 int most) = 0;
    virtual std::optional<StoredRating> rating(std::string_view player, std::string_view game) = 0;
    virtual std::vector<StoredRating> ratings_of(std::string_view player) = 0;
    // The best first, by mean - 2 * deviation.
    virtual std::vector<StoredRating> best(std::string_view game, int most) = 0;
    virtual std::optional<std::string> analysis(std::string_view match) = 0;
    virtual std::vector<std::string> results_without_analysis(int most) = 0;    // match ids
    virtual std::vector<StoredChat> chat(std::string_view room, int most) = 0;  // oldest first
};

}  // namespace sidera::server
