// A real room over the toy game of windows, with a host whose time the test turns.

#pragma once

#include <gtest/gtest.h>

#include <deque>

#include "engine/fair.h"
#include "match/typed_kit.h"
#include "server/room/room.h"
#include "server/store/memory_store.h"
#include "tests/toy/parry.h"

// The toy teaches the bots nothing.
template<>
class sidera::Brain<sidera::parry::Parry> {};

namespace sidera::server {

using parry::Parry;
using parry::Verb;

inline const GameKit& kit() {
    static const TypedKit<Parry> kit;
    return kit;
}

struct Sent {
    Milliseconds at = 0;
    std::string text;
    bool operator==(const Sent&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Sent& sent) {
    return out << sent.at << " " << sent.text;
}

// Commits at once, thinks at once; the test turns the clock.
class TestHost final : public Host {
  public:
    Milliseconds now() const override { return now_; }

    void send(ConnectionId connection, SharedText message) override {
        sent[connection].push_back({now_, *message});
    }

    void commit(std::vector<Change> changes, Store::Done done) override {
        store_.commit(std::move(changes), nullptr);
        tasks_.push_back([done = std::move(done)] { done({}); });
    }

    void work(Crew, std::function<void()> job, std::function<void()> done) override {
        job();
        tasks_.push_back(std::move(done));
    }

    void reschedule(const std::string&) override {}

    Store& store() override { return store_; }

    std::string random_hex(int bytes) override {
        return std::string(static_cast<std::size_t>(bytes) * 2, '7');
    }

    Milliseconds bot_delay() const override { return 700; }

    double bot_milliseconds() const override { return 1; }

    double (*milliseconds_now() const)() override {
        return +[] { return 0.0; };
    }

    void game_finished(const std::string&) override {}

    void settle() {
        while (!tasks_.empty()) {
            const auto task = std::move(tasks_.front());
            tasks_.pop_front();
            task();
        }
    }

    Milliseconds now_ = 1'000'000;
    std::map<ConnectionId, std::vector<Sent>> sent;

  private:
    MemoryStore store_;
    std::deque<std::function<void()>> tasks_;
};

struct TableOptions {
    SeatSet holders;  // who is dealt the hidden card
    bool together = false;
    bool clock = false;
    bool bot = false;  // the last seat is one
    int seats = 3;
    int increment = 2;
    int seconds = 0;              // a clock that all share in a window
    std::optional<SeatSet> full;  // whose hand has five cards; the others', one
};

inline constexpr ConnectionId kSpectator = 9;

inline ConnectionId at(char seat) {
    return static_cast<ConnectionId>(seat - 'A' + 1);
}

inline SeatSet seats_of(std::string_view letters) {
    SeatSet seats;
    for (const char one : letters)
        seats.insert(seat_at(one - 'A'));
    return seats;
}

class WindowTable {
  public:
    explicit WindowTable(const TableOptions& options) : options_(options) {
        SavedRoom saved{.rules = {.game = "parry", .seats = options.seats}};
        saved.rules.options = {{"together", options.together ? "true" : "false"},
                               {"turns", "8"},
                               {"seconds", std::to_string(options.seconds)},
                               {"hands", options.full ? "true" : "false"}};
        if (options.clock)
            saved.rules.clock = {.kind = wire::ClockKind::live,
                                 .seconds = 60,
                                 .increment = options.increment,
                                 .days = 0};
        saved.host = "A";
        saved.match = "m";
        saved.commitment = "the same for all hands";
        saved.seats.resize(static_cast<std::size_t>(options.seats));
        if (options.bot)
            saved.seats.back().bot = "random";
        saved.secret = secret_that_deals();
        room_ = std::make_shared<Room>(host_, "r", kit(), std::move(saved));
        open();
    }

    Room& room() { return *room_; }

    const std::vector<Sent>& sent(ConnectionId to) { return host_.sent[to]; }

    Milliseconds now() const { return host_.now_; }

    // Lets time go by; the room is called exactly when it wants to be.
    void pass(Milliseconds time) {
        const Milliseconds end = host_.now_ + time;
        for (auto next = room_->next_wake(); next && *next <= end; next = room_->next_wake()) {
            host_.now_ = std::max(host_.now_, *next);
            room_->wake();
            settle();
        }
        host_.now_ = end;
    }

    // The question on this seat's screen, or null.
    Json question(char seat) {
        const auto& list = host_.sent[at(seat)];
        for (std::size_t i = list.size(); i-- > 0;)
            if (list[i].text.starts_with("{\"type\":\"update\"")) {
                const Json update = parse_json(list[i].text).value;
                const auto& decisions = update.find("decisions")->items();
                return decisions.empty() ? Json() : decisions[0];
            }
        return {};
    }

    // Answers the question on the screen; gives the number of the request.
    std::uint32_t give(char seat, Verb verb, std::optional<Serial> serial = std::nullopt) {
        const Json shown = question(seat);
        if (!serial)
            serial = shown.is_null() ? 0 : static_cast<Serial>(shown.find("serial")->as_int());
        const std::uint32_t id = ++last_id_[at(seat)];
        room_->handle(at(seat),
                      wire::Give{.id = id,
                                 .serial = *serial,
                                 .code = static_cast<std::uint32_t>(parry::code(verb))});
        settle();
        return id;
    }

    void order_to_pass(char seat) {
        wire::SetOrders orders;
        orders.orders.push_back(
            {.kind = "window", .code = static_cast<std::uint32_t>(parry::code(Verb::pass))});
        handle(seat, orders);
    }

    template<class Request>
    void handle(char seat, Request request) {
        request.id = ++last_id_[at(seat)];
        room_->handle(at(seat), request);
        settle();
    }

    // The replies to a request: how many, and the type of the first.
    std::pair<int, std::string> reply(char seat, std::uint32_t id) {
        std::pair<int, std::string> found{0, {}};
        for (const Sent& sent : host_.sent[at(seat)]) {
            const Json message = parse_json(sent.text).value;
            const Json* own = message.find("id");
            if (own != nullptr && own->as_int() == id && found.first++ == 0)
                found.second = message.find("type")->as_string();
        }
        return found;
    }

    std::string log_of(ConnectionId reader) {
        std::string kinds;
        for (const Sent& sent : host_.sent[reader]) {
            const Json message = parse_json(sent.text).value;
            if (const Json* events = message.find("events"))
                for (const Json& event : events->items())
                    kinds += event.find("event")->find("kind")->as_string() + " ";
        }
        return kinds;
    }

  private:
    void settle() {
        host_.settle();
        EXPECT_EQ(room_->broken_invariant(), std::nullopt);
    }

    // The seed is drawn from the secret: tries some until the cards fall as they should.
    std::string secret_that_deals() const {
        for (int i = 0;; ++i) {
            const std::string secret = std::to_string(i);
            FairPlay fair{.match = "m", .commitment = {}, .secret = secret, .entropy = {}};
            for (int seat = 0; seat < options_.seats; ++seat)
                fair.entropy.push_back(has_person(seat) ? entropy() : std::string());
            const Luck luck = Luck::seeded(fair_seed(fair));
            SeatSet holders;
            for (const Seat seat : SeatSet::first(options_.seats))
                if (Luck(luck).below(2, parry::kDealStream, seat, 0) != 0)
                    holders.insert(seat);
            SeatSet full;
            for (const Seat seat : SeatSet::first(options_.seats))
                if (Luck(luck).below(2, parry::kDealStream, seat, 1) != 0)
                    full.insert(seat);
            if (holders == options_.holders && full == options_.full.value_or(full))
                return secret;
        }
    }

    static std::string entropy() { return std::string(32, 'a'); }

    bool has_person(int seat) const { return !options_.bot || seat + 1 < options_.seats; }

    void open() {
        const auto enter = [this](ConnectionId connection, const std::string& name) {
            room_->enter({.connection = connection, .player = name, .name = name},
                         {.id = ++last_id_[connection], .room = "r"});
        };
        enter(kSpectator, "Zoe");
        for (int i = 0; i < options_.seats; ++i) {
            if (!has_person(i))
                continue;
            const char name = letter(seat_at(i));
            enter(at(name), std::string(1, name));
            handle(name, wire::Sit{.seat = seat_at(i)});
        }
        for (int i = 0; i < options_.seats; ++i)
            if (has_person(i))
                handle(letter(seat_at(i)), wire::Ready{.ready = true, .entropy = entropy()});
        settle();
    }

    TableOptions options_;
    TestHost host_;
    std::shared_ptr<Room> room_;
    std::map<ConnectionId, std::uint32_t> last_id_;
};

}  // namespace sidera::server
