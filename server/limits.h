// How much one server takes on. Every number can be set when it is started.

#pragma once

#include <cstddef>
#include <cstdint>

namespace sidera::server {

// An open table nothing has changed at for so long is given up: milliseconds, fourteen days.
inline constexpr std::int64_t kOpenExpires = 14 * 86'400'000LL;

struct Limits {
    std::size_t rooms = 20'000;         // in memory
    std::size_t rooms_per_player = 20;  // that are not finished
    std::size_t connections = 15'000;   // browsers
    std::size_t connections_per_address = 2'000;
    std::size_t message_bytes = 16'384;  // one message from a client
    std::size_t queue_messages = 256;    // waiting to be sent to one client
    std::size_t queue_bytes = 1'048'576;
    double messages_per_second = 50;  // from one client, on average
    double burst = 200;               // and at once
    std::int64_t bot_delay = 700;     // milliseconds before a bot's answer is shown
    double bot_milliseconds = 150;    // how long bots think
    double analysis_seconds = 30;     // of one core, for the chances in a finished game
};

}  // namespace sidera::server
