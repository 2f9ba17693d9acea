// The texts of Mayfair's edition: what it says in other words, and what is only there.

#include "games/cosmic/edge/verbs.h"
#include "games/cosmic/editions/mayfair.h"
#include "tests/kit/texts.h"

namespace sidera::cosmic {
namespace {

using G = CosmicMayfair;

TEST(CosmicMayfairText, both_languages_have_every_text) {
    kit::expect_two_languages("cosmic_mayfair");
    const Catalogue texts = kit::catalogue_of("cosmic_mayfair", "en.json");
    kit::Keys expected = kit::keys_of_all_games<G>();
    for (const AlienId alien : kMayfairAliens)  // it has its name
        for (const char seat : {'a', 'b', 'c', 'd', 'e', 'f'})
            expected.erase(std::string("setup.alien_") + seat + "." + std::string(name_of(alien)));
    for (const Card card : mayfair_data().cards) {
        expected.insert("card." + std::string(name_of(card)));
        if (!is_attack(card) && !is_reinforcement(card) && !is_flare(card))
            expected.insert("card." + std::string(name_of(card)) + ".text");
    }
    for (const CardType type : mayfair_data().types)
        expected.insert("card_type." + std::string(name_of(type)));
    for (const std::string& key : expected)
        EXPECT_NE(texts.find(key), nullptr) << key;
}

// The words of the other edition: ship, colony, encounter, gate, compensation.
TEST(CosmicMayfairText, this_edition_has_its_own_words) {
    constexpr std::array<std::string_view, 2> kTheirs[] = {
        {"prompt.aim", "gate"},
        {"event.ships_lost", "ship"},
        {"event.colony_gained", "colony"},
        {"event.encounter_won", "encounter"},
        {"moment.compensating", "ompensation"},
        {"card.negotiate", "egotiate"},
    };
    const Catalogue theirs = kit::catalogue_of("cosmic", "en.json");
    const Catalogue texts = kit::catalogue_of("cosmic_mayfair", "en.json");
    for (const auto& [key, word] : kTheirs) {
        ASSERT_TRUE(theirs.find(key) != nullptr && texts.find(key) != nullptr) << key;
        EXPECT_NE(theirs.find(key)->find(word), std::string::npos) << key;
        EXPECT_EQ(texts.find(key)->find(word), std::string::npos) << *texts.find(key);
    }
}

TEST(CosmicMayfairText, everything_that_is_said_has_its_words) {
    const Catalogue english = kit::catalogue_of("cosmic_mayfair", "en.json");
    const Catalogue italian = kit::catalogue_of("cosmic_mayfair", "it.json");
    std::array<kit::Listener, 2> listeners = {kit::Listener(english), kit::Listener(italian)};
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        auto setup = default_setup<G>(4);
        setup.options[G::turn_limit] = 8;
        setup.options[G::alien_pool] = 2;
        setup.options[G::expansion_cards] = seed % 2 == 0;
        setup.options[G::skip_turn] = seed % 3 == 0;
        kit::play_and_listen<G>(setup, seed, listeners);
    }
}

}  // namespace
}  // namespace sidera::cosmic
