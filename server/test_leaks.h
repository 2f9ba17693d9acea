// What the leak test knows of its readers and of the moments of a game.

#pragma once

#include <array>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/match.h"
#include "server/room/host.h"
#include "server/test_clocks.h"
#include "server/wire/replies.h"

namespace sidera::server {

inline bool contains(std::string_view text, std::string_view part) {
    return ::memmem(text.data(), text.size(), part.data(), part.size()) != nullptr;
}

struct Person {
    ConnectionId id = 0;
    std::string secret;
    Seat seat = kNoSeat;
    Sequence since = 0;  // the last event it was sent
    bool may_undo = false;
    std::uint32_t last_request = 0;
};

// What an action may make the server say.
enum class Cause : std::uint8_t {
    entry,    // an answer or undo: nothing for those who may not know of it
    open,     // everybody may know of it: talk, pauses, who comes and goes
    question  // a reply to who asked, nothing else
};

// The game after one entry of the log, as each reader may know it.
struct Moment {
    std::array<wire::Update, kMaxSeats + 1> update;  // without events
    KnownClocks clocks;
    std::array<Sequence, kMaxSeats + 1> heard{};
    std::array<bool, kMaxSeats + 1> news{};  // whether the reader may know that anything happened
};

inline std::size_t slot(Seat seat) {
    return seat == kNoSeat ? kMaxSeats : static_cast<std::size_t>(seat);
}

}  // namespace sidera::server
