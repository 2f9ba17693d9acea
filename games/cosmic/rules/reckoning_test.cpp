// The lines of a total: they add up to it, they follow the order of the rules, and they tell
// nothing that is hidden.

#include "games/cosmic/rules/reckoning.h"

#include <gtest/gtest.h>

#include "games/cosmic/game.h"
#include "games/cosmic/rules/queries.h"
#include "games/cosmic/rules/totals.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;
constexpr Side kSides[] = {Side::offense, Side::defense};
constexpr Planet kTarget = planet_at(seat_at(1), 0);

// A against B with four ships each, C an ally of A with two, D one of B with one.
Public fight(Card ours, Card theirs) {
    Public pub;
    pub.rules.seats = 4;
    Encounter e;
    e.offense = seat_at(0);
    e.defense = seat_at(1);
    e.target = kTarget;
    e.sent[seat_at(0)] = 4;
    e.allies[Side::offense].insert(seat_at(2));
    e.sent[seat_at(2)] = 2;
    e.allies[Side::defense].insert(seat_at(3));
    e.sent[seat_at(3)] = 1;
    pub.players[seat_at(1)].ships[kTarget] = 4;
    for (const Side side : kSides) {
        const Card card = side == Side::offense ? ours : theirs;
        e.slots[side] = {.selected = true, .open = card != Card::none, .card = card, .as = card};
    }
    pub.encounters.push_back(e);
    return pub;
}

void add_mark(Public& pub, EffectId by, Side side, int value = 0, Card card = Card::none) {
    pub.encounter().marks.push_back({.by = by,
                                     .seat = main_of(pub.encounter(), side),
                                     .side = side,
                                     .card = card,
                                     .value = static_cast<std::int16_t>(value)});
}

// "card 15, ships 19, ...": every line with what it comes to.
std::string told(const Public& pub, Side side) {
    const Reckoning reckoning = reckon(pub);
    std::string text;
    for (const SumLine& line : reckoning.sides[side]) {
        text += text.empty() ? "" : ", ";
        text += line.source == Source::effect ? WrittenText<EffectId>::write(line.by)
                                              : std::string(name_of(line.source));
        if (line.factor != 0)
            text += " x" + std::to_string(line.factor);
        text += line.known ? " " + std::to_string(line.after) : " ?";
    }
    return text;
}

void expect_sound(const Public& pub, std::uint64_t seed) {
    const Reckoning lines = reckon(pub);
    const Sum sum = sum_up(pub);
    for (const Side side : kSides) {
        int running = 0;
        int step = 1;
        for (const SumLine& line : lines.sides[side]) {
            ASSERT_EQ(line.before, running) << "seed " << seed;
            ASSERT_GE(line.step, step) << "seed " << seed;
            if (line.factor > 1 && line.known) {
                ASSERT_EQ(line.after, line.before * line.factor) << "seed " << seed;
            }
            running = line.after;
            step = line.step;
        }
        ASSERT_EQ(running, sum[side].total()) << "seed " << seed;
    }
}

TEST(CosmicReckoning, CF_CALC_1_card_ships_allies_and_reinforcements) {
    Public pub = fight(card(Plain::attack_15), card(Plain::attack_08));
    const Card three = card(Plain::reinforcement_3);
    add_mark(pub, card_effect(Plain::reinforcement_3, 0), Side::offense, 3, three);
    EXPECT_EQ(told(pub, Side::offense), "card 15, ships 19, allies 21, reinforcement_3 24");
    EXPECT_EQ(told(pub, Side::defense), "card 8, ships 12, allies 13");
    const SumLine ally = reckon(pub).sides[Side::offense][2];
    EXPECT_EQ(ally.seat, seat_at(2));
}

TEST(CosmicReckoning, CF_CALC_1_a_power_that_multiplies_says_by_how_much) {
    Public pub = fight(card(Plain::attack_08), card(Plain::attack_10));
    add_mark(pub, power_effect(AlienId::virus, 0), Side::offense);
    add_mark(pub, power_effect(AlienId::tripler, 0), Side::defense, 10);
    EXPECT_EQ(told(pub, Side::offense), "card 8, virus x4 32, allies 34");
    EXPECT_EQ(told(pub, Side::defense), "card 10, tripler x3 30, ships 34, allies 35");
    pub.encounter().marks[0].value = 1;  // its super flare
    EXPECT_EQ(told(pub, Side::offense), "card 8, virus x6 48");
}

TEST(CosmicReckoning, CF_CALC_1_lower_totals_win_and_ships_are_subtracted) {
    Public pub = fight(card(Plain::attack_06), card(Plain::attack_10));
    add_mark(pub, power_effect(AlienId::anti_matter, 0), Side::offense);
    EXPECT_EQ(told(pub, Side::offense), "card 6, ships 2, allies 0, anti_matter 0");
    EXPECT_EQ(told(pub, Side::defense), "card 10, ships 14, allies 13, anti_matter 13");
    const auto rulings = reckon(pub).rulings;
    ASSERT_EQ(rulings.size(), 1u);
    EXPECT_EQ(rulings[0].step, 7);
}

TEST(CosmicReckoning, CF_CALC_1_who_turns_the_result_round_is_the_last_line) {
    Public pub = fight(card(Plain::attack_20), card(Plain::attack_08));
    add_mark(pub, power_effect(AlienId::loser, 0), Side::defense);
    const auto rulings = reckon(pub).rulings;
    ASSERT_EQ(rulings.size(), 1u);
    EXPECT_EQ(rulings[0].step, 9);
    EXPECT_EQ(rulings[0].by, power_effect(AlienId::loser, 0));
    EXPECT_EQ(rulings[0].winner, Side::defense);
}

TEST(CosmicReckoning, the_extra_ship_of_a_tech_has_a_line) {
    Public pub = fight(card(Plain::attack_06), card(Plain::attack_10));
    pub.flagship = {.owner = seat_at(0), .berth = Berth::encounter};
    EXPECT_EQ(told(pub, Side::offense), "card 6, ships 10, allies 12, flagship 15");
}

// Declared before the reveal (CF-V26), and still nobody knows what it makes of the cards.
TEST(CosmicReckoning, CF_CALC_1_what_depends_on_hidden_cards_is_open) {
    Public pub = fight(Card::none, Card::none);
    add_mark(pub, power_effect(AlienId::mirror, 0), Side::none);
    EXPECT_EQ(told(pub, Side::offense), "card ?, mirror ?, ships 4, allies 6");
    pub.encounter().slots[Side::offense].as = card(Plain::attack_15);
    pub.encounter().slots[Side::defense].as = card(Plain::attack_20);
    EXPECT_EQ(told(pub, Side::offense), "card 15, mirror 51, ships 55, allies 57");
}

TEST(CosmicReckoning, the_own_card_is_known_to_who_laid_it) {
    const Public pub = fight(Card::none, Card::none);
    Private own;
    own.selected = card(Plain::attack_20);
    const Reckoning mine = reckon(ViewRef{seat_at(0), pub, own});
    EXPECT_EQ(mine.total(Side::offense), 26);
    EXPECT_FALSE(mine.sides[Side::defense][0].known);
    const Reckoning theirs = reckon(ViewRef{seat_at(1), pub, {}});
    EXPECT_EQ(theirs, reckon(pub));
}

// Also with techs, and all effects that random play finds.
TEST(CosmicReckoning, CF_INV_14_the_lines_add_up_to_the_totals) {
    int with_marks = 0;
    int told_totals = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        QuickRandom random(seed);
        auto setup = kit::random_setup<G>(default_data(), random);
        setup.options[G::turn_limit] = 12;
        Luck luck = Luck::seeded({.low = seed, .high = 4});
        std::vector<ToldEvent<G>> events;
        Sink<G> out(events);
        State state = G::start(default_data(), setup, luck, out);
        while (const auto answer = kit::random_answer<G>(default_data(), state, random)) {
            G::advance(default_data(), state, *answer, luck, out);
            const Public& pub = state.pub;
            if (!pub.encounters.empty() && !reckon(pub).sides[Side::offense].empty()) {
                expect_sound(pub, seed);
                with_marks += !pub.encounter().marks.empty();
            }
            if (testing::Test::HasFatalFailure())
                return;
        }
        for (const ToldEvent<G>& event : events)
            if (event.only == kNoSeat && event.open.kind == EventKind::totals) {
                ++told_totals;
                ASSERT_EQ(event.open.sums->total(Side::offense), event.open.count) << seed;
                ASSERT_EQ(event.open.sums->total(Side::defense), event.open.value) << seed;
            }
    }
    EXPECT_GT(with_marks, 100);
    EXPECT_GT(told_totals, 100);
}

}  // namespace
}  // namespace sidera::cosmic
