// What one answer may change: resources come and go only by the rules that say so, naturals and
// asteroids only go, turns and phases only go on. The player has a purpose, so that all of it
// happens.

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "games/monolith/test_player.h"
#include "games/monolith/test_positions.h"

namespace sidera::monolith {
namespace {

using G = Monolith;
using Told = std::vector<ToldEvent<G>>;
using Sum = std::array<int, kResources>;

void add(Sum& sum, const Goods& goods, int sign) {
    for (std::size_t i = 0; i < kResources; ++i)
        sum[i] += sign * goods.amounts.values[i];
}

// All stocks, and all bundles aboard.
Sum total_of(const State& state) {
    Sum sum{};
    for (const Private& own : state.own.values) {
        add(sum, own.stock, 1);
        for (const Hold& hold : own.holds)
            add(sum, hold.bundle, 1);
    }
    return sum;
}

// What the events of an answer account for (the specification's invariant 2).
class Account {
  public:
    Account(const Data& data, const State& before) : data_(data), before_(before) {}

    Sum change(const Told& told) {
        for (const auto& event : told) {
            if (event.only != kNoSeat)
                enter(event.only, event.own);
            else
                enter(event.open);
        }
        return sum_;
    }

    const std::map<EventKind, int>& entered() const { return entered_; }

  private:
    const Goods& price(Seat seat, Thing thing) const {
        return data_.cost(before_.pub.players[seat].faction, thing);
    }

    void enter(Seat seat, const PrivateEvent& event) {
        if (event.kind == PrivateKind::bought)
            add(sum_, price(seat, event.thing), -1);
    }

    void enter(const PublicEvent& event) {
        ++entered_[event.kind];
        switch (event.kind) {
            case EventKind::produced:
                return add(sum_, event.goods, 1);
            case EventKind::structure_built:
                return add(sum_, price(event.seat, thing_of(event.content)), -1);
            case EventKind::ship_built:
                return add(sum_, price(event.seat, event.thing), -1);
            case EventKind::destroyed:
                loser_ = event.other;
                return;
            case EventKind::looted:  // the bundle only changes hands
                return add(sum_, price(loser_, Thing::cargo), 1);
            case EventKind::eliminated:
                return add(sum_, before_.own[event.seat].stock, -1);
            case EventKind::exiled:
            case EventKind::resigned:
                add(sum_, before_.own[event.seat].stock, -1);
                for (const Hold& hold : before_.own[event.seat].holds)
                    add(sum_, hold.bundle, -1);
                return;
            default:
                return;
        }
    }

    const Data& data_;
    const State& before_;
    Seat loser_ = kNoSeat;
    Sum sum_{};
    std::map<EventKind, int> entered_;
};

int naturals_of(const Planet& planet) {
    return planet.facts.counts[Content::forest] + planet.facts.counts[Content::mountain];
}

// MO-STR-6, MO-STR-7, MO-CNQ-7: naturals go one at a time, and only where their owner clears.
void check_naturals(const State& before, const State& after, const Told& told) {
    int cleared = 0;
    for (const auto& event : told)
        cleared += event.only == kNoSeat && event.open.kind == EventKind::natural_destroyed ? 1 : 0;
    int gone = 0;
    for (std::size_t i = 0; i < before.pub.planets.size(); ++i) {
        const Planet& was = before.pub.planets[i];
        const Planet& is = after.pub.planets[i];
        ASSERT_EQ(was.panel, is.panel);
        ASSERT_LE(naturals_of(is), naturals_of(was));
        gone += naturals_of(was) - naturals_of(is);
        for (std::size_t spot = 0; spot < was.cells.size(); ++spot)
            ASSERT_TRUE(!is_natural(is.cells[spot]) || is.cells[spot] == was.cells[spot]);
    }
    ASSERT_EQ(gone, cleared);
    ASSERT_LE(after.pub.asteroids.size(), before.pub.asteroids.size());
    ASSERT_EQ(after.pub.planets.size(), before.pub.planets.size());
}

int phase_of(Question question) {
    switch (question) {
        case Question::structure:
        case Question::structure_cell:
            return 3;
        case Question::ship:
        case Question::ship_cell:
            return 4;
        case Question::activate:
        case Question::unit_action:
            return 5;
        default:
            return 0;
    }
}

// MO-TURN-1, MO-TURN-5, MO-SHP-5.
void check_order(const State& before, const State& after) {
    const Turn& was = before.pub.turn;
    const Turn& is = after.pub.turn;
    ASSERT_GE(is.round, was.round);
    if (is.round == was.round && is.seat == was.seat && phase_of(before.pub.asking) > 0 &&
        phase_of(after.pub.asking) > 0) {
        ASSERT_GE(phase_of(after.pub.asking), phase_of(before.pub.asking));
    }
    for (int i = 0; i < before.pub.rules.seats; ++i) {
        const Player& player = before.pub.players[seat_at(i)];
        ASSERT_GE(after.pub.players[seat_at(i)].last_number, player.last_number);
        ASSERT_TRUE(player.alive || !after.pub.players[seat_at(i)].alive);
        ASSERT_EQ(player.faction, after.pub.players[seat_at(i)].faction);
    }
}

void check_game(std::uint64_t seed, std::map<EventKind, int>& seen) {
    const Data& data = default_data();
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Told told;
    Sink<G> out(told);
    State state = rich_state(seed);
    for (int i = 0; i < 700; ++i) {
        auto answer = purposeful_answer(
            data, state, random, seed % 2 == 0 ? Temper::warlike : Temper::peaceful);
        if (!answer)
            return;
        if (i == 300)
            answer = Answer{.seat = G::asked(state).lowest(),
                            .channel = Channel::table,
                            .code = code(Verb::resign)};
        const State before = state;
        told.clear();
        G::advance(data, state, *answer, luck, out);
        Account account(data, before);
        Sum wanted = account.change(told);
        for (std::size_t r = 0; r < kResources; ++r)
            wanted[r] += total_of(before)[r];
        ASSERT_EQ(total_of(state), wanted) << G::notation(data, answer->code);
        ASSERT_NO_FATAL_FAILURE(check_naturals(before, state, told));
        ASSERT_NO_FATAL_FAILURE(check_order(before, state));
        for (const auto& [kind, count] : account.entered())
            seen[kind] += count;
    }
}

TEST(MonolithConservation, MO_PRD_1_every_resource_is_accounted_for) {
    std::map<EventKind, int> seen;
    for (std::uint64_t seed = 0; seed < 120; ++seed)
        ASSERT_NO_FATAL_FAILURE(check_game(seed, seen)) << "seed " << seed;
    for (const EventKind kind : {EventKind::produced,
                                 EventKind::structure_built,
                                 EventKind::ship_built,
                                 EventKind::looted,
                                 EventKind::loaded,
                                 EventKind::unloaded,
                                 EventKind::bill_broken,
                                 EventKind::bill_lost,
                                 EventKind::eliminated,
                                 EventKind::resigned,
                                 EventKind::natural_destroyed,
                                 EventKind::asteroid_destroyed})
        EXPECT_GT(seen[kind], 0) << name_of(kind);
}

}  // namespace
}  // namespace sidera::monolith
