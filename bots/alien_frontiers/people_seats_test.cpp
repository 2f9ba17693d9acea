// Tests of bots in the seats of people, who may take back what they have picked.

#include <gtest/gtest.h>

#include "bots/alien_frontiers/brain.h"
#include "bots/arena.h"
#include "bots/bots.h"
#include "games/alien_frontiers/game.h"
#include "tests/kit/test_table.h"

namespace sidera::alien_frontiers {
namespace {

using Table = kit::TestTable<AlienFrontiers>;

constexpr Budget kQuick{.iterations = 30};
constexpr int kEnough = 8;  // answers for four picks and a button

// Plays on with a bot until another question is asked; yields how many answers that took.
int answers_to(Table& table, std::string_view level, Question question) {
    const auto bot = make_bot<AlienFrontiers>(level, kQuick, 5);
    int given = 0;
    while (table.pub().asking == question && given < kEnough) {
        const Seat seat = table.asked();
        const View view = table.match().see(seat);
        CodeArray<AlienFrontiers::kMaxOptions> codes;
        AlienFrontiers::options(default_data(), ref_of(view), Channel::main, codes);
        const Choice choice = bot->choose(default_data(), view, Channel::main, codes);
        const Answer answer{.seat = seat, .serial = table.decision().serial, .code = choice.code};
        EXPECT_TRUE(table.match().answer(answer, By::bot)) << level;
        ++given;
    }
    return given;
}

// AF-WARP-1: rolling four sixes again is bad, but taking ships back for ever is worse.
TEST(AlienFrontiersPeopleSeats, bots_do_not_go_in_circles) {
    for (const std::string_view level : bot_names<AlienFrontiers>()) {
        if (level == "random")
            continue;  // it finds the button some day
        Table warp(R"({"seats": 2, "given": {"phase": "main", "pub": {"rules": {"confirm": ["A"]},
            "hand": {"ships": {"6": 4}},
            "players": {"A": {"fuel": 1, "cards": ["temporal_warper"]}}}},
            "luck": [["dice", "1", "1", "1", "1"]],
            "when": ["A: power temporal_warper", "A: ship 6"]})");
        EXPECT_LT(answers_to(warp, level, Question::warper_ships), kEnough) << level;
        Table raid(R"({"seats": 2, "given": {"phase": "main", "pub": {"rules": {"confirm": ["A"]},
            "hand": {"ships": {"1": 1, "2": 1, "3": 1}}, "players": {"B": {"fuel": 3, "ore": 3}}}},
            "when": ["A: dock raiders 1", "A: raid resources", "A: take B fuel"]})");
        EXPECT_LT(answers_to(raid, level, Question::raid_pick), kEnough) << level;
    }
}

TEST(AlienFrontiersPeopleSeats, all_bots_play_whole_games_there) {
    auto setup = default_setup<AlienFrontiers>(4);
    setup.confirm = SeatSet::first(4);
    setup.options[AlienFrontiers::round_limit] = 6;
    std::vector<std::string> names;
    for (const std::string_view level : bot_names<AlienFrontiers>())
        names.emplace_back(level);
    Arena<AlienFrontiers> arena(default_data(), setup, fill_seats(names, 4), kQuick, {3, 4});
    ASSERT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, 1, result);
    EXPECT_EQ(result.games, 4U);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0U) << bot.name;
}

}  // namespace
}  // namespace sidera::alien_frontiers
