// Lets background work step aside while the server's own thread has much to do.

#include "server/net/yielding.h"

#include <algorithm>
#include <thread>

namespace sidera::server {
namespace {

constexpr double kBusy = 0.2;  // of a core
constexpr auto kLook = std::chrono::milliseconds(20);
constexpr int kAside = 30;                                 // times as long as the last piece took
constexpr auto kLongest = std::chrono::milliseconds(100);  // so that stopping is not held up

}  // namespace

void Yielding::watch_this_thread() {
    watching_ = pthread_getcpuclockid(pthread_self(), &watched_) == 0;
}

void Yielding::look(Clock::time_point now) {
    timespec time{};
    if (now - looked_ < kLook || clock_gettime(watched_, &time) != 0)
        return;
    const double used = static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    busy_ = used - used_ > kBusy * std::chrono::duration<double>(now - looked_).count();
    used_ = used;
    looked_ = now;
}

void Yielding::step_aside() {
    if (!watching_)
        return;
    const auto now = Clock::now();
    look(now);
    if (busy_)
        std::this_thread::sleep_for(
            std::clamp<Clock::duration>((now - resumed_) * kAside, kLook, kLongest));
    resumed_ = Clock::now();
}

}  // namespace sidera::server
