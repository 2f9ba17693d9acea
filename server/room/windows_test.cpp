// Windows do not betray hidden cards: real rooms over a game in which a hidden card may be played.
//
// The same table is played with different hands. Whoever may not know of the difference must be
// sent the same bytes at the same times.

#include <gtest/gtest.h>

#include <deque>

#include "engine/fair.h"
#include "match/typed_kit.h"
#include "server/room/room.h"
#include "server/store/memory_store.h"
#include "tests/toy/parry.h"

namespace sidera::server {
namespace {

using parry::Parry;
using parry::Verb;

const GameKit& kit() {
    static const TypedKit<Parry> kit;
    return kit;
}

struct Sent {
    Milliseconds at = 0;
    std::string text;
    bool operator==(const Sent&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Sent& sent) {
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

    void work(std::function<void()> job, std::function<void()> done) override {
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
};

constexpr ConnectionId kSpectator = 9;

ConnectionId at(char seat) {
    return static_cast<ConnectionId>(seat - 'A' + 1);
}

SeatSet seats_of(std::string_view letters) {
    SeatSet seats;
    for (const char one : letters)
        seats.insert(seat_at(one - 'A'));
    return seats;
}

class WindowTable {
  public:
    explicit WindowTable(const TableOptions& options) : options_(options) {
        SavedRoom saved{.rules = {.game = "parry", .seats = options.seats}};
        saved.rules.options = {{"together", options.together ? "true" : "false"}, {"turns", "8"}};
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
            host_.settle();
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
        host_.settle();
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
        host_.settle();
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
            if (holders == options_.holders)
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
        host_.settle();
    }

    TableOptions options_;
    TestHost host_;
    std::shared_ptr<Room> room_;
    std::map<ConnectionId, std::uint32_t> last_id_;
};

// How somebody who could play a card passes instead.
struct Passing {
    bool by_order = false;
    Milliseconds after = 0;
};

// A takes; whoever is shown the window passes in his way. Two turns.
void play_passing(WindowTable& table, const Passing& passing) {
    if (passing.by_order)
        for (const char seat : {'B', 'C'})
            table.order_to_pass(seat);
    for (const char active : {'A', 'B'}) {
        table.pass(1'000);
        ASSERT_FALSE(table.question(active).is_null());
        table.give(active, Verb::take);
        for (int asked = 0; asked < 2; ++asked) {
            table.pass(passing.after);
            for (const char seat : {'A', 'B', 'C'}) {
                const Json question = table.question(seat);
                if (!question.is_null() && question.find("kind")->as_string() == "window")
                    table.give(seat, Verb::pass);
            }
            table.pass(400 - passing.after);
        }
    }
    table.pass(2'000);
}

TEST(Windows, WhoHoldsTheCardIsNotSeenWhileItIsNotPlayed) {
    for (const bool together : {false, true})
        for (const bool clock : {false, true})
            for (const Passing passing :
                 {Passing{.after = 0}, {.after = 150}, {.after = 399}, {.by_order = true}})
                for (const char* holders : {"B", "C", "BC", "ABC"}) {
                    SCOPED_TRACE(std::string(holders) + (together ? " together" : "") +
                                 (clock ? " clock" : "") + (passing.by_order ? " order " : " ") +
                                 std::to_string(passing.after));
                    WindowTable without({.together = together, .clock = clock});
                    play_passing(without, passing);
                    WindowTable with(
                        {.holders = seats_of(holders), .together = together, .clock = clock});
                    play_passing(with, passing);
                    EXPECT_NE(without.log_of(kSpectator).find("taken"), std::string::npos);
                    EXPECT_EQ(with.sent(kSpectator), without.sent(kSpectator));
                    for (const char seat : {'A', 'B', 'C'})
                        if (!seats_of(holders).has(seat_at(seat - 'A')))
                            EXPECT_EQ(with.sent(at(seat)), without.sent(at(seat))) << seat;
                    ASSERT_FALSE(testing::Test::HasFailure());
                }
}

TEST(Windows, UntilTheCardIsPlayedNothingDiffers) {
    for (const bool together : {false, true}) {
        WindowTable without({.together = together});
        WindowTable with({.holders = seats_of("B"), .together = together});
        for (WindowTable* table : {&without, &with})
            table->give('A', Verb::take);
        const Milliseconds opened = with.now();
        with.pass(100);
        const std::uint32_t played = with.give('B', Verb::stop);
        EXPECT_EQ(with.reply('B', played).first, 0);
        with.pass(900);
        without.pass(1'000);
        EXPECT_EQ(with.reply('B', played), std::pair(1, std::string("ack")));
        const auto& told = with.sent(kSpectator);
        const auto& other = without.sent(kSpectator);
        const auto until = std::find_if(told.begin(), told.end(), [](const Sent& sent) {
            return sent.text.find("\"stopped\"") != std::string::npos;
        });
        ASSERT_NE(until, told.end());
        EXPECT_EQ(until->at, opened + 400);
        for (auto it = told.begin(); it != until; ++it)
            EXPECT_EQ(*it, other[static_cast<std::size_t>(it - told.begin())]);
        const auto next = static_cast<std::size_t>(until - told.begin());
        EXPECT_EQ(other[next].at, opened + 400) << "a pass comes when a card would";
    }
}

TEST(Windows, WhoCanOnlyPassIsNeverShownAQuestion) {
    for (const bool together : {false, true}) {
        WindowTable table({.holders = seats_of("C"), .together = together});
        table.give('A', Verb::take);
        EXPECT_TRUE(table.question('B').is_null());
        table.room().enter({.connection = at('B'), .player = "B", .name = "B"},
                           {.id = 77, .room = "r"});
        EXPECT_TRUE(table.question('B').is_null());
        table.pass(400);
        ASSERT_FALSE(table.question('C').is_null());
        EXPECT_EQ(table.question('C').find("options")->items().size(), 2u);
        table.pass(10'000);
        EXPECT_FALSE(table.question('C').is_null()) << "nobody passes for who has a choice";
        table.give('C', Verb::pass);
        table.pass(400);
        EXPECT_NE(table.log_of(kSpectator).find("taken"), std::string::npos);
        for (const Sent& sent : table.sent(at('B')))
            EXPECT_EQ(sent.text.find("prompt.window"), std::string::npos) << sent.text;
    }
}

TEST(Windows, AStandingOrderAnswersAfterTheSameDelayAndUnseen) {
    WindowTable table({.holders = seats_of("B")});
    const auto heard = table.sent(kSpectator).size();
    const auto heard_by_c = table.sent(at('C')).size();
    table.order_to_pass('B');
    EXPECT_EQ(table.sent(kSpectator).size(), heard) << "orders are nobody else's business";
    EXPECT_EQ(table.sent(at('C')).size(), heard_by_c);
    table.give('A', Verb::take);
    EXPECT_TRUE(table.question('B').is_null());
    table.pass(399);
    EXPECT_EQ(table.log_of(kSpectator), "takes ");
    table.pass(1);
    EXPECT_EQ(table.log_of(kSpectator), "takes passed ");
    // Without the order the question is there, and nothing happens by itself.
    table.pass(5'000);
    table.give('B', Verb::take);
    table.handle('B', wire::SetOrders{});
    table.pass(5'000);
    table.give('C', Verb::take);
    table.pass(5'000);
    EXPECT_FALSE(table.question('B').is_null());
}

TEST(Windows, WhatOthersSayDoesNotHoldAWindowOpen) {
    WindowTable table({.holders = seats_of("B"), .together = true});
    table.give('A', Verb::take);
    table.pass(200);
    table.give('B', Verb::pass);
    table.room().enter({.connection = kSpectator, .player = "Zoe", .name = "Zoe"},
                       {.id = 78, .room = "r", .since = 1});
    table.order_to_pass('C');
    table.pass(199);
    EXPECT_EQ(table.log_of(at('C')), "dealt takes ");
    table.pass(1);
    EXPECT_EQ(table.log_of(at('C')), "dealt takes passed passed taken ");
}

TEST(Windows, TheListOfTablesDoesNotTellOfSealedAnswers) {
    WindowTable table({.holders = seats_of("BC"), .together = true});
    table.give('A', Verb::take);
    table.pass(1'000);
    const Milliseconds before = table.room().info({}).at;
    table.give('B', Verb::pass);
    EXPECT_EQ(table.room().info({}).at, before);
    table.give('C', Verb::pass);
    EXPECT_EQ(table.room().info({}).at, table.now());
}

TEST(Windows, EveryHeldAnswerGetsOneReply) {
    WindowTable table({.holders = seats_of("B")});
    const Serial asked = 1;
    table.give('A', Verb::take);
    const std::uint32_t wrong = table.give('B', Verb::take);
    EXPECT_EQ(table.reply('B', wrong), std::pair(1, std::string("refused")));
    const std::uint32_t old = table.give('B', Verb::pass, asked + 70);
    EXPECT_EQ(table.reply('B', old), std::pair(1, std::string("refused")));
    const std::uint32_t first = table.give('B', Verb::pass);
    const std::uint32_t second = table.give('B', Verb::stop);
    EXPECT_EQ(table.reply('B', first).first, 0);
    EXPECT_EQ(table.reply('B', second), std::pair(1, std::string("refused")));
    table.handle('A', wire::Undo{});  // the window is gone
    EXPECT_EQ(table.reply('B', first), std::pair(1, std::string("refused")));
    table.give('A', Verb::take);
    const std::uint32_t third = table.give('B', Verb::stop);
    for (const char seat : {'A', 'B', 'C'})
        table.handle(seat, wire::Abort{});
    table.pass(1'000);
    EXPECT_EQ(table.reply('B', third), std::pair(1, std::string("refused")));
}

TEST(Windows, WhatWasSaidInTimeCountsWhenTheClockEnds) {
    for (const bool holds : {false, true}) {
        WindowTable table(
            {.holders = holds ? seats_of("B") : SeatSet(), .clock = true, .increment = 0});
        table.give('A', Verb::take);
        table.give('B', Verb::pass);
        table.pass(800);
        table.pass(59'500);
        table.give('B', Verb::rest);  // with 100 milliseconds left
        table.give('C', Verb::take);
        table.pass(400);  // A can only pass
        const Milliseconds opened = table.now();
        const std::uint32_t said = table.give('B', Verb::stop);
        table.pass(1'000);
        EXPECT_EQ(table.reply('B', said).second, holds ? "ack" : "refused");
        EXPECT_EQ(table.log_of(kSpectator).find("stopped") != std::string::npos, holds);
        EXPECT_EQ(table.sent(kSpectator).back().at, opened + 100);
    }
}

// Bots that hold nothing take as long as bots that could.
TEST(Windows, BotsDoNotBetrayTheirCards) {
    for (const bool together : {false, true}) {
        WindowTable without({.together = together, .bot = true});
        WindowTable with({.holders = seats_of("C"), .together = together, .bot = true});
        for (WindowTable* table : {&without, &with}) {
            table->give('A', Verb::take);
            table->pass(1'099);
        }
        EXPECT_EQ(with.sent(kSpectator), without.sent(kSpectator));
        EXPECT_EQ(with.sent(at('B')), without.sent(at('B')));
        for (WindowTable* table : {&without, &with})
            table->pass(1);
        EXPECT_EQ(with.sent(kSpectator).back().at, without.sent(kSpectator).back().at);
    }
}

// Alone against bots nobody waits for the sake of others.
TEST(Windows, AloneThereIsNoDelay) {
    WindowTable table({.bot = true, .seats = 2});
    for (int turn = 0; turn < 4; ++turn) {
        table.give('A', Verb::take);
        table.pass(3'000);
    }
    const auto& told = table.sent(kSpectator);
    int taken = 0;
    for (std::size_t i = 0; i + 1 < told.size(); ++i)
        if (told[i].text.find(R"("kind":"takes","seat":"B")") != std::string::npos) {
            EXPECT_EQ(told[i + 1].at, told[i].at);
            ++taken;
        }
    EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace sidera::server
