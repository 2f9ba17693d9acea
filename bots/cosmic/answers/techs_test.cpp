// The bots of Cosmic Encounter and technology: games end, and every tech is completed and used.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "bots/arena.h"
#include "bots/cosmic/brain.h"
#include "games/cosmic/effects/effect.h"

namespace sidera::cosmic {
namespace {

using Tally = std::map<std::string, int>;

void play_game(std::uint64_t seed, Tally& tally) {
    const Data& data = default_data();
    const Brain<Cosmic> brain(data);
    Luck luck = Luck::seeded({seed, 9});
    std::vector<ToldEvent<Cosmic>> told;
    Sink<Cosmic> out(told);
    QuickRandom random(seed * 77773 + 5);
    Setup setup = default_setup<Cosmic>(3 + static_cast<int>(seed % 3));
    setup.options[Cosmic::technology] = 1;
    State state = Cosmic::start(data, setup, luck, out);
    settle<Cosmic>(data, state, luck, out);
    CodeArray<Cosmic::kMaxOptions> codes;
    for (int i = 0; i < 60000 && !state.pub.over; ++i) {
        const Seat seat = Cosmic::asked(state).lowest();
        codes.clear();
        const ViewRef ref = Cosmic::ref(state, seat);
        Cosmic::options(data, ref, Channel::main, codes);
        const Choice choice = brain.policy(ref, codes, random);
        ASSERT_TRUE(codes.contains(choice.code)) << Cosmic::notation(data, choice.code);
        const Range range = Cosmic::range(data, ref, choice.code);
        ASSERT_TRUE(range == Range{} || (choice.value >= range.lo && choice.value <= range.hi));
        Cosmic::advance(
            data, state, {.seat = seat, .code = choice.code, .value = choice.value}, luck, out);
        settle<Cosmic>(data, state, luck, out);
    }
    ASSERT_TRUE(state.pub.over);
    for (const ToldEvent<Cosmic>& event : told)
        if (event.only == kNoSeat && event.open.has(kHasTech))
            ++tally[std::string(name_of(event.open.kind)) + " " +
                    std::string(name_of(event.open.tech))];
}

TEST(CosmicBots, TheyCompleteAndUseEveryTech) {
    Tally tally;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
        ASSERT_NO_FATAL_FAILURE(play_game(seed, tally)) << "seed " << seed;
    for (int i = 0; i < kTechs; ++i) {
        const auto id = static_cast<TechId>(i);
        const std::string name(name_of(id));
        if (tech(id).kind != TechKind::hidden)
            EXPECT_GT(tally["tech_completed " + name], 0) << name;
        if (!tech(id).uses.empty())
            EXPECT_GT(tally["tech_used " + name], 0) << name;
        EXPECT_LT(tally["tech_abandoned " + name], 1) << name << ": bots know what it needs";
    }
}

TEST(CosmicBots, TheyBeatChanceWithTechsToo) {
    auto setup = default_setup<Cosmic>(4);
    setup.options[Cosmic::turn_limit] = 60;
    setup.options[Cosmic::technology] = 1;
    Arena<Cosmic> arena(default_data(),
                        setup,
                        fill_seats({"greedy", "random"}, setup.seats),
                        {.iterations = 24},
                        {7, 7});
    ASSERT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, 5, result);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0) << bot.name;
    EXPECT_GT(result.bots[0].wins, 3 * result.bots[1].wins);
}

}  // namespace
}  // namespace sidera::cosmic
