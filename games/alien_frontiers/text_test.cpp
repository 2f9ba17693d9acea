// The texts of Alien Frontiers: both languages say everything the game can say, and nothing else.

#include "games/alien_frontiers/game.h"
#include "games/alien_frontiers/verbs.h"
#include "tests/kit/texts.h"

namespace sidera::alien_frontiers {
namespace {

using kit::Keys;

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = kit::keys_of_all_games<AlienFrontiers>();
    kit::add_names<Question>(keys, "prompt.");
    kit::add_all(keys, "prompt.", {"main_placed", "raid_taken"});
    kit::add_names<Verb>(keys, "option.");
    keys.erase("option.dock");
    kit::add_names<Facility>(keys, "option.dock_");
    kit::add_all(
        keys, "option.", {"power_from", "ship_to", "copy", "place_against", "end_turn_parking"});
    kit::add_names<EventKind>(keys, "event.");
    for (const char* name : {"gained", "paid", "cache_pays", "tokens_returned"})
        kit::add_all(keys, "event." + std::string(name), {"_fuel", "_ore"});
    kit::add_all(keys, "event.", {"gained_nothing", "cache_pays_nothing"});
    kit::add_names<Facility>(keys, "facility.");
    kit::add_names<Facility>(keys, "facility.", ".effect");
    kit::add_names<Territory>(keys, "territory.");
    kit::add_names<Territory>(keys, "territory.", ".bonus");
    kit::add_names<Field>(keys, "field.");
    kit::add_names<Field>(keys, "field.", ".effect");
    for (const char* after : {"", ".power", ".discard"})
        kit::add_names<Card>(keys, "card.", after);
    kit::add_names<Resource>(keys, "resource.");
    kit::add_all(keys, "score.", {"colonies", "control", "cards", "positron"});
    return keys;
}

// Odd seeds play for points, every third game ends early, every fifth forces nobody to dock.
Setup variant(int seats, std::uint64_t seed) {
    Setup setup = default_setup<AlienFrontiers>(seats);
    setup.confirm = SeatSet::first(seats);
    setup.options[AlienFrontiers::end_mode] = seed % 2 != 0 ? 1 : 0;
    setup.options[AlienFrontiers::round_limit] = seed % 3 == 0 ? 12 : 0;
    setup.options[AlienFrontiers::mandatory_docking] = seed % 5 == 0 ? 2 : 0;
    return setup;
}

TEST(AlienFrontiersTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    kit::expect_two_languages("alien_frontiers");
}

TEST(AlienFrontiersTexts, NoKeyIsMissingOrUnused) {
    kit::expect_no_other_texts("alien_frontiers", expected_keys(), {"table."});
}

TEST(AlienFrontiersTexts, WhateverIsSaidInAGameHasItsText) {
    const Catalogue english = kit::catalogue_of("alien_frontiers", "en.json");
    const Catalogue italian = kit::catalogue_of("alien_frontiers", "it.json");
    std::array<kit::Listener, 2> listeners = {kit::Listener(english), kit::Listener(italian)};
    for (int seats = AlienFrontiers::kMinSeats; seats <= AlienFrontiers::kMaxSeats; ++seats)
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            kit::play_and_listen<AlienFrontiers>(variant(seats, seed), seed, listeners);
    for (const EventKind kind : {EventKind::gained, EventKind::cache_pays})
        for (kit::Listener& listener : listeners)
            listener.hear(AlienFrontiers::narrate(  // an empty supply is too rare to wait for
                default_data(),
                PublicEvent{.kind = kind, .seat = seat_at(0)}));
    kit::expect_said(
        expected_keys(), listeners[0].heard(), {"prompt.", "option.", "event.", "score."});
}

}  // namespace
}  // namespace sidera::alien_frontiers
