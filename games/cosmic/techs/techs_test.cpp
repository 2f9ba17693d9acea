// Technology: the deck and its setup, what stays hidden, and random games in which every tech
// lives.

#include <map>
#include <string>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"
#include "tests/kit/hidden.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

Setup tech_setup(int seats, int planets = 5) {
    auto setup = default_setup<G>(seats);
    setup.options[G::technology] = 1;
    setup.options[G::alien_choice] = 1;
    setup.options[G::planets_per_player] = planets;
    return setup;
}

// Until everybody has to choose a tech.
State at_the_choice(const Setup& setup, Luck& luck, Sink<G>& out) {
    State state = G::start(default_data(), setup, luck, out);
    CodeArray<G::kMaxOptions> codes;
    while (state.pub.question.kind != Ask::choose_tech) {
        const Seat seat = G::asked(state).lowest();
        codes.clear();
        G::options(default_data(), G::ref(state, seat), Channel::main, codes);
        G::advance(default_data(), state, {.seat = seat, .code = codes[0]}, luck, out);
    }
    return state;
}

TEST(CosmicTechs, each_stands_at_its_number) {
    for (int number = 0; number < kTechs; ++number)
        EXPECT_EQ(static_cast<int>(tech(static_cast<TechId>(number)).id), number);
}

TEST(CosmicTechs, CF_SETUP_8_everybody_keeps_one_of_two_techs_face_down) {
    Luck luck = Luck::seeded({.low = 5});
    Sink<G> out;
    State state = at_the_choice(tech_setup(4), luck, out);
    EXPECT_EQ(G::asked(state).size(), 4);
    EXPECT_EQ(state.pub.tech_deck, kTechs - 8);
    std::map<int, TechId> kept;
    while (state.pub.question.kind == Ask::choose_tech) {
        const Seat seat = G::asked(state).lowest();
        ASSERT_EQ(state.own[seat].tech_offer.size(), 2);
        kept[index(seat)] = state.own[seat].tech_offer.lowest();
        G::advance(default_data(),
                   state,
                   {.seat = seat, .code = code(Verb::tech, kept[index(seat)])},
                   luck,
                   out);
    }
    EXPECT_EQ(state.pub.tech_discards.size(), 4u);
    ASSERT_EQ(state.pub.techs.size(), 4u);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(state.pub.techs[static_cast<std::size_t>(i)].tech, TechId::none);
        ASSERT_EQ(state.own[seat_at(i)].techs.size(), 1u);
        EXPECT_EQ(state.own[seat_at(i)].techs[0], kept[i]);
        EXPECT_EQ(state.pub.players[seat_at(i)].hand, default_data().edition.hand_size);
    }
}

TEST(CosmicTechs, CF_SETUP_8_nothing_of_it_without_the_option) {
    auto setup = default_setup<G>(3);
    Luck luck = Luck::seeded({.low = 5});
    Sink<G> out;
    const State state = G::start(default_data(), setup, luck, out);
    EXPECT_TRUE(state.secret.techs.empty());
    EXPECT_EQ(state.pub.tech_deck, 0);
}

TEST(CosmicTechs, CF_V33_with_four_planets_the_dearest_three_are_missing) {
    Luck luck = Luck::seeded({.low = 5});
    Sink<G> out;
    const State small = at_the_choice(tech_setup(3, 4), luck, out);
    const TechSet left = techs_in_game(small.pub);
    EXPECT_EQ(left.size(), 17);
    for (const TechId dear :
         {TechId::coldsleep_ship, TechId::precursor_seed, TechId::omega_missile})
        EXPECT_FALSE(left.has(dear)) << name_of(dear);
    const State full = at_the_choice(tech_setup(3), luck, out);
    EXPECT_EQ(techs_in_game(full.pub).size(), kTechs);
}

TEST(CosmicTechs, every_tech_does_something) {
    for (int i = 0; i < kTechs; ++i) {
        const Tech& one = tech(static_cast<TechId>(i));
        EXPECT_EQ(one.id, static_cast<TechId>(i));
        EXPECT_EQ(one.research == kAnyResearch || one.research >= 2, true) << name_of(one.id);
        bool acts = false;
        for (const Effect& effect : one.uses)
            acts = acts || !effect.act.empty();
        for (const Effect& effect : one.completion)
            acts = acts || !effect.act.empty();
        EXPECT_TRUE(acts) << name_of(one.id);
        EXPECT_LE(one.uses.size(), static_cast<std::size_t>(kCompletionSlot));
    }
}

using Tally = std::map<std::string, int>;

void note(Tally& tally, std::string_view what, TechId id) {
    ++tally[std::string(what) + " " + std::string(name_of(id))];
}

// A random game in which all invariants hold after every answer.
void play(std::uint64_t seed, Tally& tally) {
    const Data& data = default_data();
    QuickRandom random(seed);
    auto setup = tech_setup(3 + static_cast<int>(random.below(4)), seed % 5 == 0 ? 4 : 5);
    setup.options[G::turn_limit] = 60;
    setup.options[G::deal_max_proposals] = 2;
    setup.options[G::asking] = static_cast<std::int32_t>(random.below(4));
    setup.options[G::hidden_powers] = seed % 7 == 0;
    Luck luck = Luck::seeded(random.seed());
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    State state = G::start(data, setup, luck, out);
    CodeArray<G::kMaxOptions> codes;
    for (int answers = 0; !G::asked(state).empty(); ++answers) {
        ASSERT_LT(answers, 100000) << "no end";
        const Seat seat = G::asked(state).lowest();
        codes.clear();
        G::options(data, G::ref(state, seat), Channel::main, codes);
        ASSERT_GT(codes.size(), 0u);
        const OptionCode option = codes[random.below(static_cast<std::uint32_t>(codes.size()))];
        const Range range = G::range(data, G::ref(state, seat), option);
        if (verb(option) == Verb::play && is_of_tech(effect_in(option)))
            ++tally["use " + WrittenText<EffectId>::write(effect_in(option))];
        for (const TechId id : state.own[seat].tech_offer)
            note(tally, "drawn", id);
        if (verb(option) == Verb::research)
            note(tally,
                 "researched",
                 tech_at(G::ref(state, seat),
                         nth_tech(state.pub, seat, static_cast<int>(operand_of(option) / 64))));
        const auto span = static_cast<std::uint32_t>(range.hi - range.lo + 1);
        G::advance(data,
                   state,
                   {.seat = seat,
                    .code = option,
                    .value = range.lo + static_cast<std::int32_t>(random.below(span))},
                   luck,
                   out);
        ASSERT_EQ(G::broken_invariant(data, state), std::nullopt) << G::notation(data, option);
    }
    for (const auto& event : told)
        if (event.only == kNoSeat && event.open.has(kHasTech))
            note(tally, name_of(event.open.kind), event.open.tech);
}

TEST(CosmicTechs, in_random_games_every_tech_is_drawn_researched_completed_and_used) {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 500; ++seed)
        ASSERT_NO_FATAL_FAILURE(play(seed, tally)) << "seed " << seed;
    for (int i = 0; i < kTechs; ++i) {
        const auto id = static_cast<TechId>(i);
        const std::string name(name_of(id));
        EXPECT_GT(tally["drawn " + name], 0) << name;
        EXPECT_GT(tally["researched " + name], 0) << name;
        EXPECT_GT(tally["tech_abandoned " + name], 0) << name;
        if (tech(id).kind != TechKind::hidden)
            EXPECT_GT(tally["tech_completed " + name], 0) << name;
        for (std::size_t k = 0; k < tech(id).uses.size(); ++k) {
            const std::string use = WrittenText<EffectId>::write(tech_effect(id, k));
            EXPECT_GT(tally["use " + use], 0) << use;
        }
    }
}

// A tech of somebody else, not just being asked about it.
bool swap_tech_and_deck(const Data&, State& state, Seat viewer, QuickRandom& random) {
    TechPile& deck = state.secret.techs;
    const auto seats = static_cast<std::uint32_t>(state.pub.rules.seats);
    const Seat holder = seat_at(static_cast<int>(random.below(seats)));
    TechPile& down = state.own[holder].techs;
    constexpr std::size_t kDeep = 8;  // nobody draws that far with one answer
    if (holder == viewer || down.empty() || deck.size() < kDeep || state.pub.deciding.has(holder))
        return false;
    std::swap(down[random.below(static_cast<std::uint32_t>(down.size()))], deck[0]);
    return true;
}

bool swap_tech_deck(const Data&, State& state, Seat, QuickRandom&) {
    TechPile& deck = state.secret.techs;
    if (deck.size() < 9)
        return false;
    std::swap(deck[0], deck[1]);
    return true;
}

// A card under a tech with one of its owner's hand.
bool swap_under(const Data&, State& state, Seat viewer, QuickRandom&) {
    for (const Seat seat : everybody(state.pub)) {
        Private& own = state.own[seat];
        if (seat == viewer || own.under == Card::none || state.pub.deciding.has(seat))
            continue;
        Card found = Card::none;
        own.hand.for_each([&](Card card, int) {
            if (is_attack(card) && is_attack(own.under) && card != own.under)
                found = card;
        });
        bool known = found == Card::none;
        for (const Seat other : everybody(state.pub))
            for (const Known& one : state.own[other].known)
                known = known || (one.holder == seat && one.card == found);
        if (known)
            continue;
        own.hand.remove(found);
        own.hand.add(own.under);
        own.under = found;
        return true;
    }
    return false;
}

TEST(CosmicTechs, CF_TECH_10_face_down_techs_show_nowhere) {
    const Data& data = default_data();
    const std::array<kit::Exchange<G>, 3> exchanges = {{{"face-down tech", swap_tech_and_deck},
                                                        {"tech deck", swap_tech_deck},
                                                        {"card under a tech", swap_under}}};
    std::array<int, 3> applied{};
    for (std::uint64_t seed = 0; seed < 900; ++seed) {
        QuickRandom random(seed);
        auto setup = tech_setup(3 + static_cast<int>(random.below(2)));
        setup.options[G::asking] = seed % 2 == 0 ? 2 : 3;
        setup.options[G::turn_limit] = 40;
        setup.options[G::deal_max_proposals] = 2;
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(4000)));
        for (int i = -1; i < setup.seats; ++i)
            for (std::size_t e = 0; e < exchanges.size(); ++e)
                applied[e] += kit::check_exchange<G>(
                    data, state, exchanges[e], i < 0 ? kNoSeat : seat_at(i), seed);
        ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
    EXPECT_GT(applied[0], 100);
    EXPECT_GT(applied[1], 100);
    EXPECT_GT(applied[2], 3);
}

TEST(CosmicTechs, guesses_agree_with_what_was_seen) {
    const Data& data = default_data();
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        QuickRandom random(seed);
        auto setup = tech_setup(3 + static_cast<int>(random.below(4)), seed % 3 == 0 ? 4 : 5);
        setup.options[G::turn_limit] = 8;
        setup.options[G::deal_max_proposals] = 2;
        const State state =
            kit::random_state<G>(data, setup, seed, static_cast<int>(random.below(900)));
        for (int i = -1; i < setup.seats; ++i)
            ASSERT_NO_FATAL_FAILURE(
                kit::check_guess<G>(data, state, i < 0 ? kNoSeat : seat_at(i), seed))
                << "seed " << seed << " seat " << i;
    }
}

}  // namespace
}  // namespace sidera::cosmic
