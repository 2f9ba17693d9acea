// A store without a disk, for tests that play thousands of games and for fuzzing. Takes everything
// but entries that do not follow on those before; what came before such a refusal stays.

#pragma once

#include <algorithm>
#include <map>

#include "server/store/store.h"

namespace sidera::server {

class MemoryStore final : public Store {
  public:
    void commit(std::vector<Change> changes, Done done) override {
        std::string refused;
        for (const Change& change : changes)
            if (refused.empty())
                refused = std::visit([this](const auto& one) { return make(one); }, change);
        if (done)
            done(refused);
    }

    std::optional<StoredPlayer> player(std::string_view id) override { return find(players_, id); }

    std::optional<StoredPlayer> player_with_secret(std::string_view hash) override {
        const auto id = find(secrets_, hash);
        return id ? find(players_, *id) : std::nullopt;
    }

    std::optional<StoredPlayer> player_with_recovery(std::string_view hash) override {
        for (const auto& [player, own] : recoveries_)
            if (own == hash)
                return find(players_, player);
        return std::nullopt;
    }

    bool has_recovery(std::string_view player) override {
        return recoveries_.contains(std::string(player));
    }

    std::optional<StoredRoom> room(std::string_view id) override { return find(rooms_, id); }

    std::vector<StoredRoom> unfinished_rooms() override {
        std::vector<StoredRoom> list;
        for (const auto& [id, room] : rooms_)
            if (!room.finished)
                list.push_back(room);
        return list;
    }

    std::vector<StoredRoom> rooms_of(std::string_view player) override {
        std::vector<StoredRoom> list;
        for (const auto& [id, room] : rooms_)
            if (const auto& players = room_players_[id];
                !room.finished &&
                std::find(players.begin(), players.end(), player) != players.end())
                list.push_back(room);
        return list;
    }

    std::optional<StoredMatch> load(std::string_view match) override {
        return find(matches_, match);
    }

    std::optional<std::string> header(std::string_view match) override {
        const auto found = find(matches_, match);
        return found ? std::optional(found->header) : std::nullopt;
    }

    // The entries so far, without a copy.
    const std::vector<std::string>& entries(const std::string& match) {
        return matches_[match].entries;
    }

    std::optional<StoredResult> result(std::string_view match) override {
        return find(results_, match);
    }

    std::vector<StoredResult> results_of(std::string_view, Milliseconds, int) override {
        return {};
    }

    std::optional<StoredRating> rating(std::string_view player, std::string_view game) override {
        return find(ratings_, std::string(player) + " " + std::string(game));
    }

    std::vector<StoredRating> ratings_of(std::string_view) override { return {}; }

    std::vector<StoredRating> best(std::string_view, int) override { return {}; }

    std::optional<std::string> analysis(std::string_view match) override {
        return find(analyses_, match);
    }

    std::vector<std::string> results_without_analysis(int) override { return {}; }

    std::vector<StoredChat> chat(std::string_view room, int) override {
        const auto found = chats_.find(std::string(room));
        return found != chats_.end() ? found->second : std::vector<StoredChat>();
    }

  private:
    template<class T>
    using Map = std::map<std::string, T>;

    template<class T>
    static std::optional<T> find(const Map<T>& map, std::string_view key) {
        const auto found = map.find(std::string(key));
        return found != map.end() ? std::optional(found->second) : std::nullopt;
    }

    std::string make(const PutPlayer& c) { return players_[c.player.id] = c.player, ""; }

    std::string make(const AddSecret& c) { return secrets_[c.hash] = c.player, ""; }

    std::string make(const SetRecovery& c) { return recoveries_[c.player] = c.hash, ""; }

    std::string make(const PutRoom& c) { return rooms_[c.room.id] = c.room, ""; }

    std::string make(const DropRoom& c) { return rooms_.erase(c.id), ""; }

    std::string make(const PutRoomPlayers& c) { return room_players_[c.room] = c.players, ""; }

    std::string make(const OpenMatch& c) {
        matches_[c.id] = {.id = c.id, .game = c.game, .header = c.header, .entries = {}};
        return {};
    }

    std::string make(const Append& c) {
        const auto found = matches_.find(c.match);
        if (found == matches_.end() || found->second.entries.size() != c.first)
            return "these entries do not follow";
        for (const std::string& entry : c.entries)
            found->second.entries.push_back(entry);
        return {};
    }

    std::string make(const Snapshot&) { return {}; }

    std::string make(const PutResult& c) { return results_[c.result.match] = c.result, ""; }

    std::string make(const PutRating& c) {
        return ratings_[c.rating.player + " " + c.rating.game] = c.rating, "";
    }

    std::string make(const PutAnalysis& c) { return analyses_[c.match] = c.body, ""; }

    std::string make(const AddChat& c) { return chats_[c.line.room].push_back(c.line), ""; }

    Map<StoredPlayer> players_;
    Map<std::string> secrets_;
    Map<std::string> recoveries_;
    Map<StoredRoom> rooms_;
    Map<std::vector<std::string>> room_players_;
    Map<StoredMatch> matches_;
    Map<StoredResult> results_;
    Map<StoredRating> ratings_;
    Map<std::string> analyses_;
    Map<std::vector<StoredChat>> chats_;
};

}  // namespace sidera::server
