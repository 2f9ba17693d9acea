// Power cuts under load.

#include "tools/load/crash.h"

#include <boost/asio/steady_timer.hpp>
#include <random>

#include "match/kit.h"
#include "server/store/sqlite_store.h"
#include "server/stored_match.h"

namespace sidera::load {
namespace {

// Every acknowledged answer of a seat stands in the log, in the order of acknowledgement.
std::string lost_answer(const std::vector<Answer>& promised, const Record& record) {
    std::array<std::size_t, kMaxSeats> at{};
    for (const Answer& answer : promised) {
        std::size_t& next = at[static_cast<std::size_t>(answer.seat)];
        const auto matches = [&](const RecordEntry& entry) {
            return entry.kind == RecordEntry::Kind::answer && entry.answer.seat == answer.seat &&
                   entry.answer.code == answer.code && entry.answer.value == answer.value;
        };
        while (next < record.entries.size() && !matches(record.entries[next]))
            ++next;
        if (next++ >= record.entries.size())
            return std::string("an acknowledged answer of seat ") + letter(answer.seat) +
                   " is lost, code " + std::to_string(static_cast<std::uint32_t>(answer.code));
    }
    return {};
}

std::string fault_of(server::Store& store,
                     const std::string& match,
                     const std::vector<Answer>& promised) {
    const auto stored = store.load(match);
    if (!stored)
        return "is not in the store";
    const auto record = server::stored_record(*stored);
    if (!record)
        return "cannot be played again";
    return record->entries.size() < promised.size() ? "has too few entries"
                                                    : lost_answer(promised, *record);
}

}  // namespace

asio::awaitable<void> crash_often(Run& run, ServerProcess& server) {
    std::mt19937 random(std::random_device{}());
    asio::steady_timer timer(run.context);
    for (int i = 0; i < run.options.crashes; ++i) {
        timer.expires_after(std::chrono::milliseconds(50 + random() % 1200));
        co_await timer.async_wait(kAwait);
        server.kill();
        if (!server.start()) {
            run.measures.faults.push_back("the server does not start after a crash");
            co_return;
        }
    }
    timer.expires_after(std::chrono::seconds(3));
    co_await timer.async_wait(kAwait);
}

void check_store(Run& run, const std::string& path) {
    std::string error;
    const auto store = server::open_sqlite_store(path, error);
    if (!store)
        return run.measures.faults.push_back(error);
    for (const auto& [match, promised] : run.promised)
        if (const std::string fault = fault_of(*store, match, promised); !fault.empty())
            run.measures.faults.push_back("match " + match + " " + fault);
}

}  // namespace sidera::load
