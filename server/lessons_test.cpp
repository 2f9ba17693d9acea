// The lessons of all games: their scenarios hold, every step has its words, and a table leads
// through.

#include "server/lessons.h"

#include "engine/embedded.h"
#include "engine/scenario.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

struct LessonFile {
    std::string game;
    std::string name;
    Json scenario;
};

void PrintTo(const LessonFile& lesson, std::ostream* out) {
    *out << lesson.game << " " << lesson.name;
}

// "first_flight.json" is a lesson, "first_flight.en.json" its words.
std::vector<LessonFile> all_lessons() {
    std::vector<LessonFile> lessons;
    for (const EmbeddedFile& file : embedded_files())
        if (file.folder.ends_with("/lessons") && file.name.find('.') == file.name.rfind('.'))
            lessons.push_back({std::string(file.folder.substr(0, file.folder.find('/'))),
                               std::string(file.name.substr(0, file.name.find('.'))),
                               parse_json(file.text).value});
    return lessons;
}

// What the learner says, in order.
std::vector<WrittenAnswer> answers_of(const LessonFile& lesson) {
    std::vector<WrittenAnswer> answers;
    for (const Json& text : lesson.scenario.find("when")->items())
        if (const auto answer = read_answer(text.as_string(), kMaxSeats); answer.seat == seat_at(0))
            answers.push_back(answer);
    return answers;
}

class Lessons : public Tables, public testing::WithParamInterface<LessonFile> {
  protected:
    TestClient begin() {
        TestClient ada = hall.connect();
        const Json reply = hall.ask(ada,
                                    "create",
                                    Json::object()
                                        .set("rules", rules(2).set("game", GetParam().game))
                                        .set("bots", Json::array())
                                        .set("start", true)
                                        .set("lesson", GetParam().name));
        EXPECT_EQ(type_of(reply), "ack") << reply.dump();
        return ada;
    }

    std::vector<Json> decisions(TestClient& client) {
        return hall.last(client, "update").find("decisions")->items();
    }

    std::int64_t step(TestClient& client) {
        return hall.last(client, "update").find("lesson_step")->as_int();
    }

    Json say(TestClient& client, const Json& asked, const Json& option, std::int32_t value) {
        return hall.ask(client,
                        "answer",
                        Json::object()
                            .set("channel", *asked.find("channel"))
                            .set("serial", *asked.find("serial"))
                            .set("code", *option.find("code"))
                            .set("value", value));
    }

    // Says that, in whichever way it is offered; null when it is not.
    Json say(TestClient& client, const WrittenAnswer& answer) {
        for (const Json& asked : decisions(client))
            for (const Json& option : asked.find("options")->items())
                if (option.find("notation")->as_string() == answer.option)
                    return say(client, asked, option, answer.amount);
        return {};
    }

    // Is it said in a talk, which goes on afterwards?
    bool is_talk(TestClient& client, const WrittenAnswer& answer) {
        for (const Json& asked : decisions(client))
            for (const Json& option : asked.find("options")->items())
                if (option.find("notation")->as_string() == answer.option)
                    return asked.find("channel")->as_string() == "table";
        return false;
    }

    // Everything but this is refused kindly; yields how much there was.
    int refused_besides(TestClient& client, const std::string& wanted) {
        int count = 0;
        for (const Json& asked : decisions(client))
            for (const Json& option : asked.find("options")->items()) {
                if (option.find("notation")->as_string() == wanted)
                    continue;
                const auto value = static_cast<std::int32_t>(option.find("lo")->as_int());
                EXPECT_EQ(why_of(say(client, asked, option, value)), "server.lesson");
                ++count;
            }
        return count;
    }
};

TEST_P(Lessons, TheScenarioHolds) {
    const GameKit& game = *find_game(GetParam().game);
    EXPECT_EQ(game.run_scenario(game.default_data(), GetParam().scenario), "");
}

TEST_P(Lessons, EveryStepHasItsWords) {
    for (const char* language : {".en.json", ".it.json"}) {
        const auto file = find_embedded(GetParam().game + "/lessons", GetParam().name + language);
        ASSERT_TRUE(file.has_value()) << language;
        const Json words = parse_json(*file).value;
        std::vector<std::string> expected = {"intro"};
        for (std::size_t i = 1; i <= answers_of(GetParam()).size(); ++i)
            expected.push_back("step." + std::to_string(i));
        expected.emplace_back("outro");
        std::vector<std::string> found;
        for (const auto& [key, text] : words.members())
            found.push_back(key);
        EXPECT_EQ(found, expected) << language;
    }
}

TEST_P(Lessons, ATableLeadsThroughTheScript) {
    TestClient ada = begin();
    const auto answers = answers_of(GetParam());
    EXPECT_GE(answers.size(), 10u);
    int refused = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        ASSERT_EQ(step(ada), static_cast<std::int64_t>(i + 1));
        refused += refused_besides(ada, answers[i].option);
        const Json reply = say(ada, answers[i]);
        ASSERT_EQ(type_of(reply), "ack") << answers[i].option << " " << reply.dump();
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(step(ada), static_cast<std::int64_t>(answers.size() + 1));
}

// The buttons beside a number count one by one; a number that answers a question must be right.
TEST_P(Lessons, AnAmountMayBeApproached) {
    TestClient ada = begin();
    for (const WrittenAnswer& answer : answers_of(GetParam())) {
        const std::int64_t before = step(ada);
        if (answer.amount > 0) {
            WrittenAnswer less = answer;
            --less.amount;
            const bool heard = is_talk(ada, answer);
            const Json reply = say(ada, less);
            EXPECT_EQ(type_of(reply), heard ? "ack" : "refused") << answer.option;
            if (!heard)
                EXPECT_EQ(why_of(reply), "server.lesson");
            EXPECT_EQ(step(ada), before);
        }
        ASSERT_EQ(type_of(say(ada, answer)), "ack") << answer.option;
        EXPECT_EQ(step(ada), before + 1);
    }
}

TEST_P(Lessons, NothingIsTakenBack) {
    TestClient ada = begin();
    for (const WrittenAnswer& answer : answers_of(GetParam())) {
        EXPECT_FALSE(hall.last(ada, "update").find("may_undo")->as_bool());
        say(ada, answer);
    }
}

INSTANTIATE_TEST_SUITE_P(All, Lessons, testing::ValuesIn(all_lessons()), [](const auto& one) {
    return one.param.game + "_" + one.param.name;
});

}  // namespace
}  // namespace sidera::server
