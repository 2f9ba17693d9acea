// The bots of Monolith: they finish games, beat chance, trade and ally.

#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/monolith/brain.h"
#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

Setup table_of(int seats, int round_limit) {
    Setup setup = default_setup<Monolith>(seats);
    setup.options[Monolith::round_limit] = round_limit;
    return setup;
}

ArenaResult play(const std::vector<std::string>& names, const Setup& setup, std::uint64_t groups) {
    Arena<Monolith> arena(
        default_data(), setup, fill_seats(names, setup.seats), {.iterations = 24}, {7, 7});
    EXPECT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, groups, result);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0) << bot.name;
    return result;
}

TEST(MonolithBots, ScriptsBeatChance) {
    const ArenaResult result = play({"greedy", "random"}, table_of(2, 60), 5);
    EXPECT_EQ(result.bots[0].wins, 10.0);
}

// How strong they are is measured, not tested (docs/results): few games prove nothing.
TEST(MonolithBots, PlansAreLegalAndWinGames) {
    const ArenaResult result = play({"expert", "greedy"}, table_of(2, 100), 3);
    EXPECT_GE(result.bots[0].wins, 1.0);
}

struct Talk {
    int deals = 0;
    int completed = 0;
    int alliances = 0;
    int broken = 0;
};

Talk talk_of_game(std::uint64_t seed) {
    const Data& data = default_data();
    Luck luck = Luck::seeded({seed, 5});
    std::vector<ToldEvent<Monolith>> told;
    Sink<Monolith> out(told);
    State state = Monolith::start(data, table_of(3, 60), luck, out);
    std::vector<std::unique_ptr<Bot<Monolith>>> bots;
    for (std::uint64_t i = 0; i < 3; ++i)
        bots.push_back(make_bot<Monolith>("greedy", {}, seed * 8 + i));
    CodeArray<Monolith::kMaxOptions> codes;
    while (!Monolith::asked(state).empty()) {
        const Seat seat = Monolith::asked(state).lowest();
        codes.clear();
        Monolith::options(data, Monolith::ref(state, seat), Channel::main, codes);
        const Choice choice = bots[static_cast<std::size_t>(seat)]->choose(
            data, Monolith::see(state, seat), Channel::main, codes);
        Monolith::advance(
            data,
            state,
            {.seat = seat, .channel = choice.channel, .code = choice.code, .value = choice.value},
            luck,
            out);
    }
    Talk talk{.deals = state.pub.last_bill};
    for (const ToldEvent<Monolith>& event : told) {
        if (event.only != kNoSeat)
            continue;
        talk.completed += event.open.kind == EventKind::bill_completed ? 1 : 0;
        talk.alliances += event.open.kind == EventKind::allied ? 1 : 0;
        talk.broken += event.open.kind == EventKind::alliance_ended ? 1 : 0;
    }
    return talk;
}

TEST(MonolithBots, TheyTradeAndAllyAndPart) {
    Talk sum;
    for (std::uint64_t game = 0; game < 12; ++game) {
        const Talk talk = talk_of_game(game);
        sum.deals += talk.deals;
        sum.completed += talk.completed;
        sum.alliances += talk.alliances;
        sum.broken += talk.broken;
    }
    EXPECT_GT(sum.deals, 0);
    EXPECT_GT(sum.completed, 0);
    EXPECT_GT(sum.alliances, 0);
    EXPECT_GT(sum.broken, 0);
}

}  // namespace
}  // namespace sidera::monolith
