// Golden playthroughs: whole games in words, compared line by line with tests/golden/*.txt.
//
// tools/golden writes them anew; the difference is then reviewed like code.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/embedded.h"
#include "engine/fallback.h"
#include "engine/narrate.h"
#include "engine/setup_text.h"
#include "match/kit.h"
#include "tests/kit/source_dir.h"

namespace sidera {
namespace {

constexpr std::size_t kViewEvery = 20;

using OptionTexts = std::vector<std::pair<std::string, std::string>>;

struct GoldenGame {
    std::string title;
    int seats;
    std::uint64_t seed;
    OptionTexts options;
};

const std::vector<GoldenGame> kMlem = {
    {"base game", 3, 11, {}},
    {"UFO", 2, 12, {{"ufo", "true"}, {"ufo_stack_empty", "reshuffle"}}},
    {"exploration", 4, 13, {{"exploration", "true"}, {"failure_limit", "6"}}},
    {"secret missions", 5, 14, {{"secret_missions", "true"}, {"failure_limit", "5"}}},
    {"everything", 3, 15, {{"ufo", "true"}, {"exploration", "true"}, {"secret_missions", "true"}}}};

const std::vector<GoldenGame> kAlienFrontiers = {
    {"base game", 4, 21, {}},
    {"two players, English edition", 2, 22, {{"edition", "english_2011"}}},
    {"to eight points, limited supply",
     4,
     23,
     {{"end_mode", "vp_target"}, {"short_game", "true"}, {"limited_supply", "true"}}},
    {"long game, unpaid dockings only",
     3,
     24,
     {{"long_game", "true"}, {"mandatory_docking", "unpaid_only"}, {"round_limit", "12"}}}};

const std::vector<GoldenGame> kMonolith = {
    {"two players", 2, 31, {{"round_limit", "8"}}},
    {"three players, everything chosen",
     3,
     32,
     {{"round_limit", "3"}, {"resource_layout", "chosen"}, {"asteroid_die", "none"}}},
    {"four players, open stocks, random asteroids",
     4,
     33,
     {{"round_limit", "3"}, {"open_stocks", "true"}, {"asteroid_placement", "random"}}}};

const std::vector<GoldenGame> kCosmic = {
    {"four players", 4, 41, {{"turn_limit", "6"}, {"deal_max_proposals", "2"}}},
    {"three players, hidden powers, everybody asked",
     3,
     42,
     {{"turn_limit", "4"},
      {"hidden_powers", "true"},
      {"asking", "always"},
      {"deal_max_proposals", "2"}}},
    {"five players, four planets, rotating powers, technology",
     5,
     43,
     {{"turn_limit", "8"},
      {"planets_per_player", "4"},
      {"rotating_powers", "true"},
      {"free_flares", "true"},
      {"technology", "true"},
      {"deal_max_proposals", "2"}}}};

// Writes down one game. Half of the answers are the clock's, half are drawn: no bot has a say, so
// that only the rules can change the text.
class Narrator {
  public:
    Narrator(const GameKit& game, const Catalogue& texts) : game_(game), speaker_(texts, {}) {}

    std::string tell(const GoldenGame& golden) {
        out_ << "== " << golden.title << ", " << golden.seats << " seats, seed " << golden.seed
             << " ==\n";
        const DataSet set = game_.default_data();
        Setup setup = game_.setup(golden.seats);
        for (const auto& [key, value] : golden.options) {
            EXPECT_EQ(set_option(game_.options(), set.name, key, value, setup), std::nullopt);
            out_ << key << "=" << value << "\n";
        }
        setup.confirm = SeatSet::of(seat_at(1));
        match_ = game_.open(set, setup, {golden.seed, 0}, {});
        blank_ = parse_json(match_->view(kNoSeat)).value;
        QuickRandom random(golden.seed);
        tell_news();
        for (std::size_t answers = 0; !match_->asked().empty(); ++answers) {
            const Seat seat = match_->asked().lowest();
            if (answers % kViewEvery == kViewEvery - 1)
                tell_view(seat);
            give_answer(seat, random);
            if (testing::Test::HasFatalFailure())
                return {};
            tell_news();
        }
        tell_scores();
        return out_.str();
    }

  private:
    void give_answer(Seat seat, QuickRandom& random) {
        const Decision decision = match_->decision(seat, Channel::main);
        const auto count = static_cast<std::uint32_t>(decision.options.size());
        OptionCode code = decision.fallback;
        if (random.below(2) == 0)
            code = decision.options[random.below(count)].code;
        out_ << letter(seat) << ": " << match_->notation(code) << "   (" << decision.kind << ", "
             << count << (count == 1 ? " option" : " options") << ")\n";
        const Status status = match_->answer(answer_with(decision, code), By::person);
        ASSERT_TRUE(status.ok) << status.why;
    }

    // What everybody hears, and behind a letter what one seat alone hears.
    void tell_news() {
        for (int i = -1; i < match_->seats(); ++i) {
            const Seat audience = i < 0 ? kNoSeat : seat_at(i);
            Sequence& heard = heard_[static_cast<std::size_t>(i + 1)];
            for (const Told& told : match_->events_since(audience, heard)) {
                heard = told.sequence;
                const bool is_private = told.message.key.starts_with("private.");
                if (i < 0)
                    out_ << "    " << speaker_.say(told.message) << "\n";
                else if (is_private)
                    out_ << "    [" << letter(audience) << "] " << speaker_.say(told.message)
                         << "\n";
            }
        }
    }

    void tell_view(Seat seat) {
        out_ << "-- what " << letter(seat) << " sees --\n";
        const Json view = parse_json(match_->view(seat)).value;
        for (const auto& [part, value] : view.members())
            tell_changes(part, value, *blank_.find(part));
    }

    // One line for every part that is not as at the start.
    void tell_changes(const std::string& path, const Json& now, const Json& start) {
        if (now == start)
            return;
        if (!now.is_object() || !start.is_object()) {
            out_ << "    " << path << " = " << now.dump() << "\n";
            return;
        }
        for (const auto& [key, value] : now.members())
            tell_changes(path + "." + key, value, *start.find(key));
    }

    void tell_scores() {
        out_ << "-- scores --\n";
        for (const ScoreLine& line : match_->score_lines())
            if (line.points != 0)
                out_ << "    " << letter(line.seat) << " " << line.points << " "
                     << speaker_.say(line.what) << "\n";
        const Outcome outcome = match_->outcome();
        for (int i = 0; i < match_->seats(); ++i)
            out_ << letter(seat_at(i)) << ": " << outcome.points[static_cast<std::size_t>(i)]
                 << (outcome.winners.has(seat_at(i)) ? ", wins" : "") << "\n";
        out_ << "hash " << hash_text(match_->hash()) << "\n\n";
    }

    const GameKit& game_;
    Speaker speaker_;
    std::unique_ptr<Match> match_;
    Json blank_;
    std::array<Sequence, kMaxSeats + 1> heard_{};
    std::ostringstream out_;
};

// The first line in which two texts differ, for a message that can be read.
std::string first_different_line(const std::string& have, const std::string& wanted) {
    std::istringstream a(have);
    std::istringstream b(wanted);
    for (int line = 1;; ++line) {
        std::string mine;
        std::string theirs;
        const bool more_mine = static_cast<bool>(std::getline(a, mine));
        const bool more_theirs = static_cast<bool>(std::getline(b, theirs));
        if (!more_mine && !more_theirs)
            return {};
        if (mine != theirs || more_mine != more_theirs)
            return "line " + std::to_string(line) + "\n  golden: " + theirs + "\n  now:    " + mine;
    }
}

void compare(std::string_view game, const std::vector<GoldenGame>& games) {
    const std::string name(game);
    Catalogue texts;
    ASSERT_EQ(Catalogue::load(*find_embedded(name + "/text", "en.json"), texts), std::nullopt);
    std::string told;
    for (const GoldenGame& golden : games)
        told += Narrator(*find_game(game), texts).tell(golden);
    const std::string path = kit::source_dir() / "tests/golden" / (name + ".txt");
    if (const char* mode = std::getenv("SIDERA_GOLDEN"); mode != nullptr) {
        std::ofstream(path) << told;
        return;
    }
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    std::ostringstream golden;
    golden << file.rdbuf();
    EXPECT_EQ(first_different_line(told, golden.str()), "")
        << "If the change is meant, run tools/golden and review the difference.";
    EXPECT_EQ(told.find('{'), told.find("{\"")) << "a sentence lacks an argument";
}

TEST(Golden, Mlem) {
    compare("mlem", kMlem);
}

TEST(Golden, AlienFrontiers) {
    compare("alien_frontiers", kAlienFrontiers);
}

TEST(Golden, Monolith) {
    compare("monolith", kMonolith);
}

TEST(Golden, Cosmic) {
    compare("cosmic", kCosmic);
}

}  // namespace
}  // namespace sidera
