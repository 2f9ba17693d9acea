// CF-TIME-8: the three policies of asking differ in who must say that there is nothing to say, in
// nothing else. For both editions.

#pragma once

#include <vector>

#include "games/cosmic/game.h"
#include "tests/kit/hidden.h"

namespace sidera::cosmic {

struct Given {
    Question question;
    Answer answer;
    std::size_t options = 0;
};

// A random game in which everybody is always asked.
template<class G>
std::vector<Given> play_asking_all(const Data& data, const Setup& setup, Seed seed, State& state) {
    Luck luck = Luck::seeded(seed);
    Sink<G> out;
    QuickRandom random(seed.low);
    std::vector<Given> game;
    state = G::start(data, setup, luck, out);
    while (const auto answer = kit::random_answer<G>(data, state, random)) {
        CodeArray<G::kMaxOptions> codes;
        G::options(data, G::ref(state, answer->seat), answer->channel, codes);
        game.push_back({state.pub.question, *answer, codes.size()});
        G::advance(data, state, *answer, luck, out);
    }
    return game;
}

// Plays a game with everybody asked, then the same answers with the other policies; yields how many
// answers were spared.
template<class G>
int check_asking_policies(const Data& data, Setup setup, std::uint64_t seed) {
    int spared = 0;
    setup.options[G::asking] = 3;
    const Seed luck_seed{.low = seed, .high = 5};
    State end;
    const auto game = play_asking_all<G>(data, setup, luck_seed, end);
    for (const int policy : {1, 2}) {
        setup.options[G::asking] = policy;
        Luck luck = Luck::seeded(luck_seed);
        Sink<G> out;
        State state = G::start(data, setup, luck, out);
        for (const Given& one : game) {
            CodeArray<G::kMaxOptions> codes;
            G::options(data, G::ref(state, one.answer.seat), one.answer.channel, codes);
            // A window inside another asks the same: what can be said there tells them apart.
            const bool asked =
                one.answer.channel == Channel::table ||
                (state.pub.question == one.question && G::asked(state).has(one.answer.seat) &&
                 codes.size() == one.options && kit::offers<G>(data, state, one.answer));
            if (asked)
                G::advance(data, state, one.answer, luck, out);
            else
                EXPECT_EQ(one.options, 1u)
                    << "seed " << seed << ": " << G::notation(data, one.answer.code) << ", "
                    << first_difference(
                           state.pub.question, one.question, G::names(data, setup.seats));
            spared += !asked;
        }
        state.pub.rules.asking = end.pub.rules.asking;
        EXPECT_TRUE(state == end) << "seed " << seed << ": "
                                  << first_difference(
                                         state.pub, end.pub, G::names(data, setup.seats));
        for (const Seat seat : everybody(state.pub))
            EXPECT_TRUE(state.own[seat] == end.own[seat])
                << letter(seat) << ": "
                << first_difference(state.own[seat], end.own[seat], G::names(data, setup.seats));
    }
    return spared;
}

}  // namespace sidera::cosmic
