// Replays: a page is made once for all who ask for it, kept, and refused when there are too many.

#include "server/replays.h"

#include <gtest/gtest.h>

#include "match/kit.h"
#include "server/store/memory_store.h"

namespace sidera::server {
namespace {

// A loop that does nothing until it is told to.
class HeldLoop final : public Loop {
  public:
    Milliseconds now() const override { return 0; }

    void send(ConnectionId, SharedText) override {}

    void close(ConnectionId) override {}

    void post(std::function<void()> task) override { task(); }

    void step_aside() override {}

    void wake_at(Milliseconds) override {}

    void work(Crew crew, std::function<void()> job, std::function<void()> done) override {
        EXPECT_EQ(crew, Crew::replays);
        jobs.push_back({std::move(job), std::move(done)});
    }

    void work_off() {
        for (const auto& [job, done] : std::exchange(jobs, {})) {
            job();
            done();
        }
    }

    std::vector<std::pair<std::function<void()>, std::function<void()>>> jobs;
};

class ReplaysTest : public testing::Test {
  protected:
    ReplaysTest() {
        const GameKit& game = *find_game("mlem");
        const auto match = game.open(game.default_data(), game.setup(2), {5, 1}, {});
        const auto bot = game.make_bot("greedy", {}, 5);
        while (!match->asked().empty())
            match->answer(bot->choose(*match, match->asked().lowest(), Channel::main), By::bot);
        record = match->record();
        std::vector<std::string> entries;
        for (const RecordEntry& entry : record.entries)
            entries.push_back(entry_line(entry));
        store.commit({OpenMatch{"m", "mlem", header_line(record.header)}, Append{"m", 0, entries}},
                     [](const std::string& refused) { EXPECT_EQ(refused, ""); });
    }

    void ask(const ReplayPage& page) {
        replays.ask(page, [this](Replays::Outcome outcome, const SharedText& text) {
            outcomes.push_back(outcome);
            texts.push_back(text);
        });
    }

    HeldLoop loop;
    MemoryStore store;
    Replays replays{loop, store};
    Record record;
    std::vector<Replays::Outcome> outcomes;
    std::vector<SharedText> texts;
};

TEST_F(ReplaysTest, WhoAsksForTheSamePageWaitsForTheSameJob) {
    const ReplayPage page{.match = "m", .seat = seat_at(0), .from = 3, .count = 5};
    ask(page);
    ask(page);
    EXPECT_TRUE(outcomes.empty());
    EXPECT_EQ(loop.jobs.size(), 1u);
    loop.work_off();
    ask(page);  // kept
    EXPECT_TRUE(loop.jobs.empty());
    ASSERT_EQ(texts.size(), 3u);
    EXPECT_EQ(texts[0], texts[1]);
    EXPECT_EQ(texts[0], texts[2]);
    EXPECT_EQ(parse_json(*texts[0]).value.items().size(), 5u);
}

TEST_F(ReplaysTest, PagesDoNotDependOnWhatWasAskedBefore) {
    const ReplayPage late{.match = "m", .seat = seat_at(1), .from = 20, .count = 4};
    const ReplayPage early{.match = "m", .seat = kNoSeat, .from = 0, .count = 4};
    for (const ReplayPage& page : {late, early, ReplayPage{.match = "m"}})
        ask(page);
    loop.work_off();
    Replays fresh(loop, store);
    fresh.ask(early,
              [this](Replays::Outcome, const SharedText& text) { EXPECT_EQ(*text, *texts[1]); });
    fresh.ask(late,
              [this](Replays::Outcome, const SharedText& text) { EXPECT_EQ(*text, *texts[0]); });
    loop.work_off();
    EXPECT_EQ(*texts[2], write_record(record));
    EXPECT_NE(texts[0]->find("\"entry\":20"), std::string::npos);
}

// There is no end of them, and each would take its place among those that are kept.
TEST_F(ReplaysTest, PagesBehindTheEndAreNotKept) {
    const ReplayPage page{.match = "m", .seat = kNoSeat, .from = 1'000'000, .count = 1};
    ask(page);
    loop.work_off();
    ASSERT_EQ(outcomes.size(), 1u);
    EXPECT_EQ(*texts[0], "[]");
    ask(page);
    EXPECT_EQ(loop.jobs.size(), 1u);
    loop.work_off();
}

TEST_F(ReplaysTest, TooManyAreSentAwayAndWhatIsBrokenIsSaid) {
    for (std::uint64_t i = 0; i < 1000; ++i)
        ask({.match = "m", .seat = kNoSeat, .from = i, .count = 1});
    const auto sent_away = std::count(outcomes.begin(), outcomes.end(), Replays::Outcome::busy);
    EXPECT_EQ(static_cast<std::size_t>(sent_away) + loop.jobs.size(), 1000u);
    EXPECT_GT(sent_away, 0);
    loop.work_off();
    EXPECT_EQ(outcomes.size(), 1000u);
    ask({.match = "never"});
    EXPECT_EQ(outcomes.back(), Replays::Outcome::broken);
    store.commit({OpenMatch{"b", "mlem", header_line(record.header)}, Append{"b", 0, {"{}"}}},
                 [](const std::string&) {});
    ask({.match = "b"});
    loop.work_off();
    EXPECT_EQ(outcomes.back(), Replays::Outcome::broken);
}

}  // namespace
}  // namespace sidera::server
