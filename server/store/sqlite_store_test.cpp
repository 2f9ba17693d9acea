// What only the SQLite store promises: grouped commits, and clear sentences about bad files.

#include "server/store/sqlite_store.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <latch>

#include "server/store/sqlite.h"
#include "server/store/sqlite_schema.h"
#include "server/store/test_store.h"

namespace sidera::server {
namespace {

std::string opening_fault(const std::string& file) {
    std::string error;
    return open_sqlite_store(file, error) == nullptr ? error : "it opened";
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(SqliteStore, CommitsThatQueueUpShareATransaction) {
    const TestFolder folder;
    std::string error;
    const auto store = open_sqlite_store(folder.file("db"), error);
    ASSERT_NE(store, nullptr) << error;
    std::latch queued(1);
    store->commit({}, [&](const std::string&) { queued.wait(); });
    int acknowledged = 0;
    for (int i = 0; i < 2000; ++i)
        store->commit({PutPlayer{{std::to_string(i), "", i}}},
                      [&](const std::string& refused) { acknowledged += refused.empty() ? 1 : 0; });
    queued.count_down();
    EXPECT_EQ(committed(*store, {}), "");
    EXPECT_EQ(acknowledged, 2000);
    EXPECT_LE(store->transactions(), 4u);
}

TEST(SqliteStore, SaysWhatIsWrongWithThePlace) {
    const TestFolder folder;
    EXPECT_TRUE(contains(opening_fault(folder.file("none/db")), "there is no folder"));
    EXPECT_TRUE(contains(opening_fault(folder.file("")), "it is a folder"));
    EXPECT_TRUE(contains(opening_fault(":memory:"), "write-ahead log"));
}

TEST(SqliteStore, RefusesWhatIsNoDatabase) {
    const TestFolder folder;
    std::ofstream(folder.file("text")) << std::string(5000, 'x');
    EXPECT_TRUE(contains(opening_fault(folder.file("text")), "damaged or not a database"));
}

TEST(SqliteStore, RefusesADamagedFile) {
    const TestFolder folder;
    std::string error;
    {
        const auto store = open_sqlite_store(folder.file("db"), error);
        std::vector<Change> changes;
        for (int i = 0; i < 2000; ++i)
            changes.push_back(PutPlayer{{std::to_string(i), "somebody", i}});
        ASSERT_EQ(committed(*store, changes), "");
    }
    std::fstream file(folder.file("db"), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(4096 * 3);
    file << std::string(4096 * 20, '\x5a');
    file.close();
    EXPECT_TRUE(contains(opening_fault(folder.file("db")), "damaged"));
}

TEST(SqliteStore, RefusesFilesOfOthersAndOfTheFuture) {
    const TestFolder folder;
    {
        sqlite::Database other(folder.file("other"));
        other.run("CREATE TABLE thing (id INTEGER)");
    }
    EXPECT_TRUE(contains(opening_fault(folder.file("other")), "another program"));
    std::string error;
    ASSERT_NE(open_sqlite_store(folder.file("db"), error), nullptr);
    {
        sqlite::Database newer(folder.file("db"));
        newer.run("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
    }
    EXPECT_TRUE(contains(opening_fault(folder.file("db")), "newer Sidera"));
}

// Files of the first version do not know yet whose rooms they hold.
TEST(SqliteStore, TakesUpFilesOfTheFirstVersion) {
    const TestFolder folder;
    std::string error;
    const StoredRoom room{
        .id = "r1",
        .game = "mlem",
        .match = "",
        .changed = 1,
        .body = R"({"host":"p1","seats":[{"player":"p2"},{"bot":"greedy"},{"player":"p3"}]})"};
    {
        const auto store = open_sqlite_store(folder.file("db"), error);
        ASSERT_NE(store, nullptr) << error;
        ASSERT_EQ(committed(*store, {PutRoom{room}}), "");
    }
    {
        sqlite::Database older(folder.file("db"));
        older.run("DROP TABLE room_player");
        older.run("PRAGMA user_version = 1");
    }
    const auto store = open_sqlite_store(folder.file("db"), error);
    ASSERT_NE(store, nullptr) << error;
    for (const char* player : {"p1", "p2", "p3"})
        EXPECT_EQ(store->rooms_of(player), std::vector<StoredRoom>{room}) << player;
    EXPECT_TRUE(store->rooms_of("greedy").empty());
}

TEST(SqliteStore, AFullDiskLosesNothingThatWasAcknowledged) {
    const TestFolder folder;
    std::string error;
    int kept = 0;
    {
        const auto store = open_sqlite_store(folder.file("db"), error, {.pages = 100});
        ASSERT_NE(store, nullptr) << error;
        const std::string body(10'000, 'x');
        std::string refused;
        while (refused.empty()) {
            refused = committed(*store, {PutAnalysis{std::to_string(kept), body}});
            kept += refused.empty() ? 1 : 0;
        }
        EXPECT_EQ(refused, "there is no room left on the disk");
        EXPECT_GT(kept, 5);
        // One that is too large stands between two that fit.
        std::string first, large, last;
        store->commit({PutPlayer{{"a", "", 0}}}, [&](const std::string& why) { first = why; });
        store->commit({PutAnalysis{"large", std::string(1'000'000, 'x')}},
                      [&](const std::string& why) { large = why; });
        store->commit({PutPlayer{{"b", "", 0}}}, [&](const std::string& why) { last = why; });
        committed(*store, {});
        EXPECT_EQ(first, "");
        EXPECT_EQ(large, "there is no room left on the disk");
        EXPECT_EQ(last, "");
        for (int i = 0; i < kept; ++i)
            EXPECT_EQ(store->analysis(std::to_string(i)), body);
    }
    const auto store = open_sqlite_store(folder.file("db"), error);
    ASSERT_NE(store, nullptr) << error;
    for (int i = 0; i < kept; ++i)
        EXPECT_TRUE(store->analysis(std::to_string(i)));
    EXPECT_EQ(store->analysis(std::to_string(kept)), std::nullopt);
    EXPECT_TRUE(store->player("a") && store->player("b"));
    EXPECT_EQ(committed(*store, {PutAnalysis{"more", std::string(1'000'000, 'x')}}), "");
}

// Fills the store until something is refused, then ends at once, as if killed; the exit code is
// the number of bodies that were acknowledged.
[[noreturn]] void fill_and_die(const std::string& file, rlim_t most_bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{most_bytes, most_bytes};
    setrlimit(RLIMIT_FSIZE, &limit);
    std::string error;
    const auto store = open_sqlite_store(file, error);
    if (store == nullptr)
        std::_Exit(0);
    int kept = 0;
    const std::string body(10'000, 'x');
    while (kept < 200 && committed(*store, {PutAnalysis{std::to_string(kept), body}}).empty())
        ++kept;
    // Still there and still reading.
    std::_Exit(store->analysis("0") ? kept : 0);
}

// Exit codes are 8 bits; 0 to 200 bodies fit.
int exit_code_of(const std::function<void()>& deed) {
    const pid_t child = fork();
    if (child == 0)
        deed();
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(SqliteStore, ADeathInTheMiddleLosesNothingThatWasAcknowledged) {
    for (const rlim_t most_bytes : {rlim_t{600'000}, rlim_t{100'000'000}}) {
        const TestFolder folder;
        const int kept = exit_code_of([&] { fill_and_die(folder.file("db"), most_bytes); });
        EXPECT_GT(kept, 5);
        EXPECT_EQ(kept == 200, most_bytes > 600'000);
        std::string error;
        const auto store = open_sqlite_store(folder.file("db"), error);
        ASSERT_NE(store, nullptr) << error;
        for (int i = 0; i < kept; ++i)
            EXPECT_TRUE(store->analysis(std::to_string(i))) << i;
        EXPECT_EQ(store->analysis(std::to_string(kept)), std::nullopt);
        EXPECT_EQ(committed(*store, {PutAnalysis{"more", "body"}}), "");
    }
}

}  // namespace
}  // namespace sidera::server
