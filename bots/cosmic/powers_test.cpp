// Powers are of use to the bots of Cosmic Encounter: the same games with and without one of them.

#include <gtest/gtest.h>

#include <cstdlib>

#include "bots/cosmic/brain.h"
#include "bots/playout.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {
namespace {

struct Pair {
    AlienId alien = AlienId::none;
    double with = 0;  // shares of the victory
    double without = 0;
};

constexpr Seat kWatched = seat_at(0);

// Five greedy bots with aliens dealt at random; the first one's power can be switched off.
double share_of_first(std::uint64_t game, bool has_power, AlienId& alien) {
    const Data& data = default_data();
    const Brain<Cosmic> brain(data);
    Setup setup = default_setup<Cosmic>(5);
    setup.options[Cosmic::alien_choice] = 1;
    Luck luck = Luck::seeded({game, 31});
    QuickRandom random(game);
    Sink<Cosmic> nowhere;
    State state = Cosmic::start(data, setup, luck, nowhere);
    const auto pick = [&](const ViewRef& ref, const CodeBuffer& codes) {
        return brain.policy(ref, codes, random);
    };
    alien = AlienId::none;
    while (!Cosmic::asked(state).empty()) {
        auto& sheets = state.pub.players[kWatched].sheets;
        if (alien == AlienId::none && state.pub.turn > 0 && !sheets.empty())
            alien = sheets[0].alien;
        if (!has_power)
            for (Sheet& sheet : sheets)
                sheet.suspended = true;
        play_step<Cosmic>(data, state, luck, nowhere, pick);
    }
    return final_shares(Cosmic::outcome(data, state))[0];
}

// SIDERA_POWER_GAMES: how many pairs of games; few tell only that powers help altogether.
TEST(CosmicPowers, help_those_who_have_them) {
    const char* asked = std::getenv("SIDERA_POWER_GAMES");
    const std::uint64_t games = asked == nullptr ? 800 : std::strtoull(asked, nullptr, 10);
    std::array<Pair, kAlienNumbers> sums{};
    double with = 0;
    double without = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        AlienId alien = AlienId::none;
        AlienId same = AlienId::none;
        const double strong = share_of_first(game, true, alien);
        const double weak = share_of_first(game, false, same);
        ASSERT_EQ(alien, same) << game;
        ASSERT_NE(alien, AlienId::none) << game;
        Pair& sum = sums[static_cast<std::size_t>(alien)];
        sum.with += strong;
        sum.without += weak;
        with += strong;
        without += weak;
    }
    EXPECT_GT(with, 1.2 * without);
    if (asked == nullptr)
        return;
    int better = 0;
    for (const AlienId id : kFantasyFlightAliens) {
        const Pair& sum = sums[static_cast<std::size_t>(id)];
        better += sum.with > sum.without ? 1 : 0;
        if (sum.with <= sum.without)
            RecordProperty(std::string(name_of(id)), "worse with its power");
    }
    EXPECT_GE(better, 45);
    std::printf("%d of %d aliens win more with their power\n", better, kFixed);
}

}  // namespace
}  // namespace sidera::cosmic
