// What a table is made of: who looks at it, what a seat needs while the server runs.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/kit.h"
#include "server/room/host.h"
#include "server/wire/kept.h"

namespace sidera::server {

// Somebody connected, before it is known what he is at this table.
struct Visitor {
    ConnectionId connection = 0;
    std::string player;
    std::string name;
    bool keeps = false;  // updates (wire::Hello)
};

// Who waits for the word that his request is on disk; the default is nobody.
struct Asker {
    ConnectionId connection = 0;
    std::uint32_t id = 0;
};

struct Watcher {
    ConnectionId connection = 0;
    std::string player;
    std::string name;
    Seat seat = kNoSeat;
    Sequence since = 0;
    std::optional<wire::Kept> kept;  // of who keeps updates
    std::uint64_t room_print = 0;    // of what he was told of the room last
    bool looks_back = false;         // and has not been answered yet
};

// What a seat needs while the server runs.
struct Chair {
    std::shared_ptr<BotPlayer> bot;
    bool thinking = false;
    std::optional<Answer> thought;  // a bot's, of a standing order, or said in a window
    Asker asker;                    // who waits to hear of it
    Milliseconds due = 0;           // when it becomes an answer
    Milliseconds offline = 0;       // since when nobody is there; 0: somebody is
    bool wants_abort = false;
    bool bot_played = false;  // for a person who is back and has not answered yet
    std::optional<std::int32_t> rating;
};

struct Batch {
    std::vector<std::pair<ConnectionId, SharedText>> messages;
};

// Of what takes a common time by the rules of the game; in a pause it has no end but a rest.
struct CommonClock {
    Milliseconds end = 0;
    Milliseconds left = 0;
};

}  // namespace sidera::server
