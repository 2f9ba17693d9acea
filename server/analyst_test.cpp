// The order in which finished games are analysed.

#include "server/analyst.h"

#include <future>

#include "server/test_tables.h"

namespace sidera::server {
namespace {

// Keeps one piece of work until the test has it done.
class PatientLoop final : public Loop {
  public:
    Milliseconds now() const override { return 0; }

    void send(ConnectionId, SharedText) override {}

    void close(ConnectionId) override {}

    void post(std::function<void()>) override {}

    void work(Crew, std::function<void()> job, std::function<void()> done) override {
        kept_ = [job = std::move(job), done = std::move(done)] {
            job();
            done();
        };
    }

    void step_aside() override {}

    void wake_at(Milliseconds) override {}

    void do_work() { std::exchange(kept_, nullptr)(); }

  private:
    std::function<void()> kept_;
};

// Written by the store's own thread, so it comes a moment later: what is handed over afterwards is
// written afterwards.
void expect_analysis(Store& store, const std::string& match) {
    std::promise<void> written;
    store.commit({}, [&](const std::string&) { written.set_value(); });
    written.get_future().wait();
    EXPECT_TRUE(store.analysis(match)) << match;
}

TEST_F(Tables, WhatSomebodyLooksAtIsAnalysedNext) {
    std::vector<std::string> matches;
    for (int i = 0; i < 4; ++i) {
        TestClient ada = hall.connect();
        play_alone(ada, rules(2), levels({"", "greedy"}));
        hall.ask(ada, "concede");
        matches.push_back(hall.last(ada, "room").find("match")->as_string());
    }
    PatientLoop loop;
    Analyst analyst(loop, hall.store());
    for (const std::string& match : matches)
        analyst.add(match);
    EXPECT_EQ(analyst.waiting(), 4u);

    analyst.analysis("of no game");
    analyst.analysis(matches[2]);
    analyst.analysis(matches[0]);  // under way: it stays in front
    for (const int expected : {0, 2, 1, 3}) {
        loop.do_work();
        expect_analysis(hall.store(), matches[static_cast<std::size_t>(expected)]);
    }
    EXPECT_EQ(analyst.waiting(), 0u);
}

}  // namespace
}  // namespace sidera::server
