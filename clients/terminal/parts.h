// Long work in numbered parts, on several threads, that can be stopped in between.

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace sidera::terminal {

inline constexpr int kInterrupted = 130;  // the exit code after Ctrl-C, as shells have it

// While it lives, the first Ctrl-C (or SIGTERM) only asks to stop; the second one ends the program.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    static bool is_asked_for();
};

// Runs `work` for parts 0, 1, ... in this order, so many at a time; shows how much is left. Yields
// the number of parts that were done: all of them, or as many as there were when an interrupt came.
std::uint64_t run_parts(std::uint64_t parts,
                        int threads,
                        const std::string& what,
                        const std::function<void(std::uint64_t)>& work);

// The same, where parts have results: `add` is called for each in the order of the parts, as soon
// as it is known. However many parts there are, only those under way are in memory.
template<class Result>
std::uint64_t add_up_parts(std::uint64_t parts,
                           int threads,
                           const std::string& what,
                           const std::function<Result(std::uint64_t)>& work,
                           const std::function<void(const Result&)>& add) {
    std::mutex mutex;
    std::map<std::uint64_t, Result> waiting;  // for earlier ones
    std::uint64_t added = 0;
    return run_parts(parts, threads, what, [&](std::uint64_t part) {
        Result result = work(part);
        const std::lock_guard lock(mutex);
        waiting.emplace(part, std::move(result));
        for (; !waiting.empty() && waiting.begin()->first == added; ++added) {
            add(waiting.begin()->second);
            waiting.erase(waiting.begin());
        }
    });
}

// All cores.
int standard_threads();

}  // namespace sidera::terminal
