// The bots of Cosmic Encounter that search: legal under every option, no peeking, repeatable.

#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/cosmic/brain.h"
#include "bots/playout.h"
#include "games/cosmic/game.h"

namespace sidera::cosmic {
namespace {

// Few iterations: these tests are about the rules, not about strength.
constexpr Budget kQuick{.iterations = 24};

Setup table_of(int seats, unsigned switches) {
    Setup setup = default_setup<Cosmic>(seats);
    setup.options[Cosmic::turn_limit] = 12;
    setup.options[Cosmic::hidden_powers] = static_cast<std::int32_t>(switches & 1u);
    setup.options[Cosmic::rotating_powers] = static_cast<std::int32_t>(switches >> 1 & 1u);
    setup.options[Cosmic::free_flares] = static_cast<std::int32_t>(switches >> 2 & 1u);
    setup.options[Cosmic::planets_per_player] = (switches >> 3 & 1u) != 0 ? 4 : 5;
    return setup;
}

TEST(CosmicExpert, play_whole_games_under_every_option_without_an_illegal_answer) {
    for (unsigned switches = 0; switches < 16; ++switches) {
        const int seats = 3 + static_cast<int>(switches % 4);
        auto setup = table_of(seats, switches);
        setup.options[Cosmic::turn_limit] = 5;
        Arena<Cosmic> arena(default_data(),
                            setup,
                            fill_seats({"expert", "search", "greedy"}, seats),
                            kQuick,
                            {switches, 41});
        ASSERT_TRUE(arena.is_ready());
        ArenaResult result = arena.empty_result();
        arena.play(0, 1, result);
        EXPECT_EQ(result.games, static_cast<std::uint64_t>(seats));
        for (const ArenaBot& bot : result.bots)
            EXPECT_EQ(bot.illegal, 0U) << bot.name << " with switches " << switches;
    }
}

// Two guesses of one view differ in what the seat cannot know; the answer may not.
void expect_no_peeking(std::string_view name, unsigned switches, int questions) {
    const Data& data = default_data();
    QuickRandom random(switches + 17u);
    Luck luck = Luck::seeded(random.seed());
    Sink<Cosmic> nowhere;
    State state = Cosmic::start(data, table_of(4, switches), luck, nowhere);
    const auto bot = make_bot<Cosmic>(name, kQuick, 0);
    const auto twin = make_bot<Cosmic>(name, kQuick, 0);
    for (int asked = 0; asked < questions && !Cosmic::asked(state).empty(); ++asked)
        play_step<Cosmic>(data, state, luck, nowhere, [&](auto ref, const CodeBuffer& codes) {
            const View view = Cosmic::see(state, ref.seat);
            Luck other = Luck::seeded(random.seed());
            const State guess = Cosmic::guess(data, view, other);
            const std::uint64_t seed = random.next();
            bot->reset(seed);
            twin->reset(seed);
            const Choice mine = bot->choose(data, view, Channel::main, codes);
            CodeArray<Cosmic::kMaxOptions> same;
            Cosmic::options(data, Cosmic::ref(guess, ref.seat), Channel::main, same);
            const Choice its =
                twin->choose(data, Cosmic::see(guess, ref.seat), Channel::main, same);
            EXPECT_EQ(mine.code, its.code) << name;
            EXPECT_EQ(mine.value, its.value) << name;
            return mine;
        });
}

TEST(CosmicExpert, twin_states_get_the_same_answer) {
    for (const std::string_view name : bot_names<Cosmic>())
        for (unsigned switches = 0; switches < 16; switches += 5)
            expect_no_peeking(name, switches, 250);
}

TEST(CosmicExpert, the_same_seed_gives_the_same_game) {
    const auto play = [] {
        Arena<Cosmic> arena(
            default_data(), table_of(3, 0), fill_seats({"expert", "greedy"}, 3), kQuick, {3, 9});
        ArenaResult result = arena.empty_result();
        arena.play(0, 1, result);
        return result;
    };
    const ArenaResult first = play();
    const ArenaResult second = play();
    EXPECT_EQ(first.bots[0].decisions, second.bots[0].decisions);
    EXPECT_EQ(first.bots[0].points, second.bots[0].points);
    EXPECT_EQ(first.bots[0].wins, second.bots[0].wins);
}

// A clock that goes on by itself: a millisecond each time it is looked at.
double ticking() {
    static double now = 0;
    return now += 1;
}

TEST(CosmicExpert, thinking_ends_with_the_time) {
    const Data& data = default_data();
    Luck luck = Luck::seeded({5, 6});
    Sink<Cosmic> nowhere;
    State state = Cosmic::start(data, table_of(4, 0), luck, nowhere);
    const auto bot = make_bot<Cosmic>("expert", {.milliseconds = 30, .now = &ticking}, 1);
    int asked = 0;
    while (!Cosmic::asked(state).empty()) {
        play_step<Cosmic>(data, state, luck, nowhere, [&](auto ref, const CodeBuffer& codes) {
            const double before = ticking();
            const Choice choice =
                bot->choose(data, Cosmic::see(state, ref.seat), Channel::main, codes);
            EXPECT_LE(ticking() - before, 36);
            ++asked;
            return choice;
        });
    }
    EXPECT_GT(asked, 100);
}

// How good a seat's chances look after its position was changed.
template<class Change>
float share_after(Change&& change) {
    const Data& data = default_data();
    Luck luck = Luck::seeded({8, 8});
    Sink<Cosmic> nowhere;
    State state = Cosmic::start(data, table_of(4, 0), luck, nowhere);
    QuickRandom random(3);
    const Brain<Cosmic> brain(data);
    while (state.pub.turn == 0)
        play_step<Cosmic>(data, state, luck, nowhere, [&](auto ref, const CodeBuffer& codes) {
            return brain.policy(ref, codes, random);
        });
    change(state);
    const SeatValues shares = brain.shares(Cosmic::ref(state, seat_at(1)));
    float sum = 0;
    for (const float share : shares)
        sum += share;
    EXPECT_NEAR(sum, 1.0f, 1e-4f);
    return shares[1];
}

TEST(CosmicExpert, colonies_ships_and_cards_raise_the_chances) {
    const float plain = share_after([](State&) {});
    const float ahead = share_after([](State& state) {
        for (const int system : {0, 2, 3})
            ++state.pub.players[seat_at(1)].ships[planet_at(seat_at(system), 0)];
    });
    const float poor = share_after([](State& state) {
        for (int place = 0; place < 3; ++place)
            state.pub.players[seat_at(1)].ships[planet_at(seat_at(1), place)] = 0;
    });
    const float rich = share_after([](State& state) {
        state.own[seat_at(1)].hand.add(card(Plain::attack_40));
        state.own[seat_at(1)].hand.add(card(Plain::cosmic_zap));
        state.pub.players[seat_at(1)].hand += 2;
    });
    EXPECT_GT(ahead, 1.5f * plain);
    EXPECT_LT(poor, 0.8f * plain);
    EXPECT_GT(rich, plain);
}

}  // namespace
}  // namespace sidera::cosmic
