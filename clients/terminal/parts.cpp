// Running numbered parts on threads.

#include "clients/terminal/parts.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <thread>
#include <vector>

#include "clients/terminal/commands.h"

namespace sidera::terminal {
namespace {

std::atomic<bool> interrupted = false;

void interrupt(int signal) {
    interrupted = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
    interrupted = false;
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interrupt::is_asked_for() {
    return interrupted;
}

std::uint64_t run_parts(std::uint64_t parts,
                        int threads,
                        const std::string& what,
                        const std::function<void(std::uint64_t)>& work) {
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> done{0};
    Progress progress(what);
    const auto loop = [&](bool shows) {
        while (!Interrupt::is_asked_for()) {
            const std::uint64_t part = next++;
            if (part >= parts)
                return;
            work(part);
            ++done;
            if (shows)
                progress.show(static_cast<double>(done) / static_cast<double>(parts));
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(loop, false);
    loop(true);
    for (std::thread& other : others)
        other.join();
    return done;
}

int standard_threads() {
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 256u));
}

}  // namespace sidera::terminal
