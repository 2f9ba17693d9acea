// Cosmic Encounter alive: in random games every power, flare, artifact, event and question occurs.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"
#include "tests/kit/setups.h"

namespace sidera::cosmic {
namespace {

using G = Cosmic;
using Tally = std::map<std::string, int>;

std::string text(std::string_view a, std::string_view b) {
    return std::string(a) + " " + std::string(b);
}

void play(const Data& data, const Setup& setup, std::uint64_t seed, Tally& tally) {
    QuickRandom random(seed);
    Luck luck = Luck::seeded(random.seed());
    std::vector<ToldEvent<G>> told;
    Sink<G> out(told);
    State state = G::start(data, setup, luck, out);
    CodeArray<G::kMaxOptions> codes;
    while (!G::asked(state).empty()) {
        const Seat seat = G::asked(state).lowest();
        codes.clear();
        G::options(data, G::ref(state, seat), Channel::main, codes);
        ++tally[text("ask", name_of(state.pub.question.kind))];
        if (state.pub.question.about != EffectId::none)
            ++tally[text("asks", WrittenText<EffectId>::write(state.pub.question.about))];
        const OptionCode option = codes[random.below(static_cast<std::uint32_t>(codes.size()))];
        const Range range = G::range(data, G::ref(state, seat), option);
        if (verb(option) == Verb::play)
            ++tally[text("use", WrittenText<EffectId>::write(effect_in(option)))];
        G::advance(data, state, {.seat = seat, .code = option, .value = range.lo}, luck, out);
    }
    for (const auto& event : told)
        if (event.only == kNoSeat) {
            ++tally[text("event", name_of(event.open.kind))];
            if (event.open.kind == EventKind::super_played)
                ++tally[text("super", name_of(event.open.alien))];
        }
}

const Tally& tally_of_games() {
    static const Tally tally = [] {
        Tally all;
        const Data& data = default_data();
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            QuickRandom random(seed);
            auto setup = default_setup<G>(3 + static_cast<int>(random.below(3)));
            setup.options[G::alien_choice] = 1;
            setup.options[G::turn_limit] = 30;
            setup.options[G::free_flares] = 1;
            setup.options[G::deal_max_proposals] = 2;
            setup.options[G::rotating_powers] = seed % 5 == 0;
            play(data, setup, seed, all);
        }
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            auto setup = default_setup<G>(4);
            setup.options[G::technology] = 1;
            setup.options[G::hidden_powers] = seed % 4 == 0;
            setup.options[G::turn_limit] = 60;
            setup.options[G::deal_max_proposals] = 2;
            play(data, setup, seed, all);
        }
        return all;
    }();
    return tally;
}

void expect(const std::string& what) {
    EXPECT_TRUE(tally_of_games().contains(what)) << what << " never happened";
}

// Riders are offered by a question of their own.
void expect_use(const Effect& effect, EffectId id) {
    if (effect.use == Use::automatic || effect.when.moment == Moment::never ||
        (effect.in & kFantasyFlight) == 0)
        return;
    if (effect.when.moment ==
        Moment::tech_used)  // an answer to one tech out of twenty: CF-TECH-CARDS
        return;
    if (effect.super != SuperKind::rider)
        expect(text("use", WrittenText<EffectId>::write(id)));
}

TEST(CosmicLiveness, every_power_and_flare_is_used) {
    for (const AlienId id : kFantasyFlightAliens) {
        for (std::size_t k = 0; k < alien(id).power.size(); ++k)
            expect_use(alien(id).power[k], power_effect(id, k));
        for (std::size_t k = 0; k < alien(id).wild.size(); ++k)
            expect_use(alien(id).wild[k], wild_effect(id, k));
        for (std::size_t k = 0; k < alien(id).super.size(); ++k)
            expect_use(alien(id).super[k], super_effect(id, k));
        expect(text("super", name_of(id)));
    }
}

TEST(CosmicLiveness, every_card_is_played) {
    for (const Card card : default_data().cards)
        if (!is_encounter_card(card) && !is_flare(card))
            expect(text("use", name_of(card)));
}

TEST(CosmicLiveness, every_event_is_told) {
    for (const std::string_view name : EnumText<EventKind>::kNames)
        if (name != "cosmic_quake" &&  // CF-V31 sees to it: chance alone takes too long
            name != "turn_skipped" &&  // Mayfair's (mayfair_test.cpp)
            name != "attacks_demanded" && name != "negotiates_demanded")
            expect(text("event", name));
}

}  // namespace
}  // namespace sidera::cosmic
