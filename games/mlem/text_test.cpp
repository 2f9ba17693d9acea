// The texts of MLEM: both languages say everything the game can say, and nothing else.

#include "games/mlem/game.h"
#include "games/mlem/verbs.h"
#include "tests/kit/texts.h"

namespace sidera::mlem {
namespace {

using kit::Keys;

// Every text there must be, and no other.
Keys expected_keys() {
    Keys keys = kit::keys_of_all_games<Mlem>();
    kit::add_names<Question>(keys, "prompt.");
    kit::add_names<EventKind>(keys, "event.");
    kit::add_names<PrivateEventKind>(keys, "private.");
    kit::add_names<Verb>(keys, "option.");
    keys.erase("option.land");
    kit::add_all(keys, "option.", {"land_planet", "land_points"});
    kit::add_names<Cat>(keys, "cat.");
    kit::add_names<Cat>(keys, "cat.", ".power");
    kit::add_names<Goal>(keys, "goal.");
    kit::add_names<Face>(keys, "face.");
    kit::add_names<Ability>(keys, "ability.");
    kit::add_names<Discovery>(keys, "discovery.");
    keys.insert("body.DS");
    for (const auto& domain : default_data().names.domains)
        for (const std::string& name : domain)
            keys.insert("body." + name);
    kit::add_all(
        keys, "score.", {"moons", "deep", "planet", "goals", "ufo", "exploration", "missions"});
    return keys;
}

// More than 14 expeditions in one game, or six dice left on a token that gives one back (the latter
// is told in scenario ML-EXP-5).
const Keys kRare = {"event.stack_reshuffled", "event.nothing_recovered"};

Setup variant(int seats, unsigned bits) {
    Setup setup = default_setup<Mlem>(seats);
    setup.confirm = SeatSet::first(seats);
    setup.options[Mlem::ufo] = bits & 1u;
    setup.options[Mlem::exploration] = bits >> 1 & 1u;
    setup.options[Mlem::secret_missions] = bits >> 2 & 1u;
    setup.options[Mlem::shift_from_space_5] = bits >> 3 & 1u;
    setup.options[Mlem::ufo_stack_empty] = bits & 1u & bits >> 3;
    return setup;
}

TEST(MlemTexts, BothLanguagesHaveTheSameKeysAndArguments) {
    kit::expect_two_languages("mlem");
}

TEST(MlemTexts, NoKeyIsMissingOrUnused) {
    kit::expect_no_other_texts("mlem", expected_keys(), {"table."});
}

TEST(MlemTexts, WhateverIsSaidInAGameHasItsText) {
    const Catalogue english = kit::catalogue_of("mlem", "en.json");
    const Catalogue italian = kit::catalogue_of("mlem", "it.json");
    std::array<kit::Listener, 2> listeners = {kit::Listener(english), kit::Listener(italian)};
    for (unsigned bits = 0; bits < 16; ++bits)
        for (int seats = Mlem::kMinSeats; seats <= Mlem::kMaxSeats; ++seats)
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                kit::play_and_listen<Mlem>(variant(seats, bits), seed * 64 + bits, listeners);
    kit::expect_said(expected_keys(),
                     listeners[0].heard(),
                     {"prompt.", "option.", "event.", "private.", "score."},
                     kRare);
}

}  // namespace
}  // namespace sidera::mlem
