// Golden playthroughs (trials.json): whole games in words, compared line by line with
// tests/golden/*.txt.
//
// tools/golden writes them anew; the difference is then reviewed like code.

#include <cstdlib>
#include <sstream>

#include "engine/embedded.h"
#include "engine/fallback.h"
#include "engine/narrate.h"
#include "tests/kit/trials.h"

namespace sidera {
namespace {

constexpr std::size_t kViewEvery = 20;

// Writes down one game. Half of the answers are the clock's, half are drawn: no bot has a say, so
// that only the rules can change the text.
class Narrator {
  public:
    Narrator(const GameKit& game, const Catalogue& texts) : game_(game), speaker_(texts, {}) {}

    std::string tell(const Json& golden) {
        const auto seed = static_cast<std::uint64_t>(kit::said(golden, "seed").as_int());
        Setup setup = kit::setup_of(game_, golden);
        out_ << "== " << kit::said(golden, "title").as_string() << ", " << setup.seats
             << " seats, seed " << seed << " ==\n";
        for (const auto& [key, value] : kit::said(golden, "options").members())
            out_ << key << "=" << value.as_string() << "\n";
        setup.confirm = SeatSet::of(seat_at(1));
        match_ = game_.open(game_.default_data(), setup, {seed, 0}, {});
        blank_ = parse_json(match_->view(kNoSeat)).value;
        QuickRandom random(seed);
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
        for (const auto& [key, value] : now.members()) {
            const Json* before = start.find(key);  // none: a field that came later
            tell_changes(path + "." + key, value, before != nullptr ? *before : Json());
        }
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

class Golden : public ::testing::TestWithParam<const GameKit*> {};

TEST_P(Golden, IsToldAsEver) {
    const std::string name(GetParam()->name());
    Catalogue texts;
    ASSERT_EQ(Catalogue::load(*find_embedded(name + "/text", "en.json"), texts), std::nullopt);
    std::string told;
    for (const Json& golden : kit::trials_of(*GetParam(), "golden"))
        told += Narrator(*GetParam(), texts).tell(golden);
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

INSTANTIATE_TEST_SUITE_P(All, Golden, ::testing::ValuesIn(all_games()), kit::name_of);

}  // namespace
}  // namespace sidera
