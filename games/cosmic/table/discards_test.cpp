// Cards that reach the discard pile: none from nowhere, and those that can be answered are found
// again.

#include <gtest/gtest.h>

#include "games/cosmic/game.h"
#include "games/cosmic/table/table.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

// A position some way into a game, and the table that changes it.
class CosmicDiscards : public ::testing::Test {
  protected:
    static State some_state() {
        auto setup = default_setup<G>(3);
        setup.options[G::turn_limit] = 15;
        return kit::random_state<G>(default_data(), setup, 1, 60);
    }

    Seat seat() const { return state_.pub.encounter().offense; }

    // So many cards from the deck lie on the pile, and those from `first` on can be answered.
    void lay(std::size_t cards, std::uint8_t first, std::uint8_t count) {
        while (!state_.pub.discards.empty())
            table_.cards.put_under(table_.cards.take_from_pile(0));
        for (std::size_t i = 0; i < cards; ++i)
            state_.pub.discards.push_back(table_.cards.top_card());
        table_.push(TossFrame{.from = seat(), .first = first, .count = count});
    }

    const TossFrame& toss() const { return *topmost<TossFrame>(state_.pub.frames); }

    State state_ = some_state();
    Luck luck_ = Luck::seeded({.low = 1, .high = 0});
    Sink<G> out_;
    Table table_{default_data(), state_, luck_, out_};
};

TEST_F(CosmicDiscards, CF_INV_2_a_card_that_is_not_held_stays_where_it_is) {
    Card absent = Card::none;
    for (int i = 0; i < kPlainKinds && absent == Card::none; ++i)
        if (!table_.own(seat()).hand.has(static_cast<Card>(i)))
            absent = static_cast<Card>(i);
    ASSERT_NE(absent, Card::none);
    ASSERT_EQ(G::broken_invariant(default_data(), state_), std::nullopt);
    const State before = state_;
    const Seat other = left_of(seat(), state_.pub.rules.seats);
    table_.cards.discard(seat(), absent);
    table_.cards.discard_as_reinforcement(seat(), absent);
    table_.cards.put_aside(seat(), absent);
    table_.cards.give(seat(), other, absent);
    EXPECT_EQ(state_.pub, before.pub);
    EXPECT_EQ(state_.own[seat()], before.own[seat()]);
    EXPECT_EQ(state_.own[other], before.own[other]);
    const auto broken = G::broken_invariant(default_data(), state_);
    ASSERT_TRUE(broken);
    EXPECT_TRUE(broken->starts_with("CF-INV-2: a card left a hand")) << *broken;
}

TEST_F(CosmicDiscards, are_found_again_when_cards_leave_the_pile) {
    lay(6, 2, 3);
    table_.cards.take_from_pile(5);  // above them
    EXPECT_EQ(toss().first, 2);
    EXPECT_EQ(toss().count, 3);
    table_.cards.take_from_pile(0);  // below them
    EXPECT_EQ(toss().first, 1);
    EXPECT_EQ(toss().count, 3);
    table_.cards.take_from_pile(3);  // the last of them
    EXPECT_EQ(toss().first, 1);
    EXPECT_EQ(toss().count, 2);
}

TEST_F(CosmicDiscards, CF_HAND_5_are_gone_when_the_pile_becomes_the_deck) {
    lay(6, 2, 3);
    while (!state_.secret.deck.empty())
        state_.own[seat()].hoard.add(table_.cards.top_card());
    table_.cards.top_card();
    EXPECT_EQ(toss().first, 0);
    EXPECT_EQ(toss().count, 0);
    EXPECT_EQ(table_.cards.take_tossed(seat(), is_encounter_card), 0);
}

}  // namespace
}  // namespace sidera::cosmic
