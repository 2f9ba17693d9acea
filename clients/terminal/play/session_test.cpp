// Whole games at a terminal that exists only here: what is asked, said and refused.

#include "clients/terminal/play/session.h"

#include <gtest/gtest.h>

#include <algorithm>
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

TEST(Session, TakesBeginningsOfWords) {
    Typist typist({"board sat", "b"}, false);
    const Played played = play_session(typist, 1, "en", false);
    EXPECT_TRUE(says(played, "Ann sends the Satellite Cat aboard."));
}

}  // namespace
}  // namespace sidera::terminal
