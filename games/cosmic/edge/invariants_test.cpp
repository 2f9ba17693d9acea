// The invariants of Cosmic Encounter find what is broken, and hold where they are not looked at in
// every position.

#include <gtest/gtest.h>

#include "games/cosmic/game.h"
#include "games/cosmic/rules/queries.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

Setup plain_setup(std::uint64_t seed) {
    auto setup = default_setup<G>(3 + static_cast<int>(seed % 3));
    setup.options[G::turn_limit] = 15;
    return setup;
}

State some_state(std::uint64_t seed) {
    QuickRandom random(seed);
    return kit::random_state<G>(
        default_data(), plain_setup(seed), seed, 30 + static_cast<int>(random.below(400)));
}

// Breaks random positions in one way; where that was possible, the invariant must name itself.
template<class Break>
void expect_found_in(std::string_view id, std::uint64_t games, Break&& damage) {
    int tried = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        State state = some_state(seed);
        ASSERT_EQ(G::broken_invariant(default_data(), state), std::nullopt) << "seed " << seed;
        if (!damage(state))
            continue;
        ++tried;
        const auto broken = G::broken_invariant(default_data(), state);
        ASSERT_TRUE(broken && broken->starts_with(std::string(id) + ":"))
            << "seed " << seed << ": " << broken.value_or("nothing was found");
    }
    EXPECT_GT(tried, 10);
}

template<class Break>
void expect_found(std::string_view id, Break&& damage) {
    expect_found_in(id, 200, damage);
}

Seat first_of(const State& state) {
    return everybody(state.pub).lowest();
}

TEST(CosmicInvariants, CF_INV_1_no_ship_comes_from_nowhere) {
    expect_found("CF-INV-1", [](State& state) {
        ++state.pub.players[first_of(state)].warp;
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_2_no_card_is_lost) {
    expect_found("CF-INV-2", [](State& state) {
        if (state.secret.deck.empty())
            return false;
        state.secret.deck.pop_back();
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_3_no_destiny_card_is_exchanged) {
    expect_found("CF-INV-3", [](State& state) {
        if (state.secret.destinies.empty() || state.secret.destinies[0] == Destiny::wild)
            return false;
        state.secret.destinies[0] = Destiny::wild;
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_6_who_takes_no_part_has_no_ship_in_the_gate) {
    expect_found("CF-INV-6", [](State& state) {
        for (const Seat seat : everybody(state.pub))
            if (state.pub.players[seat].warp > state.pub.players[seat].fresh &&
                side_of(state.pub, seat) == Side::none) {
                --state.pub.players[seat].warp;
                ++state.pub.encounter().sent[seat];
                return true;
            }
        return false;
    });
}

TEST(CosmicInvariants, CF_INV_7_nobody_has_two_roles) {
    expect_found("CF-INV-7", [](State& state) {
        Encounter& e = state.pub.encounter();
        e.allies[Side::defense].insert(e.offense);
        return true;
    });
    expect_found("CF-INV-7", [](State& state) {
        Encounter& e = state.pub.encounter();
        if (e.defense == kNoSeat)
            return false;
        e.allies[Side::offense].insert(e.defense);
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_9_one_flare_for_each_player) {
    expect_found("CF-INV-9", [](State& state) {
        Encounter& e = state.pub.encounter();
        e.flared = SeatSet::of(first_of(state));
        e.flares_used.insert(AlienId::zombie);
        e.flares_used.insert(AlienId::trader);
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_10_enough_ships_to_win_stay_in_the_game) {
    expect_found("CF-INV-10", [](State& state) {
        Player& player = state.pub.players[first_of(state)];
        const int most = state.pub.rules.ships - state.pub.rules.to_win - player.removed + 1;
        if (player.warp < most || player.fresh > 0)
            for (int i = 0; i < kPlanets; ++i) {
                std::uint8_t& there = player.ships.values[static_cast<std::size_t>(i)];
                player.warp = static_cast<std::uint8_t>(player.warp + there);
                there = 0;
            }
        if (player.warp < most)
            return false;
        player.warp = static_cast<std::uint8_t>(player.warp - most);
        player.removed = static_cast<std::uint8_t>(player.removed + most);
        player.fresh = 0;
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_11_fresh_ships_are_in_the_warp) {
    expect_found("CF-INV-11", [](State& state) {
        Player& player = state.pub.players[first_of(state)];
        player.fresh = static_cast<std::uint8_t>(player.warp + 1);
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_12_hands_are_as_large_as_told) {
    expect_found("CF-INV-12", [](State& state) {
        ++state.pub.players[first_of(state)].hand;
        return true;
    });
}

TEST(CosmicInvariants, CF_INV_13_there_are_winners_exactly_at_the_end) {
    expect_found("CF-INV-13", [](State& state) {
        state.pub.winners = SeatSet::of(first_of(state));
        return true;
    });
}

// Nobody keeps a marker: it is counted anew, here in another way.
TEST(CosmicInvariants, CF_INV_4_foreign_colonies_are_planets_elsewhere_with_own_ships) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = some_state(seed);
        for (const Seat seat : everybody(state.pub)) {
            int count = 0;
            for (const Planet planet : state.pub.planets)
                count += system_of(planet) != seat && state.pub.players[seat].ships[planet] > 0;
            ASSERT_EQ(foreign_colonies(state.pub, seat), count) << "seed " << seed;
        }
    }
}

TEST(CosmicInvariants, CF_INV_5_a_power_hangs_on_home_colonies) {
    int lost = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const State state = some_state(seed);
        for (const Seat seat : everybody(state.pub)) {
            int home = 0;
            for (const Planet planet : state.pub.planets)
                home += system_of(planet) == seat && state.pub.players[seat].ships[planet] > 0;
            bool keeps = false;
            for (const Sheet& sheet : state.pub.players[seat].sheets)
                keeps = keeps || alien(sheet.alien).passive.keeps_power;
            const bool active = home >= state.pub.rules.power_threshold || keeps;
            ASSERT_EQ(power_active(state.pub, seat), active) << "seed " << seed;
            lost += !active;
        }
    }
    EXPECT_GT(lost, 0);
}

TEST(CosmicInvariants, CF_INV_5_who_has_a_power_has_been_told) {
    expect_found("CF-INV-5", [](State& state) {
        bool& told = state.pub.players[seat_at(0)].power_on;
        told = !told;
        return !state.secret.touched.players;
    });
}

// While others are invited and answer; allies by the ships they have sent.
TEST(CosmicInvariants, CF_INV_8_one_to_four_ships_are_in_the_gate) {
    int offenses = 0;
    int allies = 0;
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
        const State state = some_state(seed);
        const Encounter& e = state.pub.encounter();
        if (state.pub.question.kind != Ask::invite_offense &&
            state.pub.question.kind != Ask::ally_side)
            continue;
        ++offenses;
        ASSERT_GE(e.sent[e.offense], 1) << "seed " << seed;
        ASSERT_LE(e.sent[e.offense], default_data().edition.most_ships_sent) << "seed " << seed;
        for (const Seat ally : e.allies[Side::offense] | e.allies[Side::defense]) {
            ++allies;
            ASSERT_GE(e.sent[ally], 1) << "seed " << seed;
            ASSERT_LE(e.sent[ally], default_data().edition.most_ships_sent) << "seed " << seed;
        }
    }
    EXPECT_GT(offenses, 20);
    EXPECT_GT(allies, 5);
}

// Its encounter cards lie in the deck and others in its hand instead.
TEST(CosmicInvariants, CF_INV_12_who_has_to_select_a_card_has_one) {
    expect_found_in("CF-INV-12", 800, [](State& state) {
        if (state.pub.question.kind != Ask::select_card)
            return false;
        const Seat seat = G::asked(state).lowest();
        Cards& hand = state.own[seat].hand;
        if (state.pub.players[seat].hoard > 0)
            return false;
        FixedVec<Card, 64> taken;
        hand.for_each([&](Card card, int n) {
            for (int i = 0; i < n && is_encounter_card(card); ++i)
                taken.push_back(card);
        });
        std::size_t at = 0;
        for (const Card card : taken) {
            while (at < state.secret.deck.size() && is_encounter_card(state.secret.deck[at]))
                ++at;
            if (at == state.secret.deck.size())
                return false;
            hand.remove(card);
            hand.add(state.secret.deck[at]);
            state.secret.deck[at] = card;
        }
        return true;
    });
}

// Face up or face down; a table that allows such pairs says so.
TEST(CosmicInvariants, CF_INV_16_a_forbidden_pair_is_found) {
    const auto meet = [](State& state) {
        for (const Seat seat : everybody(state.pub)) {
            const Player& player = state.pub.players[seat];
            if (player.sheets.size() != 1 || player.hoard > 0)
                return false;
            const AlienId id = player.sheets[0].alien;
            if (index(seat) > 1 && (id == AlienId::masochist || id == AlienId::healer))
                return false;
        }
        state.pub.players[seat_at(0)].sheets[0] = {.alien = AlienId::masochist};
        Sheet& other = state.pub.players[seat_at(1)].sheets[0];
        other = {.hidden = state.pub.turn % 2 == 0};
        (other.hidden ? state.own[seat_at(1)].face_down : other.alien) = AlienId::healer;
        return true;
    };
    expect_found("CF-INV-16", meet);
    std::uint64_t seed = 0;
    State allowed = some_state(seed);
    while (!meet(allowed))
        allowed = some_state(++seed);
    allowed.pub.rules.allow_forbidden_pairs = true;
    allowed.secret.touched = {};
    EXPECT_EQ(G::broken_invariant(default_data(), allowed), std::nullopt);
}

TEST(CosmicInvariants, what_is_kept_of_hands_follows_from_them) {
    expect_found("voices", [](State& state) {
        MomentSet& kept = state.secret.touched.moments[seat_at(1)];
        const bool known = !state.secret.touched.voices.has(seat_at(1)) && !kept.empty();
        kept.clear();
        return known;
    });
}

TEST(CosmicInvariants, no_alien_sits_there_twice) {
    expect_found("aliens", [](State& state) {
        auto& sheets = state.pub.players[seat_at(1)].sheets;
        const AlienId first = state.pub.players[seat_at(0)].sheets[0].alien;
        sheets[0].alien = first;
        return first != AlienId::none && !sheets.empty();
    });
}

// Cards are finite and powers are used once for each event: no window asks for ever.
TEST(CosmicInvariants, CF_INV_15_every_window_closes) {
    constexpr int kMost = 120;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        auto setup = plain_setup(seed);
        setup.options[G::asking] = 3;
        setup.options[G::free_flares] = 1;
        Luck luck = Luck::seeded({.low = seed, .high = 9});
        QuickRandom random(seed);
        Sink<G> out;
        State state = G::start(default_data(), setup, luck, out);
        std::size_t depth = 0;
        int asked = 0;
        while (const auto answer = kit::random_answer<G>(default_data(), state, random)) {
            const bool window = state.pub.question.kind == Ask::play_effect;
            asked = window && state.pub.frames.size() >= depth ? asked + 1 : 0;
            depth = state.pub.frames.size();
            ASSERT_LT(asked, kMost) << "seed " << seed;
            G::advance(default_data(), state, *answer, luck, out);
        }
    }
}

// Also by rotation, a Precursor Seed or a new life.
TEST(CosmicInvariants, CF_INV_16_a_forbidden_pair_never_meets) {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        auto setup = plain_setup(seed);
        setup.options[G::rotating_powers] = 1;
        setup.options[G::technology] = 1;
        const State state =
            kit::random_state<G>(default_data(), setup, seed, 20 + static_cast<int>(seed) % 300);
        AlienSet here;
        for (const Seat seat : everybody(state.pub))
            for (const Sheet& sheet : state.pub.players[seat].sheets)
                here.insert(sheet.alien);
        for (const AlienId id : here)
            ASSERT_TRUE((alien(id).never_with & here).empty()) << name_of(id) << ", seed " << seed;
    }
}

}  // namespace
}  // namespace sidera::cosmic
