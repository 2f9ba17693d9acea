// The texts of Cosmic Encounter: both languages say everything the game can say, and nothing else.

#include "games/cosmic/edge/verbs.h"
#include "games/cosmic/game.h"
#include "tests/kit/texts.h"

namespace sidera::cosmic {
namespace {

using kit::add_all;
using kit::add_names;
using kit::Keys;

void add_options(Keys& keys) {
    add_names<Verb>(keys, "option.");
    keys.erase("option.play");  // each kind of effect is used in its own words
    add_all(keys,
            "option.",
            {"use_power",
             "play_wild",
             "play_super",
             "play_card",
             "use_tech",
             "tech_ship_other",
             "turn_up",
             "planet_bare",
             "play_wild_hoard",
             "play_super_hoard",
             "play_card_hoard",
             "use_called",
             "neither"});
    add_all(keys, "effect.", {"about_warp", "about_colonies", "about_card"});
}

// What clients say beside the game's own sentences.
void add_things(Keys& keys) {
    for (const char* after : {"", ".power", ".text", ".wild", ".super", ".tip"})
        add_names<AlienId>(keys, "alien.", after);
    for (const Card card : default_data().cards)
        keys.insert("card." + std::string(name_of(card)));
    for (const AlienName& one : kAlienNames)  // also of those that are in no edition yet
        keys.insert("card." + std::string(one.flare));
    add_names<TechId>(keys, "tech.");
    add_names<TechId>(keys, "tech.", ".text");
    for (const Card card : default_data().cards)
        if (!is_attack(card) && !is_reinforcement(card) && !is_flare(card))
            keys.insert("card." + std::string(name_of(card)) + ".text");
    add_names<Destiny>(keys, "destiny.");
    add_all(keys,
            "destiny.",
            {"wild.text",
             "reverse_wild.text",
             "most_colonies.text",
             "most_cards.text",
             "fewest_in_warp.text"});
    add_names<Phase>(keys, "phase.");
    add_names<Phase>(keys, "phase.", ".text");
    for (const char* other : {"setup", "setup.text", "over", "over.text"})
        keys.erase(std::string("phase.") + other);
    for (const CardType type : default_data().types)
        keys.insert("card_type." + std::string(name_of(type)));
    add_names<Side>(keys, "side.");
    add_all(keys, "role.", {"offense", "defense", "offensive_ally", "defensive_ally", "bystander"});
    add_all(keys, "sheet.", {"active", "lost", "zapped", "hidden", "lent"});
}

// What lists are made of.
void add_items(Keys& keys) {
    add_all(keys,
            "item.",
            {"seat",
             "planet",
             "card",
             "veiled",
             "of_type",
             "choice",
             "random",
             "colony",
             "ceded",
             "freed",
             "nothing",
             "sum_card",
             "sum_swap",
             "sum_kicker",
             "sum_beside",
             "sum_plus_ships",
             "sum_minus_ships",
             "sum_plus_allies",
             "sum_minus_allies",
             "sum_plus",
             "sum_minus",
             "sum_times",
             "sum_divided",
             "sum_becomes",
             "side",
             "number"});
}

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = kit::keys_of_all_games<Cosmic>();
    for (const AlienId alien : kFantasyFlightAliens)  // it has its name
        for (const char seat : {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'})
            keys.erase(std::string("setup.alien_") + seat + "." + std::string(name_of(alien)));
    keys.insert("prompt.talk");
    add_names<Ask>(keys, "prompt.");
    add_names<Moment>(keys, "moment.");
    add_names<EventKind>(keys, "event.");
    add_names<PrivateEventKind>(keys, "private.");
    add_options(keys);
    add_things(keys);
    add_names<Victory>(keys, "event.game_over.");
    add_items(keys);
    add_all(keys, "score.", {"colonies", "foreign_colony"});
    add_all(keys,
            "report.",
            {"alien",
             "power",
             "wild",
             "super",
             "card",
             "tech",
             "encounter",
             "encounter_begins",
             "joined",
             "talks",
             "talks_begin",
             "deal_made",
             "deal_failed",
             "end",
             "end.alone",
             "end.shared",
             "end.nobody"});
    return keys;
}

TEST(CosmicText, both_languages_have_every_text_and_no_other) {
    kit::expect_two_languages("cosmic");
    kit::expect_no_other_texts("cosmic", expected_keys(), {"table."});
}

TEST(CosmicText, everything_that_is_said_has_its_words) {
    const Catalogue english = kit::catalogue_of("cosmic", "en.json");
    std::array<kit::Listener, 1> listeners = {kit::Listener(english)};
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        auto setup = default_setup<Cosmic>(4);
        setup.options[Cosmic::turn_limit] = 8;
        setup.options[Cosmic::hidden_powers] = seed % 3 == 0;
        setup.options[Cosmic::technology] = seed % 2 == 0;
        kit::play_and_listen<Cosmic>(setup, seed, listeners);
    }
}

}  // namespace
}  // namespace sidera::cosmic
