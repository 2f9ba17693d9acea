// SQLite's C interface with owners: a connection, prepared statements, rows; faults are exceptions.

#include "server/store/sqlite.h"

#include <sqlite3.h>

namespace sidera::server::sqlite {
namespace {

constexpr int kPatience = 5000;  // milliseconds, for a file that somebody else has locked

// What went wrong, for a person who may never have heard of SQLite.
std::string sentence_of(int code, const char* message) {
    switch (code & 0xff) {
        case SQLITE_FULL:
            return "there is no room left on the disk";
        case SQLITE_IOERR:
            return "the disk cannot be read or written";
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return "the file is damaged or not a database";
        case SQLITE_CANTOPEN:
            return "the file cannot be opened";
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return "the file may not be written";
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return "another program keeps the file locked";
        case SQLITE_NOMEM:
            return "there is not enough memory";
        default:
            return std::string("the database refuses: ") + message;
    }
}

}  // namespace

Database::Database(const std::string& path) {
    // No mutex: each connection belongs to one thread.
    const int code = sqlite3_open_v2(
        path.c_str(),
        &handle_,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
        nullptr);
    if (code != SQLITE_OK) {
        const Error error(code & 0xff, sentence_of(code, sqlite3_errstr(code)));
        sqlite3_close(handle_);
        throw error;
    }
    sqlite3_busy_timeout(handle_, kPatience);
}

Database::~Database() {
    sqlite3_close(handle_);
}

void Database::run(const std::string& sql) {
    if (const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr))
        fail(code);
}

std::int64_t Database::number(const std::string& sql) {
    Statement statement(*this, sql);
    Rows rows = statement();
    return rows.next() ? rows.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
    Statement statement(*this, sql);
    Rows rows = statement();
    return rows.next() ? rows.text(0) : std::string();
}

bool Database::in_transaction() const {
    return sqlite3_get_autocommit(handle_) == 0;
}

void Database::fail(int code) const {
    throw Error(code & 0xff, sentence_of(code, sqlite3_errmsg(handle_)));
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
    const int code = sqlite3_prepare_v3(database.handle(),
                                        sql.data(),
                                        static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT,
                                        &handle_,
                                        nullptr);
    if (code != SQLITE_OK)
        database.fail(code);
}

Statement::~Statement() {
    sqlite3_finalize(handle_);
}

void Statement::bind(int at, std::string_view value) {
    // A null pointer would be bound as NULL, not as the empty text.
    const char* bytes = value.data() == nullptr ? "" : value.data();
    const auto code =
        sqlite3_bind_text64(handle_, at, bytes, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    if (code != SQLITE_OK)
        database_.fail(code);
}

void Statement::bind(int at, std::int64_t value) {
    if (const int code = sqlite3_bind_int64(handle_, at, value))
        database_.fail(code);
}

void Statement::bind(int at, double value) {
    if (const int code = sqlite3_bind_double(handle_, at, value))
        database_.fail(code);
}

bool Statement::step() {
    const int code = sqlite3_step(handle_);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        database_.fail(code);
    return false;
}

void Statement::reset() {
    sqlite3_reset(handle_);  // repeats the fault of `step`, which has been told
    sqlite3_clear_bindings(handle_);
}

std::string Rows::text(int column) const {
    const unsigned char* bytes = sqlite3_column_text(statement_.handle_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.handle_, column));
    return bytes == nullptr ? std::string() : std::string(bytes, bytes + size);
}

std::int64_t Rows::number(int column) const {
    return sqlite3_column_int64(statement_.handle_, column);
}

double Rows::real(int column) const {
    return sqlite3_column_double(statement_.handle_, column);
}

ReadMoment::~ReadMoment() {
    sqlite3_exec(database_.handle(), "COMMIT", nullptr, nullptr, nullptr);
}

}  // namespace sidera::server::sqlite
