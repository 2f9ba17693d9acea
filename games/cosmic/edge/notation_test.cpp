// Tests of the short texts of options: each code prints and parses to itself.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "games/cosmic/model/codes.h"

namespace sidera::cosmic {
namespace {

TEST(CosmicNotation, every_effect_prints_and_parses_to_itself) {
    std::set<std::string> texts;
    const auto check = [&](EffectId id) {
        const std::string text = Cosmic::notation(default_data(), play_code(id, false));
        EXPECT_EQ(Cosmic::parse(default_data(), text), play_code(id, false)) << text;
        EXPECT_TRUE(texts.insert(text).second) << text << " stands for two effects";
    };
    for (const AlienId id : kFantasyFlightAliens) {
        for (std::size_t k = 0; k < alien(id).power.size(); ++k)
            check(power_effect(id, k));
        for (std::size_t k = 0; k < alien(id).wild.size(); ++k)
            check(wild_effect(id, k));
        for (std::size_t k = 0; k < alien(id).super.size(); ++k)
            check(super_effect(id, k));
    }
    EXPECT_GE(texts.size(), 3 * kFantasyFlightAliens.size());
}

TEST(CosmicNotation, every_planet_card_and_seat_has_a_name) {
    const auto same = [](OptionCode wanted) {
        const std::string text = Cosmic::notation(default_data(), wanted);
        EXPECT_EQ(Cosmic::parse(default_data(), text), wanted) << text;
    };
    for (int i = 0; i < kMaxPlayers; ++i)
        for (int place = 0; place < kMaxPlanets; ++place)
            for (const Verb verb : {Verb::planet, Verb::planet_all, Verb::settle, Verb::ask_colony})
                same(code(verb, planet_at(seat_at(i), place)));
    for (int i = 0; i < kPlainKinds; ++i)
        same(code(Verb::card, static_cast<Card>(i)));
    for (const AlienId id : kFantasyFlightAliens)
        for (const Verb verb : {Verb::give_card, Verb::show_card})
            same(code(verb, flare_of(id)));
    for (int i = 0; i < kMaxPlayers; ++i) {
        same(code(Verb::player, seat_at(i)));
        same(against_code(planet_at(seat_at(0), 2), seat_at(i)));
    }
    EXPECT_EQ(Cosmic::notation(default_data(), code(Verb::planet, planet_at(seat_at(1), 2))),
              "planet B3");
    EXPECT_EQ(Cosmic::parse(default_data(), "card -"), std::nullopt);
    EXPECT_EQ(Cosmic::parse(default_data(), "planet Z9"), std::nullopt);
}

}  // namespace
}  // namespace sidera::cosmic
