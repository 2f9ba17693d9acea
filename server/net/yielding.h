// Lets background work step aside while the server's own thread has much to do.

#pragma once

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <ctime>

namespace sidera::server {

// Looks at the processor time of the loop's thread, so the loop itself has nothing to count. Low
// priority alone is not enough: on a machine with two cores a thread that always wants one still
// takes a third of what people wait for. Nor does work stop altogether, however busy the server.
class Yielding {
  public:
    // The thread that goes first is the one that calls this.
    void watch_this_thread();

    // For one other thread, between two small pieces of its work: returns at once while the watched
    // thread is calm, otherwise after many times what the last piece took.
    void step_aside();

  private:
    using Clock = std::chrono::steady_clock;

    void look(Clock::time_point now);

    std::atomic<bool> watching_ = false;
    clockid_t watched_{};
    bool busy_ = false;
    Clock::time_point looked_{};  // and how much processor time had been used then
    double used_ = 0;
    Clock::time_point resumed_{};
};

}  // namespace sidera::server
