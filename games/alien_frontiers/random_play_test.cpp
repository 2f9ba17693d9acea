// Random games of Alien Frontiers over all options and seat counts.

#include "tests/kit/random_play.h"

#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

static_assert(Game<AlienFrontiers>);

TEST(AlienFrontiersRandomPlay, BareGamesHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(200);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<AlienFrontiers>(data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<AlienFrontiers>(data, setup, seed))
            << "seed " << seed;
    }
}

TEST(AlienFrontiersRandomPlay, MatchesHoldTogether) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 15; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<AlienFrontiers>(*data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<AlienFrontiers>(data, setup, seed))
            << "seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::alien_frontiers
