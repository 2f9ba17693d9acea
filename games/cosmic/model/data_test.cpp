// The decks of Cosmic Encounter: counts of the specification, and what a wrong file is told.

#include "games/cosmic/model/data.h"

#include <gtest/gtest.h>

#include <set>

namespace sidera::cosmic {
namespace {

TEST(CosmicData, the_cosmic_deck_has_72_cards) {
    int cards = 0;
    int attacks = 0;
    for (int i = 0; i < kPlainKinds; ++i) {
        cards += default_data().deck.values[static_cast<std::size_t>(i)];
        if (is_attack(static_cast<Card>(i)))
            attacks += default_data().deck.values[static_cast<std::size_t>(i)];
    }
    EXPECT_EQ(cards, 72);
    EXPECT_EQ(attacks, 39);
    EXPECT_EQ(default_data().deck[Plain::negotiate], 15);
    EXPECT_EQ(default_data().destiny_per_colour, 3);
    EXPECT_EQ(default_data().destiny[Destiny::wild], 2);
}

TEST(CosmicData, there_are_fifty_aliens_of_three_levels) {
    std::array<int, 3> levels{};
    for (const AlienId id : default_data().edition.aliens) {
        const Alien& one = alien(id);
        EXPECT_EQ(one.id, id) << name_of(id);
        EXPECT_FALSE(one.power.empty());
        EXPECT_FALSE(one.wild.empty());
        EXPECT_FALSE(one.super.empty());
        ++levels[static_cast<std::size_t>(one.level)];
    }
    EXPECT_EQ(default_data().edition.aliens.size(), 50);
    EXPECT_EQ(levels, (std::array<int, 3>{23, 17, 10}));
}

TEST(CosmicData, a_deck_without_encounter_cards_is_refused) {
    std::string text = "key;copies\n";
    for (const Card card : default_data().cards)
        if (!is_flare(card))
            text += std::string(name_of(card)) + (is_encounter_card(card) ? ";0" : ";6") + "\n";
    const DataFile file{"deck.csv", text};
    const auto load = load_data("broken", std::span(&file, 1));
    ASSERT_FALSE(load.data);
    EXPECT_NE(load.errors[0].find("encounter cards"), std::string::npos) << load.errors[0];
}

TEST(CosmicData, a_row_out_of_order_is_named) {
    const DataFile file{"destiny.csv",
                        "key;copies\nwild;2\ncolour;3\nmost_colonies;1\n"
                        "most_cards;1\nfewest_in_warp;1\n"};
    const auto load = load_data("broken", std::span(&file, 1));
    ASSERT_FALSE(load.data);
    EXPECT_NE(load.errors[0].find("colour"), std::string::npos) << load.errors[0];
}

}  // namespace
}  // namespace sidera::cosmic
