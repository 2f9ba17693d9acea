// Deeds of the table at their edges: more marks than there is room for, encounters in encounters,
// hands that are exchanged.

#include "games/cosmic/table/table.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <utility>

#include "games/cosmic/effects/effect.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;
const Seat kA = seat_at(0);
const Seat kB = seat_at(1);

// The first turn of a table, and who listens.
struct Game {
    std::vector<ToldEvent<G>> told;
    Sink<G> out{told};
    Luck luck = Luck::seeded({.low = 5, .high = 5});
    State state = kit::random_state<G>(default_data(), default_setup<G>(4), 5, 20);

    Table table() { return {default_data(), state, luck, out}; }

    int count(EventKind kind) const {
        int n = 0;
        for (const auto& event : told)
            n += event.only == kNoSeat && event.open.kind == kind;
        return n;
    }
};

// Only the groups of deeds write: to everybody else all of a state is constant, by the compiler.
template<class... Groups>
constexpr bool kNobodyElseWrites =
    (std::is_final_v<Groups> && ...) && !std::is_constructible_v<Deeds, Table&>;
static_assert(kNobodyElseWrites<CardDeeds,
                                EncounterDeeds,
                                MindDeeds,
                                PlayDeeds,
                                SetupDeeds,
                                SheetDeeds,
                                ShipDeeds,
                                SlotDeeds,
                                TalkDeeds,
                                TechDeeds>);

template<class T>
concept GivesState = requires(T table) { table.state(); } || requires(T table) { table.enc(); } ||
                     requires(T table, Seat seat) { table.player(seat); };
static_assert(!GivesState<Table&> && !GivesState<CardDeeds&> && !GivesState<EncounterDeeds&>);

template<class T>
constexpr bool kIsConstant = std::is_const_v<std::remove_reference_t<T>>;
static_assert(kIsConstant<decltype(std::declval<Table&>().pub())> &&
              kIsConstant<decltype(std::declval<Table&>().own(kA))> &&
              kIsConstant<decltype(std::declval<Table&>().encounter())> &&
              kIsConstant<decltype(std::declval<Table&>().frames())>);
static_assert(kIsConstant<decltype(std::declval<Play&>().pub())> &&
              kIsConstant<decltype(std::declval<Play&>().hand())> &&
              kIsConstant<decltype(std::declval<Play&>().answered())> &&
              kIsConstant<decltype(std::declval<Play&>().carrier())> &&
              kIsConstant<decltype(std::declval<Play&>().loss())>);

// A deck of one's own may hold any number of reinforcements.
TEST(CosmicTable, CF_CALC_1_what_is_added_never_finds_the_list_full) {
    Game game;
    Table table = game.table();
    Encounter& e = game.state.pub.encounter();
    e.defense = e.offense == kA ? kB : kA;
    e.target = planet_at(e.defense, 0);
    const Sum before = sum_up(game.state.pub);
    constexpr int kMany = 3 * static_cast<int>(kMaxMarks);
    for (int i = 0; i < kMany; ++i)
        table.encounters.mark({.by = card_effect(Plain::reinforcement_2, 0),
                               .seat = e.offense,
                               .side = i % 3 == 0 ? Side::defense : Side::offense,
                               .value = 2});
    const Sum after = sum_up(game.state.pub);
    EXPECT_EQ(after[Side::offense].bonus - before[Side::offense].bonus, kMany / 3 * 2 * 2);
    EXPECT_EQ(after[Side::defense].bonus - before[Side::defense].bonus, kMany / 3 * 2);
}

// The play that inserted an encounter still runs below it, and has nothing to do with its winner.
TEST(CosmicTable, CF_NEST_1_the_totals_decide_an_inserted_encounter) {
    Game game;
    Table table = game.table();
    table.push(PlayFrame{.effect = tech_effect(TechId::infinity_drive, 0), .owner = kB});
    table.encounters.begin_encounter(kB, 1, true);
    table.encounters.name_defense(kA);
    table.push(EncounterFrame{});
    table.encounters.settle({.winner = Side::defense});
    EXPECT_EQ(game.count(EventKind::encounter_won), 1);
    EXPECT_EQ(game.count(EventKind::win_decided), 0);
    table.push(PlayFrame{.effect = tech_effect(TechId::gluon_mines, 0), .owner = kA});
    table.encounters.win_at_once(Side::defense);
    EXPECT_EQ(game.count(EventKind::win_decided), 1);
}

// Of two packets one becomes the hand: nobody else knows which.
TEST(CosmicTable, CF_SETUP_6_a_hand_that_may_be_a_hoard_is_no_longer_known) {
    for (const bool first : {true, false}) {
        Game game;
        Table table = game.table();
        const Card card = game.state.own[kA].hand.nth(0);
        table.minds.learn(kB, kA, card);
        ASSERT_EQ(game.state.own[kB].known.size(), 1u);
        table.setup.deal_packet(kA);
        table.setup.keep_hoard(kA, first);
        EXPECT_EQ(game.state.own[kB].known.size(), 0u);
    }
}

}  // namespace
}  // namespace sidera::cosmic
