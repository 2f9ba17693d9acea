// Tests of setup: the first player, planets, asteroids, and what the options do. The worked
// examples MO-V1 to MO-V7 are scenarios.

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "engine/embedded.h"
#include "engine/setup_text.h"
#include "games/monolith/table.h"
#include "tests/kit/setups.h"

namespace sidera::monolith {
namespace {

using G = Monolith;
using Options = std::initializer_list<std::pair<G::OptionKey, int>>;

Setup with(int seats, Options options) {
    Setup setup = default_setup<G>(seats);
    for (const auto& [key, value] : options)
        setup.options[key] = value;
    return setup;
}

// The clock's answers through the whole setup, with factions by seat.
State set_up(const Data& data, const Setup& setup, Luck luck) {
    Sink<G> nowhere;
    State state = G::start(data, setup, luck, nowhere);
    while (state.pub.turn.round == 0) {
        const Seat seat = G::asked(state).lowest();
        const OptionCode answer =
            state.pub.asking == Question::choose_faction
                ? code(Verb::faction, static_cast<Faction>(index(seat) % 3))
                : G::decision(data, G::ref(state, seat), Channel::main).fallback;
        G::advance(data, state, {.seat = seat, .code = answer}, luck, nowhere);
        EXPECT_EQ(G::broken_invariant(data, state), std::nullopt);
    }
    return state;
}

State set_up(int seats, Options options, std::uint64_t seed) {
    return set_up(default_data(), with(seats, options), Luck::seeded({.low = seed}));
}

Seat first_by(int seats, std::initializer_list<std::uint32_t> dice) {
    LuckScript script;
    for (const std::uint32_t die : dice)
        script.add(kFirstPlayerStream, die - 1);
    Luck luck = Luck::scripted(script);
    Sink<G> nowhere;
    const State state = G::start(default_data(), default_setup<G>(seats), luck, nowhere);
    EXPECT_EQ(script.fault, "");
    EXPECT_EQ(script.left(), 0u);
    EXPECT_EQ(G::asked(state), SeatSet::of(state.pub.first));
    return state.pub.first;
}

TEST(MonolithSetup, MO_SET_1_the_highest_roll_begins) {
    EXPECT_EQ(first_by(4, {3, 15, 20, 1}), seat_at(2));
    EXPECT_EQ(first_by(2, {1, 2}), seat_at(1));
}

TEST(MonolithSetup, MO_SET_1_only_the_tied_roll_again) {
    EXPECT_EQ(first_by(4, {17, 2, 17, 1, 3, 4}), seat_at(2));
    EXPECT_EQ(first_by(3, {9, 9, 9, 5, 1, 5, 4, 1}), seat_at(0));
}

TEST(MonolithSetup, MO_SET_3_panels_by_the_number_of_players) {
    const std::map<int, int> panels = {{2, 6}, {3, 8}, {4, 9}, {5, 15}, {6, 20}};
    for (const auto& [seats, count] : panels) {
        const State state = set_up(seats, {}, 5);
        EXPECT_EQ(state.pub.rules.panels(), count);
        EXPECT_EQ(static_cast<int>(state.pub.planets.size()), 2 * seats);
    }
    EXPECT_EQ(set_up(2, {{G::panel_cols, 5}, {G::panel_rows, 2}}, 5).pub.rules.panels(), 10);
}

TEST(MonolithSetup, MO_SET_4_homes_and_others_in_turn_order) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = set_up(4, {}, seed);
        for (int i = 0; i < 4; ++i) {
            const auto at = static_cast<std::size_t>(2 * i);
            EXPECT_EQ(state.pub.planets[at].owner, seat_at((index(state.pub.first) + i) % 4));
            EXPECT_EQ(state.pub.planets[at + 1].owner, kNoSeat);
        }
    }
}

// Twenty panels: a d20. Six: a d6. Sixty-four: a uniform draw.
TEST(MonolithSetup, MO_SET_5_the_smallest_die_that_names_every_panel) {
    std::vector<Draw> tape;
    const auto faces = [&tape](int seats, Options options) {
        tape.clear();
        set_up(default_data(), with(seats, options), Luck::recording({.low = 3}, tape));
        std::set<std::uint32_t> choices;
        for (const Draw& draw : tape)
            if (draw.why == kPanelStream)
                choices.insert(draw.choices);
        return choices;
    };
    EXPECT_EQ(faces(2, {}), std::set<std::uint32_t>{6});
    EXPECT_EQ(faces(2, {{G::panel_cols, 2}, {G::panel_rows, 2}}), std::set<std::uint32_t>{4});
    EXPECT_EQ(faces(3, {{G::panel_cols, 3}, {G::panel_rows, 3}}), std::set<std::uint32_t>{10});
    EXPECT_EQ(faces(5, {}), std::set<std::uint32_t>{20});
    EXPECT_EQ(faces(2, {{G::panel_cols, 8}, {G::panel_rows, 8}}), std::set<std::uint32_t>{64});
}

TEST(MonolithSetup, MO_SET_5_homes_keep_apart_when_asked) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State state =
            set_up(2, {{G::homes_not_adjacent, 1}, {G::panel_cols, 3}, {G::panel_rows, 3}}, seed);
        EXPECT_GT(distance(state.pub.planets[0].centre, state.pub.planets[2].centre), 13);
    }
}

TEST(MonolithSetup, MO_RNG_1_rejected_rolls_are_drawn_and_told) {
    std::size_t rejected = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        std::vector<Draw> tape;
        Luck luck = Luck::recording({.low = seed}, tape);
        std::vector<ToldEvent<G>> told;
        Sink<G> out(told);
        State state = G::start(default_data(), with(2, {{G::first_player, 2}}), luck, out);
        for (int i = 0; i < 2; ++i)
            G::advance(default_data(),
                       state,
                       {.seat = seat_at(i), .code = code(Verb::faction, Faction::umani)},
                       luck,
                       out);
        std::size_t rolled = 0;
        for (const Draw& draw : tape)
            if (draw.why == kPanelStream) {
                EXPECT_EQ(draw.index, rolled);
                ++rolled;
            }
        for (const auto& event : told) {
            rejected += event.open.kind == EventKind::panel_rejected ? 1 : 0;
            rolled -= event.open.kind == EventKind::panel_rejected ? 1 : 0;
        }
        EXPECT_EQ(rolled, 4u);
    }
    EXPECT_GT(rejected, 5u);
}

TEST(MonolithSetup, MO_RNG_3_panel_size_biome_naturals) {
    std::vector<Draw> tape;
    Luck luck = Luck::recording({.low = 1}, tape);
    Sink<G> out;
    State state = G::start(default_data(), with(2, {{G::first_player, 2}}), luck, out);
    for (int i = 0; i < 2; ++i)
        G::advance(default_data(),
                   state,
                   {.seat = seat_at(i), .code = code(Verb::faction, Faction::umani)},
                   luck,
                   out);
    std::string order;
    for (const Draw& draw : tape)
        if (order.empty() || order.back() != G::kStreams[static_cast<std::size_t>(draw.why)][0])
            order += G::kStreams[static_cast<std::size_t>(draw.why)][0];
    EXPECT_EQ(order, "psnpsbnpsnpsbn");  // homes have no biome die
}

TEST(MonolithSetup, MO_SET_8_homes_by_biome) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const State state = set_up(3, {{G::first_player, 2}}, seed);
        const Planet& umani = state.pub.planets[0];
        EXPECT_EQ(umani.biome, Biome::fair);
        EXPECT_GE(umani.facts.counts[Content::forest], 1);
        EXPECT_LE(umani.facts.counts[Content::forest], 4);
        EXPECT_EQ(umani.facts.counts[Content::forest] + umani.facts.counts[Content::mountain], 5);
        EXPECT_EQ(state.pub.planets[2].facts.counts[Content::mountain], 5);
        EXPECT_EQ(state.pub.planets[4].facts.counts[Content::forest], 5);
    }
}

TEST(MonolithSetup, MO_SET_13_ten_turns_of_the_home) {
    const State state = set_up(3, {{G::first_player, 2}, {G::catastrophic_events, 0}}, 4);
    const int forests = state.pub.planets[0].facts.counts[Content::forest];
    // The first player has produced once already.
    EXPECT_EQ(state.own[seat_at(0)].stock[Resource::biomass], 22 * forests);
    EXPECT_EQ(state.own[seat_at(1)].stock[Resource::cement], 150);
    EXPECT_EQ(state.own[seat_at(2)].stock[Resource::biomass], 100);
}

TEST(MonolithSetup, MO_SET_16_asteroids_keep_their_distance) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state =
            set_up(2 + static_cast<int>(seed % 5),
                   {{G::asteroid_die, 6}, {G::asteroid_placement, static_cast<int>(seed % 2)}},
                   seed);
        const auto& rocks = state.pub.asteroids;
        EXPECT_GT(static_cast<int>(rocks.size()), state.pub.rules.panels());
        for (std::size_t i = 0; i < rocks.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(distance(rocks[i].cell, rocks[j].cell), 2);
            for (const Planet& planet : state.pub.planets)
                EXPECT_GE(distance(rocks[i].cell, planet.centre), planet.facts.radius + 2);
        }
    }
}

// Four panels of 9 x 9 with planets of radius 3 hold few asteroids.
TEST(MonolithSetup, MO_SET_17_when_the_board_is_full_the_rest_is_dropped) {
    std::string text(*find_embedded("monolith/data", "monolith.toml"));
    const auto change = [&text](std::string_view from, std::string_view to) {
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
    };
    change("panel_width = 13", "panel_width = 9");
    change("panel_height = 13", "panel_height = 9");
    change("radius = 2", "radius = 1");
    change("radius = 3", "radius = 2");
    change("radius = 4", "radius = 3");
    change("1 = \"small\"", "1 = \"large\"");
    change("2 = \"small\"", "2 = \"large\"");
    change("3 = \"medium\"", "3 = \"large\"");
    const DataFile file{.name = "monolith.toml", .text = text};
    const auto load = G::load_data("crowded", {&file, 1});
    ASSERT_TRUE(load.data) << load.errors.front();
    int full = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::vector<ToldEvent<G>> told;
        Sink<G> out(told);
        Luck luck = Luck::seeded({.low = seed});
        const auto setup = with(2,
                                {{G::panel_cols, 2},
                                 {G::panel_rows, 2},
                                 {G::asteroid_die, 6},
                                 {G::asteroid_placement, 1}});
        State state = G::start(*load.data, setup, luck, out);
        while (state.pub.turn.round == 0)
            G::advance(*load.data,
                       state,
                       kit::all_answers<G>(*load.data, state, Channel::main).front(),
                       luck,
                       out);
        EXPECT_EQ(G::broken_invariant(*load.data, state), std::nullopt);
        std::size_t dropped = 0;
        std::size_t count = 0;
        for (const auto& event : told) {
            if (event.open.kind == EventKind::asteroid_count)
                count = event.open.count;
            if (event.open.kind == EventKind::asteroids_dropped)
                dropped = event.open.count;
        }
        EXPECT_EQ(state.pub.asteroids.size() + dropped, count);
        int room = 0;
        for (int panel = 1; panel <= 4; ++panel)
            for_each_asteroid_cell(state.pub, static_cast<Panel>(panel), [&](Cell) { ++room; });
        EXPECT_TRUE(dropped == 0 || room == 0) << "dropped although there was room";
        full += dropped > 0 ? 1 : 0;
    }
    EXPECT_GT(full, 0);
}

// Structures built by seat in a round, if everybody builds whatever is offered first.
std::map<std::pair<int, Seat>, int> built_by_round(int catch_up, int rounds) {
    State state =
        set_up(3, {{G::first_player, 3}, {G::catastrophic_events, 0}, {G::catch_up, catch_up}}, 3);
    Luck luck = Luck::seeded({.low = 4});
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    std::map<std::pair<int, Seat>, int> counts;
    while (state.pub.turn.round <= rounds) {
        const Seat seat = G::asked(state).lowest();
        CodeArray<G::kMaxOptions> codes;
        G::options(default_data(), G::ref(state, seat), Channel::main, codes);
        // The last one of these leads to the next phase.
        const bool skips =
            state.pub.asking == Question::ship || state.pub.asking == Question::activate;
        G::advance(default_data(),
                   state,
                   {.seat = seat, .code = skips ? codes[codes.size() - 1] : codes[0]},
                   luck,
                   out);
        EXPECT_EQ(G::broken_invariant(default_data(), state), std::nullopt);
        for (const ToldEvent<G>& event : told)
            if (event.open.kind == EventKind::structure_built)
                ++counts[{state.pub.turn.round, event.open.seat}];
        told.clear();
    }
    return counts;
}

TEST(MonolithSetup, MO_STR_1_who_does_not_begin_may_catch_up) {
    auto usual = built_by_round(0, 2);
    auto catching_up = built_by_round(1, 2);
    for (int i = 0; i < 3; ++i) {
        const Seat seat = seat_at(i);
        EXPECT_EQ((usual[{1, seat}]), 1);
        EXPECT_EQ((catching_up[{1, seat}]), i == 1 ? 1 : 2);  // B begins
        EXPECT_EQ((catching_up[{2, seat}]), 1);
    }
}

std::string refusal(int seats, Options options) {
    return G::check_setup(default_data(), with(seats, options)).value_or("accepted");
}

TEST(MonolithSetup, WhatDoesNotGoTogetherIsRefused) {
    EXPECT_EQ(refusal(3, {{G::first_player, 5}}).find("first_player=3"), 0u);
    EXPECT_EQ(refusal(4, {{G::first_player, 5}}), "accepted");
    EXPECT_EQ(refusal(4, {{G::unique_factions, 1}}).find("unique_factions"), 0u);
    EXPECT_EQ(refusal(3, {{G::unique_factions, 1}}), "accepted");
    EXPECT_EQ(refusal(2, {{G::panel_cols, 1}}).find("panel_cols must be"), 0u);
    EXPECT_EQ(refusal(2, {{G::panel_rows, 1}}).find("panel_rows must be"), 0u);
    EXPECT_EQ(refusal(6, {{G::panel_cols, 2}, {G::panel_rows, 5}}).find("6 players need"), 0u);
    EXPECT_EQ(refusal(6, {{G::panel_cols, 2}, {G::panel_rows, 6}}), "accepted");
}

}  // namespace
}  // namespace sidera::monolith
