// Random games of Monolith over all options and seat counts.

#include "tests/kit/random_play.h"

#include "games/monolith/game.h"

namespace sidera::monolith {
namespace {

static_assert(Game<Monolith>);

// Short games, mostly on the usual board: the rules set no end, and long ones tell little more.
Setup short_setup(const Data& data, QuickRandom& random, int rounds) {
    Setup setup = kit::random_setup<Monolith>(data, random);
    setup.options[Monolith::round_limit] =
        1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(rounds)));
    if (random.below(4) > 0)
        setup.options[Monolith::panel_cols] = setup.options[Monolith::panel_rows] = 0;
    return setup;
}

TEST(MonolithRandomPlay, BareGamesHoldAllInvariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(150);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(data, random, 25);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Monolith>(data, setup, seed))
            << "seed " << seed;
    }
}

TEST(MonolithRandomPlay, MatchesHoldTogether) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(*data, random, 5);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Monolith>(data, setup, seed)) << "seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::monolith
