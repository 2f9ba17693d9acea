// What every store must do, written against the interface only. Another kind of store is one more
// line in kStores.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <thread>

#include "server/store/sqlite_store.h"
#include "server/store/test_store.h"

namespace sidera::server {
namespace {

// Opens the store kept under `file`, made new at the first call.
struct StoreKind {
    const char* name;
    std::unique_ptr<Store> (*open)(const std::string& file);
};

std::unique_ptr<Store> open_sqlite(const std::string& file) {
    std::string error;
    std::unique_ptr<Store> store = open_sqlite_store(file, error);
    EXPECT_NE(store, nullptr) << error;
    return store;
}

constexpr StoreKind kStores[] = {{"Sqlite", open_sqlite}};

class StoreSuite : public testing::TestWithParam<StoreKind> {
  protected:
    void SetUp() override { reopen(); }

    void reopen() {
        store_.reset();
        store_ = GetParam().open(folder_.file("store"));
        ASSERT_NE(store_, nullptr);
    }

    void commit(std::vector<Change> changes) {
        EXPECT_EQ(committed(*store_, std::move(changes)), "");
    }

    std::string refusal(std::vector<Change> changes) {
        return committed(*store_, std::move(changes));
    }

    TestFolder folder_;
    std::unique_ptr<Store> store_;
};

INSTANTIATE_TEST_SUITE_P(Stores, StoreSuite, testing::ValuesIn(kStores), [](const auto& test) {
    return test.param.name;
});

const StoredPlayer kAnna{.id = "p1", .name = "Anna", .created = 1'700'000'000'000};
const StoredPlayer kBert{.id = "p2", .name = "Bert", .created = 1'700'000'000'001};
const OpenMatch kMatch{.id = "m1", .game = "mlem", .header = "{\"sidera\":1}"};

StoredResult result(std::string match, Milliseconds ended, std::vector<std::string> players) {
    return {.match = std::move(match),
            .game = "mlem",
            .ended = ended,
            .players = std::move(players),
            .body = "{}"};
}

TEST_P(StoreSuite, PlayersComeBack) {
    EXPECT_EQ(store_->player("p1"), std::nullopt);
    commit({PutPlayer{kAnna}, PutPlayer{kBert}});
    EXPECT_EQ(store_->player("p1"), kAnna);
    StoredPlayer renamed = kAnna;
    renamed.name = "Anne";
    commit({AddSecret{"s1", "p1"}, PutPlayer{renamed}});
    EXPECT_EQ(store_->player("p1"), renamed);
    EXPECT_EQ(store_->player_with_secret("s1"), renamed);
    EXPECT_EQ(store_->player("p2"), kBert);
}

TEST_P(StoreSuite, APlayerHasSeveralSecretsAndOneRecoveryCode) {
    commit({PutPlayer{kAnna}, PutPlayer{kBert}});
    commit({AddSecret{"s1", "p1"}, AddSecret{"s2", "p1"}, AddSecret{"s3", "p2"}});
    EXPECT_EQ(store_->player_with_secret("s1"), kAnna);
    EXPECT_EQ(store_->player_with_secret("s2"), kAnna);
    EXPECT_EQ(store_->player_with_secret("s3"), kBert);
    EXPECT_EQ(store_->player_with_secret("p1"), std::nullopt);
    EXPECT_NE(refusal({AddSecret{"s1", "p2"}}), "");
    EXPECT_NE(refusal({AddSecret{"s9", "nobody"}}), "");

    EXPECT_FALSE(store_->has_recovery("p1"));
    commit({SetRecovery{"p1", "r1"}});
    commit({SetRecovery{"p1", "r2"}});
    EXPECT_TRUE(store_->has_recovery("p1"));
    EXPECT_EQ(store_->player_with_recovery("r1"), std::nullopt);
    EXPECT_EQ(store_->player_with_recovery("r2"), kAnna);
    commit({SetRecovery{"p1", ""}, SetRecovery{"p2", ""}});
    EXPECT_FALSE(store_->has_recovery("p1"));
    EXPECT_EQ(store_->player_with_recovery("r2"), std::nullopt);
    EXPECT_EQ(store_->player_with_recovery(""), std::nullopt);
}

TEST_P(StoreSuite, RoomsAreFoundByTheirPlayersUntilTheyAreFinished) {
    StoredRoom first{.id = "r1", .game = "mlem", .match = "", .changed = 1};
    const StoredRoom second{.id = "r2", .game = "mlem", .match = "", .changed = 2};
    commit({PutRoom{first}, PutRoomPlayers{"r1", {"p1", "p2"}}});
    commit({PutRoom{second}, PutRoomPlayers{"r2", {"p2", "p2"}}});
    EXPECT_EQ(store_->rooms_of("p1"), std::vector<StoredRoom>{first});
    EXPECT_EQ(store_->rooms_of("p2"), (std::vector<StoredRoom>{first, second}));
    EXPECT_TRUE(store_->rooms_of("p3").empty());
    commit({PutRoomPlayers{"r1", {"p3"}}});
    EXPECT_TRUE(store_->rooms_of("p1").empty());
    EXPECT_EQ(store_->rooms_of("p3"), std::vector<StoredRoom>{first});
    first.finished = true;
    commit({PutRoom{first}, DropRoom{"r2"}});
    EXPECT_TRUE(store_->rooms_of("p3").empty());
    EXPECT_TRUE(store_->rooms_of("p2").empty());
}

TEST_P(StoreSuite, RoomsComeBackUntilDropped) {
    StoredRoom first{.id = "r1", .game = "mlem", .match = "", .listed = true, .changed = 1};
    StoredRoom second{.id = "r2", .game = "toy", .match = "m2", .changed = 2, .body = "[1]"};
    commit({PutRoom{first}, PutRoom{second}});
    EXPECT_EQ(store_->room("r1"), first);
    EXPECT_EQ(store_->unfinished_rooms(), (std::vector<StoredRoom>{first, second}));
    first.finished = true;
    commit({PutRoom{first}});
    EXPECT_EQ(store_->room("r1"), first);
    EXPECT_EQ(store_->unfinished_rooms(), std::vector<StoredRoom>{second});
    commit({AddChat{{"r2", 1, "hello"}}, DropRoom{"r2"}, DropRoom{"never"}});
    EXPECT_EQ(store_->room("r2"), std::nullopt);
    EXPECT_TRUE(store_->chat("r2", 10).empty());
    EXPECT_TRUE(store_->unfinished_rooms().empty());
}

TEST_P(StoreSuite, MatchesGrowEntryByEntry) {
    EXPECT_EQ(store_->load("m1"), std::nullopt);
    EXPECT_EQ(store_->header("m1"), std::nullopt);
    commit({kMatch});
    EXPECT_EQ(store_->header("m1"), kMatch.header);
    StoredMatch match{.id = "m1", .game = "mlem", .header = kMatch.header, .entries = {}};
    EXPECT_EQ(store_->load("m1"), match);
    commit({Append{"m1", 0, {"a", "b"}}, Append{"m1", 2, {}}, Append{"m1", 2, {"c"}}});
    match.entries = {"a", "b", "c"};
    EXPECT_EQ(store_->load("m1"), match);
    EXPECT_NE(refusal({kMatch}), "");
    EXPECT_EQ(store_->load("m1"), match);
}

TEST_P(StoreSuite, AWrongAppendIsRefusedWithItsListAndNothingElse) {
    commit({kMatch, Append{"m1", 0, {"a", "b"}}});
    std::vector<std::string> said(4, "not called");
    const auto note = [&](std::size_t i) {
        return [&said, i](const std::string& refused) { said[i] = refused; };
    };
    store_->commit({PutPlayer{kAnna}}, note(0));
    store_->commit({PutPlayer{kBert}, Append{"m1", 1, {"x"}}}, note(1));
    store_->commit({Append{"m1", 2, {"c"}}, Append{"none", 0, {"x"}}}, note(2));
    store_->commit({Append{"m1", 2, {"d"}}}, note(3));
    commit({});
    EXPECT_EQ(said[0], "");
    EXPECT_EQ(said[1], "the match 'm1' has 2 entries, so none can be added from number 1 on");
    EXPECT_EQ(said[2], "there is no match 'none'");
    EXPECT_EQ(said[3], "");
    EXPECT_EQ(store_->player("p1"), kAnna);
    EXPECT_EQ(store_->player("p2"), std::nullopt);
    EXPECT_EQ(store_->load("m1")->entries, (std::vector<std::string>{"a", "b", "d"}));
    EXPECT_NE(refusal({Append{"m1", 4, {"gap"}}}), "");
    EXPECT_NE(refusal({Append{"m1", 3, {"two\nlines"}}}), "");
}

TEST_P(StoreSuite, ASnapshotChangesNothingThatIsRead) {
    commit({kMatch, Snapshot{"m1"}});
    EXPECT_TRUE(store_->load("m1")->entries.empty());
    std::vector<std::string> entries = {"", "a", ""};
    commit({Append{"m1", 0, entries}, Snapshot{"m1"}});
    EXPECT_EQ(store_->load("m1")->entries, entries);
    commit({Append{"m1", 3, {"", "e"}}});
    entries.insert(entries.end(), {"", "e"});
    EXPECT_EQ(store_->load("m1")->entries, entries);
    commit({Snapshot{"m1"}, Snapshot{"m1"}});
    EXPECT_EQ(store_->load("m1")->entries, entries);
    EXPECT_NE(refusal({Append{"m1", 0, {"again"}}}), "");
    commit({Append{"m1", 5, {"f"}}});
    entries.push_back("f");
    reopen();
    EXPECT_EQ(store_->load("m1")->entries, entries);
    EXPECT_NE(refusal({Snapshot{"none"}}), "");
}

TEST_P(StoreSuite, ResultsAreFoundByPlayerLatestFirst) {
    const StoredResult old = result("m1", 100, {"p2", "p1"});
    const StoredResult late = result("m2", 300, {"p1"});
    const StoredResult other = result("m3", 200, {"p2", "p2"});
    commit({PutResult{old}, PutResult{late}, PutResult{other}});
    EXPECT_EQ(store_->result("m1"), old);
    EXPECT_EQ(store_->result("m9"), std::nullopt);
    EXPECT_EQ(store_->results_of("p1", 1000, 10), (std::vector<StoredResult>{late, old}));
    EXPECT_EQ(store_->results_of("p1", 300, 10), std::vector<StoredResult>{old});
    EXPECT_EQ(store_->results_of("p1", 1000, 1), std::vector<StoredResult>{late});
    EXPECT_EQ(store_->results_of("p2", 1000, 10), (std::vector<StoredResult>{other, old}));
    const StoredResult corrected = result("m1", 400, {"p1"});
    commit({PutResult{corrected}});
    EXPECT_EQ(store_->results_of("p1", 1000, 10), (std::vector<StoredResult>{corrected, late}));
    EXPECT_EQ(store_->results_of("p2", 1000, 10), std::vector<StoredResult>{other});
}

TEST_P(StoreSuite, AnalysesAreMissedUntilTheyCome) {
    commit({PutResult{result("m1", 2, {})}, PutResult{result("m2", 1, {})}});
    EXPECT_EQ(store_->results_without_analysis(10), (std::vector<std::string>{"m2", "m1"}));
    EXPECT_EQ(store_->results_without_analysis(1), std::vector<std::string>{"m2"});
    EXPECT_EQ(store_->analysis("m2"), std::nullopt);
    commit({PutAnalysis{"m2", "{}"}});
    EXPECT_EQ(store_->analysis("m2"), "{}");
    EXPECT_EQ(store_->results_without_analysis(10), std::vector<std::string>{"m1"});
    commit({PutAnalysis{"m3", "early"}, PutResult{result("m3", 3, {})}});
    commit({PutAnalysis{"m2", "better"}, PutResult{result("m2", 9, {})}});
    EXPECT_EQ(store_->analysis("m2"), "better");
    EXPECT_EQ(store_->results_without_analysis(10), std::vector<std::string>{"m1"});
}

TEST_P(StoreSuite, RatingsAreRankedByWhatIsSure) {
    const StoredRating sure{"p1", "mlem", 1500.25, 50, 40};
    const StoredRating unsure{"p2", "mlem", 1600, 350, 1};
    const StoredRating bot{"bot:expert", "mlem", 1700, 30, 900};
    const StoredRating elsewhere{"p1", "toy", 1, 2, 3};
    commit({PutRating{unsure}, PutRating{sure}, PutRating{bot}, PutRating{elsewhere}});
    EXPECT_EQ(store_->rating("p1", "mlem"), sure);
    EXPECT_EQ(store_->rating("p2", "toy"), std::nullopt);
    EXPECT_EQ(store_->ratings_of("p1"), (std::vector<StoredRating>{sure, elsewhere}));
    EXPECT_EQ(store_->best("mlem", 10), (std::vector<StoredRating>{bot, sure, unsure}));
    EXPECT_EQ(store_->best("mlem", 2), (std::vector<StoredRating>{bot, sure}));
}

TEST_P(StoreSuite, ChatGivesTheLastLinesOldestFirst) {
    for (std::uint64_t i = 1; i <= 5; ++i)
        commit({AddChat{{"r1", i, "line " + std::to_string(i)}}});
    commit({AddChat{{"r2", 1, "elsewhere"}}});
    const auto lines = store_->chat("r1", 2);
    EXPECT_EQ(lines, (std::vector<StoredChat>{{"r1", 4, "line 4"}, {"r1", 5, "line 5"}}));
    EXPECT_EQ(store_->chat("r1", 100).size(), 5u);
    EXPECT_NE(refusal({AddChat{{"r1", 5, "twice"}}}), "");
}

TEST_P(StoreSuite, StrangeTextsComeBackAsTheyWere) {
    const std::string strange[] = {"",
                                   "'; DROP TABLE player; --",
                                   "\"quoted\" \\ %_?",
                                   std::string("zero\0inside", 11),
                                   std::string(1, '\0'),
                                   "\U0001F680\U0001F431 caff\u00e8",
                                   "\xff\xfe not UTF-8",
                                   std::string(1'000'000, 'x')};
    int number = 0;
    for (const std::string& text : strange) {
        const std::string id = text.substr(0, 100) + std::to_string(number);
        const StoredPlayer player{.id = id, .name = text, .created = number};
        commit({PutPlayer{player}, AddSecret{"h" + text + std::to_string(number), id}});
        EXPECT_EQ(store_->player(id), player);
        EXPECT_EQ(store_->player_with_secret("h" + text + std::to_string(number)), player);
        commit({OpenMatch{id, "mlem", text}, Append{id, 0, {text, text}}});
        EXPECT_EQ(store_->load(id)->entries, (std::vector<std::string>{text, text}));
        commit({Snapshot{id}, Append{id, 2, {text}}});
        EXPECT_EQ(store_->load(id)->entries, (std::vector<std::string>{text, text, text}));
        EXPECT_EQ(store_->load(id)->header, text);
        ++number;
    }
}

TEST_P(StoreSuite, ReopeningSeesAllThatWasAcknowledged) {
    commit({kMatch});
    std::atomic<std::uint64_t> acknowledged = 0;
    for (std::uint64_t i = 0; i < 500; ++i)
        store_->commit({Append{"m1", i, {std::to_string(i)}}}, [&](const std::string& refused) {
            acknowledged += refused.empty() ? 1 : 0;
        });
    reopen();  // closing finishes what was handed over
    EXPECT_EQ(acknowledged, 500u);
    const auto match = store_->load("m1");
    ASSERT_TRUE(match);
    ASSERT_EQ(match->entries.size(), 500u);
    EXPECT_EQ(match->entries[499], "499");
}

TEST_P(StoreSuite, CallbacksComeInOrderAndAfterTheirChangesCanBeRead) {
    std::vector<int> order;
    for (int i = 0; i < 300; ++i)
        store_->commit({PutPlayer{{std::to_string(i), "", i}}},
                       [&order, i](const std::string&) { order.push_back(i); });
    commit({});
    ASSERT_EQ(order.size(), 300u);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
    EXPECT_TRUE(store_->player("299"));
}

TEST_P(StoreSuite, ACallbackMayCommit) {
    std::promise<std::string> second;
    store_->commit({PutPlayer{kAnna}}, [&](const std::string&) {
        store_->commit({PutPlayer{kBert}},
                       [&](const std::string& refused) { second.set_value(refused); });
    });
    EXPECT_EQ(second.get_future().get(), "");
    EXPECT_EQ(store_->player("p2"), kBert);
    store_->commit({DropRoom{"x"}}, nullptr);
}

TEST_P(StoreSuite, ManyThreadsCommitAndOneReads) {
    std::vector<std::thread> threads;
    std::atomic<int> acknowledged = 0;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 100; ++i)
                store_->commit({PutPlayer{{std::to_string(t * 100 + i), "", 0}}},
                               [&](const std::string&) { ++acknowledged; });
        });
    while (acknowledged < 200)
        EXPECT_NO_THROW(store_->player("399"));
    for (std::thread& thread : threads)
        thread.join();
    commit({});
    EXPECT_EQ(acknowledged, 400);
    for (int i = 0; i < 400; ++i)
        EXPECT_TRUE(store_->player(std::to_string(i))) << i;
}

TEST_P(StoreSuite, AHundredThousandEntries) {
    commit({kMatch});
    std::vector<std::string> all;
    for (std::uint64_t from = 0; from < 100'000; from += 10'000) {
        Append append{"m1", from, {}};
        for (std::uint64_t i = 0; i < 10'000; ++i)
            append.entries.push_back("{\"seat\":\"A\",\"code\":" + std::to_string(from + i) + "}");
        all.insert(all.end(), append.entries.begin(), append.entries.end());
        commit({append});
    }
    EXPECT_EQ(store_->load("m1")->entries, all);
    commit({Snapshot{"m1"}});
    EXPECT_EQ(store_->load("m1")->entries, all);
}

}  // namespace
}  // namespace sidera::server
