// MLEM: the secret missions are chosen at once, and two tables may use different mats.

#include "games/mlem/game.h"
#include "tests/kit/order.h"
#include "tests/kit/two_tables.h"

namespace sidera::mlem {
namespace {

TEST(MlemOrder, ML_SETUP_8_MissionsAreChosenInAnyOrderAndSayNothing) {
    const Data& data = default_data();
    int checked = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<Mlem>(data, random);
        setup.options[Mlem::secret_missions] = 1;
        const int steps = static_cast<int>(seed % static_cast<std::uint64_t>(setup.seats));
        const State state = kit::random_state<Mlem>(data, setup, seed, steps);
        checked += kit::check_order<Mlem>(data, state, seed);
        checked += kit::check_sealed<Mlem>(data, state, seed);
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(checked, 60);
}

TEST(MlemOrder, TwoTablesWithDifferentDataInOneProcess) {
    const auto standard = std::make_shared<const Data>(default_data());
    Data other = default_data();
    other.name = "other";
    other.satellite_space = 5;
    other.comet_points = 9;
    other.hash ^= 1;
    const auto changed = std::make_shared<const Data>(other);
    auto setup = default_setup<Mlem>(3);
    setup.options[Mlem::secret_missions] = 1;
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        kit::check_two_tables<Mlem>(standard, changed, setup, seed);
}

}  // namespace
}  // namespace sidera::mlem
