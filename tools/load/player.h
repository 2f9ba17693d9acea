// Scripted players and their table.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/load/run.h"

namespace sidera::load {

class Table;

// One browser that sits down, gets ready and answers whatever it is asked at once. It reads only
// what it needs, so that the tool takes little of the machine.
class Player {
  public:
    // `number` is its seat at a new table; `chance` makes it play differently from others.
    Player(Run& run, Table& table, int number, std::uint32_t chance);

    void start() { client_->start(); }

    void close() { client_->close(); }

    void ping();
    void create();
    void move();  // to the room its table is at now

    bool is_greeted() const { return greeted_; }

  private:
    enum class Asked : std::uint8_t { hello, create, enter, sit, ready, answer, rematch, ping };

    struct Request {
        std::uint32_t id = 0;
        Asked what = Asked::hello;
        Clock::time_point at;
        Answer answer;
        std::string match;
    };

    void enter();
    Request& request(Asked what, std::string_view type, std::string_view fields);
    void opened();
    void received(std::string_view text);
    void welcomed(std::string_view text);
    void acknowledged(std::string_view text);
    void refused(std::string_view text);
    void saw_room(std::string_view text);
    void updated(std::string_view text);
    void check_numbers(std::string_view events);
    void decide(std::string_view decision);
    void give(const Answer& answer);
    std::optional<Request> take_request(std::string_view text);

    Run& run_;
    Table& table_;
    int number_;
    std::shared_ptr<Client> client_;
    std::vector<Request> open_;
    std::uint32_t last_id_ = 0;
    std::string secret_;
    std::string match_;
    Seat seat_ = kNoSeat;
    bool greeted_ = false;
    bool sat_ = false;  // these three: asked since the room was entered
    bool got_ready_ = false;
    bool asked_rematch_ = false;
    std::uint64_t since_ = 0;
    Serial answered_ = 0;
    std::uint32_t chance_;
    std::uint64_t heard_ = 0;  // the table's answer this one was told of last
};

class Table {
  public:
    Table(Run& run, int seats, std::uint32_t chance);

    std::vector<std::unique_ptr<Player>> players;
    std::string room;
    Clock::time_point last_answer{};  // acknowledged
    int outstanding = 0;              // answers on their way
    std::uint64_t answers = 0;        // sent
    Clock::time_point sent{};         // the last one
    const Player* giver = nullptr;
    bool alone = false;  // no other was on its way when it was sent

    void move_to(const std::string& next);  // everybody enters that room
};

}  // namespace sidera::load
