// The thread that writes into SQLite: what has queued up goes to disk in one transaction.

#include "server/store/sqlite_writer.h"

#include <utility>

#include "server/store/sqlite_schema.h"

namespace sidera::server {

SqliteWriter::SqliteWriter(const std::string& path, std::int64_t most_pages) : database_(path) {
    set_up_writer(database_);
    if (most_pages > 0)
        database_.run("PRAGMA max_page_count = " + std::to_string(most_pages));
    changes_ = std::make_unique<SqliteChanges>(database_);
    begin_ = std::make_unique<sqlite::Statement>(database_, "BEGIN IMMEDIATE");
    commit_ = std::make_unique<sqlite::Statement>(database_, "COMMIT");
    thread_ = std::thread([this] { work(); });
}

SqliteWriter::~SqliteWriter() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void SqliteWriter::add(std::vector<Change> changes, Store::Done done) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(changes), std::move(done), {}});
    }
    wake_.notify_one();
}

void SqliteWriter::work() {
    while (true) {
        std::vector<Job> jobs;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return closing_ || !queue_.empty(); });
            if (queue_.empty())
                return;
            jobs.swap(queue_);
        }
        write(jobs);
        for (const Job& job : jobs)
            if (job.done)
                job.done(job.refused);
    }
}

void SqliteWriter::write(std::span<Job> jobs) {
    const std::string fault = write_together(jobs);
    if (fault.empty())
        return;
    if (jobs.size() == 1) {
        jobs[0].refused = fault;
        return;
    }
    // Nothing of them is on disk. One list may be to blame (too large for the disk, say), so each
    // gets a transaction of its own.
    for (Job& job : jobs)
        write({&job, 1});
}

// Nearly always all lists fit. Only when one does not is each made so that it can be taken back.
bool SqliteWriter::make_changes(std::span<Job> jobs) {
    for (const Job& job : jobs)
        if (!changes_->fits(job.changes))
            return false;
    return true;
}

std::string SqliteWriter::write_together(std::span<Job> jobs) {
    try {
        begin_->run();
        if (!make_changes(jobs)) {
            database_.run("ROLLBACK");
            begin_->run();
            for (Job& job : jobs)
                job.refused = changes_->apply(job.changes);
        }
        commit_->run();
        ++transactions_;
        return {};
    } catch (const sqlite::Error& error) {
        if (database_.in_transaction())
            database_.run("ROLLBACK");
        return error.what();
    }
}

}  // namespace sidera::server
