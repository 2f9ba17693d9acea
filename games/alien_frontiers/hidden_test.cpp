// Alien Frontiers and hidden information: the order of the draw pile, and nothing else.

#include "tests/kit/hidden.h"

#include "games/alien_frontiers/game.h"

namespace sidera::alien_frontiers {
namespace {

using G = AlienFrontiers;

// One answer may uncover four cards (a cycle of three, a claim of one): leave the top alone.
bool swap_pile_order(const Data&, State& state, Seat, QuickRandom& random) {
    auto& pile = state.secret.pile;
    if (pile.size() < 7)
        return false;
    const std::uint32_t depth = static_cast<std::uint32_t>(pile.size()) - 4;
    const std::uint32_t i = random.below(depth);
    const std::uint32_t j = (i + 1 + random.below(depth - 1)) % depth;
    if (pile[i] == pile[j])
        return false;
    std::swap(pile[i], pile[j]);
    return true;
}

TEST(AlienFrontiersHidden, GuessesAgreeWithWhatWasSeen) {
    const Data& data = default_data();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        QuickRandom random(seed);
        const auto setup = kit::random_setup<G>(data, random);
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(400)));
        for (int i = -1; i < setup.seats; ++i) {
            const Seat seat = i < 0 ? kNoSeat : seat_at(i);
            ASSERT_NO_FATAL_FAILURE(kit::check_guess<G>(data, state, seat, seed))
                << "seed " << seed;
        }
    }
}

TEST(AlienFrontiersHidden, AF_SETUP_6_TheOrderOfTheDrawPileShowsNowhere) {
    const Data& data = default_data();
    const kit::Exchange<G> exchange{"draw pile (order)", swap_pile_order};
    int applied = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        QuickRandom random(seed);
        const auto setup = default_setup<G>(2 + static_cast<int>(random.below(3)));
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(300)));
        for (int i = -1; i < setup.seats; ++i)
            if (kit::check_exchange<G>(data, state, exchange, i < 0 ? kNoSeat : seat_at(i), seed))
                ++applied;
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(applied, 200);
}

TEST(AlienFrontiersHidden, FutureDiceAreInNoState) {
    const Data& data = default_data();
    const State state = kit::random_state<G>(data, default_setup<G>(4), 3, 40);
    const std::string json = to_json_text(state, G::names(data, 4));
    EXPECT_EQ(json.find("seed"), std::string::npos);
    EXPECT_EQ(json.find("luck"), std::string::npos);
}

using Counts = kit::HiddenPlaces<G>::Counts;

void count_places(const Data&, const State& state, Seat, Counts& counts) {
    for (std::size_t i = 0; i < state.secret.pile.size(); ++i)
        ++counts["pile " + std::to_string(i)][std::string(name_of(state.secret.pile[i]))];
}

void expect_places(const Data&, const View& view, Counts& counts) {
    double total = 0;
    for (const std::uint8_t copies : view.pub.unseen.values)
        total += copies;
    for (int place = 0; place < static_cast<int>(total); ++place)
        for (int i = 0; i < kCards; ++i) {
            const auto card = static_cast<Card>(i);
            if (view.pub.unseen[card] > 0)
                counts["pile " + std::to_string(place)][std::string(name_of(card))] =
                    view.pub.unseen[card] / total;
        }
}

TEST(AlienFrontiersHidden, GuessesAreDrawnEvenly) {
    const Data& data = default_data();
    const kit::HiddenPlaces<G> places{count_places, expect_places};
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const State state = kit::random_state<G>(data, default_setup<G>(3), seed, 60);
        kit::check_frequencies<G>(data, state, seat_at(1), places);
    }
}

}  // namespace
}  // namespace sidera::alien_frontiers
