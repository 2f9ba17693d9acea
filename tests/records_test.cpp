// The corpus of recorded games: every record is played again, with all its hashes.
//
// A record is kept as long as its rules version is; `tools/golden records` makes the corpus anew.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/setup_text.h"
#include "match/kit.h"
#include "tests/kit/source_dir.h"

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

struct Recipe {
    std::string_view name;
    std::string_view game;
    std::string_view bot;
    int seats;
    std::string_view options;  // key=value, with spaces between them
    bool people = false;       // they press buttons, write notes and take answers back
    std::size_t stop_at = 0;   // the game is left after so many entries; 0: never
    bool fair = false;         // the seed was agreed on
};

constexpr std::string_view kAllMlem = "ufo=true exploration=true secret_missions=true";

constexpr std::array<Recipe, 31> kRecipes = {{
    {"01-greedy-2-base", "mlem", "greedy", 2, ""},
    {"02-random-3-base", "mlem", "random", 3, "failure_limit=7"},
    {"03-greedy-4-ufo", "mlem", "greedy", 4, "ufo=true failure_limit=8"},
    {"04-random-5-exploration", "mlem", "random", 5, "exploration=true failure_limit=5"},
    {"05-greedy-5-missions", "mlem", "greedy", 5, "secret_missions=true failure_limit=6"},
    {"06-random-2-all",
     "mlem",
     "random",
     2,
     "ufo=true exploration=true secret_missions=true failure_limit=8"},
    {"07-people-2-base", "mlem", "random", 2, "failure_limit=6", true},
    {"08-people-3-missions", "mlem", "greedy", 3, "secret_missions=true failure_limit=5", true},
    {"09-people-4-all",
     "mlem",
     "random",
     4,
     "ufo=true exploration=true secret_missions=true failure_limit=5",
     true},
    {"10-greedy-3-ufo-exploration",
     "mlem",
     "greedy",
     3,
     "ufo=true exploration=true failure_limit=7"},
    {"11-left-4-all", "mlem", "greedy", 4, kAllMlem, true, 50},
    {"12-left-5-missions", "mlem", "random", 5, "secret_missions=true", false, 3},
    {"13-fair-3-base", "mlem", "greedy", 3, "failure_limit=6", false, 0, true},
    {"21-frontiers-greedy-4", "alien_frontiers", "greedy", 4, ""},
    {"22-frontiers-random-2", "alien_frontiers", "random", 2, "edition=english_2011"},
    {"23-frontiers-expert-3", "alien_frontiers", "expert", 3, "long_game=true round_limit=8"},
    {"24-frontiers-short-4",
     "alien_frontiers",
     "greedy",
     4,
     "end_mode=vp_target short_game=true limited_supply=true"},
    {"25-frontiers-people-2", "alien_frontiers", "random", 2, "round_limit=10", true},
    {"26-frontiers-people-4",
     "alien_frontiers",
     "greedy",
     4,
     "mandatory_docking=off round_limit=6",
     true},
    {"27-frontiers-left-3", "alien_frontiers", "random", 3, "first_player=2", true, 70},
    {"28-frontiers-fair-2", "alien_frontiers", "greedy", 2, "", false, 0, true},
    {"41-monolith-greedy-2", "monolith", "greedy", 2, "round_limit=12"},
    {"42-monolith-random-3", "monolith", "random", 3, "round_limit=6 asteroid_placement=random"},
    {"43-monolith-people-4", "monolith", "random", 4, "round_limit=4 open_stocks=true", true},
    {"44-monolith-left-6", "monolith", "greedy", 6, "resource_layout=chosen", false, 120},
    {"61-cosmic-greedy-5", "cosmic", "greedy", 5, "turn_limit=12"},
    {"62-cosmic-random-3", "cosmic", "random", 3, "turn_limit=4 asking=possible"},
    {"63-cosmic-greedy-4-technology", "cosmic", "greedy", 4, "turn_limit=10 technology=true"},
    {"64-cosmic-people-4", "cosmic", "random", 4, "turn_limit=3 hidden_powers=true", true},
    {"65-cosmic-left-8", "cosmic", "greedy", 8, "rotating_powers=true", false, 300},
    {"66-cosmic-fair-5",
     "cosmic",
     "greedy",
     5,
     "turn_limit=4 planets_per_player=4",
     false,
     0,
     true},
}};

Setup setup_of(const GameKit& game, const Recipe& recipe) {
    Setup setup = game.setup(recipe.seats);
    std::istringstream options{std::string(recipe.options)};
    for (std::string option; options >> option;) {
        const std::size_t equals = option.find('=');
        EXPECT_EQ(set_option(game.options(),
                             game.default_data().name,
                             option.substr(0, equals),
                             option.substr(equals + 1),
                             setup),
                  std::nullopt);
    }
    return setup;
}

FairPlay agreed(int seats) {
    FairPlay fair{.match = "a-match-of-the-corpus", .secret = std::string(64, '7')};
    fair.commitment = fair_commitment(fair.match, fair.secret);
    fair.entropy.resize(static_cast<std::size_t>(seats));
    fair.entropy[0] = "caff\u00e8";
    return fair;
}

std::string make_record(const Recipe& recipe, std::uint64_t seed) {
    const GameKit& game = *find_game(recipe.game);
    Setup setup = setup_of(game, recipe);
    if (recipe.people)
        setup.confirm = SeatSet::from_bits(1);
    const FairPlay fair = agreed(recipe.seats);
    const Seed luck = recipe.fair ? fair_seed(fair) : Seed{seed, 2026};
    auto match = game.open(game.default_data(), setup, luck, {"Ada"});
    const auto bot = game.make_bot(recipe.bot, {.iterations = 50}, seed);
    QuickRandom random(seed);
    while (!match->asked().empty() &&
           (recipe.stop_at == 0 || match->record().entries.size() < recipe.stop_at)) {
        const Seat seat = match->asked().lowest();
        const bool person = recipe.people && seat == seat_at(0);
        match->answer(bot->choose(*match, seat, Channel::main), person ? By::person : By::bot);
        if (recipe.people && random.below(6) == 0)
            match->undo(seat_at(0));
        if (recipe.people && random.below(40) == 0)
            match->note(seat, SeatSet::of(seat_at(0)), "mlem \"mlem\"");
    }
    Record record = match->record();
    if (recipe.fair)
        record.header.fair = fair;
    return write_record(record);
}

TEST(Records, AreMadeWhenAskedFor) {
    const char* mode = std::getenv("SIDERA_RECORDS");
    if (mode == nullptr)
        GTEST_SKIP() << "the corpus is kept as it is";
    for (std::size_t i = 0; i < kRecipes.size(); ++i)
        std::ofstream(kFolder / (std::string(kRecipes[i].name) + ".jsonl"))
            << make_record(kRecipes[i], 100 + i);
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
    EXPECT_GE(corpus().size(), kRecipes.size());
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
