// Monolith alive: in games with a purpose every structure, ship, event, deal, question and option
// occurs, and nothing breaks on the way.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/monolith/test_player.h"
#include "games/monolith/test_positions.h"
#include "tests/kit/random_play.h"

namespace sidera::monolith {
namespace {

using G = Monolith;
using Told = std::vector<ToldEvent<G>>;
using Tally = std::map<std::string, int>;

std::string text(std::string_view a, std::string_view b) {
    return std::string(a) + " " + std::string(b);
}

void count_options(const Data& data, const State& state, Tally& tally) {
    ++tally[text("question", name_of(state.pub.asking))];
    for (const Channel channel : {Channel::main, Channel::table})
        for (const Answer& answer : kit::all_answers<G>(data, state, channel))
            ++tally["verb " + std::to_string(verb_of(answer.code))];
}

void count_event(const PublicEvent& event, Tally& tally) {
    const std::string_view kind = name_of(event.kind);
    ++tally[text("event", kind)];
    if (event.has(kHasThing))
        ++tally[text(kind, name_of(event.thing))];
    if (event.has(kHasContent))
        ++tally[text(kind, name_of(event.content))];
    if (event.has(kHasTarget))
        ++tally[text("target", name_of(event.target))];
    if (event.has(kHasCatastrophe))
        ++tally[text("catastrophe", name_of(event.catastrophe))];
    if (event.has(kHasBill))
        ++tally[text(kind, event.bill.secret ? "secret" : "open")];
    if (event.kind == EventKind::bill_completed)
        ++tally[event.bill.second.empty() ? "gift" : "barter"];
}

void count_events(const Told& told, Tally& tally) {
    for (const auto& event : told) {
        if (event.only == kNoSeat)
            count_event(event.open, tally);
        else
            ++tally[text("private", name_of(event.own.kind))];
    }
}

// From a position or a start to the end, or for a number of answers.
void play(State state, std::uint64_t seed, int answers, Tally& tally) {
    const Data& data = default_data();
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Told told;
    Sink<G> out(told);
    for (int i = 0; i < answers; ++i) {
        const auto broken = G::broken_invariant(data, state);
        ASSERT_FALSE(broken) << *broken << "\n" << to_json_text(state, G::names(data, 2));
        if (i % 8 == 0) {
            ASSERT_NO_FATAL_FAILURE(kit::check_options<G>(data, state, state.pub.rules.seats));
        }
        const auto answer = purposeful_answer(
            data, state, random, seed % 2 == 0 ? Temper::warlike : Temper::peaceful);
        if (!answer)
            break;
        told.clear();
        count_options(data, state, tally);
        G::advance(data, state, *answer, luck, out);
        count_events(told, tally);
        // Read back by everybody who watches: no event has a field that cannot be written.
        for (const auto& event : told)
            ASSERT_FALSE(G::narrate(data, event.open).key.empty());
    }
}

void start_games(Tally& tally) {
    const Data& data = default_data();
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        QuickRandom random(seed);
        Setup setup = default_setup<G>(2 + static_cast<int>(random.below(3)));
        setup.options[G::resource_layout] = static_cast<std::int32_t>(seed % 2);
        Luck luck = Luck::seeded({.low = seed});
        Told told;
        Sink<G> out(told);
        const State state = G::start(data, setup, luck, out);
        count_events(told, tally);
        play(state, seed, 80, tally);
    }
}

const Tally& tally_of_games() {
    static const Tally tally = [] {
        Tally all;
        start_games(all);
        for (std::uint64_t seed = 0; seed < 200 && !testing::Test::HasFailure(); ++seed) {
            SCOPED_TRACE("seed " + std::to_string(seed));
            play(rich_state(seed), seed, 1200, all);
        }
        return all;
    }();
    return tally;
}

void expect(const std::string& what) {
    EXPECT_TRUE(tally_of_games().contains(what)) << what << " never happened";
}

TEST(MonolithLiveness, EveryEventIsTold) {
    for (const std::string_view name : EnumText<EventKind>::kNames)
        if (name != "asteroids_dropped")  // needs a crowded board: setup_test
            expect(text("event", name));
    for (const std::string_view name : EnumText<PrivateKind>::kNames)
        expect(text("private", name));
}

TEST(MonolithLiveness, EveryQuestionIsAskedAndEveryOptionOffered) {
    for (const std::string_view name : EnumText<Question>::kNames)
        if (name != "none")
            expect(text("question", name));
    for (int verb = 1; verb <= static_cast<int>(Verb::resign); ++verb)
        if (verb <= static_cast<int>(Verb::no) || verb >= static_cast<int>(Verb::trade))
            expect("verb " + std::to_string(verb));
}

TEST(MonolithLiveness, EveryStructureIsBuiltLostAndCarried) {
    for (int i = 0; i <= static_cast<int>(Thing::tower); ++i) {
        const std::string_view name = name_of(static_cast<Thing>(i));
        expect(text("structure_built", name));
        expect(text("structure_demolished", name));
        expect(text(i <= static_cast<int>(Thing::spaceport) ? "razed" : "destroyed", name));
    }
    for (const char* name : {"drill", "habitat", "station"})
        for (const char* how : {"structure_placed",
                                "structure_picked_up",
                                "structure_stored",
                                "destroyed",
                                "activated",
                                "attacked",
                                "looted"})
            expect(text(how, name));
    expect("natural_destroyed forest");
    expect("natural_destroyed mountain");
}

TEST(MonolithLiveness, EveryShipIsBuiltMovesFightsAndFalls) {
    for (int i = static_cast<int>(Thing::cargo); i < kThings; ++i)
        for (const char* how : {"ship_built", "activated", "moved", "attacked", "destroyed"})
            expect(text(how, name_of(static_cast<Thing>(i))));
    for (const char* turret : {"cannon", "tower"})
        expect(text("attacked", turret));
    for (const std::string_view name : EnumText<Target>::kNames)
        expect(text("target", name));
}

TEST(MonolithLiveness, EveryCatastropheAndEveryDealHappens) {
    for (const std::string_view name : EnumText<CatastrophicEvent>::kNames)
        expect(text("catastrophe", name));
    for (const char* how : {"bill_completed", "bill_lost", "bill_broken"}) {
        expect(text(how, "secret"));
        expect(text(how, "open"));
    }
    expect("gift");
    expect("barter");
}

}  // namespace
}  // namespace sidera::monolith
