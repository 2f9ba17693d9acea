// The store in one SQLite file.

#pragma once

#include <memory>

#include "server/store/store.h"

namespace sidera::server {

struct SqliteLimits {
    std::int64_t pages = 0;  // of the file, 4096 bytes each; 0: as many as the disk holds
};

// Adds to the interface what only tests ask. `commit` may be called from any thread; reads throw
// sqlite::Error when the disk fails.
class SqliteStore : public Store {
  public:
    virtual std::uint64_t transactions() const = 0;  // so far, on disk
};

// Opens the file or makes a new one. A null pointer and a sentence when that cannot be.
std::unique_ptr<SqliteStore> open_sqlite_store(const std::string& path,
                                               std::string& error,
                                               const SqliteLimits& limits = {});

}  // namespace sidera::server
