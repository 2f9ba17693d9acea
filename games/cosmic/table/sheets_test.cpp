// Tests of alien sheets: face down, exchanged, rotated, lost together; and of what is known of
// hands.

#include <gtest/gtest.h>

#include "engine/setup_text.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/rules/fallback.h"
#include "games/cosmic/table/table.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using Options = std::initializer_list<std::pair<Cosmic::OptionKey, int>>;

const Data& data() {
    return Cosmic::default_data();
}

// A table at its first turn, and who listens.
struct Game {
    std::vector<ToldEvent<Cosmic>> told;
    Sink<Cosmic> out{told};
    Luck luck;
    State state;

    Game(int seats, std::uint64_t seed, Options options)
        : luck(Luck::seeded({.low = seed, .high = 4})) {
        Setup setup = default_setup<Cosmic>(seats);
        for (const auto& [key, value] : options)
            setup.options[key] = value;
        state = Cosmic::start(data(), setup, luck, out);
        while (state.pub.turn == 0) {
            const Seat seat = Cosmic::asked(state).lowest();
            CodeArray<Cosmic::kMaxOptions> codes;
            Cosmic::options(data(), Cosmic::ref(state, seat), Channel::main, codes);
            Cosmic::advance(data(), state, {.seat = seat, .code = codes[0]}, luck, out);
        }
    }

    Table table() { return {data(), state, luck, out}; }

    Player& player(int i) { return state.pub.players[seat_at(i)]; }

    Private& own(int i) { return state.own[seat_at(i)]; }
};

const Seat kA = seat_at(0);
const Seat kB = seat_at(1);

TEST(CosmicSheets, CF_POW_5_a_face_down_sheet_changes_its_owner) {
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Game game(3, seed, {{Cosmic::hidden_powers, 1}});
        const AlienId of_a = game.own(0).face_down;
        const AlienId of_b = game.own(1).face_down;
        if (of_a == AlienId::none || of_b == AlienId::none)
            continue;  // shown at once for its setup text
        Table table = game.table();
        table.sheets.show_powers(kB);
        table.sheets.swap_sheets(kA, kB);
        EXPECT_EQ(game.player(0).sheets[0].alien, of_b);
        EXPECT_TRUE(game.player(1).sheets[0].hidden);
        table.sheets.show_powers(kB);
        EXPECT_EQ(game.player(1).sheets[0].alien, of_a);
        EXPECT_EQ(game.own(0).face_down, AlienId::none);
        ++seen;
    }
    EXPECT_GT(seen, 3);
}

TEST(CosmicSheets, CF_POW_5_a_face_down_sheet_that_goes_is_turned_up) {
    Game game(3, 2, {{Cosmic::hidden_powers, 1}});
    const AlienId old = game.own(0).face_down;
    ASSERT_NE(old, AlienId::none);
    game.table().sheets.replace_alien(kA, 0, AlienId::amoeba);
    EXPECT_EQ(game.player(0).sheets[0].alien, AlienId::amoeba);
    EXPECT_FALSE(game.player(0).sheets[0].hidden);
    EXPECT_EQ(game.own(0).face_down, AlienId::none);
    EXPECT_TRUE(game.state.pub.aliens_gone.has(old));
}

TEST(CosmicSheets, CF_POW_5_a_lent_power_comes_back_to_whom_it_belongs_now) {
    Game game(3, 5, {});
    const AlienId of_a = game.player(0).sheets[0].alien;
    const AlienId of_b = game.player(1).sheets[0].alien;
    Table table = game.table();
    table.sheets.lend_sheets(kA, seat_at(2));
    table.sheets.swap_sheets(kA, kB);
    table.sheets.return_lent();
    ASSERT_EQ(game.player(0).sheets.size(), 1u);
    ASSERT_EQ(game.player(1).sheets.size(), 1u);
    EXPECT_EQ(game.player(0).sheets[0].alien, of_b);
    EXPECT_EQ(game.player(1).sheets[0].alien, of_a);
}

// CF-A-GEN-7 bars them only from lives that are borrowed.
TEST(CosmicSheets, CF_A_GEN_7_rotation_carries_out_setup_texts) {
    Game game(3, 7, {{Cosmic::rotating_powers, 1}});
    bool offered = false;
    for (int n = 0; n < 400 && !offered; ++n)
        offered = alien(game.table().sheets.draw_alien(true)).setup_text;
    EXPECT_TRUE(offered);
    game.own(0).offered = AlienSet::of(AlienId::tick_tock);
    game.table().setup.rotate_power(kA, true);
    EXPECT_EQ(game.player(0).sheets[0].tokens, 10);
    game.own(0).offered = AlienSet::of(AlienId::miser);
    game.table().setup.rotate_power(kA, true);
    EXPECT_EQ(game.player(0).sheets[0].alien, AlienId::miser);
    EXPECT_EQ(game.player(0).aside, 8);
}

TEST(CosmicSheets, CF_POW_5_rotation_takes_borrowed_lives_along_but_not_those_of_a_tech) {
    Game game(3, 7, {{Cosmic::rotating_powers, 1}});
    game.player(0).sheets[0] = {.alien = AlienId::reincarnator};
    game.player(0).sheets.push_back({.alien = AlienId::void_, .extra = true});
    game.player(0).sheets.push_back({.alien = AlienId::virus, .extra = true, .grown = true});
    game.own(0).offered = AlienSet::of(AlienId::zombie);
    game.table().setup.rotate_power(kA, true);
    ASSERT_EQ(game.player(0).sheets.size(), 2u);
    EXPECT_EQ(game.player(0).sheets[0].alien, AlienId::zombie);
    EXPECT_EQ(game.player(0).sheets[1].alien, AlienId::virus);
}

TEST(CosmicSheets, CF_SETUP_3_a_new_sheet_that_lies_face_down_is_not_named) {
    Game game(3, 9, {{Cosmic::rotating_powers, 1}, {Cosmic::hidden_powers, 1}});
    game.own(0).offered = AlienSet::of(AlienId::zombie);
    game.told.clear();
    game.table().setup.rotate_power(kA, true);
    EXPECT_EQ(game.own(0).face_down, AlienId::zombie);
    for (const ToldEvent<Cosmic>& event : game.told)
        EXPECT_NE(event.open.alien, AlienId::zombie);
}

TEST(CosmicSheets, CF_POW_5_a_hoard_stays_when_another_sheet_goes) {
    Game game(3, 3, {{Cosmic::alien_a, static_cast<int>(AlienId::miser) + 1}});
    ASSERT_EQ(game.player(0).hoard, 8);
    game.player(0).sheets.push_back({.alien = AlienId::amoeba, .extra = true});
    game.table().sheets.replace_alien(kA, 1, AlienId::zombie);
    EXPECT_EQ(game.player(0).hoard, 8);
    game.table().sheets.replace_alien(kA, 0, AlienId::virus);
    EXPECT_EQ(game.player(0).hoard, 0);
}

TEST(CosmicSheets, CF_TECH_15_the_alien_of_a_tech_is_lost_with_the_own_power) {
    Game game(3, 3, {{Cosmic::alien_a, static_cast<int>(AlienId::masochist) + 1}});
    for (int i = 2; i < 5; ++i)
        game.player(0).ships[planet_at(kA, i)] = 0;
    game.player(0).sheets.push_back({.alien = AlienId::zombie, .extra = true, .grown = true});
    EXPECT_TRUE(in_force(game.state.pub, kA, game.player(0).sheets[1]));
    std::swap(game.player(0).sheets[0].alien, game.player(0).sheets[1].alien);
    EXPECT_FALSE(in_force(game.state.pub, kA, game.player(0).sheets[0]));
    EXPECT_FALSE(in_force(game.state.pub, kA, game.player(0).sheets[1]));
    EXPECT_FALSE(power_active(game.state.pub, kA));
}

TEST(CosmicSheets, CF_SETUP_4_ten_red_aliens_are_enough_for_five) {
    constexpr int kOnlyRed = 4;
    auto setup = default_setup<Cosmic>(5);
    setup.options[Cosmic::alien_levels] = kOnlyRed;
    EXPECT_EQ(Cosmic::check_setup(data(), setup), std::nullopt);
    auto six = default_setup<Cosmic>(6);
    six.options[Cosmic::alien_levels] = kOnlyRed;
    EXPECT_NE(Cosmic::check_setup(data(), six), std::nullopt);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Game game(5, seed, {{Cosmic::alien_levels, kOnlyRed}});
        for (const Seat seat : everybody(game.state.pub))
            EXPECT_EQ(alien(game.state.pub.players[seat].sheets[0].alien).level, Level::red);
    }
}

TEST(CosmicSheets, CF_HAND_7_all_hands_of_a_table_can_be_known) {
    Game game(8, 3, {});
    for (int i = 1; i < 8; ++i)
        game.table().minds.show_hand(kA, seat_at(i));
    std::size_t cards = 0;
    for (int i = 1; i < 8; ++i)
        cards += game.player(i).hand;
    EXPECT_EQ(game.own(0).known.size(), cards);
}

// The table of decisions: an offense that does not answer sends as many ships as may go.
TEST(CosmicSheets, CF_LAUNCH_2_the_clock_launches_four_ships) {
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 400 && seen < 5; ++seed) {
        const State state = kit::random_state<Cosmic>(
            data(), default_setup<Cosmic>(4), seed, 20 + static_cast<int>(seed % 60));
        const Question& question = state.pub.question;
        if (question.kind != Ask::launch_source || !question.may_stop)
            continue;
        const ViewRef ref = Cosmic::ref(state, Cosmic::asked(state).lowest());
        CodeArray<Cosmic::kMaxOptions> codes;
        Cosmic::options(data(), ref, Channel::main, codes);
        EXPECT_EQ(verb(fallback(ref, codes)), Verb::planet);
        ++seen;
    }
    EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace sidera::cosmic
