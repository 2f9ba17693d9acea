// Background work goes on beside a calm thread and steps aside for a busy one.

#include "server/net/yielding.h"

#include <gtest/gtest.h>

#include <thread>

namespace sidera::server {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using std::chrono::seconds;

// A thread that is watched, and works or sleeps until the end of the test.
class Watched {
  public:
    Watched(Yielding& yielding, bool works) {
        thread_ = std::thread([this, &yielding, works] {
            yielding.watch_this_thread();
            ready_ = true;
            while (!end_)
                if (!works)
                    std::this_thread::sleep_for(milliseconds(5));
        });
        while (!ready_)
            std::this_thread::yield();
    }

    ~Watched() {
        end_ = true;
        thread_.join();
    }

    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

  private:
    std::atomic<bool> ready_ = false;
    std::atomic<bool> end_ = false;
    std::thread thread_;
};

Clock::duration time_of_a_step(Yielding& yielding) {
    const auto begin = Clock::now();
    yielding.step_aside();
    return Clock::now() - begin;
}

TEST(Yielding, WaitsForNobodyBesideACalmThread) {
    Yielding yielding;
    EXPECT_LT(time_of_a_step(yielding), seconds(1)) << "nobody is watched yet";
    const Watched calm(yielding, false);
    const auto begin = Clock::now();
    for (int i = 0; i < 1000; ++i)
        yielding.step_aside();
    EXPECT_LT(Clock::now() - begin, seconds(10));  // each wait would be 20 milliseconds or more
}

TEST(Yielding, WaitsForABusyThreadButNotForEver) {
    Yielding yielding;
    const Watched busy(yielding, true);
    const auto begin = Clock::now();
    bool waited = false;
    while (!waited && Clock::now() - begin < seconds(30))
        waited = time_of_a_step(yielding) >= milliseconds(20);
    EXPECT_TRUE(waited);
    for (int i = 0; i < 5; ++i)
        yielding.step_aside();
    EXPECT_LT(Clock::now() - begin, seconds(40));
}

}  // namespace
}  // namespace sidera::server
