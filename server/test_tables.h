// For tests of tables: opening them, sitting down, answering.

#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/test_hall.h"

namespace sidera::server {

inline const std::string kEntropy(32, 'a');

// Rated when there is a clock: there is no other way.
inline Json rules(int seats, Json options = Json::object(), Json clock = {}, int patience = 180) {
    const bool is_rated = !clock.is_null();
    if (clock.is_null())
        clock =
            Json::object().set("kind", "none").set("seconds", 0).set("increment", 0).set("days", 0);
    return Json::object()
        .set("game", "mlem")
        .set("seats", seats)
        .set("options", std::move(options))
        .set("clock", std::move(clock))
        .set("patience", patience)
        .set("listed", true)
        .set("rated", is_rated);
}

inline Json live(int seconds, int increment) {
    return Json::object()
        .set("kind", "live")
        .set("seconds", seconds)
        .set("increment", increment)
        .set("days", 0);
}

inline Json rated(int seats) {
    return rules(seats, Json::object(), live(3600, 0));
}

inline Json levels(std::initializer_list<const char*> names) {
    Json list = Json::array();
    for (const char* name : names)
        list.push(name);
    return list;
}

inline std::string type_of(const Json& message) {
    const Json* type = message.find("type");
    return type != nullptr ? type->as_string() : std::string("nothing");
}

inline std::string why_of(const Json& refused) {
    return refused.find("why") != nullptr ? refused.find("why")->find("key")->as_string()
                                          : type_of(refused);
}

class Tables : public testing::Test {
  protected:
    Tables() = default;

    // On a store of the test's own.
    template<class OpenStore>
    explicit Tables(OpenStore open) : hall(open(folder)) {}

    // Alone against bots, begun at once.
    std::string play_alone(TestClient& client, Json table, Json bots) {
        const Json reply = hall.ask(client,
                                    "create",
                                    Json::object()
                                        .set("rules", std::move(table))
                                        .set("bots", std::move(bots))
                                        .set("start", true)
                                        .set("entropy", kEntropy));
        EXPECT_EQ(type_of(reply), "ack") << reply.dump();
        const Json* room = reply.find("room");
        return room != nullptr ? room->as_string() : std::string();
    }

    // A table that waits for people; the host sits at A.
    std::string open_table(TestClient& host, Json table) {
        Json bots = Json::array();
        for (std::int64_t i = 0; i < table.find("seats")->as_int(); ++i)
            bots.push("");
        const Json made = hall.ask(host,
                                   "create",
                                   Json::object()
                                       .set("rules", std::move(table))
                                       .set("bots", std::move(bots))
                                       .set("start", false));
        return made.find("room")->as_string();
    }

    // A table of people, everybody ready.
    std::string play_together(std::vector<TestClient*> people, Json table) {
        const std::string room = open_table(*people[0], std::move(table));
        for (std::size_t i = 1; i < people.size(); ++i) {
            enter(*people[i], room);
            const std::string seat(1, static_cast<char>('A' + static_cast<int>(i)));
            EXPECT_EQ(type_of(hall.ask(*people[i], "sit", Json::object().set("seat", seat))),
                      "ack");
        }
        for (TestClient* person : people)
            EXPECT_EQ(type_of(ready(*person)), "ack");
        return room;
    }

    // Ready for the table as this person last saw it.
    Json ready(TestClient& person) {
        return hall.ask(person,
                        "ready",
                        Json::object()
                            .set("ready", true)
                            .set("change", *hall.last(person, "room").find("change"))
                            .set("entropy", kEntropy));
    }

    Json sit(TestClient& person, const std::string& seat) {
        return hall.ask(person, "sit", Json::object().set("seat", seat));
    }

    std::string id_of(TestClient& person) {
        return hall.last(person, "welcome").find("player")->as_string();
    }

    // What a reader was last told of a seat.
    Json seat(TestClient& reader, std::size_t at) {
        return hall.last(reader, "room").find("seats")->items()[at];
    }

    bool says(TestClient& reader, std::size_t at, const char* word) {
        return seat(reader, at).find(word)->as_bool();
    }

    // The seat a reader was last told to hold; empty for onlookers.
    std::string own_seat(TestClient& reader) {
        const Json room = hall.last(reader, "room");
        const Json* you = room.find("you");
        return you == nullptr || you->is_null() ? std::string() : you->as_string();
    }

    Json enter(TestClient& client, const std::string& room, std::int64_t since = 0) {
        return hall.ask(client, "enter", Json::object().set("room", room).set("since", since));
    }

    // The open decision of a client's last update, or null.
    Json decision(TestClient& client) {
        const Json update = hall.last(client, "update");
        const Json* list = update.find("decisions");
        return list != nullptr && !list->items().empty() ? list->items()[0] : Json();
    }

    Json give(TestClient& client, const Json& asked, std::size_t option) {
        const Json& chosen = asked.find("options")->items()[option];
        return hall.ask(client,
                        "answer",
                        Json::object()
                            .set("channel", "main")
                            .set("serial", *asked.find("serial"))
                            .set("code", *chosen.find("code"))
                            .set("value", 0));
    }

    std::string phase(TestClient& client) {
        return hall.last(client, "room").find("phase")->as_string();
    }

    // Everybody answers at random until the game is over; yields the number of answers.
    int play_out(std::vector<TestClient*> people, int most = 5000) {
        std::uint32_t chance = 12345;
        for (int answers = 0; answers < most;) {
            bool moved = false;
            for (TestClient* person : people) {
                const Json asked = decision(*person);
                if (asked.is_null())
                    continue;
                chance = chance * 1664525u + 1013904223u;
                const std::size_t size = asked.find("options")->items().size();
                const Json reply = give(*person, asked, (chance >> 8) % size);
                EXPECT_EQ(type_of(reply), "ack") << reply.dump();
                ++answers;
                moved = true;
            }
            if (!moved || phase(*people[0]) != "playing")
                return answers;
        }
        return most;
    }

    TestFolder folder;
    TestHall hall{folder.file("hall.db")};
};

}  // namespace sidera::server
