// Where several choose at once an answer makes no message for others: what an onlooker does not
// hear of, nobody hears of but who gave it.

#include "engine/luck.h"
#include "server/store/memory_store.h"
#include "server/test_tables.h"

namespace sidera::server {
namespace {

class Sealed : public testing::TestWithParam<const char*> {
  protected:
    std::vector<Json> decisions(TestClient& person) {
        const Json update = hall.last(person, "update");
        const Json* list = update.find("decisions");
        return list != nullptr ? list->items() : std::vector<Json>();
    }

    void begin() {
        Json options = Json::object();
        if (std::string_view(GetParam()) == "mlem")
            options.set("secret_missions", "true");
        const Json made =
            hall.ask(people[0],
                     "create",
                     Json::object()
                         .set("rules", rules(4, std::move(options)).set("game", GetParam()))
                         .set("bots", levels({"", "", "", ""}))
                         .set("start", false));
        ASSERT_EQ(type_of(made), "ack") << made.dump();
        const Json enter = Json::object().set("room", *made.find("room")).set("since", 0);
        hall.ask(onlooker, "enter", enter);
        for (std::size_t i = 0; i < people.size(); ++i) {
            if (i > 0)
                hall.ask(people[i], "enter", enter);
            const std::string seat(1, static_cast<char>('A' + static_cast<int>(i)));
            hall.ask(people[i], "sit", Json::object().set("seat", seat));
        }
        for (TestClient& person : people)
            hall.ask(person,
                     "ready",
                     Json::object().set("ready", true).set("change", 0).set("entropy", kEntropy));
    }

    // Some answer, now and then something is taken back; yields whether anything was done.
    bool do_something(TestClient& person, QuickRandom& random) {
        if (random.below(8) == 0)
            return type_of(hall.ask(person, "undo")) == "ack";
        for (const Json& asked : decisions(person)) {
            if (asked.find("channel")->as_string() != "main")
                continue;
            const auto& options = asked.find("options")->items();
            const Json& chosen = options[random.below(static_cast<std::uint32_t>(options.size()))];
            return type_of(hall.ask(person,
                                    "answer",
                                    Json::object()
                                        .set("channel", "main")
                                        .set("serial", *asked.find("serial"))
                                        .set("code", *chosen.find("code"))
                                        .set("value", *chosen.find("lo")))) == "ack";
        }
        return false;
    }

    std::size_t heard(TestClient& reader) {
        hall.collect(reader);
        return reader.inbox.size();
    }

    TestHall hall{std::make_unique<MemoryStore>()};
    TestClient onlooker = hall.connect();
    std::vector<TestClient> people = {
        hall.connect(), hall.connect(), hall.connect(), hall.connect()};
};

TEST_P(Sealed, AnswersAreHeardByNobodyElse) {
    QuickRandom random(7);
    ASSERT_NO_FATAL_FAILURE(begin());
    int unheard = 0;
    for (int i = 0; i < 3000; ++i) {
        hall.pass(500);
        const std::size_t who = random.below(4);
        std::vector<std::size_t> before;
        for (TestClient& person : people)
            before.push_back(heard(person));
        const std::size_t onlooker_before = heard(onlooker);
        const bool several = hall.last(onlooker, "update").find("deciding")->items().size() > 1;
        if (!do_something(people[who], random) || heard(onlooker) != onlooker_before || !several)
            continue;
        ++unheard;
        for (std::size_t other = 0; other < people.size(); ++other)
            if (other != who)
                ASSERT_EQ(heard(people[other]), before[other])
                    << other << " hears of " << who << ": " << people[other].bytes.back();
    }
    EXPECT_GT(unheard, 0);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Sealed, testing::Values("mlem", "cosmic"), [](const auto& game) {
    return std::string(game.param);
});

}  // namespace
}  // namespace sidera::server
