// Whole games at a terminal that exists only here: what is asked, said and refused.

#include "clients/terminal/play/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "clients/terminal/play/style.h"
#include "engine/setup_text.h"

namespace sidera::terminal {
namespace {

// Types prepared lines, then the last one again and again, or the end of the input.
class Typist final : public LineReader {
  public:
    Typist(std::vector<std::string> lines, bool goes_on)
        : lines_(std::move(lines)), goes_on_(goes_on) {}

    ReadLine read(const std::string&, const std::vector<std::string>&) override {
        if (next_ < lines_.size())
            return {.text = lines_[next_++]};
        if (goes_on_)
            return {.text = lines_.back()};
        return {.end = ReadLine::End::end_of_input, .text = {}};
    }

  private:
    std::vector<std::string> lines_;
    bool goes_on_;
    std::size_t next_ = 0;
};

struct Played {
    std::string text;
    bool over = false;
};

Played play_session(LineReader& reader, int people, std::string_view language, bool variants) {
    const GameKit& game = *find_game("mlem");
    const DataSet data = game.default_data();
    Setup setup = game.setup(3);
    setup.confirm = SeatSet::first(people);
    for (const char* key : {"ufo", "exploration", "secret_missions"})
        if (variants)
            EXPECT_FALSE(set_option(game.options(), data.name, key, "true", setup));
    Company company;
    company.names = {"Ann", "Ben", "Cleo"};
    for (int i = 0; i < 3; ++i)
        company.bots.push_back(i < people ? nullptr : game.make_bot("random", {}, 3));
    std::ostringstream out;
    Printer printer(out, {});
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("mlem", language),
                    printer,
                    reader);
    session.run();
    return {.text = out.str(), .over = session.match().asked().empty()};
}

// Wants to negotiate, and then types prepared lines.
class Negotiator final : public LineReader {
  public:
    explicit Negotiator(std::vector<std::string> lines) : lines_(std::move(lines)) {}

    ReadLine read(const std::string&, const std::vector<std::string>& words) override {
        const auto offered = [&](std::string_view word) {
            return std::ranges::find(words, word) != words.end();
        };
        if (offered("fail"))
            words_ = words;
        if (!words_.empty())
            return next_ < lines_.size() ? ReadLine{.text = lines_[next_++]}
                                         : ReadLine{.end = ReadLine::End::end_of_input, .text = {}};
        for (const char* wish : {"card negotiate", "pass", "no", "done"})
            if (offered(wish))
                return {.text = wish};
        return {.text = "1"};
    }

    // All that could be said in the talk.
    const std::vector<std::string>& words() const { return words_; }

  private:
    std::vector<std::string> lines_;
    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

// Three people at one keyboard until two of them talk.
Played negotiate(LineReader& reader, std::string_view language) {
    const GameKit& game = *find_game("cosmic");
    const DataSet data = game.default_data();
    Setup setup = game.setup(3);
    setup.confirm = SeatSet::first(3);
    Company company{.names = {"Ann", "Ben", "Cleo"}, .bots = {}, .flags = {}};
    company.bots.resize(3);
    std::ostringstream out;
    Printer printer(out, {});
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("cosmic", language),
                    printer,
                    reader);
    session.run();
    return {.text = out.str(), .over = session.match().asked().empty()};
}

bool says(const Played& played, std::string_view text) {
    return played.text.find(text) != std::string::npos;
}

TEST(Session, PlaysToTheEndInBothLanguages) {
    for (const char* language : {"en", "it"})
        for (const bool variants : {false, true})
            for (const int people : {0, 1, 3}) {
                Typist typist({"1"}, true);
                const Played played = play_session(typist, people, language, variants);
                EXPECT_TRUE(played.over);
                EXPECT_EQ(played.text.find("ui."), std::string::npos);
                EXPECT_EQ(played.text.find('\x1b'), std::string::npos);
                std::istringstream lines(played.text);
                for (std::string line; std::getline(lines, line);)
                    EXPECT_LE(columns_of(line), 80) << line;
            }
}

TEST(Session, SaysWhyNotAndWhatElseIsWrong) {
    Typist typist({"99",
                   "nonsense",
                   "use:3",
                   "why land",
                   "why board moon",
                   "help",
                   "? 2",
                   "log",
                   "score",
                   "rules ML-LAND-2",
                   "rules nothing",
                   "lang it",
                   "lang xx",
                   "undo",
                   "save"},
                  false);
    const Played played = play_session(typist, 1, "en", false);
    EXPECT_FALSE(played.over);
    EXPECT_TRUE(says(played, "There is no choice 99; there are 8."));
    EXPECT_TRUE(says(played, "I do not understand nonsense."));
    EXPECT_TRUE(says(played, "use:3 is not possible now."));
    EXPECT_TRUE(says(played, "ML-TRAV-"));
    EXPECT_TRUE(says(played, "land is not possible now."));
    EXPECT_TRUE(says(played, "board moon is possible"));
    EXPECT_TRUE(says(played, "take back your last choice"));
    EXPECT_TRUE(says(played, "ML-AST-SHIFT-1"));
    EXPECT_TRUE(says(played, "ML-LAND-2  "));
    EXPECT_TRUE(says(played, "There is no rule NOTHING."));
    EXPECT_TRUE(says(played, "Quale gatto mandi a bordo?"));
    EXPECT_TRUE(says(played, "Scrivi lang en oppure lang it."));
    EXPECT_TRUE(says(played, "Non si può annullare nulla"));
    EXPECT_TRUE(says(played, "La partita si interrompe qui"));
}

TEST(Session, HidesMissionsFromTheNeighbour) {
    Typist typist({"1"}, true);
    const Played played = play_session(typist, 2, "en", true);
    EXPECT_TRUE(says(played, "Pass the keyboard to Ben."));
    Typist alone({"1"}, true);
    EXPECT_FALSE(says(play_session(alone, 1, "en", true), "Pass the keyboard"));
    Typist open({"1"}, true);
    EXPECT_FALSE(says(play_session(open, 2, "en", false), "Pass the keyboard"));
}

TEST(Session, KeepsManyChoicesOnShelves) {
    for (const char* language : {"en", "it"}) {
        Negotiator person({"more ask:", "ask:negotiate", "more nothing"});
        const Played played = negotiate(person, language);
        ASSERT_GT(person.words().size(), 90u);
        EXPECT_TRUE(says(played, " ask:…"));
        EXPECT_TRUE(says(played, "[fail]"));
        const bool english = std::string_view(language) == "en";
        EXPECT_TRUE(says(played, english ? "(81)" : "(81)"));
        EXPECT_TRUE(says(played, english ? "You want Zombie flare" : "Vuoi Flare"));
        EXPECT_TRUE(says(played, english ? "There are no such choices." : "Non ci sono scelte"));
        // Listed once, by `more`, and then in the draft.
        const std::string card = english ? "You want Morph" : "Vuoi Morph";
        EXPECT_EQ(played.text.find(card), played.text.rfind(card));
        std::istringstream lines(played.text);
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(columns_of(line), 80) << line;
    }
}

// Said together with the answer, and when it was asked for.
TEST(Session, RefusesAWrongAmountByItsRule) {
    for (const bool english : {true, false}) {
        Negotiator first({});
        negotiate(first, "en");
        const auto colony = std::ranges::find_if(
            first.words(), [](const std::string& word) { return word.starts_with("ask_colony:"); });
        ASSERT_NE(colony, first.words().end());
        for (const auto& typed : {std::vector<std::string>{*colony + " = 99"},
                                  std::vector<std::string>{*colony, "99"}}) {
            Negotiator typist(typed);
            const Played played = negotiate(typist, english ? "en" : "it");
            EXPECT_TRUE(says(played, *colony + " = 99")) << played.text;
            EXPECT_TRUE(says(played, english ? "is not possible now" : "ora non è possibile"));
            EXPECT_TRUE(says(played, "CF-DEAL-5"));
        }
    }
}

TEST(Session, TakesBeginningsOfWords) {
    Typist typist({"board sat", "b"}, false);
    const Played played = play_session(typist, 1, "en", false);
    EXPECT_TRUE(says(played, "Ann sends the Satellite Cat aboard."));
}

// Reads from a list, and notes who was sitting there.
class Sitter : public LineReader {
  public:
    explicit Sitter(std::vector<ReadLine> lines) : lines_(std::move(lines)) {}

    ReadLine read(const std::string&, const std::vector<std::string>&) override {
        seats_ += seat_ == kNoSeat ? '-' : letter(seat_);
        return next_ < lines_.size() ? lines_[next_++]
                                     : ReadLine{.end = ReadLine::End::end_of_input, .text = {}};
    }

    void sit_down(Seat seat) override { seat_ = seat; }

    const std::string& seats() const { return seats_; }

  private:
    std::vector<ReadLine> lines_;
    std::size_t next_ = 0;
    Seat seat_ = kNoSeat;
    std::string seats_;
};

// Two people with missions on a screen.
std::string hot_seat(LineReader& reader) {
    const GameKit& game = *find_game("mlem");
    const DataSet data = game.default_data();
    Setup setup = game.setup(2);
    setup.confirm = SeatSet::first(2);
    EXPECT_FALSE(set_option(game.options(), data.name, "secret_missions", "true", setup));
    Company company{.names = {"Ann", "Ben"}, .bots = {}, .flags = {}, .trouble = {}};
    company.bots.resize(2);
    std::ostringstream out;
    Printer printer(out, {.interactive = true, .rows = 40});
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("mlem", "en"),
                    printer,
                    reader);
    session.run();
    return out.str();
}

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

TEST(Session, CurtainOpensOnlyForEnter) {
    const ReadLine enter{.text = {}};
    const ReadLine one{.text = "1"};
    const ReadLine ctrl_c{.end = ReadLine::End::interrupted, .text = {}};
    Sitter stays({enter, one, ctrl_c, {.text = "n"}, ctrl_c, {.text = "y"}});
    const std::string text = hot_seat(stays);
    EXPECT_EQ(times(text, "Pass the keyboard to Ben."), 2U) << "the curtain stays closed";
    EXPECT_EQ(times(text, "Ben: "), 0U) << text;
    Sitter leaves({enter, one});
    EXPECT_EQ(times(hot_seat(leaves), "Ben: "), 0U) << "the end of the input opens nothing either";
}

TEST(Session, EverybodyHasAHistoryOfTheirOwn) {
    const ReadLine enter{.text = {}};
    const ReadLine one{.text = "1"};
    Sitter sitter({enter, one, enter, one});
    (void)hot_seat(sitter);
    EXPECT_EQ(sitter.seats().substr(0, 4), "-A-B") << "nobody's at the curtain";
}

// Says something at the table as soon as it is among the words, then chooses the first for ever.
class Talker final : public LineReader {
  public:
    Talker(std::string wish, std::vector<std::string> then)
        : wish_(std::move(wish)), then_(std::move(then)) {}

    ReadLine read(const std::string&, const std::vector<std::string>& words) override {
        if (!said_ && std::ranges::find(words, wish_) == words.end())
            return {.text = "1"};
        if (!said_) {
            said_ = true;
            return {.text = wish_};
        }
        return next_ < then_.size() ? ReadLine{.text = then_[next_++]}
                                    : ReadLine{.end = ReadLine::End::end_of_input, .text = {}};
    }

    bool has_said() const { return said_; }

  private:
    std::string wish_;
    std::vector<std::string> then_;
    bool said_ = false;
    std::size_t next_ = 0;
};

struct Talked {
    std::string text;
    Record record;
};

Talked talk(LineReader& reader, std::string_view name, std::string_view option) {
    const GameKit& game = *find_game(name);
    const DataSet data = game.default_data();
    Setup setup = game.setup(3);
    setup.confirm = SeatSet::first(3);
    if (!option.empty())
        EXPECT_FALSE(set_option(game.options(), data.name, option, "true", setup));
    Company company{.names = {"Ann", "Ben", "Cleo"}, .bots = {}, .flags = {}, .trouble = {}};
    company.bots.resize(3);
    std::ostringstream out;
    Printer printer(out, {});
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts(name, "en"),
                    printer,
                    reader);
    session.run();
    return {.text = out.str(), .record = session.match().record()};
}

int said_at_table(const Record& record) {
    return static_cast<int>(std::ranges::count_if(record.entries, [](const RecordEntry& entry) {
        return entry.kind == RecordEntry::Kind::answer && entry.answer.channel == Channel::table;
    }));
}

TEST(Session, UnderstandsWhatIsSaidAtTheTable) {
    Talker trader("trade B", {"why trade B", "table", "tell B let us talk", "tell Z no"});
    const Talked trade = talk(trader, "monolith", "");
    EXPECT_TRUE(trader.has_said());
    EXPECT_EQ(said_at_table(trade.record), 1) << trade.text.substr(trade.text.size() - 2000);
    EXPECT_EQ(trade.record.entries.back().text, "let us talk");
    EXPECT_NE(trade.text.find("[resign]"), std::string::npos) << "the command `table` lists it";
    EXPECT_NE(trade.text.find("Type tell, the letters"), std::string::npos);
    EXPECT_EQ(trade.text.find("There is no rule ."), std::string::npos);
    Talker shower("show_power", {});
    const Talked shown = talk(shower, "cosmic", "hidden_powers");
    EXPECT_TRUE(shower.has_said());
    EXPECT_EQ(said_at_table(shown.record), 1);
}

// At every question the file holds all that was answered before.
class Auditor final : public LineReader {
  public:
    explicit Auditor(std::filesystem::path file) : file_(std::move(file)) {}

    ReadLine read(const std::string&, const std::vector<std::string>&) override {
        std::ifstream in(file_);
        std::stringstream text;
        text << in.rdbuf();
        const RecordRead read = read_record(text.str());
        entries_.push_back(read.error ? 0 : read.record.entries.size());
        if (entries_.size() > 4)
            return {.end = ReadLine::End::end_of_input, .text = {}};
        return {.text = "1"};
    }

    const std::vector<std::size_t>& entries() const { return entries_; }

  private:
    std::filesystem::path file_;
    std::vector<std::size_t> entries_;
};

TEST(Session, KeepsTheGameInAFileFromTheFirstAnswerOn) {
    const GameKit& game = *find_game("mlem");
    const DataSet data = game.default_data();
    auto setup = game.setup(2);
    setup.confirm = SeatSet::first(2);
    Company company{.names = {"Ann", "Ben"}, .bots = {}, .flags = {}, .trouble = {}};
    company.bots.resize(2);
    const std::filesystem::path file =
        std::filesystem::path(testing::TempDir()) / "sidera_kept.jsonl";
    std::filesystem::remove(file);
    std::ostringstream out;
    Printer printer(out, {});
    Auditor auditor(file);
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("mlem", "en"),
                    printer,
                    auditor);
    session.keep_record_in(file.string());
    session.run();
    EXPECT_EQ(auditor.entries(), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_EQ(std::filesystem::exists(file.string() + ".new"), false);
    const std::string line = "play mlem --resume " + file.string() + "\n";
    EXPECT_NE(out.str().find(line), std::string::npos) << out.str();
    std::filesystem::remove(file);
}

TEST(Session, SaysOnceThatAFileCannotBeWritten) {
    const GameKit& game = *find_game("mlem");
    const DataSet data = game.default_data();
    auto setup = game.setup(2);
    setup.confirm = SeatSet::first(2);
    Company company{.names = {"Ann", "Ben"}, .bots = {}, .flags = {}, .trouble = {}};
    company.bots.resize(2);
    std::ostringstream out;
    Printer printer(out, {});
    Typist typist({"1", "1", "1", "1"}, false);
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("mlem", "en"),
                    printer,
                    typist);
    session.keep_record_in("/dev/null/no/such/file");
    session.run();
    EXPECT_EQ(times(out.str(), "cannot write"), 2U) << "at the first answer, and at the end";
}

}  // namespace
}  // namespace sidera::terminal
