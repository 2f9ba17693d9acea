// How often a table stops somebody who only watches, with the orders everybody begins with.

#include <gtest/gtest.h>

#include <map>

#include "engine/typed_match.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/rules/legal.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;

bool is_answered_by_order(const Decision& decision) {
    for (const std::string_view kind : G::kStandingKinds)
        if (decision.kind == kind)
            for (const Option& option : decision.options)
                if (option.code == G::kStandingCode)
                    return true;
    return decision.options.size() == 1;
}

struct Stops {
    std::map<int, int> watchers;  // how many were stopped so often in an ordinary encounter
    int encounters = 0;
    int others = 0;  // in which somebody used a power, a flare or an artifact
};

// Whether something special has happened: then everybody with an answer may be asked for it.
bool is_special(const std::vector<ToldEvent<G>>& told) {
    for (const ToldEvent<G>& event : told)
        if (event.only == kNoSeat)
            for (const EventKind kind : {EventKind::power_used,
                                         EventKind::wild_played,
                                         EventKind::super_played,
                                         EventKind::card_played})
                if (event.open.kind == kind)
                    return true;
    return false;
}

// A random game of five in which only encounters are counted where nothing special happens.
void count_stops(std::uint64_t seed, Stops& stops) {
    const Data& data = default_data();
    auto setup = default_setup<G>(5);
    setup.options[G::asking] = 2;
    setup.options[G::turn_limit] = 12;
    Luck luck = Luck::seeded({.low = seed, .high = 3});
    QuickRandom random(seed);
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    State state = G::start(data, setup, luck, out);
    Keyed<Seat, int, kMaxPlayers> stopped;
    bool special = false;
    SeatSet took_part;
    while (const auto answer = kit::random_answer<G>(data, state, random)) {
        told.clear();
        const Seat seat = answer->seat;
        if (answer->channel == Channel::main && state.pub.turn > 0) {
            const Decision decision = G::decision(data, G::ref(state, seat), Channel::main);
            stopped[seat] += !is_answered_by_order(decision);
        }
        G::advance(data, state, *answer, luck, out);
        special = special || is_special(told);
        if (!state.pub.encounters.empty())
            for (const Seat one : everybody(state.pub))
                if (side_of(state.pub, one) != Side::none)
                    took_part.insert(one);
        for (const ToldEvent<G>& event : told)
            if (event.only == kNoSeat && event.open.kind == EventKind::encounter_begins) {
                stops.encounters += !special;
                stops.others += special;
                for (const Seat one : everybody(state.pub))
                    if (!special && !took_part.has(one))
                        ++stops.watchers[stopped[one]];
                stopped = {};
                special = false;
                took_part = {};
            }
    }
}

TEST(CosmicStops, an_ordinary_encounter_stops_who_watches_at_most_twice) {
    Stops stops;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        count_stops(seed, stops);
    EXPECT_GT(stops.encounters, 300);
    int often = 0;
    for (const auto& [times, count] : stops.watchers) {
        RecordProperty("stopped_" + std::to_string(times), count);
        often += times > 2 ? count : 0;
    }
    EXPECT_EQ(often, 0);
    EXPECT_GT(stops.watchers[0], 100);
}

// The option hidden_powers: a face-down sheet is asked for everywhere, and an order passes for its
// owner unless the own power could be used.
TEST(CosmicStops, CF_TIME_8_orders_pass_for_a_hidden_power_but_at_its_own_moments) {
    const Data& data = default_data();
    int own = 0;
    int others = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        auto setup = default_setup<G>(4);
        setup.options[G::asking] = 1;
        setup.options[G::hidden_powers] = 1;
        setup.options[G::turn_limit] = 4;
        Luck luck = Luck::seeded({.low = seed, .high = 4});
        QuickRandom random(seed);
        Sink<G> out;
        State state = G::start(data, setup, luck, out);
        while (const auto answer = kit::random_answer<G>(data, state, random)) {
            const AlienId hidden = state.own[answer->seat].face_down;
            if (answer->channel == Channel::main && hidden != AlienId::none &&
                state.pub.question.kind == Ask::play_effect) {
                const Decision decision =
                    G::decision(data, G::ref(state, answer->seat), Channel::main);
                bool uses = false;
                for (const Option& option : decision.options) {
                    const EffectId id = effect_in(option.code);
                    uses = uses ||
                           (verb(option.code) == Verb::play &&
                            (is_hoarded(option.code) ? !plays_hoard(state.pub, answer->seat)
                                                     : is_power(id) && alien_of(id) == hidden));
                }
                EXPECT_EQ(decision.kind == "turn_up", uses);
                EXPECT_FALSE(uses && is_answered_by_order(decision));
                own += uses;
                others += !uses && is_answered_by_order(decision);
            }
            G::advance(data, state, *answer, luck, out);
        }
    }
    EXPECT_GT(own, 20);
    EXPECT_GT(others, 20);
}

}  // namespace
}  // namespace sidera::cosmic
