// What the clock answers is possible, and is what the table of decisions says.

#include "games/cosmic/rules/fallback.h"

#include <gtest/gtest.h>

#include "engine/fallback.h"
#include "games/cosmic/rules/queries.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

Setup busy_setup(std::uint64_t seed) {
    auto setup = default_setup<G>(3 + static_cast<int>(seed % 6));
    setup.options[G::turn_limit] = 12;
    setup.options[G::technology] = seed % 2;
    setup.options[G::hidden_powers] = seed % 3 == 0;
    setup.options[G::rotating_powers] = seed % 5 == 0;
    setup.options[G::asking] = static_cast<int>(seed % 4);
    return setup;
}

// Calls `seen(state, seat, codes)` for every question of some random games.
template<class Seen>
void ask_often(Seen&& seen) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Luck luck = Luck::seeded({.low = seed, .high = 21});
        QuickRandom random(seed);
        Sink<G> out;
        State state = G::start(default_data(), busy_setup(seed), luck, out);
        while (const auto answer = kit::random_answer<G>(default_data(), state, random)) {
            for (const Seat seat : G::asked(state)) {
                CodeArray<G::kMaxOptions> codes;
                G::options(default_data(), G::ref(state, seat), Channel::main, codes);
                seen(state, seat, codes);
            }
            G::advance(default_data(), state, *answer, luck, out);
        }
    }
}

TEST(CosmicFallback, the_clock_answers_what_is_possible) {
    ask_often([](const State& state, Seat seat, const CodeBuffer& codes) {
        const OptionCode option = fallback(G::ref(state, seat), codes);
        ASSERT_TRUE(codes.contains(option)) << name_of(state.pub.question.kind);
    });
}

// It passes, or does nothing but its duty.
TEST(CosmicFallback, CF_TIME_4_the_clock_uses_only_what_must_be_used) {
    int duties = 0;
    ask_often([&](const State& state, Seat seat, const CodeBuffer& codes) {
        const Ask kind = state.pub.question.kind;
        if (kind != Ask::play_effect && kind != Ask::respond)
            return;
        const OptionCode option = fallback(G::ref(state, seat), codes);
        if (verb(option) == Verb::pass)
            return;
        ++duties;
        EXPECT_TRUE(is_power(effect_in(option)));
        EXPECT_EQ(effect(effect_in(option)).use, Use::mandatory);
    });
    EXPECT_GT(duties, 50);
}

// CF-LOSS-2: no colony is given up while another ship can be.
TEST(CosmicFallback, CF_LOSS_2_the_clock_keeps_colonies) {
    int kept = 0;
    ask_often([&](const State& state, Seat seat, const CodeBuffer& codes) {
        const Question& question = state.pub.question;
        if (question.kind != Ask::lose_ships)
            return;
        const OptionCode option = fallback(G::ref(state, seat), codes);
        bool other = false;
        for (const OptionCode one : codes)
            other = other || verb(one) != Verb::planet ||
                    ships_on(state.pub, question.subject, static_cast<Planet>(operand_of(one))) > 1;
        if (!other)
            return;
        ++kept;
        EXPECT_TRUE(verb(option) != Verb::planet ||
                    ships_on(state.pub, question.subject, static_cast<Planet>(operand_of(option))) >
                        1);
    });
    EXPECT_GT(kept, 50);
}

TEST(CosmicFallback, CF_SETUP_3_the_clock_chooses_the_strongest_alien) {
    auto setup = default_setup<G>(4);
    setup.options[G::alien_choice] = 5;
    const State state = kit::random_state<G>(default_data(), setup, 3, 0);
    ASSERT_EQ(state.pub.question.kind, Ask::choose_alien);
    for (const Seat seat : G::asked(state)) {
        const Decision decision = G::decision(default_data(), G::ref(state, seat), Channel::main);
        const int chosen = alien(static_cast<AlienId>(operand_of(decision.fallback))).rating;
        for (const AlienId id : state.own[seat].offered)
            EXPECT_LE(alien(id).rating, chosen);
    }
    EXPECT_GT(alien(AlienId::virus).rating, alien(AlienId::will).rating);
}

TEST(CosmicFallback, CF_REW_2_the_clock_takes_ships_as_rewards) {
    int seen = 0;
    ask_often([&](const State& state, Seat seat, const CodeBuffer&) {
        if (state.pub.question.kind != Ask::reward_split)
            return;
        ++seen;
        const Decision decision = G::decision(default_data(), G::ref(state, seat), Channel::main);
        EXPECT_GT(state.pub.question.high, 0);
        EXPECT_EQ(fallback_of(decision).value, state.pub.question.high);
    });
    EXPECT_GT(seen, 5);
}

// "The smallest foreign colony" of whom the card means.
TEST(CosmicFallback, CF_A_SHADOW_1_the_clock_hits_a_small_colony_abroad) {
    int seen = 0;
    ask_often([&](const State& state, Seat seat, const CodeBuffer& codes) {
        const Question& question = state.pub.question;
        if (question.kind != Ask::pick_planet || question.subject == kNoSeat ||
            question.subject == seat)
            return;
        ++seen;
        const auto planet = static_cast<Planet>(operand_of(fallback(G::ref(state, seat), codes)));
        const bool abroad = foreign_colonies(state.pub, question.subject) > 0;
        EXPECT_EQ(system_of(planet) != question.subject, abroad);
        for (const Planet other : question.planets)
            if ((system_of(other) != question.subject) == abroad) {
                EXPECT_LE(ships_on(state.pub, question.subject, planet),
                          ships_on(state.pub, question.subject, other));
            }
    });
    EXPECT_GT(seen, 5);
}

}  // namespace
}  // namespace sidera::cosmic
