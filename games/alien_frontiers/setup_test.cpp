// Tests of setup: the first player, what everybody gets, and what the options do.

#include <gtest/gtest.h>

#include <string>

#include "engine/setup_text.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/table.h"

namespace sidera::alien_frontiers {
namespace {

using AF = AlienFrontiers;

const Data& data() {
    return AF::default_data();
}

State started(const Setup& setup, Luck luck) {
    Sink<AF> nowhere;
    return AF::start(data(), setup, luck, nowhere);
}

State started(int seats, std::initializer_list<std::pair<AF::OptionKey, int>> options = {}) {
    Setup setup = default_setup<AF>(seats);
    for (const auto& [key, value] : options)
        setup.options[key] = value;
    EXPECT_EQ(AF::check_setup(data(), setup), std::nullopt);
    return started(setup, Luck::seeded({.low = 7}));
}

std::string refusal(int seats, std::initializer_list<std::pair<AF::OptionKey, int>> options) {
    Setup setup = default_setup<AF>(seats);
    for (const auto& [key, value] : options)
        setup.options[key] = value;
    return AF::check_setup(data(), setup).value_or("accepted");
}

// With these dice for the first player, and any others after that.
Seat first_by(int seats, std::initializer_list<std::uint32_t> dice) {
    LuckScript script;
    for (const std::uint32_t die : dice)
        script.add(kFirstPlayerStream, die - 1);
    for (std::uint32_t i = 0; i < 22; ++i)
        script.add(kCardStream, i);
    for (int i = 0; i < kStartShips; ++i)
        script.add(kDiceStream, 0);
    const State state = started(default_setup<AF>(seats), Luck::scripted(script));
    EXPECT_EQ(script.fault, "");
    EXPECT_EQ(script.left(), 0u);
    return state.pub.first;
}

TEST(AlienFrontiersSetup, AF_SETUP_2_the_highest_roll_begins) {
    EXPECT_EQ(first_by(4, {3, 5, 2, 1}), seat_at(1));
    EXPECT_EQ(first_by(2, {1, 6}), seat_at(1));
}

TEST(AlienFrontiersSetup, AF_SETUP_2_only_tied_players_roll_again) {
    EXPECT_EQ(first_by(4, {6, 2, 6, 1, 3, 4}), seat_at(2));
    EXPECT_EQ(first_by(3, {2, 2, 2, 5, 1, 5, 4, 1}), seat_at(0));
}

TEST(AlienFrontiersSetup, AF_SETUP_5_resources_follow_the_turn_order) {
    for (int first = 0; first < 4; ++first) {
        const Public pub = started(4, {{AF::first_player, first + 2}}).pub;
        EXPECT_EQ(pub.first, seat_at(first));
        const Player& second = pub.players[seat_at((first + 1) % 4)];
        const Player& third = pub.players[seat_at((first + 2) % 4)];
        const Player& fourth = pub.players[seat_at((first + 3) % 4)];
        EXPECT_EQ(second.fuel * 10 + second.ore, 10);
        EXPECT_EQ(third.fuel * 10 + third.ore, 1);
        EXPECT_EQ(fourth.fuel * 10 + fourth.ore, 11);
    }
}

// AF-V42 to AF-V44: cards cannot be counted by a scenario.
TEST(AlienFrontiersSetup, AF_SETUP_6_three_cards_on_display_and_one_for_everybody) {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = started(seats);
        EXPECT_EQ(state.pub.display.size(), 3u);
        int held = 0;
        for (const Player& player : state.pub.players.values)
            held += player.cards.size();
        EXPECT_EQ(held + state.pub.discards[Card::resource_cache], seats);
        EXPECT_EQ(state.secret.pile.size(), static_cast<std::size_t>(19 - seats));
        EXPECT_EQ(AF::broken_invariant(data(), state), std::nullopt);
    }
}

TEST(AlienFrontiersSetup, AF_SETUP_7_a_city_or_monument_dealt_scores_at_once) {
    int scored = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State state = started(default_setup<AF>(4), Luck::seeded({.low = seed}));
        for (const Player& player : state.pub.players.values) {
            const bool worth =
                player.cards.has(Card::alien_city) || player.cards.has(Card::alien_monument);
            EXPECT_EQ(player.points, worth ? 1 : 0);
            scored += player.points;
        }
    }
    EXPECT_GT(scored, 5);
}

TEST(AlienFrontiersSetup, AF_SETUP_4_colonies_by_the_number_of_players) {
    EXPECT_EQ(started(2).pub.rules.colonies, 8);
    EXPECT_EQ(started(3).pub.rules.colonies, 7);
    EXPECT_EQ(started(4).pub.rules.colonies, 6);
    EXPECT_EQ(started(4, {{AF::long_game, 1}}).pub.rules.colonies, 8);
}

TEST(AlienFrontiersSetup, AF_VAR_VP_1_targets_by_the_number_of_players) {
    EXPECT_EQ(started(4).pub.rules.vp_target, 0);
    EXPECT_EQ(started(2, {{AF::end_mode, 1}}).pub.rules.vp_target, 12);
    EXPECT_EQ(started(3, {{AF::end_mode, 1}}).pub.rules.vp_target, 10);
    EXPECT_EQ(started(4, {{AF::end_mode, 1}}).pub.rules.vp_target, 9);
    EXPECT_EQ(started(4, {{AF::end_mode, 1}, {AF::short_game, 1}}).pub.rules.vp_target, 8);
    EXPECT_EQ(started(4, {{AF::end_mode, 1}, {AF::vp_target, 15}}).pub.rules.vp_target, 15);
}

TEST(AlienFrontiersSetup, an_edition_sets_two_numbers_and_a_value_wins_over_it) {
    const auto numbers = [](std::initializer_list<std::pair<AF::OptionKey, int>> options) {
        const Rules rules = started(4, options).pub.rules;
        return rules.sixth_ship_ore * 10 + rules.asimov_min_ships;
    };
    EXPECT_EQ(numbers({}), 21);
    EXPECT_EQ(numbers({{AF::edition, 1}}), 32);
    EXPECT_EQ(numbers({{AF::edition, 1}, {AF::sixth_ship_ore_cost, 1}}), 22);
    EXPECT_EQ(numbers({{AF::asimov_min_ships, 2}}), 22);
}

TEST(AlienFrontiersSetup, what_does_not_go_together_is_refused) {
    EXPECT_EQ(refusal(2, {{AF::long_game, 1}}).find("long_game"), 0u);
    EXPECT_EQ(refusal(4, {{AF::vp_target, 9}}), "vp_target needs end_mode=vp_target");
    EXPECT_EQ(refusal(4, {{AF::end_mode, 1}, {AF::vp_target, 4}}).find("vp_target must be"), 0u);
    EXPECT_EQ(refusal(3, {{AF::end_mode, 1}, {AF::short_game, 1}}).find("short_game"), 0u);
    EXPECT_EQ(refusal(4, {{AF::short_game, 1}}).find("short_game"), 0u);
    EXPECT_EQ(refusal(3, {{AF::first_player, 5}}).find("first_player=3"), 0u);
    EXPECT_EQ(refusal(4, {{AF::first_player, 5}}), "accepted");
}

}  // namespace
}  // namespace sidera::alien_frontiers
