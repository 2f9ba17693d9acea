// Random games of MLEM over all options and seat counts.

#include "tests/kit/random_play.h"

#include "games/mlem/game.h"

namespace sidera::mlem {
namespace {

static_assert(Game<Mlem>);

TEST(MlemRandomPlay, BareGamesHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(1500);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<Mlem>(data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Mlem>(data, setup, seed)) << "seed " << seed;
    }
}

TEST(MlemRandomPlay, MatchesHoldTogether) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<Mlem>(*data, random);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Mlem>(data, setup, seed)) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::mlem
