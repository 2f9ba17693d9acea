// Tests of setup: what everybody gets, which aliens meet, and what luck decides.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/setup_text.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/table/table.h"

namespace sidera::cosmic {
namespace {

using Options = std::initializer_list<std::pair<Cosmic::OptionKey, int>>;

const Data& data() {
    return Cosmic::default_data();
}

// A table, its luck and the answers of players who take the first thing they are offered.
struct Game {
    State state;
    Luck luck;
    Sink<Cosmic> nowhere;

    Game(int seats, std::uint64_t seed, Options options = {})
        : luck(Luck::seeded({.low = seed, .high = 3})) {
        Setup setup = default_setup<Cosmic>(seats);
        for (const auto& [key, value] : options)
            setup.options[key] = value;
        EXPECT_EQ(Cosmic::check_setup(data(), setup), std::nullopt);
        state = Cosmic::start(data(), setup, luck, nowhere);
    }

    // Until the first turn begins.
    void choose() {
        while (state.pub.turn == 0) {
            const Seat seat = Cosmic::asked(state).lowest();
            CodeArray<Cosmic::kMaxOptions> codes;
            Cosmic::options(data(), Cosmic::ref(state, seat), Channel::main, codes);
            ASSERT_GT(codes.size(), 0u);
            Cosmic::advance(data(), state, {.seat = seat, .code = codes[0]}, luck, nowhere);
        }
    }

    const Player& player(int i) const { return state.pub.players[seat_at(i)]; }

    const Private& own(int i) const { return state.own[seat_at(i)]; }
};

AlienSet all_offered(const Game& game) {
    AlienSet all;
    for (const Seat seat : everybody(game.state.pub))
        all = all | game.state.own[seat].offered;
    return all;
}

AlienSet flares_in_deck(const Game& game) {
    AlienSet found;
    for (const Card card : game.state.secret.deck)
        if (is_flare(card))
            found.insert(alien_of(card));
    return found;
}

TEST(CosmicSetup, CF_SETUP_1_four_ships_on_every_planet) {
    for (const int planets : {4, 5}) {
        const Game game(3, 1, {{Cosmic::planets_per_player, planets}});
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(ships_on_colonies(game.state.pub, seat_at(i)), planets * 4);
            EXPECT_EQ(home_colonies(game.state.pub, seat_at(i)).size(), planets);
            EXPECT_EQ(foreign_colonies(game.state.pub, seat_at(i)), 0);
            EXPECT_EQ(game.player(i).warp, 0);
        }
        EXPECT_EQ(game.state.pub.planets.size(), planets * 3);
    }
}

TEST(CosmicSetup, CF_GEO_1_planets_of_a_system_stand_in_their_order) {
    for (int place = 0; place < 5; ++place) {
        const Planet planet = planet_at(seat_at(2), place);
        EXPECT_EQ(system_of(planet), seat_at(2));
        EXPECT_EQ(place_of(planet), place);
        EXPECT_EQ(name_of(planet), "C" + std::to_string(place + 1));
    }
}

TEST(CosmicSetup, CF_SETUP_2_destiny_cards_of_the_colours_in_play) {
    for (int seats = 3; seats <= 8; ++seats) {
        const Game game(seats, 2);
        const DestinyPile& deck = game.state.secret.destinies;
        EXPECT_EQ(deck.size(), static_cast<std::size_t>(3 * seats + 5));
        int wild = 0;
        std::set<Destiny> special;
        for (const Destiny card : deck) {
            wild += card == Destiny::wild;
            if (seat_of_colour(card) != kNoSeat)
                EXPECT_LT(static_cast<int>(card), seats);
            else if (card != Destiny::wild)
                special.insert(card);
        }
        EXPECT_EQ(wild, 2);
        EXPECT_EQ(special.size(), 3u);
    }
}

TEST(CosmicSetup, CF_SETUP_3_two_aliens_to_choose_from_in_secret) {
    Game game(4, 3);
    EXPECT_EQ(Cosmic::asked(game.state).size(), 4);
    EXPECT_EQ(all_offered(game).size(), 8);
    const AlienId first = game.own(0).offered.lowest();
    EXPECT_TRUE(Cosmic::see(game.state, seat_at(1)).own.offered != game.own(0).offered);
    CodeArray<Cosmic::kMaxOptions> codes;
    Cosmic::options(data(), Cosmic::ref(game.state, seat_at(0)), Channel::main, codes);
    Cosmic::advance(
        data(), game.state, {.seat = seat_at(0), .code = codes[0]}, game.luck, game.nowhere);
    EXPECT_TRUE(game.player(0).sheets.empty());  // shown when all have chosen
    game.choose();
    ASSERT_EQ(game.player(0).sheets.size(), 1u);
    EXPECT_EQ(game.player(0).sheets[0].alien, first);
    for (int i = 0; i < 4; ++i)
        EXPECT_FALSE(game.player(i).sheets[0].hidden);
}

TEST(CosmicSetup, CF_SETUP_4_forbidden_pairs_are_parted) {
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Game game(5, seed, {{Cosmic::alien_choice, 3}});
        for (int i = 0; i < 5; ++i)
            for (const AlienId id : game.own(i).offered) {
                for (const AlienId never : alien(id).never_with) {
                    ++seen;
                    for (int k = 0; k < 5; ++k)
                        EXPECT_TRUE(k == i || !game.own(k).offered.has(never));
                }
            }
    }
    EXPECT_GT(seen, 100);
}

TEST(CosmicSetup, CF_A_GEN_6_the_forbidden_pairs) {
    std::set<std::string> pairs;
    for (const AlienId id : default_data().edition.aliens) {
        for (const AlienId foe : alien(id).never_with) {
            EXPECT_TRUE(alien(foe).never_with.has(id));
            pairs.insert(std::string(name_of(id)) + " " + std::string(name_of(foe)));
        }
    }
    EXPECT_EQ(pairs,
              (std::set<std::string>{
                  "masochist healer", "healer masochist", "gambler sorcerer", "sorcerer gambler"}));
}

TEST(CosmicSetup, CF_SETUP_5_ten_flares_or_two_for_each_player) {
    for (int seats = 3; seats <= 8; ++seats) {
        const Game game(seats, 5);
        const int flares = std::max(10, 2 * seats);
        EXPECT_EQ(game.state.secret.deck.size(), static_cast<std::size_t>(72 + flares));
        EXPECT_EQ(flares_in_deck(game).size(), flares);
        EXPECT_EQ(all_offered(game).without(flares_in_deck(game)).size(), 0);
    }
}

TEST(CosmicSetup, CF_FLARE_9_one_flare_for_each_alien) {
    std::set<Card> flares;
    for (const AlienId id : default_data().edition.aliens) {
        flares.insert(flare_of(id));
        EXPECT_FALSE(alien(id).wild.empty());
        EXPECT_FALSE(alien(id).super.empty());
    }
    EXPECT_EQ(flares.size(), 50u);
}

TEST(CosmicSetup, CF_SETUP_6_eight_cards_a_hoard_and_tokens) {
    int hoards = 0;
    int clocks = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const int planets = seed % 2 == 0 ? 5 : 4;
        Game game(5, seed, {{Cosmic::alien_choice, 1}, {Cosmic::planets_per_player, planets}});
        game.choose();
        for (int i = 0; i < 5; ++i) {
            const Alien& one = alien(game.player(i).sheets[0].alien);
            const bool miser = one.passive.plays_hoard;
            EXPECT_EQ(game.player(i).hoard, miser ? 8 : 0);
            EXPECT_EQ(game.player(i).sheets[0].tokens, one.passive.tokens > 0 ? 2 * planets : 0);
            hoards += miser;
            clocks += one.passive.tokens > 0;
            if (game.state.pub.active != seat_at(i))
                EXPECT_EQ(game.player(i).hand, 8);
        }
    }
    EXPECT_GT(hoards, 3);
    EXPECT_GT(clocks, 3);
}

TEST(CosmicSetup, CF_SETUP_7_everybody_may_begin) {
    std::array<int, 4> begins{};
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        ++begins[static_cast<std::size_t>(index(Game(4, seed).state.pub.active))];
    for (const int times : begins)
        EXPECT_GT(times, 25);
    const Game fixed(4, 1, {{Cosmic::first_player, 3}});
    EXPECT_EQ(fixed.state.pub.active, seat_at(2));
}

// CF-A-GEN-8: what was discarded comes again only when there is nothing else.
TEST(CosmicSetup, CF_A_GEN_7_aliens_that_are_drawn_during_the_game) {
    Game game(3, 11);
    game.choose();
    Table table(data(), game.state, game.luck, game.nowhere);
    AlienSet owned;
    for (int i = 0; i < 3; ++i)
        owned.insert(game.player(i).sheets[0].alien);
    AlienSet drawn;
    for (int i = 0; i < default_data().edition.aliens.size(); ++i) {
        const AlienId id = table.sheets.draw_alien();
        EXPECT_FALSE(owned.has(id));
        EXPECT_FALSE(alien(id).setup_text);
        if (drawn.has(id))
            break;  // the discards are back
        drawn.insert(id);
        game.state.pub.aliens_gone.insert(id);
    }
    EXPECT_GE(drawn.size(), 50 - 3 - 2 - 3);
    EXPECT_EQ(game.state.pub.aliens_gone.size(), 0);
}

TEST(CosmicSetup, CF_A_GEN_8_sheets_that_lie_face_down_are_owned_too) {
    Game game(3, 13, {{Cosmic::hidden_powers, 1}});
    game.choose();
    Table table(data(), game.state, game.luck, game.nowhere);
    for (int n = 0; n < 400; ++n) {
        const AlienId id = table.sheets.draw_alien();
        for (int i = 0; i < 3; ++i)
            EXPECT_NE(id, game.own(i).face_down);
    }
}

int option_of(AlienId id) {
    return static_cast<int>(id) + 1;
}

TEST(CosmicSetup, CF_SETUP_3_a_seat_may_have_its_alien_from_the_start) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game game(4, seed, {{Cosmic::alien_a, option_of(AlienId::zombie)}});
        EXPECT_EQ(game.own(0).offered, AlienSet::of(AlienId::zombie));
        for (int i = 1; i < 4; ++i) {
            EXPECT_EQ(game.own(i).offered.size(), 2);
            EXPECT_FALSE(game.own(i).offered.has(AlienId::zombie));
        }
        game.choose();
        EXPECT_EQ(game.player(0).sheets[0].alien, AlienId::zombie);
        AlienSet flares = flares_in_deck(game);
        for (int i = 0; i < 4; ++i)
            flares = flares | game.own(i).hand.flares();
        EXPECT_TRUE(flares.has(AlienId::zombie)) << "seed " << seed;
    }
}

// The option hidden_powers: nobody is waited for, and it is for good.
TEST(CosmicSetup, CF_SETUP_3_a_hidden_power_is_turned_up_by_its_owner_at_any_moment) {
    Game game(4, 6, {{Cosmic::hidden_powers, 1}});
    game.choose();
    const Seat seat = seat_at(2);
    const AlienId hidden = game.own(2).face_down;
    EXPECT_TRUE(game.player(2).sheets[0].hidden);
    EXPECT_TRUE(Cosmic::free(game.state).has(seat));
    const SeatSet asked = Cosmic::asked(game.state);
    std::vector<ToldEvent<Cosmic>> told;
    Sink<Cosmic> out(told);
    Cosmic::advance(data(),
                    game.state,
                    {.seat = seat, .channel = Channel::table, .code = code(Verb::show_power)},
                    game.luck,
                    out);
    EXPECT_FALSE(game.player(2).sheets[0].hidden);
    EXPECT_EQ(game.player(2).sheets[0].alien, hidden);
    EXPECT_FALSE(Cosmic::free(game.state).has(seat));
    EXPECT_EQ(Cosmic::asked(game.state), asked);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told[0].open.kind, EventKind::alien_shown);
    EXPECT_EQ(told[0].open.alien, hidden);
}

// The option hidden_powers: what a setup text gives lies beside the sheet.
TEST(CosmicSetup, CF_SETUP_6_aliens_with_a_setup_text_lie_face_down_too) {
    constexpr auto kAlienOfB = static_cast<decltype(Cosmic::alien_a)>(Cosmic::alien_a + 1);
    Game game(4,
              6,
              {{Cosmic::hidden_powers, 1},
               {Cosmic::alien_a, option_of(AlienId::miser)},
               {kAlienOfB, option_of(AlienId::tick_tock)}});
    game.choose();
    EXPECT_TRUE(game.player(0).sheets[0].hidden);
    EXPECT_EQ(game.own(0).face_down, AlienId::miser);
    EXPECT_EQ(game.player(0).hoard, 8);
    EXPECT_TRUE(game.player(1).sheets[0].hidden);
    EXPECT_EQ(game.own(1).face_down, AlienId::tick_tock);
    EXPECT_EQ(game.player(1).sheets[0].tokens, 10);
}

// The option alien_levels; extra flares may be of any level.
TEST(CosmicSetup, CF_SETUP_3_aliens_of_some_levels_only) {
    const std::pair<int, std::set<Level>> kChoices[] = {{1, {Level::green}},
                                                        {2, {Level::yellow}},
                                                        {3, {Level::green, Level::yellow}},
                                                        {4, {Level::red}}};
    for (const auto& [choice, levels] : kChoices)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Game game(4, seed, {{Cosmic::alien_levels, choice}});
            for (const AlienId id : all_offered(game))
                EXPECT_TRUE(levels.contains(alien(id).level)) << name_of(id);
        }
}

TEST(CosmicSetup, CF_SETUP_4_aliens_that_do_not_go_together_are_refused) {
    const auto fault = [](Options options) {
        auto setup = default_setup<Cosmic>(4);
        for (const auto& [key, value] : options)
            setup.options[key] = value;
        return Cosmic::check_setup(data(), setup).value_or("");
    };
    const auto second = static_cast<Cosmic::OptionKey>(Cosmic::alien_a + 1);
    const auto fifth = static_cast<Cosmic::OptionKey>(Cosmic::alien_a + 4);
    const int zombie = option_of(AlienId::zombie);
    EXPECT_EQ(fault({{Cosmic::alien_a, zombie}, {second, zombie}}),
              "alien_b: zombie sits there already");
    EXPECT_EQ(fault({{fifth, zombie}}), "alien_e: there are only 4 seats");
    int pairs = 0;
    for (const AlienId id : default_data().edition.aliens) {
        if (alien(id).never_with.empty())
            continue;
        ++pairs;
        const AlienId foe = alien(id).never_with.lowest();
        const Options together = {{Cosmic::alien_a, option_of(foe)}, {second, option_of(id)}};
        EXPECT_NE(fault(together).find("never meet"), std::string::npos) << name_of(id);
        EXPECT_EQ(fault({{Cosmic::alien_a, option_of(foe)},
                         {second, option_of(id)},
                         {Cosmic::allow_forbidden_pairs, 1}}),
                  "");
    }
    EXPECT_GT(pairs, 0);
}

TEST(CosmicSetup, CF_DEAL_2_talks_have_ten_seconds_or_more) {
    auto setup = default_setup<Cosmic>(4);
    EXPECT_EQ(setup.options[Cosmic::deal_seconds], 60);
    setup.options[Cosmic::deal_seconds] = 9;
    EXPECT_NE(Cosmic::check_setup(data(), setup).value_or("").find("at least 10"),
              std::string::npos);
    setup.options[Cosmic::deal_seconds] = 0;
    EXPECT_EQ(Cosmic::check_setup(data(), setup), std::nullopt);
}

TEST(CosmicSetup, CF_HAND_7_every_card_of_a_hand_is_drawn_as_often) {
    Game game(3, 12);
    game.choose();
    Table table(data(), game.state, game.luck, game.nowhere);
    Cards hand;
    for (const Plain kind : {Plain::attack_00, Plain::attack_40, Plain::quash, Plain::morph})
        hand.add(card(kind));
    table.cards.set_hand(seat_at(0), hand);
    std::array<int, 4> drawn{};
    for (int i = 0; i < 4000; ++i) {
        const Card one = table.cards.random_card(seat_at(0));
        drawn[one == card(Plain::attack_00)   ? 0
              : one == card(Plain::attack_40) ? 1
              : one == card(Plain::quash)     ? 2
                                              : 3]++;
    }
    for (const int times : drawn)
        EXPECT_NEAR(times, 1000, 120);
}

}  // namespace
}  // namespace sidera::cosmic
