// The texts of Alien Frontiers: both languages say everything the game can say, and nothing else.

#include "engine/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/embedded.h"
#include "engine/typed_match.h"
#include "games/alien_frontiers/game.h"
#include "tests/kit/listener.h"

namespace sidera::alien_frontiers {
namespace {

Catalogue catalogue(std::string_view name) {
    Catalogue texts;
    const auto file = find_embedded("alien_frontiers/text", name);
    EXPECT_TRUE(file.has_value()) << name;
    const auto error = Catalogue::load(file.value_or("{}"), texts);
    EXPECT_FALSE(error.has_value()) << *error;
    return texts;
}

using kit::Keys;
using kit::Listener;

template<class E>
void add_names(Keys& keys, std::string_view prefix, std::string_view after = {}) {
    for (const std::string_view name : EnumText<E>::kNames)
        if (name != "none" && name != "nowhere")
            keys.insert(std::string(prefix) + std::string(name) + std::string(after));
}

void add_setup(Keys& keys) {
    for (const OptionSpec& option : AlienFrontiers::kOptions) {
        keys.insert("setup." + std::string(option.key));
        keys.insert("setup." + std::string(option.key) + ".help");
        for (const std::string_view choice : option.choices)
            if (choice.size() > 1)  // a digit stands for itself
                keys.insert("setup." + std::string(option.key) + "." + std::string(choice));
    }
}

void add_options(Keys& keys) {
    add_names<Facility>(keys, "option.dock_");
    for (const char* name : {"power",         "power_from",
                             "discard",       "cycle",
                             "claim",         "trade",
                             "launch",        "buy_relic",
                             "end_turn",      "roll",
                             "place",         "launch_now",
                             "let_go",        "take",
                             "stop",          "steal",
                             "card",          "ship",
                             "reroll",        "territory",
                             "lift",          "aim",
                             "hit",           "fire",
                             "destroy",       "colony",
                             "give_back",     "put_back",
                             "keep_ship",     "spare",
                             "ship_to",       "copy",
                             "remove_field",  "raid_nothing",
                             "raid_card",     "raid_resources",
                             "place_against", "end_turn_parking"})
        keys.insert(std::string("option.") + name);
}

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = {
        "game.title", "game.tagline", "match.undone", "match.time_up", "prompt.main_placed"};
    keys.insert("prompt.raid_taken");
    add_names<Question>(keys, "prompt.");
    add_names<EventKind>(keys, "event.");
    for (const char* name : {"gained", "paid", "cache_pays", "tokens_returned"})
        for (const char* what : {"_fuel", "_ore"})
            keys.insert(std::string("event.") + name + what);
    for (const char* name : {"gained", "cache_pays"})
        keys.insert(std::string("event.") + name + "_nothing");
    add_names<Facility>(keys, "facility.");
    add_names<Facility>(keys, "facility.", ".effect");
    add_names<Territory>(keys, "territory.");
    add_names<Territory>(keys, "territory.", ".bonus");
    add_names<Field>(keys, "field.");
    add_names<Field>(keys, "field.", ".effect");
    add_names<Card>(keys, "card.");
    add_names<Card>(keys, "card.", ".power");
    add_names<Card>(keys, "card.", ".discard");
    add_names<Resource>(keys, "resource.");
    add_options(keys);
    for (const char* name : {"colonies", "control", "cards", "positron"})
        keys.insert(std::string("score.") + name);
    add_setup(keys);
    return keys;
}

// A random game in which everybody listens.
void play_game(const Setup& setup, std::uint64_t seed, Listener& listener) {
    RecordHeader header;
    header.seed = {.low = seed};
    TypedMatch<AlienFrontiers> match({&default_data(), [](const Data*) {}}, setup, header);
    std::uint64_t dice = seed * 2 + 1;
    while (!match.asked().empty()) {
        const Decision decision = match.decision(match.asked().lowest(), Channel::main);
        listener.hear(decision.prompt);
        for (const Option& option : decision.options)
            listener.hear(option.label);
        dice = dice * 6364136223846793005u + 1442695040888963407u;
        const Option& chosen = decision.options[(dice >> 33) % decision.options.size()];
        const Status status = match.answer(
            {.seat = decision.seat, .serial = decision.serial, .code = chosen.code}, By::person);
        ASSERT_TRUE(status) << status.why;
    }
    for (const Told& told : match.events_since(kNoSeat, 0))
        listener.hear(told.message);
    for (const ScoreLine& line : match.score_lines())
        listener.hear(line.what);
}

// Odd seeds play for points, every third game ends early, every fifth forces nobody to dock.
Setup variant(int seats, std::uint64_t seed) {
    Setup setup{.seats = seats, .confirm = SeatSet::first(seats)};
    for (const OptionSpec& option : AlienFrontiers::kOptions)
        setup.options.push_back(option.standard);
    setup.options[AlienFrontiers::end_mode] = seed % 2 != 0 ? 1 : 0;
    setup.options[AlienFrontiers::round_limit] = seed % 3 == 0 ? 12 : 0;
    setup.options[AlienFrontiers::mandatory_docking] = seed % 5 == 0 ? 2 : 0;
    return setup;
}

TEST(AlienFrontiersTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    EXPECT_EQ(compare_catalogues(catalogue("en.json"), catalogue("it.json")),
              std::vector<std::string>{});
    EXPECT_EQ(compare_catalogues(catalogue("rules.en.json"), catalogue("rules.it.json")),
              std::vector<std::string>{});
}

TEST(AlienFrontiersTexts, NoKeyIsMissingOrUnused) {
    Keys written;
    const Catalogue texts = catalogue("en.json");
    for (const std::string_view key : texts.keys())
        if (!key.starts_with("table."))  // words on the web client's table; it tests them itself
            written.insert(std::string(key));
    EXPECT_EQ(written, expected_keys());
}

TEST(AlienFrontiersTexts, WhateverIsSaidInAGameHasItsText) {
    for (const char* language : {"en.json", "it.json"}) {
        const Catalogue texts = catalogue(language);
        Listener listener(texts);
        for (int seats = AlienFrontiers::kMinSeats; seats <= AlienFrontiers::kMaxSeats; ++seats)
            for (std::uint64_t seed = 1; seed <= 30; ++seed)
                play_game(variant(seats, seed), seed, listener);
        for (const EventKind kind : {EventKind::gained, EventKind::cache_pays})
            listener.hear(AlienFrontiers::narrate(  // an empty supply is too rare to wait for
                default_data(),
                PublicEvent{.kind = kind, .seat = seat_at(0)}));
        for (const char* family : {"prompt.", "option.", "event.", "score."})
            for (const std::string& key : expected_keys())
                if (key.starts_with(family)) {
                    EXPECT_TRUE(listener.heard().contains(key)) << key << " was never said";
                }
    }
}

}  // namespace
}  // namespace sidera::alien_frontiers
