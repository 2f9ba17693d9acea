// The corpus of recorded games: every record is played again, with all its hashes.
//
// A record is kept as long as its rules version is; `tools/golden records` makes the corpus anew
// from the recipes in trials.json.

#include <cstdlib>
#include <sstream>

#include "tests/kit/trials.h"

namespace sidera {
namespace {

const std::filesystem::path kFolder = kit::source_dir() / "tests/records";

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::filesystem::path> corpus() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
        if (entry.path().extension() == ".jsonl")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

FairPlay agreed(int seats) {
    FairPlay fair{.match = "a-match-of-the-corpus", .secret = std::string(64, '7')};
    fair.commitment = fair_commitment(fair.match, fair.secret);
    fair.entropy.resize(static_cast<std::size_t>(seats));
    fair.entropy[0] = "caff\u00e8";
    return fair;
}

// A recipe may say that there are `people`, who press buttons, write notes and take answers back;
// that the game is left after so many entries (`stop_at`); that the seed was agreed on (`fair`).
std::string make_record(const GameKit& game, const Json& recipe) {
    const auto seed = static_cast<std::uint64_t>(kit::said(recipe, "seed").as_int());
    const auto stop_at = static_cast<std::size_t>(kit::said(recipe, "stop_at").as_int());
    const bool has_people = kit::said(recipe, "people").as_bool();
    const bool is_fair = kit::said(recipe, "fair").as_bool();
    Setup setup = kit::setup_of(game, recipe);
    if (has_people)
        setup.confirm = SeatSet::from_bits(1);
    const FairPlay fair = agreed(setup.seats);
    const Seed luck = is_fair ? fair_seed(fair) : Seed{seed, 2026};
    auto match = game.open(game.default_data(), setup, luck, {"Ada"});
    const auto bot = game.make_bot(kit::said(recipe, "bot").as_string(), {.iterations = 50}, seed);
    QuickRandom random(seed);
    while (!match->asked().empty() && (stop_at == 0 || match->record().entries.size() < stop_at)) {
        const Seat seat = match->asked().lowest();
        const bool person = has_people && seat == seat_at(0);
        match->answer(bot->choose(*match, seat, Channel::main), person ? By::person : By::bot);
        if (has_people && random.below(6) == 0)
            match->undo(seat_at(0));
        if (has_people && random.below(40) == 0)
            match->note(seat, SeatSet::of(seat_at(0)), "mlem \"mlem\"");
    }
    Record record = match->record();
    if (is_fair)
        record.header.fair = fair;
    return write_record(record);
}

TEST(Records, AreMadeWhenAskedFor) {
    const char* mode = std::getenv("SIDERA_RECORDS");
    if (mode == nullptr)
        GTEST_SKIP() << "the corpus is kept as it is";
    for (const GameKit* game : all_games())
        for (const Json& recipe : kit::trials_of(*game, "records"))
            std::ofstream(kFolder / (kit::said(recipe, "name").as_string() + ".jsonl"))
                << make_record(*game, recipe);
}

TEST(Records, OfEveryRecipeThereIsOne) {
    for (const GameKit* game : all_games())
        for (const Json& recipe : kit::trials_of(*game, "records")) {
            const std::string name = kit::said(recipe, "name").as_string();
            EXPECT_TRUE(std::filesystem::exists(kFolder / (name + ".jsonl"))) << name;
        }
}

TEST(Records, ThereAreSomeOfEverything) {
    int undos = 0;
    int notes = 0;
    int unfinished = 0;
    std::array<int, kMaxSeats + 1> seats{};
    for (const auto& path : corpus()) {
        const RecordRead read = read_record(content(path));
        ASSERT_FALSE(read.error) << path << ": " << *read.error;
        for (const RecordEntry& entry : read.record.entries) {
            undos += entry.kind == RecordEntry::Kind::undo;
            notes += entry.kind == RecordEntry::Kind::note;
        }
        unfinished += !read.record.finished;
        ++seats[static_cast<std::size_t>(read.record.header.seats)];
    }
    EXPECT_GT(undos, 5);
    EXPECT_GT(notes, 2);
    EXPECT_GT(unfinished, 1);
    for (std::size_t i = 2; i <= 5; ++i)
        EXPECT_GT(seats[i], 1) << i << " seats";
}

TEST(Records, ArePlayedAgainWithAllHashes) {
    for (const auto& path : corpus()) {
        const std::string text = content(path);
        const RecordRead read = read_record(text);
        ASSERT_FALSE(read.error) << path << ": " << *read.error;
        const ReplayedMatch again = replay_record(read.record);
        ASSERT_EQ(again.error, std::nullopt) << path;
        EXPECT_EQ(write_record(again.match->record()), text) << path;
    }
}

TEST(Records, HoldAndSayWhenTheyDoNot) {
    int fair = 0;
    for (const auto& path : corpus()) {
        Record record = read_record(content(path)).record;
        EXPECT_EQ(verify_record(record), std::nullopt) << path;
        if (record.header.fair) {
            ++fair;
            Record other = record;
            other.header.fair->entropy[0] += "x";
            EXPECT_EQ(verify_record(other),
                      "the seed does not follow from the secret and the players' texts");
        }
        if (!record.hashes.empty()) {
            record.hashes.pop_back();
            EXPECT_NE(verify_record(record), std::nullopt) << path;
        }
    }
    EXPECT_EQ(fair, 3);
}

// Whatever digit of a hash is altered, it is noticed.
TEST(Records, AnAlteredHashIsFoundOut) {
    for (const auto& path : corpus()) {
        Record record = read_record(content(path)).record;
        for (RecordHash& hash : record.hashes) {
            hash.hash ^= 16;
            EXPECT_EQ(replay_record(record).error,
                      "after entry " + std::to_string(hash.entries) +
                          " the position differs from the recorded one")
                << path;
            hash.hash ^= 16;
        }
    }
}

}  // namespace
}  // namespace sidera
