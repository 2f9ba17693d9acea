// What a run has measured.

#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sidera::load {

using Clock = std::chrono::steady_clock;

// Waiting times, all of them kept: a run has some hundred thousand.
class Latencies {
  public:
    void add(Clock::duration time) {
        microseconds_.push_back(static_cast<std::uint32_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
    }

    void clear() { microseconds_.clear(); }

    std::size_t size() const { return microseconds_.size(); }

    // The shortest time that so large a part of all does not exceed; 1 is the longest.
    double milliseconds(double part) const;

  private:
    mutable std::vector<std::uint32_t> microseconds_;
};

struct Measures {
    std::uint64_t answers = 0;  // acknowledged: they are on disk
    std::uint64_t games = 0;
    std::uint64_t updates = 0;
    std::uint64_t update_bytes = 0;
    std::uint64_t echoes = 0;
    double play_seconds = 0;
    double echo_seconds = 0;
    double server_cpu = 0;  // seconds used while playing
    double memory_before = 0;
    double memory_idle = 0;
    double memory_end = 0;
    int idle = 0;
    Latencies ack;
    Latencies update;
    Latencies echo;              // all connections at once, nothing else going on
    Latencies echo_beside_play;  // one connection, while the others play
    std::map<std::string, std::uint64_t> refused;
    std::vector<std::string> faults;  // what must not happen
};

std::string as_text(const Measures& measures);
std::string as_json(const Measures& measures);

}  // namespace sidera::load
