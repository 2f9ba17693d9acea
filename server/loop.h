// The one thread everything of the server happens on, as the hall sees it.

#pragma once

#include <functional>

#include "server/room/host.h"

namespace sidera::server {

class Loop {
  public:
    virtual ~Loop() = default;

    virtual Milliseconds now() const = 0;
    virtual void send(ConnectionId connection, SharedText message) = 0;
    virtual void close(ConnectionId connection) = 0;

    // Runs it on the loop's thread, later. May be called from any thread.
    virtual void post(std::function<void()> task) = 0;

    // Runs `job` on a thread of that crew, then `done` on this one.
    virtual void work(Crew crew, std::function<void()> job, std::function<void()> done) = 0;

    // The analysis calls it between two small pieces: it waits while the loop has much to do.
    virtual void step_aside() = 0;

    // Hall::wake is to be called at that time; a later call replaces it.
    virtual void wake_at(Milliseconds at) = 0;
};

}  // namespace sidera::server
