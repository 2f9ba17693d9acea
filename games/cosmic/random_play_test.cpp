// Random games of Cosmic Encounter over all options and seat counts, and of all pairs of aliens.

#include "tests/kit/random_play.h"

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {
namespace {

static_assert(Game<Cosmic>);

// Short games: the rules set no end, and long ones tell little more.
Setup short_setup(const Data& data, QuickRandom& random, int turns) {
    auto setup = kit::random_setup<Cosmic>(data, random);
    setup.options[Cosmic::turn_limit] =
        1 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(turns)));
    setup.options[Cosmic::deal_max_proposals] = 1 + static_cast<std::int32_t>(random.below(5));
    return setup;
}

TEST(CosmicRandomPlay, bare_games_hold_all_invariants) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(60);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(data, random, 12);
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<Cosmic>(data, setup, seed)) << "seed " << seed;
    }
}

TEST(CosmicRandomPlay, matches_hold_together) {
    const auto data = std::make_shared<const Data>(default_data());
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        QuickRandom random(seed);
        const auto setup = short_setup(*data, random, 3);
        ASSERT_NO_FATAL_FAILURE(kit::check_match<Cosmic>(data, setup, seed)) << "seed " << seed;
    }
}

// More reinforcements in one encounter than marks have room (CF-REV-7).
TEST(CosmicRandomPlay, a_deck_full_of_reinforcements) {
    Data data = default_data();
    for (const Card card : data.cards)
        if (!is_flare(card))
            data.deck[plain_of(card)] = is_reinforcement(card) ? 20 : is_attack(card) ? 1 : 0;
    std::size_t most = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        auto setup = default_setup<Cosmic>(8);
        setup.options[Cosmic::turn_limit] = 30;
        QuickRandom random(seed);
        Luck luck = Luck::seeded(random.seed());
        Sink<Cosmic> out;
        State state = Cosmic::start(data, setup, luck, out);
        while (const auto answer = kit::random_answer<Cosmic>(data, state, random)) {
            Cosmic::advance(data, state, *answer, luck, out);
            ASSERT_EQ(Cosmic::broken_invariant(data, state), std::nullopt) << "seed " << seed;
            if (!state.pub.encounters.empty())
                most = std::max(most, state.pub.encounter().marks.size());
        }
    }
    EXPECT_EQ(most, kMaxMarks) << "too few were played to tell anything";
}

// Two aliens at a table of three, dealt as if they had been drawn.
void play_pair(const Data& data, AlienId a, AlienId b, std::uint64_t seed) {
    auto setup = default_setup<Cosmic>(3);
    setup.options[Cosmic::alien_choice] = 1;
    setup.options[Cosmic::turn_limit] = 60;
    setup.options[Cosmic::deal_max_proposals] = 2;
    setup.options[Cosmic::free_flares] = seed % 2 == 0;
    setup.options[Cosmic::allow_forbidden_pairs] = 1;
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Sink<Cosmic> out;
    State state = Cosmic::start(data, setup, luck, out);
    state.own[seat_at(0)].offered = AlienSet::of(a);
    state.own[seat_at(1)].offered = AlienSet::of(b);
    AlienId third = a;
    while (third == a || third == b)
        third = kFantasyFlightAliens[random.below(kFantasyFlightAliens.size())];
    state.own[seat_at(2)].offered = AlienSet::of(third);
    for (int step = 0; !Cosmic::asked(state).empty(); ++step) {
        ASSERT_LT(step, 100000) << "no end";
        if (step % 8 == 0) {
            ASSERT_EQ(Cosmic::broken_invariant(data, state), std::nullopt);
        }
        const auto answer = kit::random_answer<Cosmic>(data, state, random);
        Cosmic::advance(data, state, *answer, luck, out);
    }
    ASSERT_EQ(Cosmic::broken_invariant(data, state), std::nullopt);
    ASSERT_TRUE(Cosmic::outcome(data, state).over);
}

// All 1225 pairs; SIDERA_GAMES says how many games of each.
TEST(CosmicRandomPlay, every_pair_of_aliens_plays_to_the_end) {
    const Data& data = default_data();
    const auto [first, games] = kit::game_range(1);
    const auto& aliens = kFantasyFlightAliens;
    for (std::size_t a = 0; a < aliens.size(); ++a)
        for (std::size_t b = a + 1; b < aliens.size(); ++b)
            for (std::uint64_t seed = first; seed < first + games; ++seed)
                ASSERT_NO_FATAL_FAILURE(
                    play_pair(data, aliens[a], aliens[b], mix_seed(seed, a * 64 + b)))
                    << name_of(aliens[a]) << " " << name_of(aliens[b]) << " seed " << seed;
}

}  // namespace
}  // namespace sidera::cosmic
