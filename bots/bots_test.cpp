// Tests of all bots by name: whole games under every option, and no peeking.
#include "bots/bots.h"

#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/mlem/brain.h"
#include "bots/playout.h"

namespace sidera {
namespace {

using mlem::Mlem;

const mlem::Data& data() {
    return mlem::default_data();
}

// Few iterations: these tests are about the rules, not about strength.
constexpr Budget kQuick{.iterations = 30};

Setup setup_with(int seats, unsigned switches) {
    Setup setup = default_setup<Mlem>(seats);
    const std::array keys = {Mlem::ufo,
                             Mlem::exploration,
                             Mlem::secret_missions,
                             Mlem::shift_from_space_5,
                             Mlem::shift_back_from_deep,
                             Mlem::goals_from_parachute};
    for (std::size_t i = 0; i < keys.size(); ++i)
        setup.options[keys[i]] = static_cast<std::int32_t>(switches >> i & 1u);
    return setup;
}

TEST(Bots, every_listed_name_makes_a_bot) {
    for (const std::string_view name : bot_names<Mlem>())
        EXPECT_NE(make_bot<Mlem>(name, kQuick, 1), nullptr) << name;
    EXPECT_EQ(make_bot<Mlem>("oracle", kQuick, 1), nullptr);
}

// One game with all kinds of bots, starting the line-up at a different one each time.
void expect_legal_game(int seats, unsigned switches) {
    std::vector<std::string> names;
    const auto known = bot_names<Mlem>();
    for (int i = 0; i < seats; ++i)
        names.emplace_back(known[(static_cast<std::size_t>(i) + switches) % known.size()]);
    Arena<Mlem> arena(data(), setup_with(seats, switches), names, kQuick, {switches, 99});
    ASSERT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, 1, result);
    EXPECT_EQ(result.games, static_cast<std::uint64_t>(seats));
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0U) << bot.name << " with switches " << switches;
}

TEST(Bots, play_whole_games_under_every_option_without_an_illegal_answer) {
    constexpr unsigned kCounts = Mlem::kMaxSeats - Mlem::kMinSeats + 1;
    for (unsigned switches = 0; switches < 64; ++switches)
        expect_legal_game(Mlem::kMinSeats + static_cast<int>(switches % kCounts), switches);
}

TEST(Bots, play_short_games_and_reshuffled_stacks) {
    auto setup = setup_with(4, 1);
    setup.options[Mlem::ufo_stack_empty] = 1;
    setup.options[Mlem::failure_limit] = 5;
    Arena<Mlem> arena(data(), setup, fill_seats({"expert", "search", "greedy"}, 4), kQuick, {3, 4});
    ArenaResult result = arena.empty_result();
    arena.play(0, 2, result);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0U) << bot.name;
}

TEST(Bots, the_same_seed_gives_the_same_match) {
    const auto play = [](std::uint64_t first, std::uint64_t count) {
        std::vector<std::string> names;
        for (const std::string_view name : bot_names<Mlem>())
            names.emplace_back(name);
        const int seats = static_cast<int>(names.size());
        Arena<Mlem> arena(data(), default_setup<Mlem>(seats), names, kQuick, {5, 6});
        ArenaResult result = arena.empty_result();
        arena.play(first, count, result);
        return result;
    };
    const ArenaResult whole = play(0, 2);
    ArenaResult parts = play(0, 1);
    parts.add(play(1, 1));
    ASSERT_EQ(whole.games, parts.games);
    for (std::size_t i = 0; i < whole.bots.size(); ++i) {
        EXPECT_EQ(whole.bots[i].points, parts.bots[i].points) << whole.bots[i].name;
        EXPECT_EQ(whole.bots[i].group_squares, parts.bots[i].group_squares);
    }
}

// Two guesses of one view differ in what the seat cannot know; the answer may not.
void expect_no_peeking(std::string_view name, unsigned switches, int questions) {
    QuickRandom random(switches + 17u);
    Luck luck = Luck::seeded(random.seed());
    Sink<Mlem> nowhere;
    auto state = Mlem::start(data(), setup_with(4, switches), luck, nowhere);
    const auto bot = make_bot<Mlem>(name, kQuick, 0);
    const auto twin = make_bot<Mlem>(name, kQuick, 0);
    for (int asked = 0; asked < questions && !Mlem::asked(state).empty(); ++asked) {
        play_step<Mlem>(data(), state, luck, nowhere, [&](auto ref, const CodeBuffer& codes) {
            const auto view = Mlem::see(state, ref.seat);
            Luck other = Luck::seeded(random.seed());
            const auto guess = Mlem::guess(data(), view, other);
            const std::uint64_t seed = random.next();
            bot->reset(seed);
            twin->reset(seed);
            const Choice mine = bot->choose(data(), view, Channel::main, codes);
            CodeArray<Mlem::kMaxOptions> same;
            Mlem::options(data(), Mlem::ref(guess, ref.seat), Channel::main, same);
            const Choice other_choice =
                twin->choose(data(), Mlem::see(guess, ref.seat), Channel::main, same);
            EXPECT_EQ(mine.code, other_choice.code) << name;
            EXPECT_EQ(mine.value, other_choice.value);
            return mine;
        });
    }
}

TEST(Bots, twin_states_get_the_same_answer) {
    for (const std::string_view name : bot_names<Mlem>())
        for (unsigned switches = 0; switches < 64; switches += 7)
            expect_no_peeking(name, switches, 120);
}

TEST(Playout, counts_only_decisions_with_two_or_more_options) {
    QuickRandom random(3);
    Luck luck = Luck::seeded(random.seed());
    Sink<Mlem> nowhere;
    auto state = Mlem::start(data(), default_setup<Mlem>(), luck, nowhere);
    const std::uint32_t decisions = play_out_randomly<Mlem>(data(), state, luck, random);
    EXPECT_TRUE(Mlem::outcome(data(), state).over);
    EXPECT_GT(decisions, 40U);
    EXPECT_LT(decisions, 1000U);
}

TEST(Arena, seats_are_rotated_and_shares_add_up) {
    Arena<Mlem> arena(
        data(), default_setup<Mlem>(4), fill_seats({"greedy", "random"}, 4), kQuick, {1, 2});
    ArenaResult result = arena.empty_result();
    arena.play(0, 10, result);
    EXPECT_EQ(result.games, 40U);
    EXPECT_EQ(result.bots[0].entries, 1);
    EXPECT_EQ(result.bots[1].entries, 3);
    EXPECT_NEAR(result.bots[0].wins + result.bots[1].wins, 40, 1e-9);
    EXPECT_GT(result.win_share(0), 0.4);
    EXPECT_GT(result.standard_error(0), 0);
    EXPECT_NEAR(result.rating(0.25), 0, 1e-9);
    EXPECT_NEAR(result.rating(0.35), 83, 1);
}

}  // namespace
}  // namespace sidera
