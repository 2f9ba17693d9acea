// Powers are of use to the bots of Cosmic Encounter: the same games with and without one of them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "bots/cosmic/brain.h"
#include "bots/playout.h"
#include "games/cosmic/editions/mayfair.h"

namespace sidera::cosmic {
namespace {

struct Pair {
    AlienId alien = AlienId::none;
    int games = 0;
    double with = 0;  // shares of the victory
    double without = 0;

    double gain() const { return (with - without) / games; }
};

constexpr Seat kWatched = seat_at(0);

// Tables with all aliens there are.
Setup table_of(Cosmic) {
    Setup setup = default_setup<Cosmic>(5);
    setup.options[Cosmic::alien_choice] = 1;
    return setup;
}

Setup table_of(CosmicMayfair) {
    constexpr int kAll = 2;
    static_assert(kPoolChoices[kAll] == "all");
    Setup setup = default_setup<CosmicMayfair>(4);
    setup.options[CosmicMayfair::alien_pool] = kAll;
    setup.options[CosmicMayfair::expansion_cards] = 1;
    setup.options[CosmicMayfair::kickers] = 1;
    setup.options[CosmicMayfair::reinforcements] = 1;
    return setup;
}

// Greedy bots with aliens dealt at random; the first one's power can be switched off.
template<Game G>
double share_of_first(std::uint64_t game, bool has_power, AlienId& alien) {
    const Data& data = G::default_data();
    const Brain<G> brain(data);
    Luck luck = Luck::seeded({game, 31});
    QuickRandom random(game);
    Sink<G> nowhere;
    State state = G::start(data, table_of(G{}), luck, nowhere);
    const auto pick = [&](const ViewRef& ref, const CodeBuffer& codes) {
        return brain.policy(ref, codes, random);
    };
    alien = AlienId::none;
    while (!G::asked(state).empty()) {
        auto& sheets = state.pub.players[kWatched].sheets;
        if (alien == AlienId::none && state.pub.turn > 0 && !sheets.empty())
            alien = sheets[0].alien;
        if (!has_power)
            for (Sheet& sheet : sheets)
                sheet.suspended = true;
        play_step<G>(data, state, luck, nowhere, pick);
    }
    return final_shares(G::outcome(data, state))[0];
}

void print_worst_first(const std::vector<Pair>& pairs) {
    for (const Pair& pair : pairs)
        std::printf("%-16s %5d pairs: %.3f with its power, %.3f without\n",
                    std::string(name_of(pair.alien)).c_str(),
                    pair.games,
                    pair.with / pair.games,
                    pair.without / pair.games);
}

// SIDERA_POWER_GAMES: how many pairs of games; few tell only that powers help altogether.
template<Game G>
void expect_that_powers_help(std::span<const AlienId> aliens) {
    const char* asked = std::getenv("SIDERA_POWER_GAMES");
    const std::uint64_t games = asked == nullptr ? 800 : std::strtoull(asked, nullptr, 10);
    std::array<Pair, kAlienNumbers> sums{};
    double with = 0;
    double without = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        AlienId alien = AlienId::none;
        AlienId same = AlienId::none;
        const double strong = share_of_first<G>(game, true, alien);
        const double weak = share_of_first<G>(game, false, same);
        ASSERT_EQ(alien, same) << game;
        ASSERT_NE(alien, AlienId::none) << game;
        Pair& sum = sums[static_cast<std::size_t>(alien)];
        sum.alien = alien;
        ++sum.games;
        sum.with += strong;
        sum.without += weak;
        with += strong;
        without += weak;
    }
    EXPECT_GT(with, 1.2 * without);
    if (asked == nullptr)
        return;
    std::vector<Pair> pairs;
    for (const AlienId id : aliens)
        if (const Pair& sum = sums[static_cast<std::size_t>(id)]; sum.games > 0)
            pairs.push_back(sum);
    std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return a.gain() < b.gain();
    });
    print_worst_first(pairs);
    const auto better =
        std::count_if(pairs.begin(), pairs.end(), [](const Pair& pair) { return pair.gain() > 0; });
    std::printf("%d of %d aliens win more with their power\n",
                static_cast<int>(better),
                int(aliens.size()));
    EXPECT_GE(10 * better, 9 * std::ssize(aliens));
}

TEST(CosmicPowers, help_those_who_have_them) {
    expect_that_powers_help<Cosmic>(kFantasyFlightAliens);
}

TEST(CosmicPowers, help_those_who_have_them_in_mayfair) {
    expect_that_powers_help<CosmicMayfair>(kMayfairAliens);
}

}  // namespace
}  // namespace sidera::cosmic
