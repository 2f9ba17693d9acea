// What reports count, and the words for it.

#include <gtest/gtest.h>

#include <set>

#include "bots/monolith/brain.h"
#include "engine/embedded.h"
#include "engine/text.h"
#include "games/monolith/game.h"
#include "match/simulate.h"

namespace sidera::monolith {
namespace {

using Keys = std::set<std::string>;

// All keys that an event of any kind can be counted under.
Keys keys_of_happenings() {
    Keys keys;
    for (int kind = 0; kind < kEventKinds; ++kind)
        for (const Seat other : {kNoSeat, seat_at(1)})
            for (int thing = 1; thing < kThings; ++thing) {
                PublicEvent event{.kind = static_cast<EventKind>(kind),
                                  .seat = seat_at(0),
                                  .other = other,
                                  .thing = static_cast<Thing>(thing),
                                  .content = Content::tower};
                if (const auto happening = Monolith::happening(default_data(), event)) {
                    keys.insert("report." + happening->group);
                    keys.insert(happening->key);
                }
            }
    return keys;
}

Keys keys_of_traits() {
    Keys keys = {"report.end.conquest", "report.end.shared", "report.end.limit", "report.end.cut"};
    for (int seats = 2; seats <= kMaxPlayers; ++seats) {
        Setup setup = default_setup<Monolith>(seats);
        setup.options[Monolith::round_limit] = 1;
        SimulationRequest request{.setup = setup, .bots = {"greedy"}};
        request.games = 4;
        request.details = true;
        const SimulationResult result = simulate_games<Monolith>(default_data(), request);
        double wins = 0;
        for (const auto& [key, sums] : result.traits) {
            keys.insert("report." + key.first);
            if (key.second.starts_with("report."))
                keys.insert(key.second);
            if (key.first == "order") {
                EXPECT_EQ(sums.seats, 4);
                wins += sums.wins;
            }
        }
        EXPECT_NEAR(wins, 4, 1e-9);
    }
    return keys;
}

TEST(MonolithReport, EveryLineHasItsWordsAndEveryWordItsLine) {
    Keys used = keys_of_happenings();
    used.merge(keys_of_traits());
    for (const std::string_view language : {"en.json", "it.json"}) {
        Catalogue texts;
        ASSERT_EQ(Catalogue::load(*find_embedded("monolith/text", language), texts), std::nullopt);
        for (const std::string& key : used)
            EXPECT_NE(texts.find(key), nullptr) << language << " " << key;
        for (const std::string_view key : texts.keys())
            if (key.starts_with("report."))
                EXPECT_TRUE(used.contains(std::string(key))) << language << " " << key;
    }
}

}  // namespace
}  // namespace sidera::monolith
