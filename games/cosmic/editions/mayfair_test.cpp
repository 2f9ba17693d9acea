// Mayfair's edition in random games: invariants, hidden cards, everything alive, every pair of
// aliens.

#include "games/cosmic/editions/mayfair.h"

#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "games/cosmic/edge/verbs.h"
#include "games/cosmic/rules/legal.h"
#include "tests/cosmic/asking.h"
#include "tests/cosmic/exchanges.h"
#include "tests/kit/random_play.h"

namespace sidera::cosmic {
namespace {

using G = CosmicMayfair;

static_assert(Game<G>);

TEST(CosmicMayfairRandomPlay, bare_games_hold_all_invariants) {
    const Data& data = mayfair_data();
    const auto [first, games] = kit::game_range(60);
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<G>(data, random);
        setup.options[G::turn_limit] = 1 + static_cast<std::int32_t>(random.below(12));
        setup.options[G::deal_max_proposals] = 1 + static_cast<std::int32_t>(random.below(5));
        ASSERT_NO_FATAL_FAILURE(kit::check_bare_game<G>(data, setup, seed)) << "seed " << seed;
    }
}

TEST(CosmicMayfairRandomPlay, matches_hold_together) {
    const auto data = std::make_shared<const Data>(mayfair_data());
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<G>(*data, random);
        setup.options[G::turn_limit] = 1 + static_cast<std::int32_t>(random.below(3));
        ASSERT_NO_FATAL_FAILURE(kit::check_match<G>(data, setup, seed)) << "seed " << seed;
    }
}

Setup setup_of_pair(int a, int b, std::uint64_t seed) {
    auto setup = default_setup<G>(3);
    setup.options[G::alien_pool] = 2;
    setup.options[G::alien_a] = a;
    setup.options[G::alien_a + 1] = b;
    setup.options[G::turn_limit] = 40;
    setup.options[G::deal_max_proposals] = 2;
    setup.options[G::fixed_flares] = 1;
    setup.options[G::abuse_aliens] = 1;
    setup.options[G::expansion_cards] = static_cast<std::int32_t>(seed % 2);
    setup.options[G::kickers] = static_cast<std::int32_t>(seed / 2 % 2);
    setup.options[G::reinforcements] = static_cast<std::int32_t>(seed / 4 % 2);
    setup.options[G::attack_any_base] = static_cast<std::int32_t>(seed / 8 % 2);
    return setup;
}

constexpr int kNoEnd = 100000;

// What is wrong after so many answers, looked at after each `stride` of them; and what was said.
std::string fault_of_game(const Data& data,
                          const Setup& setup,
                          std::uint64_t seed,
                          int stride,
                          std::vector<std::string>* said = nullptr) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Sink<G> out;
    State state = G::start(data, setup, luck, out);
    for (int step = 0; !G::asked(state).empty(); ++step) {
        if (step == kNoEnd)
            return "there is no end";
        if (step % stride == 0)
            if (const auto broken = G::broken_invariant(data, state))
                return *broken;
        const auto answer = kit::random_answer<G>(data, state, random);
        if (!answer)
            return "nothing can be said to " + std::string(name_of(state.pub.question.kind));
        if (said != nullptr)
            said->push_back(std::string(1, letter(answer->seat)) + " (" +
                            std::string(name_of(state.pub.phase)) + ", " +
                            std::string(name_of(state.pub.question.kind)) +
                            "): " + G::notation(data, answer->code));
        G::advance(data, state, *answer, luck, out);
    }
    if (const auto broken = G::broken_invariant(data, state))
        return *broken;
    return G::outcome(data, state).over ? "" : "nobody is asked, and the game is not over";
}

// Two aliens at a table of three; both halves of their flares come by chance. What goes wrong is
// looked for again, answer by answer.
void play_pair(const Data& data, int a, int b, std::uint64_t seed) {
    const Setup setup = setup_of_pair(a, b, seed);
    if (G::check_setup(data, setup))  // CM-SETUP-12
        return;
    constexpr int kStride = 8;
    if (fault_of_game(data, setup, seed, kStride).empty())
        return;
    std::vector<std::string> said;
    const std::string fault = fault_of_game(data, setup, seed, 1, &said);
    constexpr std::size_t kTold = 25;
    for (std::size_t i = said.size() > kTold ? said.size() - kTold : 0; i < said.size(); ++i)
        std::cout << said[i] << "\n";
    FAIL() << fault << ", after " << said.size() << " answers";
}

// All pairs; SIDERA_GAMES says how many games of each.
TEST(CosmicMayfairRandomPlay, every_pair_of_aliens_plays_to_the_end) {
    const Data& data = mayfair_data();
    const auto [first, games] = kit::game_range(1);
    for (int a = 1; a <= kFixedOfMayfair; ++a)
        for (int b = a + 1; b <= kFixedOfMayfair; ++b)
            for (std::uint64_t seed = first; seed < first + games; ++seed)
                ASSERT_NO_FATAL_FAILURE(
                    play_pair(data, a, b, mix_seed(seed, static_cast<std::uint64_t>(a * 128 + b))))
                    << kFixedMayfairAliens[static_cast<std::size_t>(a)] << " "
                    << kFixedMayfairAliens[static_cast<std::size_t>(b)] << " seed " << seed;
}

int number_of(AlienId id) {
    for (std::size_t i = 0; i < kMayfairAliens.size(); ++i)
        if (kMayfairAliens[i] == id)
            return static_cast<int>(i) + 1;
    return 0;
}

// CM-P9-2, CM-A-CHRONOS-S: after the reveal Chronos goes back to the planning, where Timegash
// begins the challenge again; cards that wait for its end go on waiting.
TEST(CosmicMayfairRandomPlay, CM_INV_2_going_back_twice_loses_no_card) {
    const int chronos = number_of(AlienId::chronos);
    const int connoisseur = number_of(AlienId::connoisseur);
    constexpr std::uint64_t kSeed = 9;
    ASSERT_GT(chronos, 0);
    ASSERT_GT(connoisseur, chronos);
    play_pair(mayfair_data(),
              chronos,
              connoisseur,
              mix_seed(kSeed, static_cast<std::uint64_t>(chronos * 128 + connoisseur)));
}

TEST(CosmicMayfairRandomPlay, CM_SETUP_12_forbidden_pairs_are_refused) {
    auto setup = default_setup<G>(3);
    setup.options[G::alien_a] = number_of(AlienId::sorcerer);
    setup.options[G::alien_a + 1] = number_of(AlienId::gambler);
    EXPECT_EQ(G::check_setup(mayfair_data(), setup), "alien_b: gambler and sorcerer never meet");
    constexpr std::array kApart = {AlienId::boomerang, AlienId::changeling, AlienId::insect};
    for (const AlienId one : kApart)
        for (const AlienId other : kApart) {
            setup.options[G::alien_a] = number_of(one);
            setup.options[G::alien_a + 1] = number_of(other);
            EXPECT_NE(G::check_setup(mayfair_data(), setup), std::nullopt)
                << name_of(one) << " " << name_of(other);
        }
}

// Those of the chosen pool alone, and no alien twice.
TEST(CosmicMayfairRandomPlay, CM_SETUP_4_aliens_come_from_the_pool) {
    const Data& data = mayfair_data();
    int second_box = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        for (const int pool : {0, 2, 3}) {
            auto setup = default_setup<G>(6);
            setup.options[G::alien_pool] = pool;
            const State state = kit::random_state<G>(data, setup, seed, 8);
            AlienSet dealt;
            for (const Seat seat : everybody(state.pub))
                for (const Sheet& sheet : state.pub.players[seat].sheets) {
                    if (sheet.form || sheet.copied)
                        continue;
                    EXPECT_TRUE(pool != 0 || alien(sheet.alien).tier == Tier::first);
                    EXPECT_FALSE(pool == 3 && alien(sheet.alien).expansion);
                    second_box += alien(sheet.alien).expansion;
                    EXPECT_FALSE(dealt.has(sheet.alien));
                    dealt.insert(sheet.alien);
                }
            EXPECT_EQ(dealt.size(), 6);
        }
    }
    EXPECT_GT(second_box, 20);
}

// With all others at hand; who wants such an alien by name has it.
TEST(CosmicMayfairRandomPlay, CM_ABUSE_1_open_to_abuse_is_dealt_only_where_wanted) {
    std::array<int, 2> dealt{};
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        for (const int wanted : {0, 1}) {
            auto setup = default_setup<G>(6);
            setup.options[G::alien_pool] = 2;
            setup.options[G::abuse_aliens] = wanted;
            const State state = kit::random_state<G>(mayfair_data(), setup, seed, 8);
            for (const Seat seat : everybody(state.pub))
                for (const Sheet& sheet : state.pub.players[seat].sheets)
                    dealt[static_cast<std::size_t>(wanted)] += alien(sheet.alien).open_to_abuse;
        }
    EXPECT_EQ(dealt[0], 0);
    EXPECT_GT(dealt[1], 10);
}

// Each seat begins about equally often, and the destiny deck is whole then.
TEST(CosmicMayfairRandomPlay, CM_SETUP_9_anybody_may_begin) {
    const Data& data = mayfair_data();
    std::array<int, 4> begins{};
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const State state = kit::random_state<G>(data, default_setup<G>(4), seed, 0);
        ++begins[static_cast<std::size_t>(index(state.pub.active))];
        EXPECT_EQ(state.secret.destinies.size() + state.pub.destiny_discards.size(), 18u);
    }
    for (const int count : begins)
        EXPECT_GT(count, 70);
}

// Whatever is refused, and whatever is asked, has a rule of this edition.
TEST(CosmicMayfairRandomPlay, refusals_and_questions_name_rules_of_this_edition) {
    const Data& data = mayfair_data();
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<G>(data, random);
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(400)));
        for (const Seat seat : everybody(state.pub)) {
            const Decision asked = G::decision(data, G::ref(state, seat), Channel::main);
            if (!asked.options.empty()) {
                EXPECT_TRUE(asked.rule.id.empty() || asked.rule.id.starts_with("CM-"))
                    << asked.rule.id << " for " << asked.kind;
            }
            for (int said = 1; said < 50; ++said) {
                const RuleId rule =
                    G::why_not(data,
                               G::ref(state, seat),
                               make_code(static_cast<std::uint8_t>(said), random.below(60)));
                EXPECT_TRUE(rule.id.empty() || rule.id.starts_with("CM-"))
                    << rule.id << " for " << said << ", seed " << seed;
            }
        }
    }
}

using Tally = std::map<std::string, int>;

// Any option; who can use something of the wanted alien does.
OptionCode random_option(const CodeBuffer& codes, QuickRandom& random, AlienId wanted) {
    for (const OptionCode option : codes)
        if (verb(option) == Verb::play && is_of_alien(effect_in(option)) &&
            alien_of(effect_in(option)) == wanted)
            return option;
    return codes[random.below(static_cast<std::uint32_t>(codes.size()))];
}

void play_and_count(const Data& data,
                    const Setup& setup,
                    std::uint64_t seed,
                    Tally& tally,
                    AlienId wanted = AlienId::none) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    State state = G::start(data, setup, luck, out);
    CodeArray<G::kMaxOptions> codes;
    while (!G::asked(state).empty()) {
        const Seat seat = G::asked(state).lowest();
        codes.clear();
        G::options(data, G::ref(state, seat), Channel::main, codes);
        ++tally["ask " + std::string(name_of(state.pub.question.kind))];
        const OptionCode option = random_option(codes, random, wanted);
        ++tally["say " + std::string(name_of(verb(option)))];
        const Range range = G::range(data, G::ref(state, seat), option);
        const Public before = state.pub;
        G::advance(data, state, {.seat = seat, .code = option, .value = range.lo}, luck, out);
        if (state.pub.phase != before.phase)
            ++tally["phase " + std::string(name_of(state.pub.phase))];
    }
    for (const auto& event : told) {
        if (event.only != kNoSeat)
            continue;
        const PublicEvent& open = event.open;
        ++tally["event " + std::string(name_of(open.kind))];
        if (open.kind == EventKind::power_used)
            ++tally["power " + std::string(name_of(open.alien))];
        if (open.kind == EventKind::wild_played)
            ++tally["wild " + std::string(name_of(open.alien))];
        if (open.kind == EventKind::super_played)
            ++tally["super " + std::string(name_of(open.alien))];
        if (open.kind == EventKind::card_played)
            ++tally["card " + std::string(name_of(open.card))];
        if (open.kind == EventKind::destiny_drawn && is_reverse(open.destiny))
            ++tally["reverse cone"];
    }
}

const Tally& tally_of_games() {
    static const Tally tally = [] {
        Tally all;
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            auto setup = default_setup<G>(3 + static_cast<int>(seed % 4));
            setup.options[G::alien_pool] = 2;
            setup.options[G::abuse_aliens] = 1;
            setup.options[G::expansion_cards] = static_cast<std::int32_t>(seed % 2);
            setup.options[G::kickers] = static_cast<std::int32_t>(seed / 4 % 2);
            setup.options[G::reinforcements] = static_cast<std::int32_t>(seed / 8 % 2);
            setup.options[G::attack_any_base] = static_cast<std::int32_t>(seed / 16 % 2);
            setup.options[G::fixed_flares] = static_cast<std::int32_t>(seed / 2 % 2);
            setup.options[G::skip_turn] = seed % 5 == 0;
            setup.options[G::abuse_aliens] = seed % 7 != 0;
            setup.options[G::turn_limit] = 30;
            setup.options[G::deal_max_proposals] = 2;
            play_and_count(mayfair_data(), setup, seed, all);
        }
        return all;
    }();
    return tally;
}

void expect(const std::string& what) {
    EXPECT_TRUE(tally_of_games().contains(what)) << what << " never happened";
}

// What is rare is looked for where its alien sits and all its cards may come.
void expect_with(AlienId id, const std::string& what) {
    if (tally_of_games().contains(what))
        return;
    Tally more;
    for (std::uint64_t seed = 0; seed < 2000 && !more.contains(what); ++seed) {
        auto setup = default_setup<G>(3 + static_cast<int>(seed % 4));
        setup.options[G::alien_pool] = 2;
        setup.options[G::alien_a] = number_of(id);
        setup.options[G::turn_limit] = 40;
        setup.options[G::deal_max_proposals] = 2;
        play_and_count(mayfair_data(), setup, seed, more, id);
    }
    EXPECT_TRUE(more.contains(what)) << what << " never happened";
}

TEST(CosmicMayfairLiveness, every_power_and_both_sides_of_every_flare_are_used) {
    for (const AlienId id : kMayfairAliens) {
        expect_with(id, "wild " + std::string(name_of(id)));
        if (id != AlienId::berserker)  // needs several beaten at once: CM-A-BERSERKER-S plays it
            expect_with(id, "super " + std::string(name_of(id)));
        for (const Effect& power : alien(id).power)
            if (power.use == Use::optional || power.use == Use::mandatory) {
                expect_with(id, "power " + std::string(name_of(id)));
                break;
            }
    }
}

TEST(CosmicMayfairLiveness, CM_EDICT_1_every_edict_of_the_decks_is_played) {
    const Data& data = mayfair_data();
    for (const Card card : data.cards)
        if ((is_artifact(card) || is_reinforcement(card)) &&
            data.deck[plain_of(card)] + data.expansion[plain_of(card)] > 0)
            expect("card " + std::string(name_of(card)));
}

// CM-P10-1 to CM-P9-1: the ten phases, the questions and the words that only this edition has.
TEST(CosmicMayfairLiveness, every_phase_and_question_of_this_edition_occurs) {
    for (const Phase phase : {Phase::interphase,
                              Phase::regroup,
                              Phase::destiny,
                              Phase::launch,
                              Phase::offense_invites,
                              Phase::defense_invites,
                              Phase::alliance,
                              Phase::planning,
                              Phase::reveal,
                              Phase::resolution,
                              Phase::discard})
        expect("phase " + std::string(name_of(phase)));
    for (const char* what : {"ask skip_turn",
                             "ask retrieve",
                             "ask pick_named",
                             "ask pick_kind",
                             "ask pick_edict",
                             "event attacks_demanded",
                             "event negotiates_demanded",
                             "say cede_colony",
                             "say ask_cession",
                             "event turn_skipped",
                             "ask kicker",
                             "ask second_card",
                             "ask support_card",
                             "ask whom",
                             "ask regain",
                             "event kicker_played",
                             "event main_replaced",
                             "event time_goes_back",
                             "event power_copied",
                             "ask pick_of_deck",
                             "event flare_removed",
                             "reverse cone"})
        expect(what);
}

Setup watched_setup(QuickRandom& random) {
    auto setup = default_setup<G>(3 + static_cast<int>(random.below(3)));
    setup.options[G::alien_pool] = 2;
    setup.options[G::asking] = 2 + static_cast<int>(random.below(2));
    setup.options[G::expansion_cards] = static_cast<int>(random.below(2));
    setup.options[G::kickers] = static_cast<int>(random.below(2));
    setup.options[G::reinforcements] = static_cast<int>(random.below(2));
    setup.options[G::turn_limit] = 15;
    return setup;
}

TEST(CosmicMayfairHidden, guesses_agree_with_what_was_seen) {
    check_guesses<G>(mayfair_data(), 60);
}

TEST(CosmicMayfairHidden, hidden_cards_show_nowhere) {
    check_exchanges<G>(mayfair_data(), watched_setup, 1500);
}

// CM-SETUP-7, CM-SETUP-11: who picks from the deck, and draws flares that are not in the game.
TEST(CosmicMayfairHidden, CM_SETUP_7_unused_flares_show_nowhere) {
    const Data& data = mayfair_data();
    const std::array<kit::Exchange<G>, 3> exchanges = {{{"hand cards", swap_hand_and_deck},
                                                        {"deck", swap_deck_order},
                                                        {"unused flares", swap_unused_flare}}};
    std::array<int, 3> applied{};
    int picks = 0;
    for (std::uint64_t seed = 0; seed < 90; ++seed) {
        QuickRandom random(seed);
        auto setup = watched_setup(random);
        setup.options[G::alien_a] = number_of(AlienId::aristocrat);
        const State state = kit::random_state<G>(
            data, setup, seed, static_cast<int>(random.below(seed % 5 == 0 ? 16 : 500)));
        ASSERT_EQ(G::broken_invariant(data, state), std::nullopt);
        picks += state.pub.question.kind == Ask::pick_of_deck;
        for (int i = -1; i < setup.seats; ++i) {
            const Seat viewer = i < 0 ? kNoSeat : seat_at(i);
            ASSERT_NO_FATAL_FAILURE(kit::check_guess<G>(data, state, viewer, seed)) << seed;
            for (std::size_t e = 0; e < exchanges.size(); ++e)
                applied[e] += kit::check_exchange<G>(data, state, exchanges[e], viewer, seed);
        }
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(picks, 5);
    for (const int count : applied)
        EXPECT_GT(count, 10);
}

TEST(CosmicMayfairHidden, asking_policies_give_equal_games) {
    int spared = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        auto setup = default_setup<G>(3 + static_cast<int>(seed % 3));
        setup.options[G::alien_pool] = 2;
        setup.options[G::expansion_cards] = static_cast<int>(seed % 2);
        setup.options[G::kickers] = static_cast<int>(seed / 2 % 2);
        setup.options[G::reinforcements] = static_cast<int>(seed / 4 % 2);
        setup.options[G::turn_limit] = 4;
        spared += check_asking_policies<G>(mayfair_data(), setup, seed);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(spared, 1000);
}

}  // namespace
}  // namespace sidera::cosmic
