// The end of a game.

#include "server/room/result.h"

#include <algorithm>

#include "server/rating.h"
#include "server/wire/pages.h"

namespace sidera::server {
namespace {

std::string rated_id(const SavedSeat& seat) {
    return seat.player ? *seat.player : "bot:" + seat.bot;
}

int people_at(const SavedRoom& room) {
    return static_cast<int>(
        std::count_if(room.seats.begin(), room.seats.end(), [](const SavedSeat& seat) {
            return seat.player.has_value();
        }));
}

void rate_all(const SavedRoom& room,
              const std::vector<int>& places,
              Store& store,
              wire::MatchInfo& info,
              std::vector<Change>& changes) {
    std::vector<RatedSeat> players;
    std::vector<StoredRating> ratings;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const std::string id = rated_id(room.seats[i]);
        const Rating fresh;
        ratings.push_back(store.rating(id, room.rules.game)
                              .value_or(StoredRating{.player = id,
                                                     .game = room.rules.game,
                                                     .mean = fresh.mean,
                                                     .deviation = fresh.deviation,
                                                     .games = 0}));
        players.push_back(
            {.mean = ratings[i].mean, .deviation = ratings[i].deviation, .rank = places[i]});
    }
    const std::vector<Rating> after = rate(players);
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        info.seats[i].rating_before = static_cast<std::int32_t>(ratings[i].mean);
        info.seats[i].rating_after = static_cast<std::int32_t>(after[i].mean);
        ratings[i].mean = after[i].mean;
        ratings[i].deviation = after[i].deviation;
        ++ratings[i].games;
        changes.emplace_back(PutRating{ratings[i]});
    }
}

}  // namespace

// Two seats of the same bot are one rated player: only games where everybody is somebody else
// count.
bool counts_for_ratings(const SavedRoom& room) {
    if (!room.rules.rated || people_at(room) < 2)
        return false;
    std::vector<std::string> ids;
    for (const SavedSeat& seat : room.seats)
        if (seat.player)
            ids.push_back(*seat.player);
    std::sort(ids.begin(), ids.end());
    return std::adjacent_find(ids.begin(), ids.end()) == ids.end();
}

std::vector<int> places_of(const SavedRoom& room, const Match& match) {
    const Outcome outcome = match.outcome();
    // Conceded last, winners by the rules first, the rest by points and the rules' tie-break.
    const auto worth = [&](std::size_t i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool won = outcome.over && outcome.winners.has(seat);
        return std::tuple(!room.seats[i].conceded, won, outcome.rank(seat));
    };
    std::vector<int> places(room.seats.size(), 0);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t other = 0; other < places.size(); ++other)
            places[i] += worth(other) > worth(i) ? 1 : 0;
    // Winners the rules name together share the first place whatever their points.
    for (std::size_t i = 0; i < places.size(); ++i)
        if (outcome.over && !room.seats[i].conceded &&
            outcome.winners.has(seat_at(static_cast<int>(i))))
            places[i] = 0;
    return places;
}

std::vector<Change> result_of(const SavedRoom& room,
                              const Match& match,
                              Store& store,
                              Milliseconds now) {
    const std::vector<int> places = places_of(room, match);
    const Outcome outcome = match.outcome();
    wire::MatchInfo info{.match = room.match,
                         .game = room.rules.game,
                         .seats = {},
                         .entries = static_cast<std::uint32_t>(match.record().entries.size()),
                         .ended = now,
                         .fairness = {.commitment = room.commitment, .secret = room.secret}};
    StoredResult result{
        .match = room.match, .game = room.rules.game, .ended = now, .players = {}, .body = {}};
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const SavedSeat& seat = room.seats[i];
        info.seats.push_back({.name = seat.player ? seat.name : std::string(),
                              .player = seat.player,
                              .bot = seat.bot.empty() ? std::nullopt : std::optional(seat.bot),
                              .points = outcome.points[i],
                              .won = places[i] == 0});
        info.fairness.entropy.push_back(seat.entropy);
        if (seat.player)
            result.players.push_back(*seat.player);
    }
    std::vector<Change> changes;
    if (counts_for_ratings(room))
        rate_all(room, places, store, info, changes);
    result.body = wire::json_text(info);
    changes.emplace_back(PutResult{std::move(result)});
    changes.emplace_back(Snapshot{room.match});
    return changes;
}

}  // namespace sidera::server
