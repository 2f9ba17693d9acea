// Cosmic Encounter and hidden information: hands, chosen cards, decks, face-down aliens.

#include "tests/cosmic/asking.h"
#include "tests/cosmic/exchanges.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

// Being asked tells nothing where everybody is asked who might have something to say.
Setup watched_setup(QuickRandom& random) {
    auto setup = default_setup<G>(3 + static_cast<int>(random.below(3)));
    setup.options[G::asking] = 2 + static_cast<int>(random.below(2));
    setup.options[G::turn_limit] = 15;
    return setup;
}

TEST(CosmicHidden, guesses_agree_with_what_was_seen) {
    check_guesses<G>(default_data(), 60);
}

TEST(CosmicHidden, CF_TIME_8_hidden_cards_show_nowhere) {
    check_exchanges<G>(default_data(), watched_setup, 700);
}

// The same with each alien at the table, also those that look at hands, draw from them or exchange
// them: what they were shown shows nowhere else.
TEST(CosmicHidden, CF_TIME_8_no_alien_betrays_hidden_cards) {
    const Data& data = default_data();
    const std::array<kit::Exchange<G>, 4> exchanges = {{{"hand cards", swap_hand_and_deck},
                                                        {"cosmic deck", swap_deck_order},
                                                        {"destiny deck", swap_destinies},
                                                        {"chosen encounter card", swap_selected}}};
    for (int alien = 1; alien <= kFixed; ++alien) {
        int applied = 0;
        for (std::uint64_t seed = 0; seed < 16; ++seed) {
            QuickRandom random(seed * 64 + static_cast<std::uint64_t>(alien));
            auto setup = watched_setup(random);
            setup.options[G::alien_a] = alien;
            const State state =
                kit::random_state<G>(data, setup, seed, 40 + static_cast<int>(random.below(400)));
            for (int i = -1; i < setup.seats; ++i) {
                const Seat viewer = i < 0 ? kNoSeat : seat_at(i);
                ASSERT_NO_FATAL_FAILURE(kit::check_guess<G>(data, state, viewer, seed))
                    << kFixedAliens[static_cast<std::size_t>(alien)] << ", seed " << seed;
                for (const auto& exchange : exchanges)
                    applied += kit::check_exchange<G>(data, state, exchange, viewer, seed);
            }
            ASSERT_FALSE(HasFailure())
                << kFixedAliens[static_cast<std::size_t>(alien)] << ", seed " << seed;
        }
        EXPECT_GT(applied, 20) << alien;
    }
}

// Whether something was laid open, which may well be what was exchanged, or is being laid open type
// by type.
bool shown_alike(const Public& a, const Public& b) {
    return a.question.pick != Pick::type && b.question.pick != Pick::type &&
           a.discards == b.discards && a.flares_seen == b.flares_seen &&
           a.encounters == b.encounters && a.forts == b.forts;
}

// Somebody's zap, artifact or flare is exchanged for another one: whoever is not that player sees
// the same questions put to the same players, also after the next answer.
TEST(CosmicHidden, CF_TIME_8_who_is_asked_tells_nothing) {
    const Data& data = default_data();
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        QuickRandom random(seed);
        const auto setup = watched_setup(random);
        State state = kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(600)));
        State other = state;
        if (!swap_with_deck(other, kNoSeat, random, tricks))
            continue;
        const auto answer = kit::random_answer<G>(data, state, random);
        if (!answer || !kit::offers<G>(data, other, *answer))
            continue;
        const Seed seed_of_luck = random.seed();
        for (State* one : {&state, &other}) {
            Luck luck = Luck::seeded(seed_of_luck);
            Sink<G> out;
            G::advance(data, *one, *answer, luck, out);
        }
        if (!shown_alike(state.pub, other.pub))
            continue;
        ++compared;
        ASSERT_TRUE(state.pub == other.pub)
            << "seed " << seed << ", when " << G::notation(data, answer->code) << " is played: "
            << first_difference(state.pub, other.pub, G::names(data, setup.seats));
    }
    EXPECT_GT(compared, 500);
}

// Somebody's face-down sheet is exchanged for one that nobody has. What a setup text gives lies
// openly beside its sheet.
bool swap_face_down(State& state, QuickRandom& random) {
    const auto seats = static_cast<std::uint32_t>(state.pub.rules.seats);
    const Seat holder = seat_at(static_cast<int>(random.below(seats)));
    const AlienId id = kFantasyFlightAliens[random.below(kFantasyFlightAliens.size())];
    AlienId& hidden = state.own[holder].face_down;
    if (hidden == AlienId::none || alien(hidden).setup_text || alien(id).setup_text ||
        state.pub.aliens_gone.has(id))
        return false;
    for (const Seat seat : everybody(state.pub)) {
        const auto clashes = [id](AlienId with) {
            return with == id || alien(with).never_with.has(id);
        };
        for (const Sheet& sheet : state.pub.players[seat].sheets)
            if (clashes(sheet.alien) || clashes(state.own[seat].face_down))
                return false;
    }
    hidden = id;
    state.secret.touched = {};
    return true;
}

int face_down_sheets(const State& state) {
    int count = 0;
    for (const Seat seat : everybody(state.pub))
        count += state.own[seat].face_down != AlienId::none;
    return count;
}

// The option hidden_powers, in games in which nobody turns a sheet up: what everybody sees is the
// same after the next answer, too, unless that draws from the sheets that nobody has.
TEST(CosmicHidden, CF_TIME_8_a_face_down_sheet_shows_nowhere) {
    const Data& data = default_data();
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        QuickRandom random(seed);
        auto setup = watched_setup(random);
        setup.options[G::hidden_powers] = 1;
        setup.options[G::technology] = static_cast<int>(random.below(2));
        State state = kit::random_state<G>(data, setup, seed, 1);
        for (int answers = 0; answers < 1000; ++answers) {
            const auto answer = kit::random_answer<G>(data, state, random);
            if (!answer)
                break;
            bool drawn = false;
            const auto after = [&, luck_seed = random.seed()](State one) {
                Luck luck = Luck::seeded(luck_seed);
                std::vector<ToldEvent<G>> told;
                Sink<G> out(told);
                G::advance(data, one, *answer, luck, out);
                for (const ToldEvent<G>& event : told)
                    drawn = drawn || event.open.kind == EventKind::alien_changed;
                return one;
            };
            const State next = after(state);
            if (face_down_sheets(next) < face_down_sheets(state))
                continue;
            State other = state;
            if (swap_face_down(other, random) && kit::offers<G>(data, other, *answer)) {
                other = after(other);
                compared += !drawn;
                ASSERT_TRUE(drawn || next.pub == other.pub)
                    << "seed " << seed << ", when " << G::notation(data, answer->code)
                    << " is played: "
                    << first_difference(next.pub, other.pub, G::names(data, setup.seats));
            }
            state = next;
        }
    }
    EXPECT_GT(compared, 1300);
}

// What follows when a seat shows `card` to the other alone, offers it, and the other accepts.
State after_showing(const Data& data, State state, Seat seat, Card card, bool accepted) {
    const Seat they = opponent_of(state.pub, seat);
    Luck luck = Luck::seeded({.low = 9, .high = 9});
    Sink<G> out;
    const auto say = [&](Seat who, OptionCode what) {
        const Channel channel = G::asked(state).has(who) ? Channel::main : Channel::table;
        const Answer answer{.seat = who, .channel = channel, .code = what};
        if (kit::offers<G>(data, state, answer))
            G::advance(data, state, answer, luck, out);
    };
    say(seat, code(Verb::clear));
    say(seat, code(Verb::show_card, card));
    say(seat, code(Verb::propose));
    if (accepted)
        say(they, code(Verb::accept));
    return state;
}

// CF-DEAL-8: which card was shown, only the two know; the others neither see it in the offer nor
// when it changes hands.
TEST(CosmicHidden, CF_DEAL_8_a_shown_card_is_seen_by_one) {
    const Data& data = default_data();
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        QuickRandom random(seed);
        const auto setup = watched_setup(random);
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(600)));
        if (state.pub.question.kind != Ask::deal)
            continue;
        const Seat seat = G::asked(state).lowest();
        const Seat they = opponent_of(state.pub, seat);
        std::vector<Card> attacks;
        state.own[seat].hand.for_each([&](Card card, int) {
            if (is_attack(card))
                attacks.push_back(card);
        });
        if (attacks.size() < 2 || state.pub.talks.failed[side_of(state.pub, they)])
            continue;
        for (const bool accepted : {false, true}) {
            const State a = after_showing(data, state, seat, attacks[0], accepted);
            const State b = after_showing(data, state, seat, attacks[1], accepted);
            for (const Seat viewer : everybody(state.pub)) {
                const bool alike = G::see(a, viewer) == G::see(b, viewer);
                ASSERT_EQ(alike, viewer != seat && viewer != they)
                    << "seed " << seed << ", seat " << letter(viewer);
                ASSERT_NO_FATAL_FAILURE(kit::check_guess<G>(data, a, viewer, seed));
            }
            ASSERT_EQ(G::broken_invariant(data, a), std::nullopt);
        }
        ++compared;
    }
    EXPECT_GT(compared, 20);
}

TEST(CosmicHidden, CF_TIME_8_asking_policies_give_equal_games) {
    int spared = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        auto setup = default_setup<G>(3 + static_cast<int>(seed % 3));
        setup.options[G::turn_limit] = 4;
        spared += check_asking_policies<G>(default_data(), setup, seed);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(spared, 1000);
}

}  // namespace
}  // namespace sidera::cosmic
