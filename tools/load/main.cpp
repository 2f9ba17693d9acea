// Plays at many tables at once over real WebSockets, and measures or kills the server meanwhile.
//     sidera_load --server build/release/sidera --rooms 200 --seconds 20
//     sidera_load --server build/release/sidera --rooms 20 --crash 30

#include <boost/asio/steady_timer.hpp>
#include <cstdio>
#include <exception>

#include "tools/load/crash.h"

namespace sidera::load {
namespace {

constexpr auto kStill = std::chrono::seconds(10);  // a table that long without an answer is stuck

class Load {
  public:
    explicit Load(const Options& options) : run_(options) {
        if (!options.server.empty())
            process_ = std::make_unique<ServerProcess>(options.server, options.port);
    }

    int go() {
        if (process_ && !process_->start()) {
            std::fprintf(stderr, "the server does not start\n");
            return 1;
        }
        run_.server = {asio::ip::make_address("127.0.0.1"),
                       process_ ? process_->port() : run_.options.port};
        asio::co_spawn(run_.context, stages(), [](std::exception_ptr fault) {
            if (fault)
                std::rethrow_exception(fault);
        });
        run_.context.run();
        if (process_ && run_.options.crashes > 0) {
            process_->stop();
            check_store(run_, process_->store());
        }
        report();
        return run_.measures.faults.empty() ? 0 : 1;
    }

  private:
    asio::awaitable<void> wait(double seconds) {
        asio::steady_timer timer(run_.context);
        timer.expires_after(std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6)));
        co_await timer.async_wait(kAwait);
    }

    asio::awaitable<void> stages() {
        for (int i = 0; i < run_.options.rooms; ++i)
            tables_.push_back(std::make_unique<Table>(
                run_, run_.options.seats, static_cast<std::uint32_t>(i + 1) * 2654435761u));
        co_await be_idle();
        for (const auto& table : tables_) {
            for (const auto& player : table->players)
                player->start();
            co_await wait(0.001);
        }
        co_await greeted(run_.options.idle + run_.options.rooms * run_.options.seats);
        if (run_.options.crashes == 0)
            co_await echo();
        co_await play();
        if (process_)
            run_.measures.memory_end = process_->memory();
        end();
    }

    asio::awaitable<void> greeted(int all) {
        for (int i = 0; i < 3000 && run_.welcomed < all; ++i)
            co_await wait(0.02);
        if (run_.welcomed < all)
            run_.measures.faults.push_back("only " + std::to_string(run_.welcomed) +
                                           " connections were greeted");
    }

    asio::awaitable<void> be_idle() {
        if (process_)
            run_.measures.memory_before = process_->memory();
        for (int i = 0; i < run_.options.idle; ++i) {
            const auto slot = static_cast<std::size_t>(i);
            idle_.push_back(std::make_shared<Client>(
                run_,
                [this, slot] { idle_[slot]->send("{\"type\":\"hello\",\"id\":1,\"protocol\":2}"); },
                [this](std::string_view) { ++run_.welcomed; }));
            idle_.back()->start();
            if (i % 100 == 99)
                co_await wait(0.01);
        }
        co_await greeted(run_.options.idle);
        run_.measures.idle = run_.options.idle;
        if (process_)
            run_.measures.memory_idle = process_->memory();
    }

    asio::awaitable<void> echo() {
        run_.stage = Stage::echo;
        run_.measuring = true;
        const auto begin = Clock::now();
        for (const auto& table : tables_)
            for (const auto& player : table->players)
                player->ping();
        co_await wait(std::max(1.0, run_.options.seconds / 4));
        run_.measuring = false;
        run_.stage = Stage::connecting;
        run_.measures.echo_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    }

    asio::awaitable<void> play() {
        run_.stage = Stage::playing;
        for (const auto& table : tables_) {
            table->players[0]->create();
            table->last_answer = Clock::now();
        }
        asio::co_spawn(run_.context, pace(), asio::detached);
        if (run_.options.crashes == 0) {
            co_await wait(std::min(2.0, run_.options.seconds / 4));  // until all are seated
            asio::co_spawn(run_.context, ping_beside(), asio::detached);
        }
        run_.measuring = true;
        const auto begin = Clock::now();
        const double cpu = process_ ? process_->cpu_seconds() : 0;
        if (run_.options.crashes > 0)
            co_await crash_often(run_, *process_);
        else
            co_await wait(run_.options.seconds);
        run_.measuring = false;
        run_.measures.play_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        run_.measures.server_cpu = process_ ? process_->cpu_seconds() - cpu : 0;
        const auto still = run_.options.crashes > 0 ? std::chrono::seconds(3) : kStill;
        for (const auto& table : tables_)
            if (Clock::now() - table->last_answer > still)
                run_.measures.faults.push_back("the table in room " + table->room +
                                               " does not go on");
    }

    // Lets so many answers through per second.
    asio::awaitable<void> pace() {
        double allowed = 0;
        auto last = Clock::now();
        while (run_.options.rate > 0 && run_.stage == Stage::playing) {
            co_await wait(0.001);
            const auto now = Clock::now();
            allowed += run_.options.rate * std::chrono::duration<double>(now - last).count();
            allowed = std::min(allowed, run_.options.rate * 0.01);
            last = now;
            for (; allowed >= 1 && !run_.due.empty(); allowed -= 1) {
                const auto give = std::move(run_.due.front());
                run_.due.pop_front();
                give();
            }
        }
    }

    // How long the server's thread lets a message wait while all others play.
    asio::awaitable<void> ping_beside() {
        pinger_ = std::make_shared<Client>(
            run_,
            [this] { pinger_->send("{\"type\":\"hello\",\"id\":1,\"protocol\":2}"); },
            [this](std::string_view) {
                if (pinged_)
                    run_.measures.echo_beside_play.add(Clock::now() - *pinged_);
                pinged_.reset();
                may_ping_ = true;
            });
        pinger_->start();
        while (run_.stage == Stage::playing) {
            co_await wait(0.005);
            if (!may_ping_)
                continue;
            may_ping_ = false;
            pinged_ = Clock::now();
            pinger_->send("{\"type\":\"ping\",\"id\":2}");
        }
    }

    void end() {
        run_.stage = Stage::ending;
        for (const auto& table : tables_)
            for (const auto& player : table->players)
                player->close();
        for (const auto& client : idle_)
            client->close();
        if (pinger_)
            pinger_->close();
    }

    void report() const {
        const std::string text =
            run_.options.json ? as_json(run_.measures) : as_text(run_.measures);
        std::fputs(text.c_str(), stdout);
        if (run_.options.crashes > 0 && !run_.options.json) {
            std::size_t promised = 0;
            for (const auto& [match, answers] : run_.promised)
                promised += answers.size();
            std::printf("%d crashes: %zu acknowledged answers in %zu matches checked\n",
                        run_.options.crashes,
                        promised,
                        run_.promised.size());
        }
    }

    Run run_;
    std::unique_ptr<ServerProcess> process_;
    std::vector<std::unique_ptr<Table>> tables_;
    std::vector<std::shared_ptr<Client>> idle_;
    std::shared_ptr<Client> pinger_;
    std::optional<Clock::time_point> pinged_;
    bool may_ping_ = false;
};

}  // namespace
}  // namespace sidera::load

int main(int count, char** words) {
    sidera::load::Options options;
    if (const std::string fault = sidera::load::read_options(count, words, options);
        !fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        return 2;
    }
    return sidera::load::Load(options).go();
}
