// A whole server without its network, for tests: real rooms, a real store, a clock turned by hand.

#pragma once

#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/hall.h"
#include "server/store/sqlite_store.h"
#include "server/store/test_store.h"

namespace sidera::server {

// One browser: what it was sent, in order.
struct TestClient {
    ConnectionId id = 0;
    std::string secret;
    std::vector<Json> inbox;
    std::vector<std::string> bytes;
    std::size_t read = 0;
    std::uint32_t last_request = 0;
};

class TestLoop final : public Loop {
  public:
    Milliseconds now() const override { return now_; }

    void send(ConnectionId connection, SharedText message) override {
        if (on_send)
            on_send(connection, *message);
        sent[connection].push_back(*message);
    }

    void close(ConnectionId connection) override { closed.push_back(connection); }

    void post(std::function<void()> task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }

    void work(Crew crew, std::function<void()> job, std::function<void()> done) override {
        if (crew == Crew::analysis)
            return;  // takes long, and has its own tests
        if (crew == Crew::replays && holds_replays) {
            held.push_back({std::move(job), std::move(done)});
            return;
        }
        job();
        post(std::move(done));
    }

    // What another thread would do meanwhile.
    void work_off_held() {
        holds_replays = false;
        for (auto& [job, done] : std::exchange(held, {})) {
            job();
            post(std::move(done));
        }
    }

    void step_aside() override {}

    void wake_at(Milliseconds at) override { wake_ = wake_ == 0 ? at : std::min(wake_, at); }

    // Runs one task; false when there is none.
    bool step() {
        std::function<void()> task;
        {
            const std::lock_guard lock(mutex_);
            if (tasks_.empty())
                return false;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
        return true;
    }

    // Whether an alarm is due; it is then taken.
    bool take_alarm() {
        if (wake_ == 0 || wake_ > now_)
            return false;
        wake_ = 0;
        return true;
    }

    Milliseconds now_ = 1'000'000'000'000;
    Milliseconds wake_ = 0;
    std::map<ConnectionId, std::vector<std::string>> sent;
    std::vector<ConnectionId> closed;
    std::function<void(ConnectionId, const std::string&)> on_send;
    bool holds_replays = false;
    std::vector<std::pair<std::function<void()>, std::function<void()>>> held;

  private:
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
};

class TestHall {
  public:
    explicit TestHall(std::string path, Limits limits = quick_limits()) : limits_(limits) {
        path_ = std::move(path);
        open_file();
        start();
    }

    // On a store of the test's own; it cannot be restarted.
    explicit TestHall(std::unique_ptr<Store> store, Limits limits = quick_limits())
        : limits_(limits), store_(std::move(store)) {
        start();
    }

    static Limits quick_limits() {
        Limits limits;
        limits.bot_delay = 0;
        limits.bot_milliseconds = 1;
        return limits;
    }

    // Stops without a word, as a power cut would, and starts anew on the same file.
    void restart() {
        store_.reset();  // its last callbacks still find the hall
        hall_.reset();
        loop_ = std::make_unique<TestLoop>();
        open_file();
        start();
    }

    // Until nothing is left to do at this time.
    void settle() {
        work_off();
        if (const auto broken = hall_->broken_invariant()) {
            std::fprintf(stderr, "%s\n", broken->c_str());  // a fuzzer listens, too
            std::abort();
        }
    }

    void pass(Milliseconds time) {
        loop_->now_ += time;
        hall_->wake();
        settle();
    }

    TestClient connect(const std::string& secret = {}, bool keeps = false) {
        TestClient client{.id = ++last_id_, .secret = secret};
        hall_->connected(client.id);
        Json hello = Json::object();
        if (keeps)
            hello.set("keeps", true);
        hello.set("protocol", wire::kProtocol);
        if (!secret.empty())
            hello.set("secret", secret);
        const Json welcome = ask(client, "hello", hello);
        if (const Json* fresh = welcome.find("secret"))
            client.secret = fresh->as_string();
        return client;
    }

    void disconnect(const TestClient& client) {
        hall_->disconnected(client.id);
        settle();
    }

    // Sends a request and gives its reply.
    Json ask(TestClient& client, const std::string& type, Json request = Json::object()) {
        const auto id = static_cast<std::int64_t>(++client.last_request);
        request.set("type", type).set("id", id);
        send_text(client, request.dump());
        for (const Json& message : client.inbox) {
            const Json* own = message.find("id");
            if (own != nullptr && own->as_int() == id)
                return message;
        }
        return {};
    }

    void send_text(TestClient& client, const std::string& text) {
        hall_->received(client.id, text);
        settle();
        collect(client);
    }

    void collect(TestClient& client) {
        for (std::string& text : loop_->sent[client.id]) {
            client.inbox.push_back(parse_json(text).value);
            client.bytes.push_back(std::move(text));
        }
        loop_->sent[client.id].clear();
    }

    // The last message of that type, or null.
    Json last(TestClient& client, const std::string& type) {
        collect(client);
        for (std::size_t i = client.inbox.size(); i-- > 0;)
            if (client.inbox[i].find("type")->as_string() == type)
                return client.inbox[i];
        return {};
    }

    Hall& hall() { return *hall_; }

    Store& store() { return *store_; }

    TestLoop& loop() { return *loop_; }

  private:
    void work_off() {
        while (true) {
            if (loop_->step())
                continue;
            if (!hall_->is_settled()) {
                std::this_thread::yield();
                continue;
            }
            if (!loop_->take_alarm())
                return;
            hall_->wake();
        }
    }

    void open_file() {
        std::string error;
        store_ = open_sqlite_store(path_, error);
        if (store_ == nullptr)
            std::abort();
    }

    void start() {
        hall_ = std::make_unique<Hall>(*loop_, *store_, limits_);
        hall_->load();
        settle();
    }

    std::string path_;
    Limits limits_;
    std::unique_ptr<TestLoop> loop_ = std::make_unique<TestLoop>();
    std::unique_ptr<Store> store_;
    std::unique_ptr<Hall> hall_;
    ConnectionId last_id_ = 0;
};

}  // namespace sidera::server
