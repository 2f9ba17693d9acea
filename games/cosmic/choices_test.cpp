// Aiming, loading and joining are deeds: when one of them is cancelled it is as if it was not done.

#include <gtest/gtest.h>

#include "games/cosmic/game.h"
#include "games/cosmic/queries.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

bool asks_in_encounter(const State& state, Ask kind) {
    return state.pub.question.kind == kind && !state.pub.frames.empty() &&
           std::holds_alternative<EncounterFrame>(state.pub.frames.back());
}

// Somebody cancels what was chosen before; the ships that come back are placed.
void cancel(State& state, PublicChoice what, Seat seat, std::uint64_t seed) {
    const Data& data = default_data();
    QuickRandom random(seed);
    state.pub.frames.push_back(
        ChoiceFrame{.step = 1, .what = what, .seat = seat, .cancelled = true});
    state.pub.deciding = {};
    state.pub.question = {};
    Luck luck = Luck::seeded({.low = seed, .high = 0});
    Sink<G> out;
    G::resume(data, state, luck, out);
    while (state.pub.question.kind == Ask::return_ships)
        G::advance(data, state, *kit::random_answer<G>(data, state, random), luck, out);
    EXPECT_EQ(G::broken_invariant(data, state), std::nullopt) << "seed " << seed;
}

// Calls visit(state, seed) for positions in which the encounter itself asks this.
template<class Visit>
void for_positions(Ask kind, Visit&& visit) {
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        QuickRandom random(seed);
        auto setup = default_setup<G>(4);
        setup.options[G::turn_limit] = 15;
        State state = kit::random_state<G>(
            default_data(), setup, seed, 30 + static_cast<int>(random.below(300)));
        if (asks_in_encounter(state, kind))
            visit(state, seed);
    }
}

TEST(CosmicChoices, CF_LAUNCH_1_a_cancelled_aim_is_taken_again) {
    int seen = 0;
    for_positions(Ask::launch_source, [&](State& state, std::uint64_t seed) {
        const Seat offense = state.pub.encounter().offense;
        // An empty planet of one's own system is settled without a defense and was not aimed at.
        if (state.pub.encounter().sent[offense] > 0 || state.pub.encounter().defense == kNoSeat)
            return;
        cancel(state, PublicChoice::aim, offense, seed);
        EXPECT_EQ(state.pub.question.kind, Ask::aim);
        EXPECT_EQ(state.pub.encounter().target, Planet::none);
        EXPECT_TRUE(state.pub.deciding.has(offense));
        ++seen;
    });
    EXPECT_GT(seen, 5);
}

TEST(CosmicChoices, CF_LAUNCH_2_a_cancelled_launch_is_loaded_again) {
    int seen = 0;
    for_positions(Ask::invite_offense, [&](State& state, std::uint64_t seed) {
        const Seat offense = state.pub.encounter().offense;
        // Without a colony to go back to, its ships are lost and nothing is left to load.
        if (colonies(state.pub, offense).empty())
            return;
        cancel(state, PublicChoice::load, offense, seed);
        EXPECT_EQ(state.pub.question.kind, Ask::launch_source) << "seed " << seed;
        EXPECT_EQ(state.pub.encounter().sent[offense], 0);
        ++seen;
    });
    EXPECT_GT(seen, 5);
}

TEST(CosmicChoices, CF_ALLY_2_a_cancelled_ally_stays_out) {
    int seen = 0;
    for_positions(Ask::ally_side, [&](State& state, std::uint64_t seed) {
        const Encounter& e = state.pub.encounter();
        const SeatSet allies = e.allies[Side::offense] | e.allies[Side::defense];
        if (allies.empty())
            return;
        const Seat ally = allies.lowest();
        cancel(state, PublicChoice::join, ally, seed);
        EXPECT_EQ(side_of(state.pub, ally), Side::none);
        EXPECT_EQ(state.pub.encounter().sent[ally], 0);
        ++seen;
    });
    EXPECT_GT(seen, 3);
}

}  // namespace
}  // namespace sidera::cosmic
