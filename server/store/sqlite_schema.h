// The tables of the SQLite store, their version, and how a connection is set up.

#pragma once

#include "server/store/sqlite.h"

namespace sidera::server {

inline constexpr int kSchemaVersion = 2;

// Durability and manners of a connection that writes. Makes the tables in a new file. Throws when
// the file is damaged, belongs to another program or to a newer version of this one.
void set_up_writer(sqlite::Database& database);

void set_up_reader(sqlite::Database& database);

}  // namespace sidera::server
