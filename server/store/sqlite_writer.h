// The thread that writes into SQLite: what has queued up goes to disk in one transaction.

#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "server/store/sqlite_changes.h"

namespace sidera::server {

// Group commit: while one transaction waits for the disk, lists queue up for the next. Callbacks
// run on this thread, after the commit, in the order in which the lists were handed over.
class SqliteWriter {
  public:
    SqliteWriter(const std::string& path, std::int64_t most_pages);
    ~SqliteWriter();  // writes what is queued, then ends
    SqliteWriter(const SqliteWriter&) = delete;
    SqliteWriter& operator=(const SqliteWriter&) = delete;

    void add(std::vector<Change> changes, Store::Done done);

    std::uint64_t transactions() const { return transactions_; }

  private:
    struct Job {
        std::vector<Change> changes;
        Store::Done done;
        std::string refused;
    };

    void work();
    void write(std::span<Job> jobs);
    std::string write_together(std::span<Job> jobs);  // why nothing of it is on disk
    bool make_changes(std::span<Job> jobs);

    sqlite::Database database_;
    std::unique_ptr<SqliteChanges> changes_;
    std::unique_ptr<sqlite::Statement> begin_;
    std::unique_ptr<sqlite::Statement> commit_;
    std::atomic<std::uint64_t> transactions_ = 0;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Job> queue_;
    bool closing_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace sidera::server
