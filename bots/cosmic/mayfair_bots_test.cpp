// Greedy bots at tables of Mayfair's edition: they come to an end and play their cards sensibly.

#include <gtest/gtest.h>

#include <map>

#include "bots/arena.h"
#include "bots/cosmic/brain.h"
#include "bots/playout.h"

namespace sidera::cosmic {
namespace {

Setup full_table() {
    Setup setup = default_setup<CosmicMayfair>(4);
    setup.options[CosmicMayfair::alien_pool] = 2;
    for (const auto option : {CosmicMayfair::expansion_cards,
                              CosmicMayfair::kickers,
                              CosmicMayfair::reinforcements,
                              CosmicMayfair::attack_any_base,
                              CosmicMayfair::skip_turn})
        setup.options[option] = 1;
    return setup;
}

struct Answers {
    std::map<Ask, int> asked;
    int high_kickers = 0;
    int low_kickers = 0;
    int most_plays = 0;  // in one encounter at one moment
};

void play_game(std::uint64_t game, Answers& answers) {
    const Data& data = mayfair_data();
    const Brain<CosmicMayfair> brain(data);
    Luck luck = Luck::seeded({game, 57});
    QuickRandom random(game);
    Sink<CosmicMayfair> nowhere;
    State state = CosmicMayfair::start(data, full_table(), luck, nowhere);
    std::map<std::tuple<int, int, Moment>, int> plays;
    const auto pick = [&](const ViewRef& ref, const CodeBuffer& codes) {
        const Choice choice = brain.policy(ref, codes, random);
        const Public& pub = ref.pub;
        ++answers.asked[pub.question.kind];
        if (pub.question.kind == Ask::kicker && verb(choice.code) == Verb::card)
            ++(value_of(static_cast<Card>(operand_of(choice.code))) > 1 ? answers.high_kickers
                                                                        : answers.low_kickers);
        if (pub.question.kind == Ask::play_effect && verb(choice.code) != Verb::pass &&
            has_encounter(pub)) {
            int& n = plays[{pub.turn, pub.encounter().number, pub.question.moment}];
            answers.most_plays = std::max(answers.most_plays, ++n);
        }
        return choice;
    };
    constexpr int kEndless = 60000;
    int steps = 0;
    for (; steps < kEndless && !CosmicMayfair::asked(state).empty(); ++steps)
        play_step<CosmicMayfair>(data, state, luck, nowhere, pick);
    EXPECT_LT(steps, kEndless) << game;
}

TEST(CosmicMayfairBots, windows_end_and_high_kickers_are_played) {
    Answers answers;
    for (std::uint64_t game = 0; game < 150; ++game)
        play_game(game, answers);
    EXPECT_LE(answers.most_plays, 200);
    for (const Ask kind : {Ask::kicker, Ask::whom, Ask::skip_turn, Ask::retrieve})
        EXPECT_GT(answers.asked[kind], 0) << static_cast<int>(kind);
    EXPECT_GT(answers.high_kickers, 20);
    EXPECT_GT(answers.high_kickers, 5 * answers.low_kickers);
    RecordProperty("most_plays", answers.most_plays);
}

TEST(CosmicMayfairBots, experts_say_only_what_they_may) {
    auto setup = full_table();
    setup.options[CosmicMayfair::turn_limit] = 8;
    Arena<CosmicMayfair> arena(mayfair_data(),
                               setup,
                               fill_seats({"expert", "greedy"}, setup.seats),
                               {.iterations = 24},
                               {3, 58});
    ASSERT_TRUE(arena.is_ready());
    ArenaResult result = arena.empty_result();
    arena.play(0, 2, result);
    for (const ArenaBot& bot : result.bots)
        EXPECT_EQ(bot.illegal, 0U) << bot.name;
}

}  // namespace
}  // namespace sidera::cosmic
