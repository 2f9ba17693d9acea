// The texts of Cosmic Encounter: both languages say everything the game can say, and nothing else.

#include "engine/text.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/embedded.h"
#include "engine/typed_match.h"
#include "games/cosmic/effects/effect.h"
#include "games/cosmic/game.h"
#include "tests/kit/listener.h"

namespace sidera::cosmic {
namespace {

using kit::Keys;
using kit::Listener;

Catalogue catalogue(std::string_view name) {
    Catalogue texts;
    const auto file = find_embedded("cosmic/text", name);
    EXPECT_TRUE(file.has_value()) << name;
    const auto error = Catalogue::load(file.value_or("{}"), texts);
    EXPECT_FALSE(error.has_value()) << *error;
    return texts;
}

template<class E>
void add_names(Keys& keys, std::string_view prefix, std::string_view after = {}) {
    for (const std::string_view name : EnumText<E>::kNames)
        if (name != "none" && name != "-" && name != "never" && name != "setup" && name != "over")
            keys.insert(std::string(prefix) + std::string(name) + std::string(after));
}

void add_setup(Keys& keys) {
    for (const OptionSpec& option : Cosmic::kOptions) {
        keys.insert("setup." + std::string(option.key));
        keys.insert("setup." + std::string(option.key) + ".help");
        for (const std::string_view choice : option.choices)
            // A digit stands for itself, an alien has its name.
            if (choice.size() > 1 && (!option.key.starts_with("alien_") || choice == "any" ||
                                      option.choices.size() < kFantasyFlightAliens.size()))
                keys.insert("setup." + std::string(option.key) + "." + std::string(choice));
    }
}

void add_options(Keys& keys) {
    for (const char* name : {"pass",
                             "done",
                             "use_power",
                             "play_wild",
                             "play_super",
                             "play_card",
                             "use_tech",
                             "tech",
                             "research",
                             "complete",
                             "abandon",
                             "tech_ship",
                             "tech_ship_other",
                             "turn_up",
                             "take_tech",
                             "planet",
                             "planet_bare",
                             "planet_all",
                             "settle",
                             "player",
                             "free_ship",
                             "card",
                             "hoard_card",
                             "give_card",
                             "show_card",
                             "ask_card",
                             "alien",
                             "destiny",
                             "against",
                             "give_type",
                             "ask_type",
                             "give_colony",
                             "ask_colony",
                             "number",
                             "yes",
                             "no",
                             "offense",
                             "defense",
                             "redraw",
                             "gate",
                             "first",
                             "second",
                             "accept",
                             "refuse",
                             "fail",
                             "wait",
                             "propose",
                             "clear",
                             "give_choice",
                             "ask_choice",
                             "give_random",
                             "ask_random",
                             "show_power",
                             "play_wild_hoard",
                             "play_super_hoard",
                             "play_card_hoard"})
        keys.insert(std::string("option.") + name);
}

// What clients say beside the game's own sentences.
void add_things(Keys& keys) {
    for (const char* after : {"", ".power", ".text", ".wild", ".super", ".tip"})
        add_names<AlienId>(keys, "alien.", after);
    for (const Card card : default_data().cards)
        keys.insert("card." + std::string(name_of(card)));
    add_names<TechId>(keys, "tech.");
    add_names<TechId>(keys, "tech.", ".text");
    for (const Card card : default_data().cards)
        if (!is_attack(card) && !is_reinforcement(card) && !is_flare(card))
            keys.insert("card." + std::string(name_of(card)) + ".text");
    add_names<Destiny>(keys, "destiny.");
    for (const char* special : {"wild", "most_colonies", "most_cards", "fewest_in_warp"})
        keys.insert(std::string("destiny.") + special + ".text");
    add_names<Phase>(keys, "phase.");
    add_names<Phase>(keys, "phase.", ".text");
    for (const CardType type : default_data().types)
        keys.insert("card_type." + std::string(name_of(type)));
    add_names<Side>(keys, "side.");
    for (const char* role : {"offense", "defense", "offensive_ally", "defensive_ally", "bystander"})
        keys.insert(std::string("role.") + role);
    for (const char* state : {"active", "lost", "zapped", "hidden", "lent"})
        keys.insert(std::string("sheet.") + state);
}

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = {"game.title", "game.tagline", "match.undone", "match.time_up", "prompt.talk"};
    add_names<Ask>(keys, "prompt.");
    add_names<Moment>(keys, "moment.");
    add_names<EventKind>(keys, "event.");
    add_names<PrivateEventKind>(keys, "private.");
    add_options(keys);
    add_things(keys);
    add_setup(keys);
    for (const char* name : {"colonies", "power", "limit"})
        keys.insert(std::string("event.game_over.") + name);
    for (const char* name : {"seat",
                             "planet",
                             "card",
                             "veiled",
                             "of_type",
                             "choice",
                             "random",
                             "colony",
                             "freed",
                             "nothing",
                             "sum_card",
                             "sum_swap",
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
                             "number"})
        keys.insert(std::string("item.") + name);
    for (const char* name : {"colonies", "foreign_colony"})
        keys.insert(std::string("score.") + name);
    for (const char* name : {"alien",
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
                             "end.nobody"})
        keys.insert(std::string("report.") + name);
    return keys;
}

TEST(CosmicText, both_languages_have_every_text_and_no_other) {
    const Catalogue english = catalogue("en.json");
    const Catalogue italian = catalogue("it.json");
    EXPECT_EQ(compare_catalogues(english, italian), std::vector<std::string>{});
    const Keys wanted = expected_keys();
    for (const std::string& key : wanted)
        EXPECT_NE(english.find(key), nullptr) << key << " is missing";
    for (std::string_view key : english.keys()) {
        if (key.ends_with(".many"))  // the same several times, as the web client's log says it
            key.remove_suffix(5);
        if (!key.starts_with("table."))  // words on the web client's table; it tests them itself
            EXPECT_TRUE(wanted.contains(std::string(key))) << key << " is never said";
    }
}

// Random games in which everybody listens.
TEST(CosmicText, everything_that_is_said_has_its_words) {
    const Catalogue english = catalogue("en.json");
    Listener listener(english);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        auto setup = default_setup<Cosmic>(4);
        setup.options[Cosmic::turn_limit] = 8;
        setup.options[Cosmic::hidden_powers] = seed % 3 == 0;
        setup.options[Cosmic::technology] = seed % 2 == 0;
        RecordHeader header;
        header.seed = {.low = seed};
        TypedMatch<Cosmic> match({&default_data(), [](const Data*) {}}, setup, header);
        QuickRandom random(seed);
        while (!match.asked().empty()) {
            const Decision decision = match.decision(match.asked().lowest(), Channel::main);
            listener.hear(decision.prompt);
            for (const Option& option : decision.options)
                listener.hear(option.label);
            const Option& option =
                decision.options[random.below(static_cast<std::uint32_t>(decision.options.size()))];
            match.answer({.seat = decision.seat,
                          .serial = decision.serial,
                          .code = option.code,
                          .value = option.range.lo},
                         By::person);
        }
        for (int i = -1; i < match.seats(); ++i)
            for (const auto& told : match.events_since(i < 0 ? kNoSeat : seat_at(i), 0))
                listener.hear(told.message);
    }
}

}  // namespace
}  // namespace sidera::cosmic
