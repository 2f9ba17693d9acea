// The end of a game: who has won, what it does to ratings, what goes into history.

#pragma once

#include <vector>

#include "engine/match.h"
#include "server/room/saved_room.h"
#include "server/store/store.h"

namespace sidera::server {

// Whether this table is played for ratings, as it is seated now.
bool counts_for_ratings(const SavedRoom& room);

// The changes that write a finished game down. Who conceded counts behind all others.
std::vector<Change> result_of(const SavedRoom& room,
                              const Match& match,
                              Store& store,
                              Milliseconds now);

// Seats by place: 0 for the winners, 1 for the next and so on; equals share a place.
std::vector<int> places_of(const SavedRoom& room, const Match& match);

}  // namespace sidera::server
