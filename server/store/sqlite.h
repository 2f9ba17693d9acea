// SQLite's C interface with owners: a connection, prepared statements, rows; faults are exceptions.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace sidera::server::sqlite {

// `what` is a sentence for the log or the person who started the server.
class Error : public std::runtime_error {
  public:
    Error(int code, const std::string& sentence) : std::runtime_error(sentence), code_(code) {}

    int code() const { return code_; }  // SQLite's primary result code

  private:
    int code_;
};

// One connection, for one thread at a time.
class Database {
  public:
    explicit Database(const std::string& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    void run(const std::string& sql);  // one or more statements whose rows nobody wants
    std::int64_t number(const std::string& sql);
    std::string text(const std::string& sql);

    // SQLite ends a transaction on its own after some faults.
    bool in_transaction() const;

    [[noreturn]] void fail(int code) const;

    sqlite3* handle() const { return handle_; }

  private:
    sqlite3* handle_ = nullptr;
};

class Rows;

// A prepared statement: call it with its values, then go through its rows or `run` it.
class Statement {
  public:
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    template<class... Values>
    Rows operator()(const Values&... values);

    template<class... Values>
    void run(const Values&... values);

  private:
    friend class Rows;

    // Texts are copied and may hold any bytes, zero included.
    void bind(int at, std::string_view value);
    void bind(int at, std::int64_t value);
    void bind(int at, double value);

    void bind(int at, bool value) { bind(at, std::int64_t{value}); }

    void bind(int at, std::int32_t value) { bind(at, std::int64_t{value}); }

    void bind(int at, std::uint64_t value) { bind(at, static_cast<std::int64_t>(value)); }

    bool step();
    void reset();

    Database& database_;
    sqlite3_stmt* handle_ = nullptr;
};

// The rows of a running statement, which is free for the next call when this goes away. Columns
// count from 0.
class Rows {
  public:
    explicit Rows(Statement& statement) : statement_(statement) {}

    ~Rows() { statement_.reset(); }

    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    bool next() { return statement_.step(); }

    std::string text(int column) const;
    std::int64_t number(int column) const;
    double real(int column) const;

  private:
    Statement& statement_;
};

template<class... Values>
Rows Statement::operator()(const Values&... values) {
    int at = 0;
    (bind(++at, values), ...);
    return Rows(*this);
}

template<class... Values>
void Statement::run(const Values&... values) {
    Rows rows = (*this)(values...);
    while (rows.next()) {
    }
}

// All reads between its making and its end see the same moment.
class ReadMoment {
  public:
    explicit ReadMoment(Database& database) : database_(database) { database_.run("BEGIN"); }

    ~ReadMoment();
    ReadMoment(const ReadMoment&) = delete;
    ReadMoment& operator=(const ReadMoment&) = delete;

  private:
    Database& database_;
};

}  // namespace sidera::server::sqlite
