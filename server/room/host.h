// What a room needs of the server around it. Rooms do no I/O and have no clock of their own, so
// they can be tested with a clock that is turned by hand.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace sidera::server {

using ConnectionId = std::uint64_t;
using SharedText = std::shared_ptr<const std::string>;

// Who does what would hold up the server's thread. A crew never waits for another.
enum class Crew : std::uint8_t {
    bots,
    analysis,  // one thread, which steps aside for others
    replays    // one thread: its jobs come one after the other
};

class Host {
  public:
    virtual ~Host() = default;

    virtual Milliseconds now() const = 0;
    virtual void send(ConnectionId connection, SharedText message) = 0;

    // Like Store::commit; `done` runs on the server's thread.
    virtual void commit(std::vector<Change> changes, Store::Done done) = 0;

    // Runs `job` on a thread of that crew, then `done` on the server's.
    virtual void work(Crew crew, std::function<void()> job, std::function<void()> done) = 0;

    // The room's `next_wake` has changed although nobody called it from outside.
    virtual void reschedule(const std::string& room) = 0;

    virtual Store& store() = 0;  // for reading
    virtual std::string random_hex(int bytes) = 0;

    // How long bots' answers are held back at least, so that people can follow them.
    virtual Milliseconds bot_delay() const = 0;
    virtual double bot_milliseconds() const = 0;       // how long they may think
    virtual double (*milliseconds_now() const)() = 0;  // for their budget

    virtual void game_finished(const std::string& match) = 0;  // its result is stored
};

}  // namespace sidera::server
