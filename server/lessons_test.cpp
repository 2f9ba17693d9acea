// The lessons of all games: their scenarios hold, every step has its words, and a table leads
// through.

#include "server/lessons.h"

#include "engine/embedded.h"
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

// How many decisions the learner takes.
int steps_of(const LessonFile& lesson) {
    int steps = 0;
    for (const Json& answer : lesson.scenario.find("when")->items())
        steps += answer.as_string().starts_with("A: ") ? 1 : 0;
    return steps;
}

class Lessons : public Tables, public testing::WithParamInterface<LessonFile> {};

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
        for (int i = 1; i <= steps_of(GetParam()); ++i)
            expected.push_back("step." + std::to_string(i));
        expected.emplace_back("outro");
        std::vector<std::string> found;
        for (const auto& [key, text] : words.members())
            found.push_back(key);
        EXPECT_EQ(found, expected) << language;
    }
}

TEST_P(Lessons, ATableLeadsThroughTheScript) {
    TestClient ada = hall.connect();
    const Json reply = hall.ask(ada,
                                "create",
                                Json::object()
                                    .set("rules", rules(2).set("game", GetParam().game))
                                    .set("bots", Json::array())
                                    .set("start", true)
                                    .set("lesson", GetParam().name));
    ASSERT_EQ(type_of(reply), "ack") << reply.dump();
    int decisions = 0;
    bool refused = false;
    for (; !decision(ada).is_null() && decisions < 100; ++decisions) {
        const Json asked = decision(ada);
        EXPECT_EQ(hall.last(ada, "update").find("lesson_step")->as_int(), decisions + 1);
        // Only what the guide says goes on; the rest is refused kindly.
        const std::size_t size = asked.find("options")->items().size();
        std::size_t option = 0;
        for (; option < size; ++option) {
            const Json given = give(ada, asked, option);
            if (type_of(given) == "ack")
                break;
            EXPECT_EQ(why_of(given), "server.lesson");
            refused = true;
        }
        if (option == size)
            break;  // the script is at its end
    }
    EXPECT_EQ(decisions, steps_of(GetParam()));
    EXPECT_GE(decisions, 10);
    EXPECT_TRUE(refused);
    EXPECT_EQ(hall.last(ada, "update").find("lesson_step")->as_int(), decisions + 1);
}

INSTANTIATE_TEST_SUITE_P(All, Lessons, testing::ValuesIn(all_lessons()), [](const auto& one) {
    return one.param.game + "_" + one.param.name;
});

}  // namespace
}  // namespace sidera::server
