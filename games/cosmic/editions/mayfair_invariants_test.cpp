// What always holds in Mayfair's edition, looked at answer by answer in random games.

#include <array>
#include <functional>

#include "games/cosmic/editions/mayfair.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/rules/legal.h"
#include "tests/kit/random_play.h"

namespace sidera::cosmic {
namespace {

using G = CosmicMayfair;

struct Moment {
    const State& before;
    const Answer& answer;
    const State& after;
};

Setup drawn_setup(std::uint64_t seed) {
    auto setup = default_setup<G>(3 + static_cast<int>(seed % 4));
    setup.options[G::alien_pool] = 2;
    setup.options[G::expansion_cards] = static_cast<int>(seed % 2);
    setup.options[G::kickers] = static_cast<int>(seed / 2 % 2);
    setup.options[G::reinforcements] = static_cast<int>(seed / 4 % 2);
    setup.options[G::attack_any_base] = static_cast<int>(seed / 8 % 2);
    setup.options[G::turn_limit] = 12;
    setup.options[G::deal_max_proposals] = 2;
    return setup;
}

// Calls `look` for each answer of some games.
void watch(std::uint64_t games, const std::function<void(const Moment&)>& look) {
    const Data& data = mayfair_data();
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        QuickRandom random(seed);
        Luck luck = Luck::seeded(random.seed());
        Sink<G> out;
        State state = G::start(data, drawn_setup(seed), luck, out);
        while (const auto answer = kit::random_answer<G>(data, state, random)) {
            const State before = state;
            G::advance(data, state, *answer, luck, out);
            look({before, *answer, state});
            ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed;
        }
    }
}

// A position in the middle of a game, once somebody has broken it.
std::string fault_after(std::uint64_t seed, const std::function<void(State&)>& break_it) {
    State state = kit::random_state<G>(mayfair_data(), drawn_setup(seed), seed, 60);
    EXPECT_EQ(G::broken_invariant(mayfair_data(), state), std::nullopt);
    break_it(state);
    return G::broken_invariant(mayfair_data(), state).value_or("");
}

TEST(CosmicMayfairInvariants, CM_INV_1_a_token_too_many_is_found) {
    const auto fault = fault_after(1, [](State& state) { ++state.pub.players[seat_at(0)].warp; });
    EXPECT_NE(fault.find("ships of seat A"), std::string::npos) << fault;
}

TEST(CosmicMayfairInvariants, CM_INV_2_CM_INV_4_a_lost_card_is_found) {
    const auto fault = fault_after(2, [](State& state) {
        state.secret.deck.pop_back();
        --state.pub.deck;
    });
    EXPECT_NE(fault.find("CF-INV-2"), std::string::npos) << fault;
}

TEST(CosmicMayfairInvariants, CM_INV_3_a_lost_destiny_card_is_found) {
    const auto fault =
        fault_after(3, [](State& state) { state.pub.destiny_discards.push_back(Destiny::wild); });
    EXPECT_NE(fault.find("destiny"), std::string::npos) << fault;
}

TEST(CosmicMayfairInvariants, CM_INV_7_nobody_is_on_both_sides) {
    const auto fault = fault_after(4, [](State& state) {
        Encounter& e = state.pub.encounter();
        for (const Side side : {Side::offense, Side::defense})
            e.allies[side].insert(e.offense);
    });
    EXPECT_NE(fault.find("two roles"), std::string::npos) << fault;
}

// What may send more, or takes tokens out, are effects; the sources and the limit are the rules'.
TEST(CosmicMayfairInvariants, CM_INV_5_nobody_loads_beyond_the_limit) {
    int loads = 0;
    watch(40, [&](const Moment& now) {
        const Ask kind = now.before.pub.question.kind;
        if (kind != Ask::launch_source || now.before.pub.phase != Phase::launch ||
            verb(now.answer.code) != Verb::planet)
            return;
        const Encounter& e = now.before.pub.encounter();
        ++loads;
        EXPECT_LT(e.sent[e.offense], e.limit[e.offense]);
    });
    EXPECT_GT(loads, 500);
}

TEST(CosmicMayfairInvariants, CM_INV_6_from_the_end_of_P2_there_is_one_defense) {
    watch(60, [&](const Moment& now) {
        if (now.after.pub.encounters.empty())
            return;
        const Encounter& e = now.after.pub.encounter();
        EXPECT_NE(e.offense, e.defense);
        const Phase phase = now.after.pub.phase;
        if (phase == Phase::alliance || phase == Phase::planning || phase == Phase::reveal) {
            EXPECT_NE(e.defense, kNoSeat);
        }
    });
}

TEST(CosmicMayfairInvariants, CM_INV_9_a_power_is_off_exactly_below_three_home_bases) {
    int off = 0;
    watch(60, [&](const Moment& now) {
        if (now.after.secret.touched.players)
            return;  // about to be told
        for (const Seat seat : everybody(now.after.pub)) {
            const Player& player = now.after.pub.players[seat];
            const bool few = count_home_colonies(now.after.pub, seat) < 3;
            off += few;
            EXPECT_EQ(player.power_on, !few) << letter(seat);
        }
    });
    EXPECT_GT(off, 100);
}

// Played, they are somewhere else: on the table, on the pile, with somebody who takes them up.
TEST(CosmicMayfairInvariants, CM_INV_10_a_played_card_leaves_its_hand) {
    int played = 0;
    watch(60, [&](const Moment& now) {
        if (verb(now.answer.code) != Verb::play)
            return;
        const Card card = card_for(effect_in(now.answer.code));
        if (card == Card::none || !is_flare(card) || is_hoarded(now.answer.code) ||
            !now.after.pub.discards.contains(card))
            return;
        ++played;
        EXPECT_FALSE(now.after.own[now.answer.seat].hand.has(card));
    });
    EXPECT_GT(played, 50);
}

TEST(CosmicMayfairInvariants, CM_INV_11_a_challenge_leaves_nothing_behind) {
    watch(60, [&](const Moment& now) {
        if (now.after.pub.question.kind != Ask::second_encounter)
            return;
        const Encounter& e = now.after.pub.encounter();
        EXPECT_TRUE(e.beside.empty() && e.extras.empty() && e.used.empty() && e.set_aside.empty());
        for (const Seat seat : everybody(now.after.pub)) {
            EXPECT_EQ(e.sent[seat], 0);
            const Private& own = now.after.own[seat];
            EXPECT_EQ(own.selected, Card::none);
            EXPECT_TRUE(own.kicker == Card::none && own.beside == Card::none);
        }
    });
}

// But by the Machine, and by flares that allow another one.
TEST(CosmicMayfairInvariants, CM_INV_12_a_turn_has_two_challenges) {
    watch(60, [&](const Moment& now) {
        if (now.after.pub.encounters.empty())
            return;
        const Encounter& e = now.after.pub.encounters[0];
        const Encounter* old =
            now.before.pub.encounters.empty() ? nullptr : &now.before.pub.encounters[0];
        if (e.number > 2 && old != nullptr && old->number < e.number) {
            EXPECT_TRUE(old->again || now.before.pub.question.kind == Ask::second_encounter);
        }
    });
}

TEST(CosmicMayfairInvariants, CM_INV_13_the_game_ends_when_somebody_has_won) {
    int ended = 0;
    watch(60, [&](const Moment& now) {
        ended += now.after.pub.over;
        EXPECT_EQ(now.after.pub.over, !now.after.pub.winners.empty());
    });
    EXPECT_EQ(ended, 60);
}

// CM-INV-14: nobody waits for somebody who can say nothing, and no window is open for ever.
TEST(CosmicMayfairInvariants, CM_INV_14_every_window_closes) {
    constexpr int kMostPlays = 200;
    int plays = 0;
    watch(150, [&](const Moment& now) {
        CodeArray<G::kMaxOptions> codes;
        for (const Seat seat : G::asked(now.after)) {
            codes.clear();
            G::options(mayfair_data(), G::ref(now.after, seat), Channel::main, codes);
            ASSERT_GT(codes.size(), 0u) << name_of(now.after.pub.question.kind);
        }
        const auto* old = topmost<EncounterFrame>(now.before.pub.frames);
        const auto* is = topmost<EncounterFrame>(now.after.pub.frames);
        const bool same = old != nullptr && is != nullptr && old->step == is->step &&
                          now.before.pub.turn == now.after.pub.turn;
        plays = !same ? 0 : plays + (verb(now.answer.code) == Verb::play);
        ASSERT_LT(plays, kMostPlays) << name_of(now.after.pub.phase);
    });
}

// CM-INV-15 is what CosmicMayfairHidden looks at; here: a view has no part that is not its seat's.
TEST(CosmicMayfairInvariants, CM_INV_15_who_looks_on_sees_no_card) {
    watch(10, [&](const Moment& now) {
        const G::View view = G::see(now.after, kNoSeat);
        EXPECT_TRUE(view.own.hand.empty() && view.own.known.empty());
        EXPECT_TRUE(view.own.kicker == Card::none && view.own.beside == Card::none);
    });
}

// What is said at the table reaches the table; the game has no word for one alone.
TEST(CosmicMayfairInvariants, CM_TURN_5_nothing_can_be_said_in_secret) {
    int offers = 0;
    watch(60, [&](const Moment& now) {
        CodeArray<G::kMaxOptions> codes;
        for (const Seat seat : everybody(now.after.pub)) {
            codes.clear();
            G::options(mayfair_data(), G::ref(now.after, seat), Channel::table, codes);
            for (const OptionCode option : codes) {
                ++offers;
                EXPECT_EQ(now.after.pub.question.kind, Ask::deal)
                    << G::notation(mayfair_data(), option);
            }
        }
    });
    EXPECT_GT(offers, 50);
}

}  // namespace
}  // namespace sidera::cosmic
