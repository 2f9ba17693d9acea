// Aiming, loading and joining are deeds with a window of their own: when one of them is cancelled
// it is as if it was not done. No effect of this edition does so; the tests play with one in mind:
// everybody is asked, and what would cancel is written into the frame.

#include <gtest/gtest.h>

#include <functional>

#include "games/cosmic/game.h"
#include "games/cosmic/rules/queries.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

// The data of an edition in which a power answers choices.
Data answering_data() {
    Data data = default_data();
    data.moments.at[static_cast<std::size_t>(Moment::chosen)].powers.insert(AlienId::zombie);
    data.moments.sort_by_thing();
    return data;
}

ChoiceFrame* choice_of(State& state) {
    if (state.pub.question.moment != Moment::chosen || state.pub.frames.size() < 2)
        return nullptr;
    return std::get_if<ChoiceFrame>(&state.pub.frames[state.pub.frames.size() - 2]);
}

struct Cancelled {
    PublicChoice what = PublicChoice::aim;
    Seat seat = kNoSeat;
    Public before;  // as it was announced
    State after;    // at the next question
    Ships home;     // its colonies before the first ship left
};

bool sends_first_ship(const Public& pub) {
    return (pub.question.kind == Ask::launch_source || pub.question.kind == Ask::ally_source) &&
           pub.encounter().sent[pub.question.subject] == 0;
}

// Plays games at random and cancels some choices of a kind; calls `seen` for each.
void cancel_some(PublicChoice what, const std::function<void(const Cancelled&)>& seen) {
    const Data data = answering_data();
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        auto setup = default_setup<G>(3 + static_cast<int>(seed % 3));
        setup.options[G::turn_limit] = 25;
        setup.options[G::asking] = 3;
        Luck luck = Luck::seeded({.low = seed, .high = 8});
        QuickRandom random(seed);
        Sink<G> out;
        State state = G::start(data, setup, luck, out);
        Cancelled pending;
        Ships home;
        while (const auto answer = kit::random_answer<G>(data, state, random)) {
            ChoiceFrame* choice = choice_of(state);
            if (sends_first_ship(state.pub))
                home = state.pub.players[state.pub.question.subject].ships;
            if (choice != nullptr && choice->what == what && !choice->cancelled &&
                random.below(3) == 0) {
                choice->cancelled = true;
                pending = {.what = what,
                           .seat = choice->seat,
                           .before = state.pub,
                           .after = {},
                           .home = home};
            }
            G::advance(data, state, *answer, luck, out);
            ASSERT_EQ(G::broken_invariant(data, state), std::nullopt) << "seed " << seed;
            if (pending.seat == kNoSeat || state.pub.frames.empty() ||
                !std::holds_alternative<EncounterFrame>(state.pub.frames.back()))
                continue;
            pending.after = state;
            seen(pending);
            pending = {};
        }
    }
}

OptionCode first_option(const Data& data, const State& state) {
    CodeArray<G::kMaxOptions> codes;
    G::options(data, G::ref(state, G::asked(state).lowest()), Channel::main, codes);
    return codes[0];
}

bool is_own_colour(const Public& pub) {
    return system_of(pub.encounter().target) == pub.encounter().offense;
}

TEST(CosmicChoices, CF_LAUNCH_1_a_cancelled_aim_is_taken_again) {
    int seen = 0;
    cancel_some(PublicChoice::aim, [&](const Cancelled& cancelled) {
        if (is_own_colour(cancelled.before))
            return;
        const Public& pub = cancelled.after.pub;
        ++seen;
        EXPECT_EQ(pub.question.kind, Ask::aim);
        EXPECT_EQ(pub.encounter().target, Planet::none);
        EXPECT_EQ(pub.encounter().defense, cancelled.before.encounter().defense);
        EXPECT_EQ(pub.deciding, SeatSet::of(cancelled.seat));
    });
    EXPECT_GT(seen, 20);
}

// Planet and opponent, or the planet to settle, were one choice.
TEST(CosmicChoices, CF_DEST_4_in_the_own_system_the_whole_choice_is_taken_again) {
    int against = 0;
    int settled = 0;
    cancel_some(PublicChoice::aim, [&](const Cancelled& cancelled) {
        if (!is_own_colour(cancelled.before))
            return;
        const Public& pub = cancelled.after.pub;
        const bool settles = cancelled.before.encounter().defense == kNoSeat;
        ++(settles ? settled : against);
        EXPECT_EQ(pub.question.kind, Ask::own_colour);
        EXPECT_EQ(pub.encounter().target, Planet::none);
        EXPECT_EQ(pub.encounter().defense, kNoSeat);
        EXPECT_EQ(pub.encounter().bars & kResettles, 0);
    });
    EXPECT_GT(against, 0);
    EXPECT_GT(settled, 0);
}

TEST(CosmicChoices, CF_LAUNCH_2_a_cancelled_launch_is_loaded_again) {
    int seen = 0;
    int settling = 0;
    cancel_some(PublicChoice::load, [&](const Cancelled& cancelled) {
        const Public& pub = cancelled.after.pub;
        if (colonies(cancelled.before, cancelled.seat).empty())
            return;
        ++seen;
        settling += (cancelled.before.encounter().bars & kResettles) != 0;
        EXPECT_EQ(pub.question.kind, Ask::launch_source);
        EXPECT_EQ(pub.encounter().sent[cancelled.seat], 0);
        EXPECT_EQ(pub.players[cancelled.seat].warp, cancelled.before.players[cancelled.seat].warp);
        EXPECT_EQ(pub.players[cancelled.seat].ships, cancelled.home);
    });
    EXPECT_GT(seen, 20);
    EXPECT_GT(settling, 0);
}

// CF-REG-4: an offense that has nothing but the ship that regroup has put into the gate.
State with_one_ship_in_the_gate(State state) {
    const Seat offense = state.pub.encounter().offense;
    Player& player = state.pub.players[offense];
    const int ships = ships_on_colonies(state.pub, offense);
    player.ships = {};
    player.warp = static_cast<std::uint8_t>(player.warp + ships - 1);
    state.pub.encounter().sent[offense] = 1;
    state.secret.touched = {};
    return state;
}

TEST(CosmicChoices, CF_LAUNCH_3_the_ship_of_regroup_stays_in_the_gate) {
    const Data data = answering_data();
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        QuickRandom random(seed);
        auto setup = default_setup<G>(4);
        setup.options[G::turn_limit] = 15;
        setup.options[G::asking] = 3;
        State state =
            kit::random_state<G>(data, setup, seed, 40 + static_cast<int>(random.below(300)));
        if (state.pub.question.kind != Ask::aim)
            continue;
        state = with_one_ship_in_the_gate(state);
        const Seat offense = state.pub.encounter().offense;
        Luck luck = Luck::seeded({.low = seed, .high = 8});
        Sink<G> out;
        int choices = 0;
        while (state.pub.phase == Phase::launch) {
            ChoiceFrame* choice = choice_of(state);
            if (choice != nullptr && choice->what == PublicChoice::load && choices++ == 0)
                choice->cancelled = true;
            const SeatSet asked = G::asked(state);
            G::advance(data,
                       state,
                       {.seat = asked.lowest(), .code = first_option(data, state)},
                       luck,
                       out);
            ASSERT_EQ(G::broken_invariant(data, state), std::nullopt) << "seed " << seed;
        }
        EXPECT_GT(choices, 1) << "seed " << seed;
        EXPECT_EQ(state.pub.encounter().sent[offense], 1) << "seed " << seed;
        ++seen;
    }
    EXPECT_GT(seen, 0);
}

// It is asked again, and may still join the other one.
TEST(CosmicChoices, CM_A_NEGATOR_2_a_cancelled_ally_does_not_join_that_side) {
    int seen = 0;
    cancel_some(PublicChoice::join, [&](const Cancelled& cancelled) {
        const Encounter& e = cancelled.after.pub.encounter();
        if (cancelled.after.pub.turn != cancelled.before.turn ||
            e.number != cancelled.before.encounter().number || e.result != Result::open)
            return;  // nobody was asked any more
        ++seen;
        const Side was = side_of(cancelled.before, cancelled.seat);
        const Side is = side_of(cancelled.after.pub, cancelled.seat);
        EXPECT_NE(was, Side::none);
        EXPECT_NE(is, was);
        EXPECT_FALSE(may_join(e, cancelled.seat, was));
        if (is != Side::none)
            return;
        EXPECT_EQ(e.sent[cancelled.seat], 0);
        const auto warp = [&](const Public& pub) { return pub.players[cancelled.seat].warp; };
        if (cancelled.before.encounter().left == Ships{} ||
            warp(cancelled.before) != warp(cancelled.after.pub))
            return;  // its ship came from the warp, or it has lost one since
        EXPECT_EQ(cancelled.after.pub.players[cancelled.seat].ships, cancelled.home);
    });
    EXPECT_GT(seen, 10);
}

}  // namespace
}  // namespace sidera::cosmic
