// Help about a single choice: it cites the card that asks, or the rule of the question.

#include <gtest/gtest.h>

#include <sstream>

#include "clients/terminal/play/session.h"
#include "match/kit.h"

namespace sidera::terminal {
namespace {

// What is asked in Cosmic Encounter when these answers have been given.
Decision asked_after(std::string_view scenario) {
    const GameKit& game = *find_game("cosmic");
    const LessonLoad load =
        game.open_lesson(game.default_data(), parse_json(scenario).value, SeatSet());
    EXPECT_EQ(load.error, "");
    if (load.lesson == nullptr)
        return {};
    Match& match = load.lesson->match();
    for (const Lesson::Step& step : load.lesson->steps()) {
        const Status status = match.answer({.seat = step.seat,
                                            .serial = match.serial(step.seat, Channel::main),
                                            .code = step.code,
                                            .value = step.value},
                                           By::person);
        EXPECT_TRUE(status) << status.why;
    }
    return match.decision(match.asked().lowest(), Channel::main);
}

std::string cited(std::string_view scenario, std::string_view language = "en") {
    const Decision asked = asked_after(scenario);
    if (asked.options.empty())
        return "nothing is asked";
    const Painter& painter = painter_of("cosmic");
    const Texts texts("cosmic", language);
    const Option& first = asked.options.front();
    if (const std::string cause = painter.cause(texts, asked, first); !cause.empty())
        return cause.substr(0, cause.find(':'));
    const std::string_view rule = painter.rule(first);
    return std::string(rule.empty() ? asked.rule.id : rule);
}

TEST(CosmicHelp, CitesTheCardThatAsks) {
    constexpr std::string_view kDiscard = R"({"seats": 3, "options": {"alien_choice": 1},
        "given": {"phase": "regroup", "table": {
            "aliens": {"A": "parasite", "B": "mind", "C": "will"},
            "ships": {"B": {"B1": 0, "B2": 0, "B3": 0, "B4": 0, "B5": 0}},
            "hands": {"A": ["attack_08", "plague"], "B": ["attack_06", "attack_04"]},
            "destinies": ["colour_b"], "encounter": {"offense": "A"}}},
        "when": ["A: use plague", "A: player B"], "then": {"over": false}})";
    EXPECT_EQ(asked_after(kDiscard).kind, "pick_card");
    EXPECT_EQ(cited(kDiscard), "Plague");
    EXPECT_EQ(cited(kDiscard, "it"), "Peste");
}

TEST(CosmicHelp, CitesTheRuleOfThePowerThatAsks) {
    constexpr std::string_view kRage = R"({"seats": 3, "options": {"alien_choice": 1},
        "given": {"phase": "turn", "table": {
            "aliens": {"A": "hate", "B": "mite", "C": "will"},
            "hands": {"A": ["attack_08", "negotiate"], "B": ["attack_06", "attack_10"]},
            "encounter": {"offense": "A"}}},
        "then": {"over": false}})";
    EXPECT_EQ(cited(kRage), "CF-A-HATE-1");
}

// Types help about the first choice that begins so.
class Curious final : public LineReader {
  public:
    explicit Curious(std::string beginning) : beginning_(std::move(beginning)) {}

    ReadLine read(const std::string&, const std::vector<std::string>& words) override {
        for (const std::string& word : words)
            if (!has_asked_ && word.starts_with(beginning_)) {
                has_asked_ = true;
                return {.text = "help " + word};
            }
        return has_asked_ ? ReadLine{.end = ReadLine::End::end_of_input, .text = {}}
                          : ReadLine{.text = "1"};
    }

  private:
    std::string beginning_;
    bool has_asked_ = false;
};

TEST(CosmicHelp, CitesTheRuleOfTheQuestion) {
    const GameKit& game = *find_game("cosmic");
    const DataSet data = game.default_data();
    auto setup = game.setup(3);
    setup.confirm = SeatSet::first(3);
    Company company{.names = {"Ann", "Ben", "Cleo"}, .bots = {}, .flags = {}, .trouble = {}};
    company.bots.resize(3);
    std::ostringstream out;
    Printer printer(out, {});
    Curious curious("planet ");
    Session session(data,
                    game.open(data, setup, {.low = 7}, company.names),
                    std::move(company),
                    Texts("cosmic", "en"),
                    printer,
                    curious);
    session.run();
    const std::string text = out.str();
    const std::size_t help = text.rfind("CF-LAUNCH-");
    ASSERT_NE(help, std::string::npos) << text.substr(text.size() - 1000);
    EXPECT_EQ(text.substr(help, 11), "CF-LAUNCH-1");
}

}  // namespace
}  // namespace sidera::terminal
