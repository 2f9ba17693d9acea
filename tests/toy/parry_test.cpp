// The test kit on the toy game of windows, asked of holders alone and of everybody.

#include "tests/toy/parry.h"

#include "tests/kit/order.h"
#include "tests/kit/random_play.h"
#include "tests/kit/two_tables.h"

namespace sidera::parry {
namespace {

const Data& data() {
    return Parry::default_data();
}

Setup some_setup(std::uint64_t seed) {
    QuickRandom random(seed);
    return kit::random_setup<Parry>(data(), random);
}

TEST(Parry, GamesHoldTogether) {
    const auto shared = std::make_shared<const Data>(data());
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Parry>(data(), some_setup(seed), seed))
            << "seed " << seed;
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Parry>(shared, some_setup(seed), seed))
            << "seed " << seed;
    }
}

TEST(Parry, GuessesAgreeAndSealedAnswersSayNothing) {
    int sealed = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto setup = some_setup(seed);
        const Parry::State state =
            kit::random_state<Parry>(data(), setup, seed, static_cast<int>(seed % 12));
        Luck luck = Luck::seeded({seed, 3});
        for (const Seat seat : SeatSet::first(setup.seats)) {
            const Parry::View view = Parry::see(state, seat);
            EXPECT_TRUE(Parry::see(Parry::guess(data(), view, luck), seat) == view);
        }
        kit::check_order<Parry>(data(), state, seed);
        sealed += kit::check_sealed<Parry>(data(), state, seed);
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(sealed, 20);
}

// Where people sit, who can only pass is asked all the same; among bots it would be idle.
TEST(Parry, AWindowIsAskedOfWhoCanOnlyPass) {
    for (const bool people : {false, true}) {
        auto setup = default_setup<Parry>(2);
        setup.confirm = people ? SeatSet::of(seat_at(0)) : SeatSet();
        int lonely = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            kit::RandomTable<Parry> table(std::make_shared<const Data>(data()), setup, seed);
            do
                for (const Seat seat : table.match().asked())
                    lonely +=
                        table.match().decision(seat, Channel::main).options.size() == 1 ? 1 : 0;
            while (table.step());
        }
        EXPECT_EQ(lonely > 0, people);
    }
}

}  // namespace
}  // namespace sidera::parry
