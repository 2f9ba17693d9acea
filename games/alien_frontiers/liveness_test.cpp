// Alien Frontiers alive: in random games every event, question, option, card and bonus occurs, and
// matters.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/alien_frontiers/codes.h"
#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/standing.h"
#include "tests/kit/setups.h"

namespace sidera::alien_frontiers {
namespace {

using G = AlienFrontiers;
using Told = std::vector<ToldEvent<G>>;
using Tally = std::map<std::string, int>;

std::string text(std::string_view a, std::string_view b) {
    return std::string(a) + " " + std::string(b);
}

void count_options(const Data& data, const State& state, Tally& tally) {
    for (const Seat seat : G::asked(state)) {
        CodeArray<G::kMaxOptions> codes;
        G::options(data, G::ref(state, seat), Channel::main, codes);
        ++tally[text("question", name_of(state.pub.asking))];
        for (const OptionCode offered : codes)
            ++tally["verb " + std::to_string(verb_of(offered))];
    }
}

// Which bonus changed the price or the yield of this docking, trade or power.
void count_bonuses(const State& before, const Answer& answer, Tally& tally) {
    const Public& pub = before.pub;
    const auto has = [&](Territory territory) { return has_bonus(pub, answer.seat, territory); };
    if (verb(answer.code) == Verb::power && has(Territory::pohl))
        ++tally["bonus pohl"];
    if (verb(answer.code) == Verb::trade && has(Territory::heinlein))
        ++tally["bonus heinlein"];
    if (verb(answer.code) == Verb::buy_relic)
        ++tally["bonus burroughs"];
    if (verb(answer.code) != Verb::dock)
        return;
    const Docking docking = docking_of(operand_of(answer.code));
    if (docking.at == Facility::solar && has(Territory::lem))
        ++tally["bonus lem"];
    if (docking.at == Facility::yard && has(Territory::herbert))
        ++tally["bonus herbert"];
    if (docking.at == Facility::constructor && has(Territory::bradbury))
        ++tally["bonus bradbury"];
    if (docking.at == Facility::lunar && has(Territory::vanvogt) &&
        value_of(docking.die.pips) < highest(pub.docks[Facility::lunar]))
        ++tally["bonus vanvogt"];
    ++tally[text("dock", name_of(docking.at))];
    if (docking.die.relic)
        ++tally["relic docked"];
}

void count_events(const State& before, const Told& told, Tally& tally) {
    for (const auto& event : told) {
        const PublicEvent& open = event.open;
        ++tally[text("event", name_of(open.kind))];
        if (open.kind == EventKind::power_used || open.kind == EventKind::card_discarded)
            ++tally[text(name_of(open.kind), name_of(open.card))];
        if (open.kind == EventKind::hub_extra)
            ++tally["bonus asimov"];
        if (open.kind == EventKind::field_placed || open.kind == EventKind::field_moved)
            ++tally[text("field", name_of(open.field))];
        if (open.kind == EventKind::relic_returned)
            ++tally[text("relic comes home from", name_of(before.pub.relic_place))];
        if (open.kind == EventKind::stole_card)
            ++tally[text("stolen", name_of(open.card))];
    }
}

State play(const Data& data, const Setup& setup, std::uint64_t seed, Tally& tally) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    Told told;
    Sink<G> out(told);
    State state = G::start(data, setup, luck, out);
    count_events(state, told, tally);
    while (const auto answer = kit::random_answer<G>(data, state, random)) {
        const State before = state;
        told.clear();
        count_options(data, before, tally);
        count_bonuses(before, *answer, tally);
        G::advance(data, state, *answer, luck, out);
        count_events(before, told, tally);
    }
    return state;
}

const Tally& tally_of_games() {
    static const Tally tally = [] {
        Tally all;
        const Data& data = default_data();
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            QuickRandom random(seed);
            auto setup = kit::random_setup<G>(data, random);
            if (seed % 2 == 0)
                setup.options[G::round_limit] = 0;  // long games reach the rare things
            play(data, setup, seed, all);
        }
        return all;
    }();
    return tally;
}

void expect(const std::string& what) {
    const auto found = tally_of_games().find(what);
    EXPECT_TRUE(found != tally_of_games().end()) << what << " never happened";
}

TEST(AlienFrontiersLiveness, EveryEventIsTold) {
    for (const std::string_view name : EnumText<EventKind>::kNames)
        expect(text("event", name));
}

TEST(AlienFrontiersLiveness, EveryQuestionIsAskedAndEveryOptionOffered) {
    for (const std::string_view name : EnumText<Question>::kNames)
        if (name != "none")
            expect(text("question", name));
    for (int verb = static_cast<int>(Verb::dock); verb <= static_cast<int>(Verb::give_back); ++verb)
        expect("verb " + std::to_string(verb));
    for (const std::string_view name : EnumText<Facility>::kNames)
        expect(text("dock", name));
}

TEST(AlienFrontiersLiveness, EveryBonusHelps) {
    for (int i = 0; i < kTerritories; ++i)
        expect(text("bonus", name_of(static_cast<Territory>(i))));
}

// AF-CARD-9: four cards have neither power; the others are used both ways.
TEST(AlienFrontiersLiveness, EveryCardIsUsedAndDiscarded) {
    for (int i = 0; i < kCards; ++i) {
        const auto card = static_cast<Card>(i);
        expect(text("stolen", name_of(card)));
        if (card == Card::alien_city || card == Card::alien_monument ||
            card == Card::holographic_decoy || card == Card::resource_cache)
            continue;
        expect(text("power_used", name_of(card)));
        expect(text("card_discarded", name_of(card)));
    }
    for (const std::string_view name : EnumText<Field>::kNames)
        expect(text("field", name));
}

TEST(AlienFrontiersLiveness, AF_RELIC_5_TheRelicShipComesHomeFromEverywhere) {
    expect("relic docked");
    for (const std::string_view place : {"bay", "hand", "port"})
        expect(text("relic comes home from", place));
}

}  // namespace
}  // namespace sidera::alien_frontiers
